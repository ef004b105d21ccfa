# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens every page of the built site in a browser, as wide as a phone and as wide as a desktop: python test/docs/browser.py

Reports pages that are wider than the window, messages on the browser's console, and a search that finds no page. Needs Debian's
package chromium, and the site that scripts/docs.sh builds.
"""

from __future__ import annotations

import argparse
import functools
import html
import json
import re
import subprocess
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).resolve().parents[2] / "build/docs"
WIDTHS = (360, 1280)
SEARCH = "search.html?q=handle"
DEADLINE_S = 300

# Loads each page in frames of all widths, searches, and writes the results into the document as JSON.
SURVEY = """<!doctype html><body><pre id="seen"></pre><script>
const load = (page, width) => new Promise((done) => {
  const frame = document.createElement("iframe");
  frame.width = width;
  frame.height = 800;
  frame.onload = () => done(frame);
  frame.src = page;
  document.body.append(frame);
});
const until = async (condition) => { while (!condition()) await new Promise((again) => setTimeout(again, 50)); };
(async () => {
  const seen = {wide: []};
  for (const page of PAGES)
    for (const width of WIDTHS) {
      const frame = await load(page, width);
      const is = frame.contentDocument.documentElement.scrollWidth;
      if (is > width) seen.wide.push([page, width, is]);
      frame.remove();
    }
  const frame = await load(SEARCH, 1280);
  const found = () => frame.contentDocument.querySelectorAll("#search-results li").length;
  await until(found);
  seen.found = found();
  document.getElementById("seen").textContent = JSON.stringify(seen);
})();
</script>"""


class Handler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def browse(url: str, *options: str) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as profile:
        return subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", *options, url],
            capture_output=True,
            text=True,
            timeout=DEADLINE_S,
        )


def survey(url: str) -> list[str]:
    """Returns the problems of the site."""
    pages = sorted(str(page.relative_to(SITE)) for page in SITE.rglob("*.html") if "_static" not in page.parts)
    text = SURVEY
    for name, value in {"PAGES": pages, "WIDTHS": WIDTHS, "SEARCH": SEARCH}.items():
        text = text.replace(name, json.dumps(value))
    survey_page = SITE / "survey.html"
    survey_page.write_text(text)
    try:
        ended = browse(f"{url}/survey.html", "--enable-logging=stderr", "--virtual-time-budget=1000000", "--dump-dom")
    finally:
        survey_page.unlink()
    seen = re.search(r'<pre id="seen">(.+?)</pre>', ended.stdout)
    if not seen:
        return [f"the browser did not finish the survey: {ended.stderr[-2000:]}"]
    report = json.loads(html.unescape(seen[1]))
    problems = [f"{page} is {found} px wide, but the window has only {width} px" for page, width, found in report["wide"]]
    problems += re.findall(r"CONSOLE.*", ended.stderr)
    print(f"{len(pages)} pages at {' and '.join(map(str, WIDTHS))} px; a search found {report['found']} pages")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--screenshots", type=Path, metavar="FOLDER", help="also write screenshots of a page to FOLDER")
    options = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}"
    problems = survey(url)
    for width in WIDTHS if options.screenshots else ():
        picture = options.screenshots / f"site_{width}.png"
        browse(f"{url}/docs/tutorial/c.html", f"--window-size={width},800", f"--screenshot={picture}")
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
