# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the spec holds, for people."""

from collections.abc import Iterator

from urgen import model


def overview(spec: model.Spec) -> Iterator[str]:
    """One line a function: id, name, table, feature, query."""
    yield f"# Unified Runtime {spec.version.text}: {len(spec.functions)} functions in {len(spec.features)} features"
    for function in spec.functions:
        table = function.table.name if function.table else "-"
        query = function.query.name if function.query else "-"
        yield f"{function.id:4} {function.name:44} {table:14} {function.feature:20} {query}"
