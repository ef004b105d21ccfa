# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parses the command line. Exit codes: 0 for success, 1 for problems in the input or stale output, 2 for wrong arguments.

Commands import their own modules: loading the templates takes longer than checking a spec.
"""

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from urgen import model
from urgen.build import build
from urgen.diagnostics import Diagnostics
from urgen.failure import Failure
from urgen.project import Project, load, load_any, load_imported, read_any
from urgen.source import Mapping

if TYPE_CHECKING:
    from urgen import sync

_WIDTH = 100
_TREE = Path(__file__).resolve().parents[2]


def main(arguments: list[str] | None = None) -> int:
    """Runs a command line and returns its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may not support UTF-8
    options = _parser().parse_args(_with_command(sys.argv[1:] if arguments is None else arguments))
    try:
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except _Problems as problems:
        _print(problems.args[0], sys.stderr)
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        print(f"error: {error.filename or 'input or output'}: {error.strerror}", file=sys.stderr)
    return 1


def _with_command(arguments: list[str]) -> list[str]:
    """Inserts the command `generate` if there is no command, and replaces `--check` with the command `check`."""
    if "--check" in arguments:
        return ["check", *(argument for argument in arguments if argument != "--check")]
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help")):
        return ["generate", *arguments]
    return arguments


class _Help(argparse.HelpFormatter):
    """Formats help at a fixed width, because querying the terminal's width would load more modules."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=_WIDTH)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="generate.py",
        description="Generates generated/ from spec/*.yml and templates/.",
        formatter_class=_Help,
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: object, text: str) -> argparse.ArgumentParser:
        subparser = commands.add_parser(name, help=text, description=text, formatter_class=_Help)
        subparser.set_defaults(run=run)
        return subparser

    for name, run, text in (
        ("generate", _generate, "write generated/, docs/spec_format.md, and the schemas for editors (the default)"),
        ("check", _check, "compare the files on disk with the files that generate would write, and show the differences"),
        ("lint", _lint, "only check spec/ and the support.yml of every adapter"),
        ("list", _list, "list the functions of the spec"),
    ):
        command(name, run, text).add_argument("--root", type=Path, default=_TREE, help="the tree to work on")
    releaser = command("release", _release, "write spec/abi/VERSION.yml, the record that later specs are compared with")
    releaser.add_argument("version", help="the API version: 0.13, or 0.12.1, which only adds to 0.12")
    releaser.add_argument("--numbers", type=Path, help="a YAML file with Unified Runtime's enums, enumerators and numbers")
    releaser.add_argument("--root", type=Path, default=_TREE, help="the tree to work on")
    diff = command("diff", _diff, "list the changes between two spec folders, and which of them break the ABI")
    diff.add_argument("old", type=Path, help="the older spec folder")
    diff.add_argument("new", type=Path, help="the newer spec folder")
    importer = command("import-ur", _import, "read Unified Runtime's own YAML dialect")
    importer.add_argument("folder", type=Path, help="the folder with its .yml files")
    target = importer.add_mutually_exclusive_group(required=True)
    target.add_argument("--out", type=Path, help="write the same spec in this project's dialect into this folder")
    target.add_argument("--generate", type=Path, help="render this project's templates for it into this folder")
    target.add_argument("--build", type=Path, help="like --generate, with the adapters and the additional entries of this tree")
    target.add_argument("--compare", type=Path, help="compare its layout with the headers in this folder")
    return parser


class _Problems(Exception):
    """Raised with the problems in the input."""


@contextlib.contextmanager
def _checked() -> Iterator[Diagnostics]:
    """Raises _Problems at the end of a block that found problems."""
    problems = Diagnostics()
    yield problems
    if problems:
        raise _Problems(problems.sorted())


def _load(options: argparse.Namespace) -> tuple[Project, model.Spec]:
    project = Project(options.root.resolve())
    return project, _model(lambda problems: load(project, problems))


def _model(read: Callable[[Diagnostics], model.Spec | None]) -> model.Spec:
    with _checked() as problems:
        spec = read(problems)
    assert spec
    return spec


def _read_folder(folder: Path) -> list[Mapping]:
    """Returns the spec files of a folder, and raises _Problems if they do not form a model."""
    with _checked() as problems:
        files = read_any(folder, problems)
    _model(lambda problems: build(files, problems))
    return files


def _outputs(options: argparse.Namespace) -> tuple[Project, dict[str, bytes], dict[Path, bytes]]:
    """Returns the project, all files of generated/, and the generated files of folders that also have hand-written ones."""
    from urgen import produce, schema, spec_format

    project, spec = _load(options)
    mixed_folder_files = {
        project.schema: schema.of_spec(spec),
        project.support_schema: schema.of_support(spec),
        project.format_page: spec_format.page(spec),
    }
    return project, produce.outputs(spec, project.templates, project.style), mixed_folder_files


@contextlib.contextmanager
def _changes(options: argparse.Namespace) -> "Iterator[tuple[Project, list[sync.Change]]]":
    """Yields the differences between the outputs and the disk, and keeps other runs from writing in the meantime."""
    from urgen import files, sync

    project, generated_files, mixed_folder_files = _outputs(options)
    with files.lock(project.root):
        changes = sync.compare_folder(project.generated, generated_files)
        for path, content in mixed_folder_files.items():
            changes += sync.compare_file(path, content)
        yield project, changes


def _generate(options: argparse.Namespace) -> int:
    from urgen import sync

    with _changes(options) as (project, changes):
        sync.apply(project.generated, changes)
    return 0


def _check(options: argparse.Namespace) -> int:
    with _changes(options) as (project, changes):
        for change in changes:
            _print(change.diff(project.name_of(change.path)))
    for change in changes:
        print(f"error: {project.name_of(change.path)} is {change.what}", file=sys.stderr)
    if changes:
        print("  hint: run python3 scripts/generate.py and commit the result", file=sys.stderr)
    return 1 if changes else 0


def _lint(options: argparse.Namespace) -> int:
    _load(options)
    return 0


def _list(options: argparse.Namespace) -> int:
    spec = _model(lambda problems: load_any(options.root / "spec", problems))
    print(f"# Unified Runtime {spec.version.text}: {len(spec.functions)} functions in {len(spec.features)} features")
    for function in spec.functions:
        table = function.table.name if function.table else "-"
        query = function.query.name if function.query else "-"
        print(f"{function.id:4} {function.name:44} {table:14} {function.feature:20} {query}")
    return 0


def _release(options: argparse.Namespace) -> int:
    from urgen import release

    with _checked() as problems:
        _print(release.make(Project(options.root.resolve()), options.version, options.numbers, problems))
    return 0


def _diff(options: argparse.Namespace) -> int:
    from urgen import differences

    _print(differences.between(_read_folder(options.old), _read_folder(options.new)))
    return 0


def _import(options: argparse.Namespace) -> int:
    from urgen import produce, sync, upstream

    tree, folder = Project(_TREE), options.folder
    spec = _model(lambda problems: load_imported(folder, tree, problems) if options.build else load_any(folder, problems))
    if options.compare:
        return _compare_headers(spec, options.compare)
    if options.out:
        sync.write(options.out, upstream.in_our_dialect(options.folder))
    else:
        sync.write(options.generate or options.build, produce.outputs(spec, tree.templates, tree.style))
    return 0


def _compare_headers(spec: model.Spec, include: Path) -> int:
    from urgen import foreign_headers

    facts = foreign_headers.facts(spec)
    different = list(foreign_headers.differences(facts, include))
    _print(different)
    print(f"{len(facts) - len(different)} of {len(facts)} layout facts hold")
    return 1 if different else 0


def _print(lines: Iterable[object], stream: TextIO | None = None) -> None:
    for line in lines:
        print(line, file=stream or sys.stdout)
