"""A coach is answered where the opponent does not read it."""

from tests.server.harness import Running
from tests.server.test_tables_operations_access import enter
from tests.server.visitors import seated

from ratusha.server.words import say


def test_the_page_has_a_way_to_answer_as_soon_as_the_coach_may_come(lite: Running):
    visitor, boris, table = seated(lite, "Анна", "en")
    to_coach = say("en", "say-in", room=say("en", "room-coach"))
    assert to_coach not in visitor.go(f"/tables/{table}/parts")
    visitor.go(f"/tables/{table}")
    link = visitor.form(f"/tables/{table}/invite", kind="coach")
    assert to_coach in visitor.go(f"/tables/{table}/parts"), "without loading the page again"
    token = link.partition("/i/")[2].partition('"')[0]
    coach = lite.client("Coach")
    enter(coach, token)
    seat = coach.see(table)["you"]["seat"]
    coach.do(table, "chat", text="take the dragon", room=f"coach-{seat}")
    page = visitor.go(f"/tables/{table}")
    assert "take the dragon" in page
    assert to_coach in page
    room = f'name="room" value="coach-{seat}"'
    form = next(form for form in page.split("<form")[1:] if room in form)
    assert f"/tables/{table}/chat" in form
    visitor.form(f"/tables/{table}/chat", room=f"coach-{seat}", text="why?")
    assert [line["text"] for line in coach.get(f"/tables/{table}/chat")["lines"]] == [
        "take the dragon",
        "why?",
    ]
    assert boris.get(f"/tables/{table}/chat")["lines"] == []
