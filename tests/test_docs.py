"""What the documents show runs as shown."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTED = ["quayside", "quayside.core.actions", "quayside.core.game", "quayside.core.play", "quayside.core.state",
              "quayside.bots.base", "quayside.arena.entrants", "quayside.arena.report", "quayside.envs.pettingzoo",
              "quayside.envs.gymnasium", "quayside.envs.openspiel"]  # fmt: skip


@pytest.mark.parametrize("name", DOCUMENTED)
def test_examples_in_docstrings(name: str) -> None:
    """Compiled classes keep their docstrings out of doctest's sight, so the examples are read from the source."""
    source = (ROOT / "src" / name.replace(".", "/")).with_suffix(".py")
    if not source.exists():
        source = ROOT / "src" / name.replace(".", "/") / "__init__.py"
    parser = doctest.DocTestParser()
    text = source.read_text(encoding="utf-8")
    blocks = [block for block in re.findall(r'"""(.*?)"""', text, re.S) if ">>>" in block]
    assert blocks, f"{name} has no example"
    for block in blocks:
        test = parser.get_doctest(block, dict(vars(import_module(name))), name, str(source), 0)
        assert doctest.DocTestRunner().run(test).failed == 0


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.S)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "found lumberyard" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["research.md", "adding-a-game.md"])
def test_the_python_of_the_pages_for_researchers_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.path", list(sys.path))
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.S)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {"__name__": "__main__"})


def test_the_reference_tells_what_the_docstrings_tell() -> None:
    made = subprocess.run(
        [sys.executable, ROOT / "docs" / "tools" / "reference.py"], check=True, capture_output=True, encoding="utf-8"
    )
    assert (ROOT / "docs" / "reference.md").read_text(encoding="utf-8") == made.stdout, "make docs"


def test_links_between_documents_lead_somewhere() -> None:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_no_registry_address_and_no_machine_path_in_any_file() -> None:
    """Lock files and configuration name packages, never where one machine gets them from."""
    # Put together here, so that this file does not name them either.
    hosts = [r"\.".join(parts) for parts in (("files", "pythonhosted"), ("pypi", "org"), ("registry", "npmjs"))]
    suspicious = re.compile("|".join([*hosts, r"index-url\s*[=h]", r"/roo[t]/", r"/home/\w"]))
    for path in [*ROOT.glob("*"), *(ROOT / "requirements").rglob("*"), *(ROOT / "bench").rglob("*"),
                 *(ROOT / "src").rglob("*"), *(ROOT / "docs").rglob("*")]:  # fmt: skip
        if path.is_file() and path.suffix in {".py", ".toml", ".txt", ".in", ".md", ".json", ".ftl", ""}:
            found = suspicious.search(path.read_text(encoding="utf-8"))
            assert found is None or path.name in ("environment.py", "Makefile"), f"{path}: {found and found.group()}"
