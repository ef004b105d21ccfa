# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The site of the guides and the reference; scripts/docs.sh builds it from the top of the tree."""

from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

TOP = Path(__file__).resolve().parents[1]

project = "ur-ipc"
author = "The ur-ipc authors"
release = (TOP / "VERSION").read_text().strip()
extensions = ["myst_parser", "sphinx_external_toc"]

# The pages stay in their folders, so their links also work in the tree.
external_toc_path = "docs/toc.yml"
include_patterns = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "docs/**.md",
    "fakes/*/README.md",
    "fakes/README.md",
    "generated/docs/*.md",
    "test/README.md",
    "test/*/README.md",
]
exclude_patterns = ["build*", ".*", "generated/[!d]*"]
myst_heading_anchors = 4
nitpicky = True

html_theme = "furo"
html_title = f"ur-ipc {release}"
html_copy_source = False
html_show_sourcelink = False
html_extra_path = ["site"]
html_theme_options = {"top_of_page_buttons": []}


def setup(app: Sphinx) -> None:
    app.add_lexer("mermaid", TextLexer)
