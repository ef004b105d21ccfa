// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/common/memory_file.hpp"

#include "adapters/common/system_error.hpp"
#include "adapters/common/table_entry.hpp"
#include "runtime/adapter/error.hpp"

#include <cerrno>
#include <limits>

#include <fcntl.h>
#include <sys/mman.h>

namespace ur::ipc {
namespace {

[[noreturn]] void raiseTooLarge(std::size_t size) {
  adapter::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are more than a memory file holds", size);
}

} // namespace

UniqueFd openMemfd(const char *name) noexcept {
  constexpr unsigned kNoExecSeal = 8; // MFD_NOEXEC_SEAL, Linux 6.3 or later
  constexpr unsigned kFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  UniqueFd file(os().memfdCreate(name, kFlags | kNoExecSeal));
  if (!file && errno == EINVAL)
    file.reset(os().memfdCreate(name, kFlags));
  return file;
}

UniqueFd createMemoryFile(const char *name, std::size_t size) {
  if (size > static_cast<std::size_t>(std::numeric_limits<off_t>::max()))
    raiseTooLarge(size);
  UniqueFd file = openMemfd(name);
  if (!file)
    raiseSystem(errno, "cannot make a memory file of {} bytes: memfd_create", size);
  if (retryInterrupted([&] { return os().ftruncate(file.get(), static_cast<off_t>(size)); }) != 0) {
    if (errno == EFBIG)
      raiseTooLarge(size);
    raiseSystem(errno, "cannot make a memory file of {} bytes: ftruncate", size);
  }
  if (os().fcntl(file.get(), F_ADD_SEALS, kObjectSeals) != 0)
    raiseSystem(errno, "cannot make a memory file of {} bytes: fcntl(F_ADD_SEALS)", size);
  return file;
}

} // namespace ur::ipc
