# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translates the support.yml of every adapter to model.Adapter, and checks its rules.

An adapter has its own folder, adapters/cuda. Adapters that share most of their bodies are in one folder:
adapters/level_zero/v1 and adapters/level_zero/v2. The test adapter test/toy_adapter gets the same generated files, but
does not appear in the documents for users.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from urgen import model, shape
from urgen.diagnostics import Diagnostics, close_match
from urgen.files import below
from urgen.names import Name
from urgen.source import Mapping, Scalar, read_one

_FOLDER = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_UNQUOTABLE = re.compile(r'["\\\n]|\?\?')
_MAX_HANDLE_ID = 255
_EXAMPLE = "an example: level_zero_v2"
_NEW_ID = "use a number that no adapter ever had"
_DEPTHS = (3, 4)  # adapters/cuda/support.yml, adapters/level_zero/v1/support.yml
_TESTS = "test"
_TEST_SUFFIX = "_adapter"  # toy_adapter: the folder of the adapter toy
_Functions = tuple[model.Function, ...]


def read(root: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> dict[str, Mapping]:
    """Returns the support.yml of every adapter, by its path in messages."""
    files = {}
    folders = [root / "adapters", *root.glob(f"test/*{_TEST_SUFFIX}")]
    for path in (path for folder in folders if folder.is_dir() for path in below(folder)):
        if path.name != "support.yml" or len(path.relative_to(root).parts) not in _DEPTHS:
            continue
        node = read_one(path, name_of(path), problems)
        if node is not None:
            shape.check("adapter", node, problems)
        if isinstance(node, Mapping):
            files[name_of(path)] = node
    return files


def resolve(files: dict[str, Mapping], spec: model.Spec, problems: Diagnostics) -> tuple[model.Adapter, ...]:
    """Returns the adapters, by name."""
    lists = {node.text("adapter"): node for node in files.values() if "functions" in node.items}
    for path, node in files.items():
        _check_names(Path(path).parent.parts, node, problems)
        _check_numbers(node, problems)
    adapters = (_adapter(node, path, lists, spec, problems) for path, node in files.items())
    named_adapters = sorted((adapter for adapter in adapters if adapter is not None), key=lambda adapter: adapter.name)
    _check_unique(named_adapters, problems)
    return tuple(named_adapters)


def _support_queries(spec: model.Spec) -> dict[str, model.Etor]:
    """Returns the device infos of type ur_bool_t, by name: only these can report support."""
    infos = (etor for enum in spec.enums if enum.name == "ur_device_info_t" for etor in enum.etors)
    return {str(etor.name): etor for etor in infos if etor.ctype and etor.ctype.text == "ur_bool_t"}


def _check_unique(adapters: list[model.Adapter], problems: Diagnostics) -> None:
    """Requires unique names, titles and numbers in handles."""
    for rule, key in (("UG044", "adapter"), ("UG044", "title"), ("UG045", "handle_id")):
        first: dict[str, model.Adapter] = {}
        for adapter in adapters:
            value = adapter.node.text(key)
            holder = first.setdefault(value, adapter)
            if holder is not adapter and value != "0":
                hint = _NEW_ID if key == "handle_id" else "give each adapter its own"
                problems.error(rule, adapter.node.at(key), f"{holder.path} also has the {key} {value}", hint)


def _check_names(parts: tuple[str, ...], node: Mapping, problems: Diagnostics) -> None:
    """Checks names against the folder, whose parts are ("adapters", "level_zero", "v1")."""
    folders = (parts[-1].removesuffix(_TEST_SUFFIX),) if parts[0] == _TESTS else parts[1:]
    for folder in folders:
        if not _FOLDER.fullmatch(folder):
            problems.error("UG044", node.loc, f"'{folder}' is not a valid name for an adapter", _EXAMPLE)
    # One of the adapters that share a folder may have the folder's name, such as level_zero in level_zero/v1.
    names = ["_".join(folders), *folders[:-1]]
    name = node.text("adapter") if node.text("adapter") in names else names[0]
    if _UNQUOTABLE.search(node.text("title")):
        problems.error("UG038", node.at("title"), "the title does not fit into a C string", "drop quotes, backslashes and ??")
    library = f"libur_adapter_{name}.so.0"
    for key, expected in (("adapter", name), ("library", library)):
        if node.text(key) != expected:
            message = f"'{node.text(key)}' does not belong to {'/'.join(parts)}"
            problems.error("UG044", node.at(key), message, f"write {expected}")


def _check_numbers(node: Mapping, problems: Diagnostics) -> None:
    if not 0 <= node.number("handle_id") <= _MAX_HANDLE_ID:
        problems.error("UG045", node.at("handle_id"), f"a handle_id is a number from 0 to {_MAX_HANDLE_ID}", _NEW_ID)
    if not 0 < node.number("version") < 1 << 32:
        hint = "write the answer to UR_ADAPTER_INFO_VERSION, such as 1"
        problems.error("UG045", node.at("version"), "a version is a 32-bit number of at least 1", hint)


def _adapter(
    node: Mapping, path: str, lists: dict[str, Mapping], spec: model.Spec, problems: Diagnostics
) -> model.Adapter | None:
    enumerator = backend(node, spec, problems)
    _check_backend(node, enumerator, problems)
    owner = node.text("functions_of")
    listing = lists.get(owner) if owner else node
    if listing is None:
        message = f"no adapter '{owner}' lists functions"
        problems.error("UG046", node.at("functions_of"), message, close_match(owner, lists))
        return None
    list_problems = Diagnostics()
    functions = tuple(sorted(_functions(listing, spec, list_problems), key=lambda function: function.id))
    missing = tuple(_missing(listing, spec, list_problems))
    if not list_problems and not listing.flag("overlay"):  # the vendor's adapter has the other functions
        _check_lifetimes(listing, functions, list_problems)
    if not list_problems:
        _check_exports(node, functions, problems)
    if listing is node:  # mistakes in another adapter's list are reported at that adapter
        problems.add(list_problems)
    if enumerator is None:
        return None
    return model.Adapter(
        name=Name(node.text("adapter")),
        title=node.text("title"),
        library=node.text("library"),
        backend=enumerator,
        version=node.number("version"),
        handle_id=node.number("handle_id"),
        memfds_only=node.flag("memfds_only"),
        on_request=node.flag("on_request"),
        overlay=node.flag("overlay"),
        own_table=node.flag("own_table"),
        is_test=path.startswith(f"{_TESTS}/"),
        functions=functions,
        functions_of=Name(owner),
        missing=missing,
        path=path,
        node=node,
    )


def _check_backend(node: Mapping, enumerator: model.Etor | None, problems: Diagnostics) -> None:
    """Requires an adapter with the name of a backend to have that backend."""
    expected = f"UR_BACKEND_{node.text('adapter').upper()}"
    if enumerator and enumerator.name != expected and expected in {etor.name for etor in enumerator.enum.etors}:
        message = f"the backend of '{node.text('adapter')}' is {enumerator.name}"
        problems.error("UG041", node.at("backend"), message, f"write {expected}")


def backend(node: Mapping, spec: model.Spec, problems: Diagnostics) -> model.Etor | None:
    """Returns the enumerator that the entry's `backend` names."""
    backends = {etor.name: etor for enum in spec.enums if enum.name == "ur_backend_t" for etor in enum.etors}
    name = node.text("backend")
    if name not in backends:
        problems.error("UG041", node.at("backend"), f"unknown backend '{name}'", close_match(name, backends))
    return backends.get(Name(name))


def load_foreign(
    files: list[Mapping], spec: model.Spec, own: tuple[model.Adapter, ...], problems: Diagnostics
) -> tuple[model.ForeignAdapter, ...]:
    """Returns the third-party adapters that the loader knows, by name."""
    adapters = []
    paths = {str(adapter.name): adapter.path for adapter in own}
    for entry in (entry for node in files for entry in node.entries("foreign_adapters")):
        if not _FOLDER.fullmatch(entry.text("name")):
            problems.error("UG044", entry.at("name"), f"'{entry.text('name')}' is not a valid name for an adapter", _EXAMPLE)
        if path := paths.get(entry.text("name")):
            message = f"'{entry.text('name')}' is not a third-party adapter: {path} describes it"
            problems.error("UG044", entry.at("name"), message, "drop the entry")
        if enumerator := backend(entry, spec, problems):
            adapters.append(model.ForeignAdapter(name=Name(entry.text("name")), backend=enumerator))
    return tuple(sorted(adapters, key=lambda adapter: adapter.name))


def _functions(node: Mapping, spec: model.Spec, problems: Diagnostics) -> Iterator[model.Function]:
    functions = {function.name: function for function in spec.functions}
    listed = set()
    for item in node.nodes("functions"):
        name = item.value if isinstance(item, Scalar) else ""
        function = functions.get(Name(name))
        if function is None:
            problems.error("UG040", item.loc, f"unknown function '{name}'", close_match(str(name), functions))
        elif function.loader_only:
            problems.error("UG040", item.loc, f"'{name}' is implemented only by the loader", "drop it here")
        elif name in listed:
            problems.error("UG040", item.loc, f"'{name}' is listed twice", "drop one of them")
        else:
            listed.add(name)
            yield function


def _missing(node: Mapping, spec: model.Spec, problems: Diagnostics) -> Iterator[model.Missing]:
    known_queries = {query.name: query for query in queries(spec)}
    reasons = node.items.get("missing")
    if not isinstance(reasons, Mapping):
        return
    for name in reasons.items:
        if name in known_queries:
            yield model.Missing(query=known_queries[Name(name)], reason=reasons.text(name).strip())
        else:
            remedy = f"give its feature `query: {name}`, or drop the reason"
            hint = remedy if name in _support_queries(spec) else close_match(name, known_queries)
            problems.error("UG042", reasons.keys[name], f"'{name}' is not a query of the spec", hint)


def queries(spec: model.Spec) -> tuple[model.Etor, ...]:
    """Returns the device infos that report support, by value."""
    support_queries = {function.query for function in spec.functions if function.query}
    support_queries |= {feature.query for feature in spec.features if feature.query}
    return tuple(sorted(support_queries, key=lambda etor: etor.value))


def check_claims(spec: model.Spec, problems: Diagnostics) -> None:
    """Requires an adapter to implement all or nothing of a feature, or to give a reason in `missing`."""
    for adapter in (adapter for adapter in spec.adapters if not adapter.functions_of):
        excused_queries = {entry.query for entry in adapter.missing}
        for query in queries(spec):
            functions = spec.functions_of(query)
            missing = [function.name for function in functions if function not in adapter.listed]
            if missing and query not in excused_queries and len(missing) < len(functions):
                message = f"{query.name} also needs {', '.join(missing)}"
                hint = f"list them, or give the reason under missing: {query.name}; a new function can have its own `query`"
                problems.error("UG043", adapter.node.at("functions"), message, hint)
            elif not missing and functions and query in excused_queries:
                reasons = adapter.node.items["missing"]
                assert isinstance(reasons, Mapping)
                message = f"all functions of {query.name} are listed, but `missing` names it"
                problems.error("UG043", reasons.keys[query.name], message, "drop the reason, or the functions")


def _check_lifetimes(node: Mapping, functions: _Functions, problems: Diagnostics) -> None:
    """Requires functions that give the loader a first object and that release every created or retained object."""
    if functions and not any(function.hand_dispatched for function in functions):
        message = "no listed function gives the loader its first object"
        problems.error("UG064", node.at("functions"), message, "list one with `dispatch: loader`, such as urAdapterGet")
    released = {param.consumes for function in functions for param in function.params}
    reported: set[model.Resource] = set()
    for function in functions:
        for resource in (param.creates or param.retains for param in function.params):
            if resource and resource.handle and resource.consumed_by and resource not in released | reported:
                reported.add(resource)
                names = " or ".join(other.name for other in resource.consumed_by)
                message = f"{function.name} is listed, but no function that releases a {resource.name}"
                problems.error("UG064", node.at("functions"), message, f"list {names}")


def _check_exports(node: Mapping, functions: _Functions, problems: Diagnostics) -> None:
    """Requires a handle_id from adapters that export handles: importers need it to find the adapter."""
    for function in functions:
        exports = any(param.creates and param.creates.read_by for param in function.params)
        if exports and not node.number("handle_id"):
            message = f"{function.name} makes handles for other processes, but a handle_id of 0 shares nothing"
            problems.error("UG064", node.at("handle_id"), message, _NEW_ID)
            return
