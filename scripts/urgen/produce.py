# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Produces every output from the model: renders here, and formats in parallel processes."""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from urgen import model
from urgen.derive.api import template_context
from urgen.format import Formatter
from urgen.render import render
from urgen.targets import targets

FORMATTED = (".h", ".hpp", ".c", ".cpp")


def outputs(spec: model.Spec, templates: Path, style: Path) -> dict[str, bytes]:
    """Returns every output of the templates, by its path below generated/."""
    formatter = Formatter(style)
    context = template_context(spec)
    texts: dict[str, str] = {}
    formatted: dict[str, Future[str]] = {}
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        # Renders the outputs that need formatting first, so that formatting runs in parallel with later rendering.
        ordered = sorted(targets(templates, context["api"]), key=lambda target: not target.output.endswith(FORMATTED))
        for name, text in render(templates, ordered, context):
            if name.endswith(FORMATTED):
                formatted[name] = pool.submit(formatter.format, name, text)
            else:
                texts[name] = text
        texts.update((name, future.result()) for name, future in formatted.items())
    formatter.finish()
    return {name: text.encode() for name, text in texts.items()}
