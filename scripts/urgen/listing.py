# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the spec holds, for people and as the record of a release."""

from collections.abc import Iterator

from urgen import model


def overview(spec: model.Spec) -> Iterator[str]:
    """One line a function: id, name, table, feature, query."""
    yield f"# Unified Runtime {spec.version.text}: {len(spec.functions)} functions in {len(spec.features)} features"
    for function in spec.functions:
        table = function.table.name if function.table else "-"
        query = function.query.name if function.query else "-"
        yield f"{function.id:4} {function.name:44} {table:14} {function.feature:20} {query}"


def released(spec: model.Spec) -> Iterator[str]:
    """The text of spec/abi/<version>.yml. Aliases are left out: the current version is another one in each release."""
    yield "# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
    yield "# What programs were compiled with: never edited after the release."
    yield f'version: "{spec.version.text}"'
    yield ""
    yield "tables:"
    for table in spec.tables:
        slots = ", ".join(slot.name if slot.function else f"~{slot.name}" for slot in table.slots)
        yield f"  - name: {table.name}"
        yield f"    slots: [{slots}]"
    yield ""
    yield "functions:"
    for function in spec.functions:
        yield f"  {function.name}: {function.id}"
    yield ""
    yield "enumerators:"
    for enum in sorted(spec.enums, key=lambda enum: enum.name):
        for etor in enum.distinct:
            value = f"0x{etor.value:x}" if etor.value >= 0x1000 else str(etor.value)
            yield f"  {etor.name}: {value}"
