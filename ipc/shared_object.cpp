// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/shared_object.hpp"

#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/peer.hpp"
#include "ipc/table_entry.hpp"

#include <cerrno>

namespace ur::ipc {

ObjectNumbers numbersOf(int fd, std::uint64_t objectSize) {
  const int seals = base::os().fcntl(fd, F_GET_SEALS, 0);
  if (seals < 0) {
    if (errno == EINVAL) // no memfd
      return {};
    base::raiseSystem(errno, "cannot look at the object to share: fcntl(F_GET_SEALS)");
  }
  if (!hasSeals(seals, kObjectSeals))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the memory to share has seals {:#x} instead of {:#x} (SHRINK, GROW, SEAL), which "
                "importers require; allocate it with sharing enabled",
                seals, kObjectSeals);
  struct stat status{};
  if (base::os().fstat(fd, &status) != 0)
    base::raiseSystem(errno, "cannot look at the object to share: fstat");
  if (static_cast<std::uint64_t>(status.st_size) < objectSize)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the memory to share has {} bytes, fewer than the {} to be exported",
                status.st_size, objectSize);
  return {.device = status.st_dev, .inode = status.st_ino};
}

uid_t requireSharedMemory(const Handle &handle, int fd) {
  struct stat status{};
  if (base::os().fstat(fd, &status) != 0)
    base::raiseSystem(errno, "cannot look at the object of process {}: fstat", handle.pid);
  if (status.st_ino != handle.objectInode || status.st_dev != handle.objectDevice)
    raiseStale(handle, "its descriptor names another object now");
  if (static_cast<std::uint64_t>(status.st_size) < handle.objectSize)
    raiseStale(handle, "its object is smaller than it claims");
  const int seals = base::os().fcntl(fd, F_GET_SEALS, 0);
  if (seals < 0 || !hasSeals(seals, kObjectSeals))
    raiseStale(handle, "its object has not exactly the seals SHRINK, GROW and SEAL, so that the "
                       "exporter could cut it off");
  return status.st_uid;
}

} // namespace ur::ipc
