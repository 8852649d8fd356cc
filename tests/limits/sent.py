"""The bot's requests in a simulation, checked against every limit."""

from bot.simulation import Simulation
from tests.limits import openapi, requests
from tests.limits.requests import Request


def requests_of(simulation: Simulation) -> list[Request]:
    """Return the bot's requests to Discord until now; the simulation keeps no files."""
    log = simulation.env.backend.http_requests
    return [Request(entry.method, entry.path, entry.json) for entry in log]


def problems(request: Request) -> list[str]:
    """Return the problems, by Discord's documentation and by its OpenAPI document."""
    document = openapi.document()
    return requests.problems(request) + (document.problems(request) if document else [])
