# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws a table of a report: a group of bars per row. Each row has its own scale, because rows differ by powers of ten."""

from __future__ import annotations

from html import escape
from typing import Any

WIDTH = 720
LEFT = 250  # the start of the bars
MAX_LENGTH = 330
LINE = 18
COLORS = ("#2a6fb0", "#e08214", "#4d9a4d", "#8c6bb1", "#b2182b", "#5a5a5a", "#35978f", "#bf812d", "#c994c7")


def bars(rows: list[dict[str, Any]]) -> str:
    """Returns an SVG image. Shorter bars are better for times, longer bars for rates and relative rates."""
    methods = list(dict.fromkeys(method for row in rows for method in row["values"]))
    parts: list[str] = []
    y = 4
    for row in rows:
        y += LINE
        better = "longer is better" if "/s" in row["unit"] or row["unit"] == "%" else "shorter is better"
        parts.append(f'<text x="4" y="{y}" font-weight="bold">{escape(row["row"])} ({row["unit"]}, {better})</text>')
        maximum = max(row["values"].values(), default=0) or 1
        for method, value in row["values"].items():
            y += LINE
            length = max(1, round(MAX_LENGTH * value / maximum))
            color = COLORS[methods.index(method) % len(COLORS)]
            parts.append(f'<text x="{LEFT - 6}" y="{y}" text-anchor="end">{escape(method)}</text>')
            parts.append(f'<rect x="{LEFT}" y="{y - 12}" width="{length}" height="14" fill="{color}"/>')
            label = f"{value:.3g}" if value < 1000 else f"{value:,.0f}"
            parts.append(f'<text x="{LEFT + length + 6}" y="{y}">{label}</text>')
        y += 8
    size = f'viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="white"/>', *parts, "</svg>\n"])
