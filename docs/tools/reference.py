"""Writes the API reference from the docstrings: `make docs`, or `python docs/tools/reference.py > docs/reference.md`.

The sources are read, not imported: compiled classes keep their docstrings to themselves.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
MODULES = [
    "quayside",
    "quayside.games",
    "quayside.core.game",
    "quayside.core.state",
    "quayside.core.actions",
    "quayside.core.dice",
    "quayside.core.observation",
    "quayside.core.record",
    "quayside.core.play",
    "quayside.core.playout",
    "quayside.core.snapshot",
    "quayside.core.conformance",
    "quayside.core.errors",
    "quayside.bots",
    "quayside.bots.base",
    "quayside.bots.search",
    "quayside.bots.tree",
    "quayside.bots.reward",
    "quayside.bots.hints",
    "quayside.envs.pettingzoo",
    "quayside.envs.gymnasium",
    "quayside.envs.openspiel",
    "quayside.remote",
]
HEAD = """# Reference

Made from the docstrings by `make docs`; a test compares the two. What begins with an underscore is nobody's business.
"""


def reference() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for module in MODULES for line in of_module(module))])


def of_module(name: str) -> Iterator[str]:
    path = SOURCES / name.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    yield f"## {name}\n"
    yield from told(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and public(node.name):
            yield from of_class(node)
        elif isinstance(node, ast.FunctionDef) and public(node.name):
            yield f"### {signature(node)}\n"
            yield from told(node)


def of_class(node: ast.ClassDef) -> Iterator[str]:
    made = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    yield f"### class {node.name}{arguments(made) if made else ''}\n"
    yield from told(node)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and public(part.name) and ast.get_docstring(part):
            first = (ast.get_docstring(part) or "").partition("\n\n")[0].replace("\n", " ")
            is_property = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in part.decorator_list)
            yield f"- `{part.name if is_property else signature(part)}` {first}"
    yield ""


def told(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    """A docstring; what is shown as code there is shown as code here."""
    for paragraph in inspect.cleandoc(ast.get_docstring(node) or "").split("\n\n"):
        if paragraph.startswith((">>>", "    ")):
            yield f"```python\n{inspect.cleandoc(paragraph)}\n```\n"
        elif paragraph:
            yield f"{paragraph}\n"


def signature(node: ast.FunctionDef) -> str:
    return f"{node.name}{arguments(node)}" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def arguments(node: ast.FunctionDef) -> str:
    """Without `self` and `cls`."""
    parts = ast.unparse(node.args)
    first, _, rest = parts.partition(", ")
    return f"({rest if first in ('self', 'cls') else parts})" if parts not in ("self", "cls") else "()"


def public(name: str) -> bool:
    return not name.startswith("_")


if __name__ == "__main__":
    print(reference(), end="")
