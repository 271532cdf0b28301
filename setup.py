"""Builds Quayside: everything static is in pyproject.toml, this file only compiles the engine.

A module is compiled with mypyc if and only if its first line is exactly `# quayside: compiled`.
All compiled modules form one group, so calls between them stay native.

Only wheels are compiled, never editable installs, whose products would land among the sources.
Without a working C compiler and Python.h, or with QUAYSIDE_PURE=1, the wheel is pure Python.
QUAYSIDE_OPT sets the C compiler's level (default 3; 0 builds fast and keeps mypyc's own assertions).
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CompileError, LinkError

MARKER = "# quayside: compiled"
PRODUCTS = Path(".build/engine")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def marked_modules() -> list[str]:
    """The source files that ask to be compiled."""
    marked = []
    for path in sorted(Path("src/quayside").rglob("*.py")):
        with path.open(encoding="utf-8") as source:
            if source.readline().rstrip("\r\n") != MARKER:
                continue
        if path.name == "__init__.py":
            sys.exit(f"{path.as_posix()}: an __init__.py is never compiled; remove its line '{MARKER}'.")
        marked.append(path.as_posix())
    return marked


def compiler_fault() -> str:
    """Why no extension can be built here, or nothing: really builds one."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except (BaseError, CompileError, LinkError) as fault:
            return " ".join(str(fault).split()) or type(fault).__name__
    return ""


def engine() -> list[Extension]:
    """The extensions to build, after saying in one line what will be compiled or why nothing is."""
    modules = marked_modules()
    if os.environ.get("QUAYSIDE_PURE", "0") not in ("", "0"):
        reason = "QUAYSIDE_PURE is set"
    elif not modules:
        reason = f"no module begins with '{MARKER}'"
    elif fault := compiler_fault():
        reason = f"no working C compiler with Python.h: {fault}"
    else:
        reason = ""
    if reason:
        print(f"quayside: building pure Python, slower but complete ({reason}).", flush=True)
        return []

    opt_level = os.environ.get("QUAYSIDE_OPT") or "3"
    print(f"quayside: compiling {len(modules)} module(s) with mypyc, -O{opt_level}.", flush=True)
    from mypyc.build import mypycify

    extensions: list[Extension] = mypycify(
        # `make check` judges types; here only what stops compilation counts.
        ["--no-warn-unused-ignores", "--follow-imports=silent", *modules],
        target_dir=str(PRODUCTS / "c"),
        group_name="quayside",
        opt_level=opt_level,
        debug_level="0",
    )
    if os.name == "posix":
        for extension in extensions:
            # mypyc adds -Werror; a newer compiler's new warning must not keep anyone from playing.
            extension.extra_compile_args.append("-Wno-error")
            # Nobody replaces the engine's functions from outside, so it may call and inline its own: 15 % faster.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


class BuildPython(build_py):
    """Empties the kept build folder of all but the extensions still wanted.

    The folder outlives a build so that unchanged C is not compiled again; but what left the sources, or lost
    its marker, must leave the wheel too.
    """

    def run(self) -> None:
        wanted = {Path(path).resolve() for path in self.get_finalized_command("build_ext").get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in wanted:
                path.unlink()
        super().run()


PRODUCTS.mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=engine() if "bdist_wheel" in sys.argv else [],
    cmdclass={"build_py": BuildPython},
    options={"build": {"build_base": str(PRODUCTS)}, "egg_info": {"egg_base": str(PRODUCTS)}},
)
