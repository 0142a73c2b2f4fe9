"""What helps to learn, from outside: the rulebook searched."""

from __future__ import annotations

from tests.program.conftest import Run


def test_the_rulebook_is_searched_from_the_shell(run: Run) -> None:
    found = run("rules", "11-nimmt", "--search", "bull card", "--lang", "en")
    assert (found.status, found.err) == (0, "")
    assert all("bull" in line.casefold() and line[0].isdecimal() for line in found.out.splitlines())
    nothing = run("rules", "11-nimmt", "--search", "zebra", "--lang", "fr").out
    assert nothing.startswith("Les règles ne disent rien de «\u00a0zebra\u00a0»")
