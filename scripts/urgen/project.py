# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The folders of the tree, and the steps from its files to the model."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from urgen import adapters, bodies, model, rules, shape, strays
from urgen.abi import compare, numbers, record
from urgen.build import build
from urgen.diagnostics import Diagnostics, Loc
from urgen.failure import Failure
from urgen.rules.rule import Subject
from urgen.source import Mapping, read_one


class Project:
    """The folders of a tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.spec = root / "spec"
        self.records = root / "spec/abi"
        self.templates = root / "templates"
        self.generated = root / "generated"
        self.style = root / ".clang-format"
        self.schema = root / "spec/schema.json"  # schema of spec files, for editors
        self.support_schema = root / "adapters/schema.json"  # schema of support.yml files
        self.format_page = root / "docs/spec_format.md"  # documents both formats

    def name_of(self, path: Path) -> str:
        """Returns a file's name in messages: its path below the root, with slashes."""
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.as_posix()


def load(project: Project, problems: Diagnostics) -> model.Spec | None:
    """Returns the checked model of a tree, compared with its last release; None if there are problems.

    The checks run in stages: files and shapes, the release, references, rules, the adapters' claims. The first stage with
    problems is the last, because later stages would report their consequences.
    """
    strays.check(project.root, project.name_of, problems)
    files = read_folder(project.spec, project.name_of, problems)
    support = adapters.read(project.root, project.name_of, problems)
    released = record.read_last(project.records, project.name_of, problems)
    if problems or released is None:
        return None
    compare.compare(released, files, problems)
    compare.check_version(released, files, problems)
    numbers.check(released, files, problems)
    numbers.check_handle_ids(released, support.values(), problems)
    return None if problems else _checked(project, files, support, released, problems)


def load_for_release(project: Project, problems: Diagnostics) -> tuple[list[Mapping], model.Spec | None]:
    """Returns the files and the checked model of a tree, without a comparison with the last release."""
    files = read_folder(project.spec, project.name_of, problems)
    support = adapters.read(project.root, project.name_of, problems)
    return files, None if problems else _checked(project, files, support, None, problems)


def _checked(
    project: Project, files: list[Mapping], support: dict[str, Mapping], released: record.Record | None, problems: Diagnostics
) -> model.Spec | None:
    spec = build(files, problems)
    if spec is None or problems:
        return None
    own = adapters.resolve(support, spec, problems)
    spec = replace(spec, adapters=own, foreign_adapters=adapters.load_foreign(files, spec, own, problems))
    if released:
        _check_version(project, spec.version, problems)
    if problems:
        return None
    bodies.check(project.root, spec, problems)
    names = released.functions if released else frozenset()
    rules.check(Subject(spec, files, names, released.left_out if released else {}), problems)
    if not problems:
        adapters.check_claims(spec, problems)
    return None if problems else spec


def _check_version(project: Project, version: model.Version, problems: Diagnostics) -> None:
    """Requires the project's version to start with the API's version."""
    path = project.root / "VERSION"
    text = path.read_text(encoding="utf-8", errors="replace").strip() if path.is_file() else version.text
    if text.split(".")[:2] != version.text.split("."):
        message = f"the version is {text}, but {version.etor.name} is {version.text}"
        hint = f"write {version.text}.0, or raise {version.etor.name}"
        problems.error("UG037", Loc(project.name_of(path), 1, 1), message, hint)


def load_any(folder: Path, problems: Diagnostics) -> model.Spec | None:
    """Returns the model of a folder of spec files in either dialect. This project's style rules do not apply."""
    files = read_any(folder, problems)
    return None if problems else build(files, problems)


def read_any(folder: Path, problems: Diagnostics) -> list[Mapping]:
    """Returns the spec files of a folder in either dialect."""
    if not folder.is_dir():
        raise Failure(f"{folder} is not a folder")
    from urgen import upstream

    files = upstream.read_folder(folder, problems) if upstream.is_upstream(folder) else read_folder(folder, str, problems)
    if files and not any(file.text("feature") for file in files):
        raise Failure(f"{folder} contains no spec: no file has a `feature`")
    return files


def load_imported(folder: Path, project: Project, problems: Diagnostics) -> model.Spec | None:
    """Returns the model of a folder in Unified Runtime's dialect, with additional knowledge from a tree's spec and adapters."""
    from urgen import upstream

    files = upstream.read_folder(folder, problems)
    support = adapters.read(project.root, project.name_of, problems)
    upstream.add_knowledge(files, read_folder(project.spec, project.name_of, problems))
    spec = None if problems else build(files, problems)
    if spec is None or problems:
        return None
    own = adapters.resolve(support, spec, problems)
    names = {adapter.name for adapter in own}
    foreign = adapters.load_foreign(files, spec, (), problems)
    spec = replace(spec, adapters=own, foreign_adapters=tuple(adapter for adapter in foreign if adapter.name not in names))
    return None if problems else spec


def read_folder(folder: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> list[Mapping]:
    """Returns the spec files."""
    files: list[Mapping] = []
    paths = sorted(folder.glob("*.yml"))
    if not paths:
        hint = "write the first one: see docs/spec_format.md"
        problems.error("UG001", Loc(name_of(folder), 1, 1), "there is no .yml file in this folder", hint)
    for path in paths:
        node = read_one(path, name_of(path), problems)
        if node is not None:
            shape.check("spec", node, problems)
        if isinstance(node, Mapping):
            files.append(node)
            if (feature := node.text("feature")) not in ("", path.stem):
                message = f"the feature '{feature}' is in a file named '{path.stem}'"
                problems.error("UG011", node.at("feature"), message, f"write {path.stem}")
    return files
