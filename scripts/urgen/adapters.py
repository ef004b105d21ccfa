# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""support.yml of every adapter to model.Adapter, with the rules for it.

An adapter has a folder, adapters/cuda, or shares one with others that have most of their bodies in common with it:
adapters/level_zero/v1 and adapters/level_zero/v2.
"""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from urgen import model
from urgen.diagnostics import Diagnostics, close_match
from urgen.names import Name
from urgen.shape import conforms
from urgen.source import Mapping, Scalar, Sequence, read

_FOLDER = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_UNQUOTABLE = re.compile(r'["\\\n]')


def load(root: Path, name_of: Callable[[Path], str], spec: model.Spec, problems: Diagnostics) -> tuple[model.Adapter, ...]:
    """The adapters of a tree, by name."""
    found = []
    for path in _paths(root):
        for node in read(path, name_of(path), problems)[:1]:
            if conforms("adapter", node, problems, set()) and isinstance(node, Mapping):
                _check_names(path, node, problems)
                found.append(_adapter(node, name_of(path), spec, problems))
    known = sorted((adapter for adapter in found if adapter is not None), key=lambda adapter: adapter.name)
    _check_unique(known, problems)
    return tuple(known)


def _check_unique(known: list[model.Adapter], problems: Diagnostics) -> None:
    for first, second in pairwise(known):
        if first.name == second.name:
            problems.error("UG044", second.node.at("adapter"), f"{first.path} is called '{first.name}' as well")


def _paths(root: Path) -> list[Path]:
    return sorted([*root.glob("adapters/*/support.yml"), *root.glob("adapters/*/*/support.yml")])


def _check_names(path: Path, node: Mapping, problems: Diagnostics) -> None:
    folders = path.relative_to(_adapters_folder(path)).parent.parts
    for folder in folders:
        if not _FOLDER.fullmatch(folder):
            problems.error("UG044", node.loc, f"'{folder}' is no name of an adapter", "an example: level_zero_v2")
    # One of those that share a folder has its name alone, as the first generation of a driver's adapter does.
    names = ["_".join(folders), *folders[:-1]]
    name = node.text("adapter") if node.text("adapter") in names else names[0]
    if _UNQUOTABLE.search(node.text("title")):
        problems.error("UG038", node.at("title"), "the title does not fit into a C string")
    library = f"libur_adapter_{name}.so.0"
    for key, wanted in (("adapter", name), ("library", library)):
        if node.text(key) != wanted:
            message = f"'{node.text(key)}' does not belong to adapters/{'/'.join(folders)}"
            problems.error("UG044", node.at(key), message, f"write {wanted}")


def _adapters_folder(path: Path) -> Path:
    """adapters/ of adapters/cuda/support.yml and of adapters/level_zero/v1/support.yml."""
    return next(parent for parent in path.parents if parent.name == "adapters")


def _adapter(node: Mapping, path: str, spec: model.Spec, problems: Diagnostics) -> model.Adapter | None:
    backend = _backend(node, spec, problems)
    functions = tuple(sorted(_functions(node, spec, problems), key=lambda function: function.id))
    missing = tuple(_missing(node, spec, problems))
    _check_complete(node, spec, set(functions), {entry.query for entry in missing}, problems)
    if backend is None:
        return None
    return model.Adapter(
        name=Name(node.text("adapter")),
        title=node.text("title"),
        library=node.text("library"),
        backend=backend,
        version=node.number("version"),
        handle_id=node.number("handle_id"),
        functions=functions,
        missing=missing,
        path=path,
        node=node,
    )


def _backend(node: Mapping, spec: model.Spec, problems: Diagnostics) -> model.Etor | None:
    known = {etor.name: etor for enum in spec.enums if enum.name == "ur_backend_t" for etor in enum.etors}
    name = node.text("backend")
    if name not in known:
        problems.error("UG041", node.at("backend"), f"unknown backend '{name}'", close_match(name, known))
    return known.get(Name(name))


def _functions(node: Mapping, spec: model.Spec, problems: Diagnostics) -> Iterator[model.Function]:
    known = {function.name: function for function in spec.functions}
    listed = node.items["functions"]
    assert isinstance(listed, Sequence)
    seen = set()
    for item in listed.items:
        name = item.value if isinstance(item, Scalar) else ""
        function = known.get(Name(name))
        if function is None:
            problems.error("UG040", item.loc, f"unknown function '{name}'", close_match(str(name), known))
        elif function.loader_only:
            problems.error("UG040", item.loc, f"'{name}' is implemented by the loader alone")
        elif name in seen:
            problems.error("UG040", item.loc, f"'{name}' is listed twice")
        else:
            seen.add(name)
            yield function


def _missing(node: Mapping, spec: model.Spec, problems: Diagnostics) -> Iterator[model.Missing]:
    known = {query.name: query for query in queries(spec)}
    reasons = node.items.get("missing")
    if not isinstance(reasons, Mapping):
        return
    for name in reasons.items:
        if name in known:
            yield model.Missing(query=known[Name(name)], reason=reasons.text(name).strip())
        else:
            problems.error("UG042", reasons.keys[name], f"'{name}' is no query of the spec", close_match(name, known))


def queries(spec: model.Spec) -> tuple[model.Etor, ...]:
    """The device infos that tell support, by value."""
    found = {function.query for function in spec.functions if function.query}
    found |= {feature.query for feature in spec.features if feature.query}
    return tuple(sorted(found, key=lambda etor: etor.value))


def _check_complete(
    node: Mapping, spec: model.Spec, listed: set[model.Function], missing: set[model.Etor], problems: Diagnostics
) -> None:
    """A feature is there or left out with a reason: half of it would make the query lie."""
    for query in queries(spec):
        wanted = spec.functions_of(query)
        absent = [function.name for function in wanted if function not in listed]
        if absent and query not in missing:
            message = f"{query.name} needs {', '.join(absent)}"
            problems.error("UG043", node.at("functions"), message, f"list them, or give the reason under missing: {query.name}")
        elif not absent and wanted and query in missing:
            reasons = node.items["missing"]
            assert isinstance(reasons, Mapping)
            message = f"all functions of {query.name} are listed, yet it is called missing"
            problems.error("UG043", reasons.keys[query.name], message)
