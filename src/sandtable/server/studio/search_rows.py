"""Stored searches for even settings and handicaps.

A search is a measurement whose agent name has a suffix, with a plan and the scores of its pairs. It
is played from the same queue: the plan says which variant is played at each index.
"""

import msgspec
import sqlalchemy as sa

from sandtable.measuring import handicap_search
from sandtable.measuring.even_search import Plan
from sandtable.server.store.schema import searches

EVEN, HANDICAPS = "+even", "+handicaps"
PLAN = msgspec.json.Decoder(Plan)


def is_search(agent: str) -> bool:
    return agent.endswith((EVEN, HANDICAPS))


def is_for_handicaps(agent: str) -> bool:
    return agent.endswith(HANDICAPS)


def searching(agent: str, plan: Plan) -> str:
    """Return an agent's name with the suffix of a search."""
    return agent + (HANDICAPS if plan.is_graded else EVEN)


def agent_of(marked: str) -> str:
    return marked.partition("+")[0]


def insert_search(connection: sa.Connection, measurement: str, plan: Plan) -> None:
    row = {"measurement": measurement, "plan": _encoded(plan), "scores": ""}
    connection.execute(searches.insert(), [row])


def read_plan(connection: sa.Connection, measurement: str) -> Plan:
    query = sa.select(searches.c.plan).where(searches.c.measurement == measurement)
    return PLAN.decode(connection.execute(query).scalar_one())


def add_scores(connection: sa.Connection, measurement: str, scores: list[int]) -> None:
    """Count the next pairs of a search.

    When all planned pairs are played, choose what to try again or to measure.
    """
    mine = searches.c.measurement == measurement
    row = connection.execute(sa.select(searches).where(mine).with_for_update()).one()
    plan, digits = PLAN.decode(row.plan), row.scores + "".join(map(str, scores))
    values = {"scores": digits}
    if not plan.chosen and len(digits) >= plan.known:
        if plan.is_graded:
            handicap_search.choose(plan, read_scores(digits))
        else:
            plan.choose(read_scores(digits))
        values["plan"] = _encoded(plan)
    connection.execute(searches.update().where(mine).values(**values))


def read_scores(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


def _encoded(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()
