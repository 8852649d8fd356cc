"""What the bot has sent in a simulation, held against every limit."""

from bot.simulation import Simulation
from tests.limits import openapi, requests
from tests.limits.requests import Request


def requests_of(simulation: Simulation) -> list[Request]:
    """Return what the bot has asked of Discord until now; the simulation keeps no files."""
    log = simulation.env.backend.http_requests
    return [Request(entry.method, entry.path, entry.json) for entry in log]


def problems(request: Request) -> list[str]:
    """Return what Discord would refuse, by its documentation and by its OpenAPI document."""
    document = openapi.document()
    return requests.problems(request) + (document.problems(request) if document else [])
