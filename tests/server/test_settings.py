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
