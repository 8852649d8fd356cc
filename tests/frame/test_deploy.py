"""The files in deploy/ fit the bot: settings, figures, files, and as few rights as it needs."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest

from bot import metrics
from bot.cli import PERMANENT
from bot.config import PREFIX, Settings
from bot.ops import daily_backups
from bot.ops.health import Health
from bot.ops.scraping import Scrape
from bot.shards import Shards
from tests.bot.ops.health import Bot, Pool
from tests.bot.service.house import House

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = ["compose.sqlite.yaml", "compose.postgresql.yaml"]
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
HANDBOOK = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8").split("\n## Settings")[0]
NEWER = re.compile(r"^Restart(Steps|MaxDelaySec)=.*\n", re.MULTILINE)
"""Options that systemd has understood since version 254."""
UNIT = (DEPLOY / "plaza.service").read_text(encoding="utf-8")


def parsed(name: str) -> Any:
    return yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))


def instructions(text: str) -> list[list[str]]:
    """Return the instructions of a Containerfile, each with its arguments."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [line.split() for line in lines if line.strip()]


def pairs(words: Sequence[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if word.startswith(PREFIX))


def test_several_processes_share_all_servers_out():
    """compose.postgresql.yaml says the rest for both."""
    services = parsed("compose.several.yaml")["services"].values()
    shares = [Shards.parse(each["environment"]["PLAZA_SHARDS"]) for each in services]
    owned = [(shard, share.count) for share in shares for shard in share.ids]
    assert sorted(owned) == [(shard, len(owned)) for shard in range(len(owned))]
    assert {each["extends"]["file"] for each in services if "extends" in each} <= set(COMPOSE)


# --- settings -----------------------------------------------------------------------------------


def settings() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the settings of each file."""
    for name in COMPOSE:
        given = parsed(name)["services"]["plaza"]["environment"]
        yield name, {key: value.replace(":?is not set", "") for key, value in given.items()}
    for words in instructions(CONTAINERFILE):
        if words[0] == "ENV":
            yield "Containerfile", pairs(words[1:])
    yield "operations.md", pairs(HANDBOOK.split())


@pytest.mark.parametrize(("name", "given"), list(settings()))
def test_what_is_set_can_be_set(
    name: str, given: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert {key.removeprefix(PREFIX).lower() for key in given} <= set(Settings.model_fields)
    for key, value in given.items():
        monkeypatch.setenv(key, value)
    read = Settings(_env_file=None)  # pyright: ignore[reportCallIssue] - pydantic's own
    assert read.daily is not None, name
    assert read.health_address == ("127.0.0.1", 8080), name


# --- the service --------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@pytest.mark.disk
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "plaza.service"
    told = UNIT.replace("/opt/plaza/current/.venv/bin/plaza", "/bin/true")
    version = subprocess.check_output(["systemd-analyze", "--version"], text=True)
    if int(version.split()[1]) < 254:
        told = NEWER.sub("", told)
    unit.write_text(told, encoding="utf-8")
    verify = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit)]
    result = subprocess.run(verify, capture_output=True, text=True, check=False, timeout=60)
    assert (result.returncode, result.stderr) == (0, "")


def test_the_unit_sets_nothing_that_the_doctor_does_not_read() -> None:
    assert "Environment" not in UNIT


def test_what_only_the_operator_can_mend_is_not_tried_again() -> None:
    assert f"\nRestartPreventExitStatus={PERMANENT}\n" in UNIT


def test_a_process_that_hangs_is_ended() -> None:
    assert re.search(r"^WatchdogSec=[1-9]\d*$", UNIT, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@pytest.mark.disk
def test_the_unit_is_locked_down_as_far_as_systemd_can_judge() -> None:
    review = ["systemd-analyze", "security", "--offline=true", "--threshold=15", "--no-pager"]
    unit = str(DEPLOY / "plaza.service")
    result = subprocess.run([*review, unit], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def test_the_unit_allows_the_calls_that_plaza_makes() -> None:
    """Backups keep the owner of a file, and helpers lower their own priority."""
    assert re.findall(r"^SystemCallFilter=(.*)$", UNIT, re.MULTILINE) == [
        "@system-service",
        "~@privileged @resources",
        "@chown setpriority",
    ]


# --- the container ------------------------------------------------------------------------------


def sent_to_be_built() -> list[str]:
    """Return the files of a checkout that the build of the image gets."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines
    return [line.removeprefix("!") for line in lines if line.startswith("!")]


def test_the_container_is_made_of_what_is_there_and_runs_without_rights() -> None:
    made = instructions(CONTAINERFILE)
    copied = [words[1:-1] for words in made if words[0] == "COPY" and "--from=build" not in words]
    assert all((ROOT / source).exists() for sources in copied for source in sources)
    assert {source for sources in copied for source in sources} == set(sent_to_be_built())
    [user] = [words[1] for words in made if words[0] == "USER"]
    assert user.isdigit()
    assert int(user) > 0
    assert made[-2:] == [["ENTRYPOINT", '["plaza"]'], ["CMD", '["run"]']]
    [check] = [words for words in made if words[0] == "HEALTHCHECK"]
    assert "/healthz" in " ".join(check)


@pytest.mark.parametrize("name", COMPOSE)
def test_every_image_can_be_pinned_by_its_digest(name: str) -> None:
    services = parsed(name)["services"]
    images = [each["image"] for each in services.values() if "image" in each]
    images += [services["plaza"]["build"]["args"]["PYTHON"]]
    assert all(re.fullmatch(r"\$\{\w+_IMAGE:-docker\.io/\S+\}", image) for image in images)
    bases = [words[1] for words in instructions(CONTAINERFILE) if words[0] == "FROM"]
    assert bases == ["${PYTHON}", "${PYTHON}"]


@pytest.mark.parametrize("name", COMPOSE)
def test_every_service_keeps_what_it_writes_and_can_write_nothing_else(name: str) -> None:
    compose = parsed(name)
    assert set(compose) == {"name", "services", "volumes"}
    used: set[str] = set()
    for service in compose["services"].values():
        assert service["read_only"] is True
        assert "no-new-privileges:true" in service["security_opt"]
        assert service["cap_drop"] == ["ALL"]
        assert service["mem_limit"]
        assert service["pids_limit"]
        assert service["restart"] == "unless-stopped"
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}
        assert "ports" not in service, "nothing has to be reached from outside"
        used |= {volume.partition(":")[0] for volume in service["volumes"]}
        assert set(service.get("depends_on", ())) <= set(compose["services"])
    assert used == set(compose["volumes"])
    assert "backups:/backups" in compose["services"]["plaza"]["volumes"]
    build = compose["services"]["plaza"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


# --- figures ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def rules() -> list[dict[str, Any]]:
    return [rule for group in parsed("alerts.yaml")["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    return json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]


async def figures(tmp_path: Path) -> bytes:
    """Return the figures of `/metrics`."""
    house, pool = House(tmp_path / "plaza.db"), Pool()
    await house.begin()
    (tmp_path / "plaza-daily-2026-01-01.db").touch()
    bot: Any = Bot(house)
    given: Any = pool
    scrape = Scrape(bot, given, Health(bot, given), daily_backups.Daily(tmp_path, 7))
    text = await scrape.text()
    await house.store.close()
    return text


def names_in(text: str) -> set[str]:
    """Return the names of all figures, as they are asked for."""
    kinds = dict(re.findall(r"^# TYPE (\S+) (\w+)$", text, re.MULTILINE))
    parts = {f"{name}_bucket" for name, kind in kinds.items() if kind == "histogram"}
    return {name for name, kind in kinds.items() if kind != "histogram"} | parts


async def test_what_is_watched_and_drawn_is_told(
    tmp_path: Path, rules: list[dict[str, Any]]
) -> None:
    drawn = [target["expr"] for panel in panels() for target in panel["targets"]]
    watched = [rule["expr"] for rule in rules]
    names = {
        name for expr in drawn + watched for name in re.findall(r"\b(?:plaza|process)_\w+", expr)
    }
    assert len(names) >= 15
    assert names - names_in((await figures(tmp_path)).decode()) == set()


promtool_needed = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="Prometheus is not installed"
)


def promtool(*words: str, told: bytes = b"") -> str:
    """Return the report of Prometheus' own checker."""
    run = subprocess.run(["promtool", *words], input=told, capture_output=True, check=False)
    said = (run.stdout + run.stderr).decode()
    assert run.returncode == 0, said
    return said


FIRING = [
    ("PlazaDown", 'up{job="plaza"}', "1 0x20"),
    ("PlazaRestarts", 'process_start_time_seconds{job="plaza"}', "0+60x10"),
    ("PlazaPartUnwell", 'plaza_part_well{part="database"}', "1 0x20"),
    ("PlazaOutboxOld", "plaza_outbox_age_seconds", "0 310+60x20"),
    ("PlazaMessagesGivenUp", "plaza_outbox_given_up", "0 1x70"),
    ("PlazaTablesAside", "plaza_tables_aside", "0 1x20"),
    ("PlazaErrors", "plaza_failures_total", "0 1x10"),
    ("PlazaNotAcknowledged", "plaza_not_acknowledged_total", "0+1x10"),
    ("PlazaLoopLate", "plaza_loop_lag_seconds", "0.25, 0.5"),
    ("PlazaWritesWait", "plaza_write_wait_seconds", "1, 2.5"),
    ("PlazaMemory", 'process_resident_memory_bytes{job="plaza"}', "6e8x20"),
    ("PlazaDiskFull", 'plaza_disk_free_bytes{kind="database"}', "4e8x10"),
    ("PlazaAnswersSlow", "plaza_answer_seconds", "3, 5"),
    ("PlazaDatabaseSlow", 'plaza_database_seconds{kind="write"}', "0.25, 1"),
    ("PlazaPicturesMissing", 'plaza_pictures_missing_total{why="failed"}', "0 1x10"),
    ("PlazaBackupOld", "plaza_backup_day_timestamp_seconds", "0x1900"),
]
"""The series that makes each alert ring, minute by minute; for a histogram, the buckets."""


def series(name: str, values: str) -> list[dict[str, str]]:
    """Return the series of a figure as promtool reads them; a histogram counts one each minute."""
    if "," not in values:
        return [{"series": name, "values": values}]
    below, above = values.split(", ")
    plain, _, labels = name.removesuffix("}").partition("{")
    more = f"{labels}," if labels else ""
    counts = {below: "0x60", above: "0+1x60", "+Inf": "0+1x60"}
    return [
        {"series": f'{plain}_bucket{{{more}le="{le}"}}', "values": count}
        for le, count in counts.items()
    ]


def promised(rule: dict[str, Any], figure: str) -> dict[str, Any]:
    """Return the text of an alert when this figure makes it ring."""
    labels = dict(re.findall(r'(\w+)="([^"]*)"', figure))
    if "sum by (le)" in rule["expr"]:
        labels = {}
    said = rule["annotations"]["summary"]
    for name, value in labels.items():
        said = said.replace(f"{{{{ $labels.{name} }}}}", value)
    return {"exp_labels": {**rule["labels"], **labels}, "exp_annotations": {"summary": said}}


@promtool_needed
async def test_prometheus_understands_what_is_told_and_what_is_drawn(tmp_path: Path) -> None:
    assert promtool("check", "metrics", told=await figures(tmp_path)) == ""
    drawn = [target["expr"] for panel in panels() for target in panel["targets"]]
    records = [
        {"record": f"panel:{at}", "expr": expr.replace("$__rate_interval", "5m")}
        for at, expr in enumerate(drawn)
    ]
    path = tmp_path / "panels.yaml"
    path.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": records}]}))
    assert f"SUCCESS: {len(drawn)} rules found" in promtool("check", "rules", str(path))


@promtool_needed
def test_prometheus_rings_each_alert_and_no_other(
    tmp_path: Path, rules: list[dict[str, Any]]
) -> None:
    by_name = {rule["alert"]: rule for rule in rules}
    assert [alert for alert, *_ in FIRING] == list(by_name)
    tests = [
        {
            "interval": "1m",
            "input_series": series(figure, values),
            "alert_rule_test": [
                {
                    "eval_time": f"{values.rpartition('x')[2]}m" if "x" in values else "60m",
                    "alertname": name,
                    "exp_alerts": [promised(rule, figure)] if name == alert else [],
                }
                for name, rule in by_name.items()
            ],
        }
        for alert, figure, values in FIRING
    ]
    document = {"rule_files": [str(DEPLOY / "alerts.yaml")], "tests": tests}
    (tmp_path / "tests.yaml").write_text(yaml.safe_dump(document), encoding="utf-8")
    assert "SUCCESS" in promtool("test", "rules", str(tmp_path / "tests.yaml"))


def test_what_is_counted_for_an_alert_is_told_before_the_first_of_it(
    rules: list[dict[str, Any]],
) -> None:
    """Prometheus sees a figure that begins with 1 as no increase."""
    counted = " ".join(rule["expr"] for rule in rules)
    text = generate_latest(metrics.REGISTRY).decode()
    for name in re.findall(r"increase\((\w+)\[", counted):
        assert re.search(rf"^{name}(?:\{{.*\}})? ", text, re.MULTILINE), name


def test_every_alert_says_what_it_means(rules: list[dict[str, Any]]) -> None:
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"warning", "critical"}
        assert rule["annotations"]["summary"].endswith((".", ". /readyz says why."))
        assert rule["expr"].count("(") == rule["expr"].count(")")


def test_a_backup_is_called_old_when_the_doctor_calls_it_so(rules: list[dict[str, Any]]) -> None:
    [rule] = [rule for rule in rules if rule["alert"] == "PlazaBackupOld"]
    hours = daily_backups.TOO_OLD.total_seconds() / 3600
    assert rule["expr"].endswith(f"> {hours:.0f} * 3600")


def test_no_two_panels_lie_on_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels()]
    assert len(set(places)) == len({panel["id"] for panel in panels()}) == len(panels())
