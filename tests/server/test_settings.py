"""Settings from the environment: what can't be meant is refused in one sentence, without its password."""

import pytest

from ratusha.kernel.errors import BadInput
from ratusha.kernel.words import text
from ratusha.server.settings import from_environment


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ADDRESS", "games.example.org"),
        ("ADDRESS", "ftp://games.example.org"),
        ("ADDRESS", "https://"),
        ("ADDRESS", "https://games.example.org/path"),
        ("ADDRESS", "https://games.example.org?x"),
        ("ADDRESS", "https://anna@games.example.org"),
        ("ADDRESS", "https://games.example.org:port"),
        ("ADDRESS", "https://games example.org"),
        ("ORIGINS", "https://one.example.org two.example.org"),
        ("PROXIES", "proxy"),
        ("PROXIES", "10.0.0.0/99"),
        ("PROXIES", "10.0.0.1 and 10.0.0.2"),
        ("SMTP", "mail.example.org"),
        ("SMTP", "http://anna:hunter2@mail.example.org"),
        ("SMTP", "smtp://anna:hunter2@"),
        ("SMTP", "smtp://anna:hunter2@mail.example.org:mail"),
        ("BOT_WORKERS", "0"),
        ("BOT_WORKERS", "two"),
        ("BOT_WORKERS", "1.5"),
        ("TABLE_MEMORY", "-1"),
        ("RATES", "0"),
        ("BOT_SECONDS", "nan"),
        ("REMINDER_HOURS", "soon"),
        ("WEBHOOK_PRIVATE", "maybe"),
        ("BOT_WORKER", "3"),
        ("ADRESS", "https://games.example.org"),
    ],
)
def test_nonsense_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(f"RATUSHA_{name}", value)
    with pytest.raises(BadInput) as refused:
        from_environment()
    for lang in ("en", "ru"):
        said = text(refused.value.message(), lang)
        assert f"RATUSHA_{name}" in said
        assert "hunter2" not in said
        assert "server-" not in said


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [
        ("ADDRESS", "", ""),
        ("ADDRESS", "https://games.example.org", "https://games.example.org"),
        ("ADDRESS", "https://games.example.org/", "https://games.example.org"),
        ("ADDRESS", "http://[::1]:8000", "http://[::1]:8000"),
        ("ADDRESS", "https://игры.example.org", "https://игры.example.org"),
        ("ORIGINS", "https://one.example.org http://two:80", "https://one.example.org http://two:80"),
        ("PROXIES", "*", "*"),
        ("PROXIES", "127.0.0.1,10.0.0.0/8, ::1", "127.0.0.1,10.0.0.0/8, ::1"),
        ("SMTP", "smtp://127.0.0.1:1025", "smtp://127.0.0.1:1025"),
        ("SMTP", "smtps://anna:hunter2%40@mail.example.org", "smtps://anna:hunter2%40@mail.example.org"),
    ],
)
def test_what_makes_sense_is_taken(name: str, value: str, kept: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(f"RATUSHA_{name}", value)
    assert getattr(from_environment(), name.lower()) == kept


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("BOT_WORKERS", "0", "“0” is not a whole number from 1 up"),
        ("TABLE_MEMORY", "-1", "“-1” is not a whole number from 0 up"),
        ("RATES", "0", "“0” is not a number above 0"),
        ("NOTICE_DELAY", "nan", "“nan” is not a number from 0 up"),
        ("WEBHOOK_PRIVATE", "maybe", "“maybe” is neither true nor false"),
        ("BOT_WORKER", "3", "there is no such setting; did you mean RATUSHA_BOT_WORKERS?"),
    ],
)
def test_the_sentence_says_what_is_needed(name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(f"RATUSHA_{name}", value)
    with pytest.raises(BadInput) as refused:
        from_environment()
    assert text(refused.value.message(), "en") == f"RATUSHA_{name}: {said}"


@pytest.mark.parametrize("name", ["COMPILE", "PURE", "ENGINES", "COMPONENTS", "DEBUG", "SOAK", "PLAYS"])
def test_what_is_set_for_others_than_the_server_is_none_of_its_settings(
    name: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(f"RATUSHA_{name}", "1")
    from_environment()
