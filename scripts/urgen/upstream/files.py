# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translates the documents of each file to one mapping in our dialect, with tables and function ids."""

from urgen.diagnostics import Diagnostics, close_match
from urgen.source import Mapping, Node
from urgen.upstream import entries
from urgen.upstream.nodes import entry
from urgen.upstream.tables import ordinal, tables
from urgen.upstream.versions import released

_SECTIONS = ("macros", "handles", "typedefs", "callbacks", "enums", "structs", "unions", "functions", "foreign_adapters")
_NO_ENTRY = ("header", "class")
_REGISTRY = "ur_function_t"
# Types of documents that are translated without other documents, with their section and translator.
_PLAIN = {
    "fptr_typedef": ("callbacks", entries.callback),
    "handle": ("handles", entries.handle),
    "enum": ("enums", entries.enum),
    "union": ("unions", entries.union),
    "manifest": ("foreign_adapters", entries.manifest),
}
_TYPES = ("macro", "typedef", "struct", "function", *_PLAIN, *_NO_ENTRY)


def translate(documents: dict[str, list[Node]], problems: Diagnostics) -> list[Mapping]:
    """Returns one mapping per file that declares entries, and one with the tables."""
    files = released({stem: [node for node in nodes if isinstance(node, Mapping)] for stem, nodes in documents.items()})
    order = sorted(files, key=lambda stem: (ordinal(files[stem]), stem))
    everything = [node for stem in order for node in files[stem]]
    numbers = _numbers(everything)
    structure_types = _structure_types(everything)
    result = []
    for stem in order:
        sections = _sections(files[stem], numbers, structure_types, problems)
        if any(sections.values()):
            result.append(_file(stem, files[stem], sections))
    if result:
        result.append(tables(files, order, result[0].loc))
    return result


def _sections(
    nodes: list[Mapping], numbers: dict[str, int], structure_types: dict[str, str], problems: Diagnostics
) -> dict[str, list[Node]]:
    sections: dict[str, list[Node]] = {section: [] for section in _SECTIONS}
    macros: dict[str, Mapping] = {}
    for node in nodes:
        kind = node.text("type")
        if kind == "macro":
            _add_macro(macros, entries.macro(node))
        elif kind == "typedef":
            section, translated = entries.typedef(node)
            sections[section].append(translated)
        elif kind == "enum" and entries.text_of(node, "name") == _REGISTRY:
            continue
        elif kind == "struct":
            sections["structs"].append(entries.struct(node, structure_types))
        elif kind == "function":
            sections["functions"].append(entries.function(node, numbers[entries.function_name(node)]))
        elif kind in _PLAIN:
            section, translate_one = _PLAIN[kind]
            sections[section].append(translate_one(node))
        elif kind not in _NO_ENTRY:
            hint = close_match(kind, _TYPES)
            problems.error("UG009", node.at("type"), f"unknown type of document '{kind}'", hint)
    sections["macros"] = list(macros.values())
    return sections


def _add_macro(macros: dict[str, Mapping], macro: Mapping) -> None:
    """Adds a macro. Further documents of the same macro become cases of it."""
    first = macros.setdefault(macro.text("name"), macro)
    if first is not macro and first.nodes("cases"):
        first.nodes("cases").extend(macro.nodes("cases"))


def _file(stem: str, nodes: list[Mapping], sections: dict[str, list[Node]]) -> Mapping:
    header = next((node for node in nodes if node.text("type") == "header"), nodes[0])
    feature = stem.replace("-", "_").lower()
    title = feature.replace("_", " ").capitalize()
    result = entry(header, feature=feature, title=title, desc=entries.text_of(header, "desc"), **sections)
    result.keys.update(dict.fromkeys(result.items, header.loc))
    return result


def _structure_types(nodes: list[Mapping]) -> dict[str, str]:
    """Returns the structure type of each struct: the enumerator's text is the struct's name."""
    marks = {}
    for node in nodes:
        if node.text("type") == "enum" and entries.text_of(node, "name") == "ur_structure_type_t":
            for etor in entries.enum(node).entries("etors"):
                marks[etor.text("desc").strip("`. ")] = etor.text("name")
    return marks


def _numbers(nodes: list[Mapping]) -> dict[str, int]:
    """Returns the ids of functions: from the registry, or else the next free ids in file order."""
    registry = {}
    for node in nodes:
        if node.text("type") == "enum" and entries.text_of(node, "name") == _REGISTRY:
            for etor in entries.enum(node).entries("etors"):
                registry[etor.text("name").removeprefix("UR_FUNCTION_")] = etor.number("value")
    following = max(registry.values(), default=0) + 1
    numbers: dict[str, int] = {}
    for node in nodes:
        if node.text("type") != "function":
            continue
        name = entries.function_name(node)
        number = registry.get(entries.registry_key(name))
        if number is None and name not in numbers:
            number, following = following, following + 1
        numbers.setdefault(name, number or 0)
    return numbers
