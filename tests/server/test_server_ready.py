"""What is ready before the first visitor comes."""

from __future__ import annotations

from ratusha.kernel import words
from ratusha.server.base.games import playable, warm_up


def test_all_words_are_ready_when_the_server_has_started():
    words._bundle.cache_clear()
    playable.cache_clear()
    warm_up()
    for package in ("kernel", "server", *playable()):
        for lang in words.LANGS:
            bundle = words._bundle(package, lang)
            assert set(bundle._compiled) == set(bundle._messages) != set(), (package, lang)
