"""What changed between two JSON objects, as a list of paths and new values.

    [["view", "scores", 0], 12]     set
    [["view", "auction", "bid"]]    take away

A list whose length has changed is sent whole. Applying the changes in order to the old object gives the new one.
"""

from __future__ import annotations

from typing import Any

Change = list[Any]


def changes(old: Any, new: Any) -> list[Change]:
    """How to get from `old` to `new`.

    >>> changes({"a": [1, 2], "b": {"c": 3}}, {"a": [1, 5], "b": {}})
    [[['a', 1], 5], [['b', 'c']]]
    """
    found: list[Change] = []
    if old is not new and old != new:
        compare(old, new, (), found)
    return found


def compare(old: Any, new: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    """Add to `found` the changes between two things known to differ; so nothing is compared twice on one level."""
    if type(old) is dict and type(new) is dict:
        for key in old:
            if key not in new:
                found.append([[*path, key]])
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif old[key] is not value and old[key] != value:
                compare(old[key], value, (*path, key), found)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for k, value in enumerate(new):
            if old[k] is not value and old[k] != value:
                compare(old[k], value, (*path, k), found)
    else:
        found.append([list(path), new])


def apply_changes(thing: Any, made: list[Change]) -> Any:
    """The new object; what the browser does with an update."""
    for path, *value in made:
        if not path:
            thing = value[0]
            continue
        place = thing
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return thing
