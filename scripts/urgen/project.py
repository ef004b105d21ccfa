# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where things lie in the tree, and the way from its files to the model."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from urgen import adapters, model, rules, upstream
from urgen.build import Sources, build
from urgen.diagnostics import Diagnostics, Loc
from urgen.failure import Failure
from urgen.rules.rule import Subject
from urgen.shape import conforms
from urgen.source import Mapping, read


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
        return self.spec / "schema.json"

    def name_of(self, path: Path) -> str:
        """How messages call a file: its path below the root, with slashes."""
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else path.as_posix()


def load(project: Project, problems: Diagnostics) -> model.Spec | None:
    """The checked model of a tree; None when there are problems."""
    sources = read_folder(project.spec, project.name_of, problems)
    spec = build(sources, problems)
    if spec is None:
        return None
    spec = replace(
        spec,
        adapters=adapters.load(project.root, project.name_of, spec, problems),
        foreign_adapters=adapters.load_foreign(sources.files, spec, problems),
    )
    released = read_released(project, problems)
    rules.check(Subject(spec, sources.files, sources.excused, released), problems)
    return None if problems else spec


def load_any(folder: Path, problems: Diagnostics) -> model.Spec | None:
    """The model of a folder of spec files in our dialect or in Unified Runtime's own; our rules of style do not apply."""
    if not folder.is_dir():
        raise Failure(f"{folder} is no folder")
    sources = upstream.read_folder(folder, problems) if upstream.is_upstream(folder) else read_folder(folder, str, problems)
    spec = build(sources, problems)
    return None if problems else spec


def read_folder(folder: Path, name_of: Callable[[Path], str], problems: Diagnostics) -> Sources:
    """The spec files that have their shape."""
    sources = Sources()
    paths = sorted(folder.glob("*.yml"))
    if not paths:
        problems.error("UG001", Loc(name_of(folder), 1, 1), "there is no .yml file in this folder")
    for path in sorted(folder.glob("*.yaml")):
        problems.error("UG011", Loc(name_of(path), 1, 1), "a spec file ends in .yml", f"rename it to {path.stem}.yml")
    for path in paths:
        documents = read(path, name_of(path), problems)
        if len(documents) > 1:
            problems.error("UG004", documents[1].loc, "a spec file holds one document", "remove the '---'")
        for node in documents[:1]:
            conforms("spec", node, problems, sources.excused)
            if isinstance(node, Mapping):
                _check_stem(path.stem, node, problems)
                sources.files.append(node)
    return sources


def read_released(project: Project, problems: Diagnostics) -> list[Mapping]:
    """The released layouts."""
    paths = sorted(project.spec.glob("abi/*.yml"))
    nodes = [node for path in paths for node in read(path, project.name_of(path), problems)[:1]]
    return [node for node in nodes if conforms("released", node, problems, set()) and isinstance(node, Mapping)]


def _check_stem(stem: str, node: Mapping, problems: Diagnostics) -> None:
    feature = node.text("feature")
    if feature and feature != stem:
        problems.error("UG011", node.at("feature"), f"the feature '{feature}' stands in a file named '{stem}'", f"write {stem}")
