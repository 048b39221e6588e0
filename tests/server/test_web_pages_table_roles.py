"""Where each player plays a faction, the list of players names it."""

from tests.server.harness import Running, begun
from tests.server.visitors import Visitor

from ratusha.kernel.registry import game
from ratusha.kernel.words import text


def test_the_list_of_players_names_their_factions(lite: Running):
    table, players = begun(lite, 2, "terra_mystica")
    assert [seat["role"] for seat in players[0].see(table)["table"]["seats"]] == ["", ""]
    for _ in range(20):
        for player in players:
            player.play_first(table)
        roles = [seat["role"] for seat in players[0].see(table)["table"]["seats"]]
        if all(roles):
            break
    state = game("terra_mystica").view_from_dict(players[0].see(table)["view"]).known
    notes = [state.game.player_note(state, seat) for seat in range(2)]
    assert roles == [text(note, "en") for note in notes if note is not None]
    assert len(set(roles)) == 2
    watcher = Visitor(lite.address, "ru")
    page = watcher.go(f"/tables/{table}")
    for note in notes:
        assert note is not None
        assert f'<span class="role quiet">({text(note, "ru")})</span>' in page


def test_a_game_without_factions_names_none(lite: Running):
    table, players = begun(lite, 2, "burgundy")
    assert [seat["role"] for seat in players[0].see(table)["table"]["seats"]] == ["", ""]
    assert 'class="role' not in Visitor(lite.address, "en").go(f"/tables/{table}")
