// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/ipc_handle.hpp"

#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace host_driver {
namespace {

constexpr std::uint32_t kMagic = 0x54'53'4f'48; // "HOST"
constexpr const char *kPurpose = "a descriptor from an IPC handle";

bool isPlain(IpcKind kind) {
  return kind == IpcKind::Memory && switches().ipcHandle == IpcHandleLayout::Plain;
}

int fetch(std::uint32_t pid, int fd) {
  const auto process = static_cast<int>(syscall(SYS_pidfd_open, pid, 0));
  if (process < 0)
    return -1;
  const auto descriptor = static_cast<int>(syscall(SYS_pidfd_getfd, process, fd, 0));
  close(process);
  return descriptor;
}

} // namespace

IpcHandle makeIpcHandle(IpcKind kind, int fd) {
  IpcHandle handle;
  handle.fd = fd;
  handle.kind = kind;
  if (isPlain(kind)) {
    handle.fdCopy = 0;
    return handle;
  }
  handle.fdCopy = fd;
  handle.pid = static_cast<std::uint32_t>(getpid());
  handle.magic = kMagic;
  return handle;
}

OwnedFd resolve(const IpcHandle &handle, IpcKind kind) {
  require(handle.kind == kind, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  bool isLocal = true;
  if (!isPlain(kind)) {
    require(handle.magic == kMagic, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    isLocal = handle.fd != handle.fdCopy || handle.pid == static_cast<std::uint32_t>(getpid());
  }
  const int fd = isLocal ? fcntl(handle.fd, F_DUPFD_CLOEXEC, 0) : fetch(handle.pid, handle.fd);
  require(fd >= 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  OwnedFd file = takeOwnership(fd, kPurpose);
  require(sizeOfFile(fd) != 0, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return file;
}

void requireHandleType(const void *chain) {
  namespace newer = ur::level_zero::newer;
  const auto *type =
      findInChain<const newer::IpcMemHandleTypeDesc>(chain, newer::kIpcMemHandleTypeDesc);
  if (type == nullptr)
    return;
  constexpr std::uint32_t kKnownFlags =
      newer::kIpcMemHandleDefault | newer::kIpcMemHandleFabricAccessible;
  require((type->typeFlags & ~kKnownFlags) == 0, ZE_RESULT_ERROR_INVALID_ENUMERATION);
  require((type->typeFlags & newer::kIpcMemHandleFabricAccessible) == 0 || switches().fabric,
          ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace host_driver
