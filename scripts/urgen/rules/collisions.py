# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generated names, which must be unique, and capitals in function names."""

from collections.abc import Iterator

from urgen import model
from urgen.derive.cpp import Binding
from urgen.rules.rule import Finding, Subject, etors_of, rule, types_of

_OTHER = "use a name that differs in more than case or underscores"
_FIXED = (
    *("ur_function_t", "ur_dditable_t", "UR_FUNCTION_FORCE_UINT32", "ur_pfnReserved_t"),
    *("UR_API_H_INCLUDED", "UR_DDI_H_INCLUDED", "UR_PRINT_H", "UR_PRINT_HPP"),
)


def _generated_names(subject: Subject) -> Iterator[tuple[str, model.Entry]]:
    """Yields every generated name with its entry; released entries come first."""
    spec = subject.spec
    for function in sorted(spec.functions, key=lambda function: function.name not in subject.released):
        names = (function.id_name, function.pfn_type, function.params_type, function.name.lower())
        yield from ((name, function) for name in names)
        yield f"the print function of {function.name.in_print}", function
    for enum in spec.enums:
        yield from ((name, enum) for name in (enum.bit_name, enum.mask_name, enum.force_name) if name != enum.name)
    for handle in spec.handles:
        yield handle.name + "_", handle
    for entry in types_of(spec):
        yield f"the print function of type {entry.name.in_print}", entry


@rule("UG050")
def _collisions(subject: Subject) -> Iterator[Finding]:
    spec = subject.spec
    declared: dict[str, model.Entry] = {
        entry.name: entry for entry in (*spec.macros, *types_of(spec), *etors_of(spec), *spec.functions)
    }
    tables = {name: table for table in spec.tables for name in (table.type, table.getter, table.getter_type)}
    for name in {*tables, *_FIXED} & declared.keys():
        purpose = f" for the table '{tables[name].name}'" if name in tables else ""
        yield Finding(declared[name].node.at("name"), f"'{name}' is generated{purpose}", _OTHER)
    owners: dict[str, model.Entry] = {}
    reported: set[frozenset[str]] = set()
    for name, owner in _generated_names(subject):
        first = owners.setdefault(name, owner)
        rival = declared.get(name, first)
        pair = frozenset((owner.name, rival.name))
        if rival is owner or pair in reported:
            continue
        reported.add(pair)
        if rival is not first or name in declared:
            yield Finding(rival.node.at("name"), f"'{name}' is generated for '{owner.name}'", _OTHER)
        else:
            yield Finding(owner.node.at("name"), f"'{owner.name}' and '{first.name}' both generate {name}", _OTHER)


@rule("UG013")
def _function_words(subject: Subject) -> Iterator[Finding]:
    """Requires a capital in a function's name after the class of its table."""
    for function in subject.spec.functions:
        if function.table and not function.slot[:1].isupper():
            name = f"ur{function.table.class_name}{function.slot[:1].upper()}{function.slot[1:]}"
            message = f"'{function.name}' continues after '{function.table.class_name}' without a capital"
            yield Finding(function.node.at("name"), message, f"write {name}")


@rule("UG050")
def _cpp_names(subject: Subject) -> Iterator[Finding]:
    """Rejects C++ member functions with the name of a class, because they would hide the class from other members."""
    binding = Binding(subject.spec)
    classes = {entry.name for entry in binding.classes} | {entry.name for entry in binding.endings}
    for function in binding.functions:
        if function.name in classes:
            message = f"'{function.model.name}' is called {function.name} in C++, where that is a class"
            yield Finding(function.model.node.at("name"), message, _OTHER)
