"""The browser's files: kept for good under the address that a page names, asked about under any other."""

import re

import httpx
from tests.server.harness import Running


def named(lite: Running, path: str = "/") -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', httpx.get(lite.address + path).text)


def test_what_a_page_names_is_kept(lite: Running):
    files = named(lite)
    assert len({file.split("/")[2] for file in files}) == 1
    for file in files:
        answer = httpx.get(lite.address + file)
        assert answer.status_code == 200, file
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_script_finds_those_it_needs_beside_itself(lite: Running):
    (script,) = [file for file in named(lite) if file.endswith(".js")]
    needed = re.findall(r'"\./([\w-]+\.js)"', httpx.get(lite.address + script).text)
    assert needed
    for name in needed:
        assert httpx.get(f"{lite.address}{script.rsplit('/', 1)[0]}/{name}").status_code == 200


def test_of_another_version_there_is_what_there_is_and_nobody_keeps_it(lite: Running):
    answer = httpx.get(f"{lite.address}/static/0123456789ab/page.css")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert httpx.get(f"{lite.address}/static/0123456789ab/nosuch.css").status_code == 404
    assert httpx.get(f"{lite.address}/static/0123456789ab/0123456789ab/page.css").status_code == 404
