"""`plaza bench`: how fast Plaza is, with a budget for each figure."""

import click

from tools.bench import host, render, rules


@click.group()
def bench() -> None:
    """Measure how fast Plaza is."""


bench.add_command(rules.rules)
bench.add_command(host.host)
bench.add_command(render.render)
