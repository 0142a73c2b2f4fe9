"""Onze Gagnant: reach one's own goal, eleven, by what lies on plus less what lies on minus."""
