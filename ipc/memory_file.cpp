// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/memory_file.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/table_entry.hpp"

#include <cerrno>
#include <limits>

#include <fcntl.h>
#include <sys/mman.h>

namespace ur::ipc {
namespace {

[[noreturn]] void raiseTooLarge(std::size_t size) {
  base::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are more than a memory file holds", size);
}

} // namespace

base::UniqueFd openMemfd(const char *name) noexcept {
  constexpr unsigned kNoExecSeal = 8; // MFD_NOEXEC_SEAL, Linux 6.3 or later
  constexpr unsigned kFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  base::UniqueFd file(base::os().memfdCreate(name, kFlags | kNoExecSeal));
  if (!file && errno == EINVAL)
    file.reset(base::os().memfdCreate(name, kFlags));
  return file;
}

base::UniqueFd createMemoryFile(const char *name, std::size_t size) {
  if (size > static_cast<std::size_t>(std::numeric_limits<off_t>::max()))
    raiseTooLarge(size);
  base::UniqueFd file = openMemfd(name);
  if (!file)
    base::raiseSystem(errno, "cannot make a memory file of {} bytes: memfd_create", size);
  if (base::retryInterrupted(
          [&] { return base::os().ftruncate(file.get(), static_cast<off_t>(size)); }) != 0) {
    if (errno == EFBIG)
      raiseTooLarge(size);
    base::raiseSystem(errno, "cannot make a memory file of {} bytes: ftruncate", size);
  }
  if (base::os().fcntl(file.get(), F_ADD_SEALS, kObjectSeals) != 0)
    base::raiseSystem(errno, "cannot make a memory file of {} bytes: fcntl(F_ADD_SEALS)", size);
  return file;
}

} // namespace ur::ipc
