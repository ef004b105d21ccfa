#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a man page, and completions for bash, zsh and fish, from the output of a program with --help.

The help text is CLI11's: a description, a line "Usage: ...", sections of options, and further text.
"""

from __future__ import annotations

import argparse
import gzip
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

_COLUMN = 30  # CLI11 starts the descriptions of options here, or in the next line
_FILES = {"FILE": "file", "DIR": "folder"}


@dataclass(frozen=True)
class Option:
    """An option of a program. `value` is empty for a flag."""

    names: tuple[str, ...]
    value: str
    text: str

    @property
    def words(self) -> list[str]:
        """Returns the possible values, or an empty list if the option accepts any value."""
        choices = re.search(r"\{([^}]*)\}", self.value)
        return choices[1].split(",") if choices else []

    @property
    def kind(self) -> str:
        """`file` or `folder` if the value is a path, otherwise empty."""
        return next((kind for name, kind in _FILES.items() if re.search(rf"\b{name}\b", self.value)), "")


@dataclass(frozen=True)
class Help:
    """The parts of a program's help text."""

    program: str
    description: str
    usage: str
    options: list[Option]
    rest: list[str]  # the lines after the usage that describe no option

    @property
    def summary(self) -> str:
        """Returns the first sentence of the description, in one line."""
        return re.split(r"[.:](?:\s|$)", " ".join(self.description.split()))[0]

    @property
    def runs_program(self) -> bool:
        """Returns whether the program runs another program, whose command line it accepts."""
        return re.search(r"PROGRAM|command", self.usage) is not None


def _split_columns(line: str) -> tuple[str, str]:
    """Returns the left part of an option's line and its description, which may be empty."""
    left = line[:_COLUMN]
    if line[_COLUMN - 1 : _COLUMN] == " " and left.count("[") == left.count("]"):
        return left.strip(), line[_COLUMN:].strip()
    return line.strip(), ""


def _is_heading(line: str) -> bool:
    return re.fullmatch(r"\S.*:", line) is not None


def parse(program: str, text: str) -> Help:
    """Returns the parts of a help text."""
    description, _, option_part = text.partition("Usage: ")
    usage, *lines = option_part.splitlines()
    options: list[Option] = []
    rest: list[str] = []
    for line in lines:
        if re.match(r"  --?\w", line):
            left, text = _split_columns(line)
            names, _, value = left.partition(" ")
            value = re.sub(r" ?Excludes: .*", "", value)
            options.append(Option(tuple(names.split(",")), value, text))
            if rest and _is_heading(rest[-1]):
                rest.pop()
        elif options and line.startswith(" " * _COLUMN):
            last = options.pop()
            options.append(Option(last.names, last.value, f"{last.text} {line.strip()}".strip()))
        else:
            rest.append(line)
    if not options or any(not option.text for option in options):
        raise SystemExit(f"{program} --help: no options, or an option without a description")
    return Help(program, description.strip(), usage, options, rest)


def _roff(text: str) -> str:
    """Escapes text for a man page."""
    escaped = text.replace("\\", "\\(rs").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    return "\\&" + escaped if escaped.startswith(".") else escaped


def man_page(help_text: Help, version: str) -> str:
    """Returns the source of a man page."""
    lines = [f'.TH {help_text.program.upper()} 1 "" "ur-ipc {version}" "User Commands"', ".SH NAME"]
    lines += [f"{_roff(help_text.program)} \\- {_roff(help_text.summary)}", ".SH SYNOPSIS", _roff(help_text.usage)]
    lines += [".SH DESCRIPTION"]
    lines += [*(_roff(line) or ".PP" for line in help_text.description.splitlines()), ".SH OPTIONS"]
    for option in help_text.options:
        value = f" {_roff(option.value)}" if option.value else ""
        lines += [".TP", f"\\fB{_roff(', '.join(option.names))}\\fR{value}", _roff(option.text)]
    section, previous = "", ""
    for line, following in zip(help_text.rest, [*help_text.rest[1:], ""], strict=True):
        literal, was_literal = line.startswith(" "), previous.startswith(" ")
        if literal != was_literal:
            lines.append(".nf" if literal else ".fi")
        if _is_heading(line) and following.startswith(" "):
            section = line
            lines.append(f".SH {_roff(line[:-1].upper())}")
        elif literal:
            lines.append(_roff(line.removeprefix("  ")))
        elif line and section != "notes":
            section = "notes"
            lines += [".SH NOTES", _roff(line)]
        elif line:
            lines += [_roff(line)] if previous else [".PP", _roff(line)]
        previous = line
    return "\n".join(lines) + "\n"


