// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/peer.hpp"

#include "base/error.hpp"

namespace ur::ipc {

void raiseStale(const Handle &handle, const char *finding) {
  // A layout that claims to be readable by us, and yet nothing fits.
  if (handle.version > kHandleVersion)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                "the IPC handle has layout version {} and this library knows up to {}: {}; update "
                "the library in the process that opens it",
                handle.version, kHandleVersion, finding);
  base::raise(UR_RESULT_ERROR_INVALID_VALUE,
              "the IPC handle (serial {:#x} of process {}) is stale or forged: {}; get a new one "
              "from the exporter and keep it until it was opened",
              handle.serial, handle.pid, finding);
}

void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid) {
  if (!opener.config.allows(uid, opener.effectiveUid))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the IPC handle claims user {} but process {} runs as user {} and this process as "
                "user {}; list the other's number in UR_IPC_ALLOW_UIDS in both processes",
                handle.effectiveUid, handle.pid, uid, opener.effectiveUid);
}

} // namespace ur::ipc
