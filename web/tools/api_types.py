"""Writes the client's types from the server's OpenAPI description: `python web/tools/api_types.py [--check]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TYPES = Path(__file__).parents[1] / "src" / "lib" / "api-types.ts"
HEAD = "// Generated from the server's OpenAPI by web/tools/api_types.py. Do not edit: `make types`.\n"


def written() -> str:
    """The whole file."""
    from quayside.server.app import application
    from quayside.server.settings import Settings

    schemas = application(Settings(database="sqlite:///:memory:")).openapi()["components"]["schemas"]
    return HEAD + "".join(f"\n{declaration(name, schemas[name])}\n" for name in sorted(schemas))


def declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {typed(schema)};"
    required = set(schema.get("required", ()))
    lines = []
    for key, part in schema["properties"].items():
        if "description" in part:
            lines.append(f"  /** {part['description']} */")
        # What the server always sends has a default only for who writes.
        mark = "" if key in required or not name.endswith("Wanted") else "?"
        lines.append(f"  {json.dumps(key) if not key.isidentifier() else key}{mark}: {typed(part)};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}"


def typed(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(typed(part) for part in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {typed(inner)}>" if isinstance(inner, dict) and inner else "Record<string, unknown>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


if __name__ == "__main__":
    text = written()
    if "--check" in sys.argv:
        if TYPES.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/api-types.ts is not what the server says now: run `make types`.")
    else:
        TYPES.write_text(text, encoding="utf-8")
