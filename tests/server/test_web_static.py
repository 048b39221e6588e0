"""The browser's files: kept for good under the address that a page names, asked about under any other."""

import re

from tests.server.harness import Running, patient


def named(lite: Running, path: str = "/") -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', patient.get(lite.address + path).text)


def test_what_a_page_names_is_kept(lite: Running):
    files = named(lite)
    assert len({file.split("/")[2] for file in files}) == 1
    for file in files:
        answer = patient.get(lite.address + file)
        assert answer.status_code == 200, file
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_script_finds_those_it_needs_beside_itself(lite: Running):
    scripts = [file for file in named(lite) if file.endswith(".js")]
    needed = {
        f"{script.rsplit('/', 1)[0]}/{name}"
        for script in scripts
        for name in re.findall(r'"\./([\w-]+\.js)"', patient.get(lite.address + script).text)
    }
    assert needed
    for file in needed:
        assert patient.get(lite.address + file).status_code == 200


def test_of_another_version_there_is_what_there_is_and_nobody_keeps_it(lite: Running):
    answer = patient.get(f"{lite.address}/static/0123456789ab/page.css")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert patient.get(f"{lite.address}/static/0123456789ab/nosuch.css").status_code == 404
    assert patient.get(f"{lite.address}/static/0123456789ab/0123456789ab/page.css").status_code == 404
