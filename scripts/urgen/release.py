# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a release: writes the record that later specs are compared with."""

from pathlib import Path

from urgen import model
from urgen.abi import compare, numbers, record
from urgen.diagnostics import Diagnostics
from urgen.failure import Failure
from urgen.project import Project, load_for_release, read_folder


def make(project: Project, version: str, all_numbers: Path | None, problems: Diagnostics) -> list[str]:
    """Writes spec/abi/<version>.yml and returns its ABI breaks. Writes nothing if there are problems."""
    files, spec = load_for_release(project, problems)
    last = record.read_last(project.records, project.name_of, problems) if any(project.records.glob("*.yml")) else None
    if spec is None or problems:
        return []
    _check_slots(spec)
    _check_version(version, spec.version.text, last)
    changes = _changes(project, spec, last) if last else []
    if last and changes and record.number(version)[:2] == last.api_version:
        raise Failure(f"{version} may only add to {last.version}, but:\n" + "\n".join(changes))
    upstream_numbers = numbers.read_numbers(all_numbers) if all_numbers else last.left_out if last else None
    if upstream_numbers is None:
        raise Failure(f"{project.name_of(project.records)} has no record with Unified Runtime's numbers: pass --numbers FILE")
    left_out = numbers.left_out(upstream_numbers, files)
    ids = {str(adapter.name): adapter.handle_id for adapter in spec.adapters if adapter.handle_id and not adapter.is_test}
    content = record.content_of(version, files, ids, left_out)
    record.write(project.records, version, content)
    return [f"ABI break  {change}" for change in changes]


def _check_slots(spec: model.Spec) -> None:
    """Requires a listed slot for each function, so that later functions cannot move it."""
    unlisted = [(table.name, slot) for table in spec.tables for slot in table.slots if not slot.is_listed]
    if unlisted:
        lines = (
            f"{slot.full_name}: list the slot {slot.name} in the table {table} of spec/tables.yml, and write table: {table}"
            for table, slot in unlisted
        )
        raise Failure("every released function needs a listed slot:\n" + "\n".join(lines))


def _check_version(version: str, current: str, last: record.Record | None) -> None:
    number = record.number(version)
    if number[:2] != record.number(current)[:2]:
        allowed = f"{current}, or {current}.1 to {current}.65535 without leading zeros"
        raise Failure(f"UR_API_VERSION_CURRENT is {current}: release {allowed}, not {version}")
    if last and number <= record.number(last.version):
        raise Failure(f"{version} is not after the last release, {last.version}: a record is never rewritten")


def _changes(project: Project, spec: model.Spec, last: record.Record) -> list[str]:
    """Returns the changes that programs built with the last release would notice."""
    problems = Diagnostics()
    compare.compare(last, read_folder(project.spec, project.name_of, Diagnostics()), problems)
    numbers.check_handle_ids(last, (adapter.node for adapter in spec.adapters), problems)
    return [f"{problem.loc}: {problem.message}" for problem in problems.sorted()]
