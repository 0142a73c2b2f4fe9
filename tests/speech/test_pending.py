"""The order in which things are said."""

from __future__ import annotations

from access_play.speech.pending import MOST, Pending, Utterance
from access_play.words.announcement import Priority

LOW, NORMAL, URGENT = Priority.LOW, Priority.NORMAL, Priority.URGENT


def utterance(text: str, priority: Priority = NORMAL) -> Utterance:
    return Utterance((("en", text),), priority)


def queue(*waiting: tuple[str, Priority]) -> Pending:
    pending = Pending()
    for text, priority in waiting:
        pending.add(utterance(text, priority))
    return pending


def said(pending: Pending) -> list[str]:
    texts = []
    while (one := pending.pop()) is not None:
        texts.append(one.parts[0][1])
    return texts


def test_urgent_first_low_last_else_first_come_first_served() -> None:
    pending = queue(("a", LOW), ("b", NORMAL), ("c", URGENT), ("d", NORMAL), ("e", URGENT))
    assert said(pending) == ["c", "e", "b", "d", "a"]


def test_a_question_or_a_notice_that_waits_already_is_not_said_twice() -> None:
    assert said(queue(("a", URGENT), ("b", NORMAL), ("a", URGENT), ("a", NORMAL))) == ["a", "b"]
    assert said(queue(("a", NORMAL), ("a", LOW), ("b", LOW), ("b", LOW))) == ["a", "b"]


def test_two_events_that_sound_alike_are_two_facts() -> None:
    assert said(queue(("Ana passes.", NORMAL), ("Bob passes.", NORMAL), ("Ana passes.", NORMAL))) == [
        "Ana passes.",
        "Bob passes.",
        "Ana passes.",
    ]


def test_an_equal_text_that_is_more_urgent_moves_up() -> None:
    assert said(queue(("a", NORMAL), ("b", NORMAL), ("b", URGENT))) == ["b", "a"]


def test_the_same_words_in_another_language_are_another_text() -> None:
    pending = queue(("11", NORMAL))
    pending.add(Utterance((("fr", "11"),), NORMAL))
    assert len(pending) == 2


def test_a_long_queue_loses_its_oldest_the_low_ones_before_the_normal_ones() -> None:
    pending = queue(("old", NORMAL), ("low", LOW), *((str(number), NORMAL) for number in range(MOST)))
    assert said(pending) == [str(number) for number in range(MOST)]


def test_what_is_urgent_is_never_dropped() -> None:
    pending = queue(*((str(number), URGENT) for number in range(2 * MOST)), ("normal", NORMAL))
    assert said(pending) == [str(number) for number in range(2 * MOST)]


def test_a_thousand_in_a_burst_leave_the_newest() -> None:
    assert said(queue(*((str(number), NORMAL) for number in range(1000)))) == [
        str(number) for number in range(1000 - MOST, 1000)
    ]


def test_a_long_answer_is_heard_from_its_first_line() -> None:
    pending = queue(("old", NORMAL))
    for number in range(20):
        pending.add(Utterance((("en", str(number)),), NORMAL, kept=True))
    assert said(pending) == [str(number) for number in range(20)]


def test_a_key_keeps_only_what_is_urgent() -> None:
    pending = queue(("a", LOW), ("b", NORMAL), ("c", URGENT))
    pending.clear(keep_urgent=True)
    assert said(pending) == ["c"]


def test_put_back_goes_before_its_equals_and_after_the_urgent() -> None:
    pending = queue(("a", NORMAL), ("b", URGENT))
    pending.put_back(utterance("again"))
    assert said(pending) == ["b", "again", "a"]


def test_a_queue_too_long_for_the_end_keeps_its_end() -> None:
    pending = queue(*((f"a sentence of some length, number {number}", NORMAL) for number in range(8)))
    pending.shorten(seconds=6, rate=200)
    kept = said(pending)
    assert 1 <= len(kept) < 8
    assert kept[-1].endswith("7")


def test_the_last_sentence_is_kept_however_short_the_time() -> None:
    pending = queue(("first", NORMAL), ("last", NORMAL))
    pending.shorten(seconds=0, rate=200)
    assert said(pending) == ["last"]
