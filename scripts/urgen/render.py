# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Jinja2 with errors for undefined names, and with only the filters that templates use."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jinja2
from jinja2.bccache import Bucket

from urgen.cache import Cache
from urgen.derive import api
from urgen.failure import Failure
from urgen.targets import Target

_OF_JINJA = ("join", "length")
FILTERS = (*_OF_JINJA, *api.FILTERS)
_VERSIONS = (jinja2.__version__, sys.version)


class _Compiled(jinja2.BytecodeCache):
    """Caches compiled templates. Jinja's own cache would load them without verifying their content."""

    def __init__(self) -> None:
        self._cache = Cache("templates")

    def load_bytecode(self, bucket: Bucket) -> None:
        cached = self._cache.get(bucket.key, bucket.checksum, *_VERSIONS)
        if cached is not None:
            bucket.bytecode_from_string(cached)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._cache.put(bucket.bytecode_to_string(), bucket.key, bucket.checksum, *_VERSIONS)
        self._cache.trim()


def environment(templates: Path) -> jinja2.Environment:
    """Returns the environment of all templates; reuses templates that earlier runs compiled."""
    result = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
        bytecode_cache=_Compiled(),
    )
    result.filters = {name: result.filters[name] for name in _OF_JINJA} | api.FILTERS
    return result


def render(templates: Path, targets: list[Target], context: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yields the output path and the text of every target."""
    env = environment(templates)
    env.globals.update(context)
    for target in targets:
        extra = {target.item: target.value} if target.item else {}
        try:
            text = env.get_template(target.template).render(extra)
        except jinja2.TemplateSyntaxError as error:
            raise Failure(f"templates/{error.name or target.template}:{error.lineno}: {error.message}") from error
        except Exception as error:  # a template's expression may raise anything; report its template line
            raise Failure(f"templates/{_place(error, templates, target)}: {error or type(error).__name__}") from error
        yield target.output, text


def _place(error: BaseException, templates: Path, target: Target) -> str:
    """Returns the deepest template line of the traceback: Jinja maps its frames to the lines of template files."""
    place = target.template
    trace = error.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if file.is_relative_to(templates):
            place = f"{file.relative_to(templates).as_posix()}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place
