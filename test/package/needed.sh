#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# needed.sh LIBRARY...: checks that the adapters and the loader need only libraries that every C++ program has, because other
# programs load them.
set -euo pipefail
failed=0
for library in "$@"; do
  needed="$(readelf --dynamic "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')"
  others="$(grep -vE '^(libstdc\+\+|libgcc_s|libc|libm|libpthread|libdl|ld-linux[a-z0-9-]*)\.so\.[0-9]+$' <<<"$needed" || true)"
  if [[ -z "$needed" || -n "$others" ]]; then
    echo "$library needs $(xargs <<<"${others:-nothing that readelf found}")" >&2
    failed=1
  fi
done
exit $failed
