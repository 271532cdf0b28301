"""The report on whether bots' games look like people's: made from records, with the figures one would count by hand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import quayside
from quayside.core.journal import Journal
from quayside.core.record import read_record

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"


def told(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "plausible.py"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_kind_of_game_is_told_by_itself(tmp_path: Path) -> None:
    for name in ("merchants-of-amsterdam-3p-a", "merchants-of-amsterdam-3p-b", "nieuw-amsterdam-2p-a"):
        shutil.copy(RECORDS / f"{name}.json", tmp_path)
    answer = told(tmp_path)
    assert answer.returncode == 0, answer.stderr
    merchants, amsterdam = answer.stdout.split("Nieuw Amsterdam, 2 players")
    assert merchants.startswith("Merchants of Amsterdam, 3 players")
    prices, scores = [], []
    for letter in "ab":
        record = read_record(RECORDS / f"merchants-of-amsterdam-3p-{letter}.json", quayside.game)
        journal = Journal()
        scores += record.replay(journal=journal).scores()
        prices += [entry.numbers[2] for entry in journal.entries if entry.key == "sold"]
    assert f"games 2, scores {sum(scores) / len(scores):.1f} ± " in merchants
    assert f"prices: {len(prices)} cards" in merchants
    ledgers = read_record(RECORDS / "nieuw-amsterdam-2p-a.json", quayside.game).replay().ledger()
    land = [ledger["clearing"] + ledger["last_land"] for ledger in ledgers]
    town = [ledger["elections"] + ledger["last_elections"] for ledger in ledgers]
    furs = [ledger["shipping"] + ledger["furs"] for ledger in ledgers]
    winner = 0 if sum(ledgers[0].values()) > sum(ledgers[1].values()) else 1
    leads = {"town": town, "land": land, "furs": furs}
    way = max(leads, key=lambda name: leads[name][winner] - leads[name][1 - winner])
    assert f"winners were ahead most by {way} 1" in amsterdam
    assert "prices" not in amsterdam


def test_a_folder_without_records_and_a_broken_record_are_told_in_a_sentence(tmp_path: Path) -> None:
    answer = told(tmp_path)
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr.startswith("There are no records of finished games in ")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    answer = told(tmp_path)
    assert answer.returncode == 1
    assert answer.stderr.startswith("This is not a whole record")