def bash_completion(help_text: Help) -> str:
    """Returns a completion that needs no other package."""
    name = "_" + help_text.program.replace("-", "_")
    cases = []
    for option in help_text.options:
        if not option.value:
            continue
        reply = {
            "file": 'compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")); ',
            "folder": 'compopt -o filenames; COMPREPLY=($(compgen -d -- "$word")); ',
        }.get(option.kind, "")
        if option.words:
            reply = f"COMPREPLY=($(compgen -W '{' '.join(option.words)}' -- \"$word\")); "
        cases.append(f"    {' | '.join(option.names)}) {reply}return ;;")
    names = " ".join(name for option in help_text.options for name in option.names)
    lines = [
        f"# Made from {help_text.program} --help.",
        f"{name}() {{",
        "  local IFS=$'\\n' word=\"${COMP_WORDS[COMP_CWORD]}\"",
    ]
    if cases:
        lines += ['  case "${COMP_WORDS[COMP_CWORD - 1]}" in', *cases, "  esac"]
    if help_text.runs_program:
        lines += ['  if [[ "$word" != -* ]]; then', '    COMPREPLY=($(compgen -c -- "$word"))', "    return", "  fi"]
    # The words need the usual separators.
    lines += ["  IFS=$' \\t\\n'", f"  COMPREPLY=($(compgen -W '{names}' -- \"$word\"))", "}"]
    return "\n".join([*lines, f"complete -F {name} {help_text.program}", ""])


def zsh_completion(help_text: Help) -> str:
    """Returns a completion for zsh's _arguments."""
    specs = []
    for option in help_text.options:
        text = re.sub(r"([\[\]:\\])", r"\\\1", option.text).replace("'", "'\\''")
        action = {"file": "_files", "folder": "_files -/"}.get(
            option.kind, f"({' '.join(option.words)})" if option.words else " "
        )
        value = f":{option.names[-1].lstrip('-')}:{action}" if option.value else ""
        for name in option.names:
            sign = "=" if option.value and name.startswith("--") else ""
            specs.append(f"'({' '.join(option.names)}){name}{sign}[{text}]{value}'")
    if help_text.runs_program:
        specs.append("'*:::program:_normal'")
    joined = " \\\n  ".join(["_arguments", *specs])
    return f"#compdef {help_text.program}\n# Made from {help_text.program} --help.\n{joined}\n"


def fish_completion(help_text: Help) -> str:
    """Returns a completion for fish."""
    lines = [f"# Made from {help_text.program} --help."]
    rest = " -a '(__fish_complete_subcommand)'" if help_text.runs_program else ""
    lines.append(f"complete -c {help_text.program} -f{rest}")
    for option in help_text.options:
        names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
        value = (" -r -F" if option.kind else " -x") if option.value else ""
        choices = f" -a '{' '.join(option.words)}'" if option.words else ""
        text = option.text.replace("\\", "\\\\").replace("'", "\\'")
        lines.append(f"complete -c {help_text.program} {names}{value}{choices} -d '{text}'")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path, help="the program, which runs with --help")
    parser.add_argument("version", help="the version for the man page")
    parser.add_argument("into", type=Path, help="the folder for NAME.1.gz, NAME.bash, _NAME and NAME.fish")
    arguments = parser.parse_args()
    printed = subprocess.run([arguments.program, "--help"], check=True, capture_output=True, text=True).stdout
    parts = parse(arguments.program.name, printed)
    arguments.into.mkdir(parents=True, exist_ok=True)
    # Without a name and a time in the file, equal pages give equal files.
    (arguments.into / f"{parts.program}.1.gz").write_bytes(
        gzip.compress(man_page(parts, arguments.version).encode(), 9, mtime=0)
    )
    (arguments.into / f"{parts.program}.bash").write_text(bash_completion(parts))
    (arguments.into / f"_{parts.program}").write_text(zsh_completion(parts))
    (arguments.into / f"{parts.program}.fish").write_text(fish_completion(parts))


if __name__ == "__main__":
    main()
