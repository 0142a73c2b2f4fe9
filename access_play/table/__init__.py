"""A match: rounds, scores, what each seat was told, and a journal that replays it."""
