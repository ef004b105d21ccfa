#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds the site from docs/ and the API reference into build/docs, without a network. Fails on any
# warning, such as a broken link.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/setup.sh
.venv/bin/python -m sphinx --conf-dir docs --doctree-dir build/docs-doctrees --quiet \
  --fail-on-warning --keep-going . build/docs
echo "build/docs/index.html"
