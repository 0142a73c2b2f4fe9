"""Finds the messages of the code for Babel.

A translator's comment counts for every message of the statement that it stands above, or in:
a sentence for the ear and its braille wording share one. Babel's own extractor gives it to
the first message alone.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from typing import IO, Any

Found = tuple[int, str, tuple[str | None, ...], list[str]]


def messages(
    file: IO[bytes], keywords: Collection[str], tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """Yield line, keyword, arguments (None for what is no text) and comments of each message."""
    source = file.read().decode()
    comments = comment_lines(source, tags)
    for statement in statements(ast.parse(source)):
        for call in own_calls(statement):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in keywords:
                texts = tuple(text_of(argument) for argument in call.args)
                yield call.lineno, name, texts, nearest(comments, statement.lineno, call.args[0].lineno)


def comment_lines(source: str, tags: Collection[str]) -> dict[int, str]:
    """Comments with a tag, by line; the tag stays."""
    lines = (line.strip() for line in source.splitlines())
    tagged = tuple(f"# {tag}" for tag in tags)
    return {at: line[2:] for at, line in enumerate(lines, 1) if line.startswith(tagged)}


def statements(tree: ast.AST) -> Iterator[ast.stmt]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.stmt))


def own_calls(statement: ast.stmt) -> Iterator[ast.Call]:
    """Calls of a statement, without those of the statements in its body."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.Call):
            yield node
        waiting += [
            child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt | ast.match_case)
        ]


def nearest(comments: Mapping[int, str], first: int, last: int) -> list[str]:
    """The last comment from just above a statement to the call in it."""
    found = [comments[line] for line in range(first - 1, last + 1) if line in comments]
    return found[-1:]


def text_of(argument: ast.expr) -> str | None:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None
