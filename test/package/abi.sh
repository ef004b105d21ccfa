#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# abi.sh LIBRARY RECORD FUNCTION STRUCT HEADERS... [--write]: compares a library's functions and their types with the record of
# the last release, using libabigail. Then checks that the comparison reports a removed FUNCTION and a changed STRUCT. With
# --write, writes the record instead, after a release.
set -euo pipefail
library="$1" record="$2" function="$3" struct="$4"
shift 4
here="$(dirname "${BASH_SOURCE[0]}")" work="$(mktemp --directory)"
trap 'rm -rf "$work"' EXIT

headers=() write=""
for argument in "$@"; do
  if [[ "$argument" == --write ]]; then write=yes; else headers+=(--headers-dir "$argument"); fi
done
abidw "${headers[@]}" --suppressions "$here/abi.suppr" --drop-private-types --drop-undefined-syms --exported-interfaces-only \
  --no-show-locs --no-comp-dir-path --no-corpus-path --no-elf-needed --no-parameter-names --no-architecture "$library" |
  sed 's/^ *//' >"$work/now.abi"
[[ -z "$write" ]] || exec cp "$work/now.abi" "$record"

# A new release may have more functions.
differs() { ! abidiff --no-added-syms "$record" "$1"; }

if differs "$work/now.abi"; then
  echo "$library breaks the ABI that $record records; docs/versions.md promises that releases keep it" >&2
  exit 1
fi
sed "/elf-symbol name='$function'/d; /<function-decl name='$function'/,/<\/function-decl>/d" "$work/now.abi" >"$work/removed.abi"
sed "s/\(<class-decl name='$struct' size-in-bits='\)[0-9]*/\1512/" "$work/now.abi" >"$work/changed.abi"
for seeded in removed changed; do
  cmp --quiet "$work/now.abi" "$work/$seeded.abi" && echo "$seeded: nothing was changed" >&2 && exit 1
  differs "$work/$seeded.abi" >"$work/found" || { echo "abidiff did not find what was $seeded" >&2 && exit 1; }
  grep -E "$function|size changed" "$work/found"
done
