# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# sh control_group.sh LIMIT PROGRAM [ARGUMENT]...
#
# Runs a program in a control group with a memory limit. While the program runs, a file uses 80 MiB of the limit: in shared
# memory, or on disk in the directory STORE. Needs root. Its mounts are private.
set -eu
if [ "${ENTERED:-}" != yes ]; then
  ENTERED=yes exec unshare --mount sh "$0" "$@"
fi
limit=$1
shift

mount -t tmpfs none /sys/fs/cgroup
if mkdir /sys/fs/cgroup/memory && mount -t cgroup -o memory none /sys/fs/cgroup/memory 2>/dev/null; then
  group=/sys/fs/cgroup/memory$(sed -n 's/^[0-9]*:memory://p' /proc/self/cgroup)/ur-ipc-$$
  file=memory.limit_in_bytes
else
  umount /sys/fs/cgroup
  mount -t cgroup2 none /sys/fs/cgroup 2>/dev/null || true
  group=/sys/fs/cgroup/ur-ipc-$$
  file=memory.max
  echo +memory > /sys/fs/cgroup/cgroup.subtree_control
fi
mkdir "$group"
home=$(dirname "$group")
store=$(mktemp -d ${STORE:+--tmpdir="$STORE"})
# Leave the group before its removal: the kernel removes only groups without processes and memory.
trap '[ -n "${STORE:-}" ] || umount "$store"; rm -rf "$store"; echo $$ > "$home/cgroup.procs"; rmdir "$group"' EXIT
echo "$limit" > "$group/$file"
[ -n "${STORE:-}" ] || mount -t tmpfs none "$store"
echo $$ > "$group/cgroup.procs"
dd if=/dev/zero of="$store/filler" bs=1M count=80 2>/dev/null
status=0
"$@" || status=$?
exit "$status"
