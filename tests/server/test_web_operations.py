"""An operation is declared once; from that come its address, its form, its message and its description."""

from ratusha.server.base.limits import RATES
from ratusha.server.tables.operations.operation import Operation, answer_of
from ratusha.server.web.openapi import description
from ratusha.server.web.operations import OPERATIONS


def declared(base: type[Operation]) -> set[type[Operation]]:
    """All operations that somebody has written."""
    below = base.__subclasses__()
    return {one for one in below if hasattr(one, "name")}.union(*map(declared, below))


def test_every_operation_that_is_written_can_be_asked_for():
    assert set(OPERATIONS.values()) == declared(Operation)
    assert all(name == operation.name for name, operation in OPERATIONS.items())


def test_every_operation_counts_against_a_limit_that_there_is():
    assert {operation.rate for operation in OPERATIONS.values()} <= RATES.keys()


def test_the_description_of_an_operation_is_its_docstring_and_the_answer_what_it_returns():
    for name, operation in OPERATIONS.items():
        told = description()["paths"][f"/tables/{{table}}/{name}"]["post"]
        assert operation.__doc__ is not None
        assert told["summary"] == operation.__doc__.strip().splitlines()[0]
        schema = told["responses"]["200"]["content"]["application/json"]["schema"]
        answer = description()["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
        assert answer["title"] == answer_of(operation).__name__
        assert {"type", "ok", "id"} <= set(answer["required"])
