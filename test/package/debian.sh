#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# debian.sh BUILD CONSUMER COMPILER WORK: makes the Debian packages of a build twice, compares them, and checks them with
# lintian. Installs them into a root directory that contains only their dependencies. Builds programs with the installed files,
# through find_package and pkg-config. Runs the programs, the demo and the doctor in that root directory.
set -euo pipefail
build="$1" consumer="$2" compiler="$3" work="$4"
root="$work/root" packages="$work/packages"

if [[ -z "${IN_NAMESPACE:-}" ]]; then
  rm -rf "$work"
  IN_NAMESPACE=yes exec unshare --user --map-root-user --mount "$0" "$@"
fi

# depended_on PACKAGE...: adds the packages and their dependencies to `seen`.
declare -A seen=()
depended_on() {
  local package
  for package in "$@"; do
    [[ -n "${seen[$package]:-}" ]] && continue
    seen[$package]=yes
    # shellcheck disable=SC2046 # one word per package
    depended_on $(dpkg-query --show --showformat='${Pre-Depends}, ${Depends}\n' "$package" 2>/dev/null | names)
  done
}

# names: reads a dependency field, and prints the names of the packages. Of alternatives, it prints the first.
names() { sed 's/([^)]*)//g; s/|[^,]*//g; s/:any//g; s/,/ /g'; }

# Fills the root directory with dpkg's status and the files of the packages in `seen`.
fill_root() {
  local package ours
  ours="$(for package in "$packages"/*.deb; do dpkg-deb --field "$package" Package; done)"
  # shellcheck disable=SC2046 # one word per package
  depended_on dash libc-bin $(for package in "$packages"/*.deb; do dpkg-deb --field "$package" Depends; echo ,; done | names)
  mkdir -p "$root"/{dev,proc,tmp,usr/{bin,lib,lib64,sbin},var/lib/dpkg/{info,updates}}
  ln -s usr/bin usr/lib usr/lib64 usr/sbin "$root"
  for package in "${!seen[@]}"; do
    grep --quiet --line-regexp --fixed-strings "$package" <<<"$ours" && continue
    dpkg-query --status "$package" >>"$root/var/lib/dpkg/status"
    echo >>"$root/var/lib/dpkg/status"
    dpkg-query --listfiles "$package" | while read -r file; do
      [[ -f "$file" ]] && echo "${file#/}"
    done >>"$work/files" || true
  done
  tar --create --directory=/ --files-from="$work/files" | tar --extract --no-same-owner --directory="$root" --keep-directory-symlink
}

inside() { chroot "$root" "$@"; }

export SOURCE_DATE_EPOCH=1700000000
for folder in "$work/again" "$packages"; do
  cpack --config "$build/CPackConfig.cmake" -B "$folder"
done
for package in "$packages"/*.deb; do
  cmp "$package" "$work/again/${package##*/}"
done
command -v lintian >/dev/null || { echo "lintian is missing; run scripts/setup.sh --tests" && exit 1; }
lintian --allow-root --fail-on error,warning "$packages"/*.deb
fill_root
dpkg --root="$root" --install "$packages"/*.deb 2> >(grep --invert-match "files list file" >&2)
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"

libraries="$(dirname "$(find "$root/usr/lib" -name libur_loader.so.0)")"
cmake -S "$consumer" -B "$work/consumer" -G Ninja "-DCMAKE_PREFIX_PATH=$root/usr" "-DCMAKE_C_COMPILER=$compiler" >/dev/null
cmake --build "$work/consumer" --target consumer keeper mock
PKG_CONFIG_PATH="$libraries/pkgconfig" bash "$(dirname "$0")/pkg_config.sh" "$compiler" "$libraries" "$consumer/consumer.c" \
  "$work/pkg_config_consumer"

cp "$work"/consumer/{consumer,keeper,mock} "$work/pkg_config_consumer" "$root/tmp"
for program in consumer keeper mock pkg_config_consumer; do
  inside "/tmp/$program"
done
inside /usr/bin/ur-ipc-demo --size 1
# The doctor may warn about this machine, and its exit code then is not 0. The test checks only that the program works.
inside /usr/bin/ur-ipc-doctor | tee "$work/doctor.txt" | grep 'round trip' || true
grep --quiet --extended-regexp 'round trip native_cpu:0, event +ok' "$work/doctor.txt"
