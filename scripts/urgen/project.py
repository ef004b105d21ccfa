# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where things lie in the tree, and the way from its files to the model."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from urgen import adapters, bodies, model, recovery, rules, strays
from urgen.abi import compare, handle_ids, numbers, record
from urgen.build import Sources, build
from urgen.diagnostics import Diagnostics, Loc
from urgen.failure import Failure
from urgen.rules.rule import Subject
from urgen.shape import complete, conforms, drop_empty, nameless
from urgen.source import Mapping, Scalar


@dataclass(frozen=True)
class Project:
    """The folders of a tree."""

    root: Path

    @property
    def spec(self) -> Path:
        return self.root / "spec"

    @property
    def templates(self) -> Path:
        return self.root / "templates"

    @property
    def generated(self) -> Path:
        return self.root / "generated"

    @property
    def style(self) -> Path:
        return self.root / ".clang-format"

    @property
    def schema(self) -> Path:
        """Of spec files, for editors."""
        return self.spec / "schema.json"

    @property
    def support_schema(self) -> Path:
        """The same of support.yml."""
        return self.root / "adapters/schema.json"

    @property
    def records(self) -> Path:
        return self.spec / "abi"

    def name_of(self, path: Path) -> str:
        """How messages call a file: its path below the root, with slashes."""
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.as_posix()


def load(project: Project, problems: Diagnostics) -> model.Spec | None:
    """The checked model of a tree, held against its last release; None when there are problems."""
    strays.check(project.root, project.name_of, problems)
    sources = read_folder(project.spec, project.name_of, problems)
    released = record.last(project.records, project.name_of, problems)
    if released:
        compare.compare(released, sources.files, sources.excused, problems)
        numbers.check(released, sources.files, problems)
    spec = _checked(project, sources, released, problems)
    if spec:
        _check_version(project, spec.version, problems)
    return None if problems else spec


def _check_version(project: Project, version: model.Version, problems: Diagnostics) -> None:
    """The version of the whole begins with that of the API."""
    path = project.root / "VERSION"
    text = path.read_text(encoding="utf-8", errors="replace").strip() if path.is_file() else version.text
    if text.split(".")[:2] != version.text.split("."):
        message = f"the version is {text}, but {version.etor.name} is {version.text}"
        hint = f"write {version.text}.0, or raise {version.etor.name}"
        problems.error("UG037", Loc(project.name_of(path), 1, 1), message, hint)


def load_for_release(project: Project, problems: Diagnostics) -> tuple[Sources, model.Spec | None]:
    """The files and the checked model of a tree, whatever was released before."""
    sources = read_folder(project.spec, project.name_of, problems)
    return sources, _checked(project, sources, None, problems)


def _checked(project: Project, sources: Sources, released: record.Record | None, problems: Diagnostics) -> model.Spec | None:
    spec = build(sources, problems)
    if spec is None:
        return None
    own = adapters.load(project.root, project.name_of, spec, sources.excused, problems)
    spec = replace(spec, adapters=own, foreign_adapters=adapters.load_foreign(sources.files, spec, own, problems))
    bodies.check(project.root, spec, problems)
    told = handle_ids.check(released, own, problems) if released else set()
    adapters.check_handle_ids(own, told, problems)
    names = released.functions if released else frozenset()
    left_out = released.left_out if released else {}
    rules.check(Subject(spec, sources.files, sources.excused, names, left_out, problems))
    return None if problems else spec


def load_any(folder: Path, problems: Diagnostics) -> model.Spec | None:
    """The model of a folder of spec files in our dialect or in Unified Runtime's own; our rules of style do not apply."""
    if not folder.is_dir():
        raise Failure(f"{folder} is no folder")
    from urgen import upstream

    sources = upstream.read_folder(folder, problems) if upstream.is_upstream(folder) else read_folder(folder, str, problems)
    spec = build(sources, problems)
    return None if problems else spec


def load_imported(folder: Path, project: Project, problems: Diagnostics) -> model.Spec | None:
    """The model of a folder in Unified Runtime's own dialect, with what the spec and the adapters of a tree know beyond it."""
    from urgen import upstream

    sources = upstream.read_folder(folder, problems)
    upstream.add_knowledge(sources.files, read_folder(project.spec, project.name_of, problems).files)
    spec = build(sources, problems)
    if spec is None:
        return None
    own = adapters.load(project.root, project.name_of, spec, sources.excused, problems)
    names = {adapter.name for adapter in own}
    foreign = adapters.load_foreign(sources.files, spec, (), problems)
    spec = replace(spec, adapters=own, foreign_adapters=tuple(adapter for adapter in foreign if adapter.name not in names))
    return None if problems else spec


def read_folder(folder: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> Sources:
    """The spec files that have their shape."""
    sources = Sources()
    paths = sorted(folder.glob("*.yml"))
    if not paths:
        hint = "write the first one: CONTRIBUTING.md says how"
        problems.error("UG001", Loc(name_of(folder), 1, 1), "there is no .yml file in this folder", hint)
    for path in paths:
        unread: set[str] = set()
        documents = recovery.read(path, name_of(path), problems, unread)
        for node in documents[:1]:
            if unread and isinstance(node, Mapping):
                drop_empty(node)
                complete(node, path.stem)
            conforms("spec", node, problems, sources.excused)
            if isinstance(node, Mapping):
                complete(node, path.stem)
                _check_stem(path.stem, node, problems)
                sources.files.append(node)
        if not documents or not isinstance(documents[0], Mapping):
            unread |= {path.stem, nameless("file")}
        sources.excused |= unread
    return sources


def _check_stem(stem: str, node: Mapping, problems: Diagnostics) -> None:
    feature = node.text("feature")
    if feature and feature != stem:
        problems.error("UG011", node.at("feature"), f"the feature '{feature}' stands in a file named '{stem}'", f"write {stem}")
        node.items["feature"] = Scalar(node.at("feature"), stem, stem)
