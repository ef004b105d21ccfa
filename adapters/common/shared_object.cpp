// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/common/shared_object.hpp"

#include "adapters/common/os_calls.hpp"
#include "adapters/common/peer.hpp"
#include "adapters/common/system_error.hpp"
#include "adapters/common/table_entry.hpp"
#include "runtime/adapter/error.hpp"

#include <cerrno>

namespace ur::ipc {

ObjectNumbers numbersOf(int fd, std::uint64_t objectSize) {
  const int seals = os().fcntl(fd, F_GET_SEALS, 0);
  if (seals < 0) {
    if (errno == EINVAL) // no memfd
      return {};
    raiseSystem(errno, "cannot look at the object to share: fcntl(F_GET_SEALS)");
  }
  if (!hasSeals(seals, kObjectSeals))
    adapter::raise(
        UR_RESULT_ERROR_INVALID_ARGUMENT,
        "the memory to share has seals {:#x} instead of {:#x} (SHRINK, GROW, SEAL), which "
        "importers require; allocate it with sharing enabled",
        seals, kObjectSeals);
  struct stat status{};
  if (os().fstat(fd, &status) != 0)
    raiseSystem(errno, "cannot look at the object to share: fstat");
  if (static_cast<std::uint64_t>(status.st_size) < objectSize)
    adapter::raise(UR_RESULT_ERROR_INVALID_VALUE,
                   "the memory to share has {} bytes, fewer than the {} to be exported",
                   status.st_size, objectSize);
  return {.device = status.st_dev, .inode = status.st_ino};
}

uid_t requireSharedMemory(const Handle &handle, int fd) {
  struct stat status{};
  if (os().fstat(fd, &status) != 0)
    raiseSystem(errno, "cannot look at the object of process {}: fstat", handle.pid);
  if (status.st_ino != handle.objectInode || status.st_dev != handle.objectDevice)
    raiseStale(handle, "its descriptor names another object now");
  if (static_cast<std::uint64_t>(status.st_size) < handle.objectSize)
    raiseStale(handle, "its object is smaller than it claims");
  const int seals = os().fcntl(fd, F_GET_SEALS, 0);
  if (seals < 0 || !hasSeals(seals, kObjectSeals))
    raiseStale(handle, "its object has not exactly the seals SHRINK, GROW and SEAL, so that the "
                       "exporter could cut it off");
  return status.st_uid;
}

} // namespace ur::ipc
