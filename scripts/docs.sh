#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds a site from docs/ and the reference in build/docs, without a network. A warning, such as
# for a broken link, is an error.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/setup.sh
.venv/bin/python -m sphinx --conf-dir docs --doctree-dir build/docs-doctrees --quiet \
  --fail-on-warning --keep-going . build/docs
echo "build/docs/index.html"
