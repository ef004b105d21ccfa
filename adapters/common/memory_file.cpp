// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/common/memory_file.hpp"

#include <cerrno>
#include <cstring>
#include <limits>

#include <fcntl.h>
#include <sys/mman.h>

#include "runtime/adapter/error.hpp"

namespace ur::ipc {
namespace {

constexpr int kSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
constexpr unsigned kNoExecSeal = 8; // MFD_NOEXEC_SEAL, Linux 6.3 or later

ur_result_t resultOfErrno(int error) {
  switch (error) {
  case EMFILE:
  case ENFILE:
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  case EFBIG:
  case EINVAL:
    return UR_RESULT_ERROR_INVALID_SIZE;
  case ENOSYS:
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  default:
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

[[noreturn]] void fail(const char *call, std::size_t size) {
  const int error = errno;
  adapter::raise(resultOfErrno(error), "cannot make a memory file of {} bytes: {}: {}{}", size,
                 call, std::strerror(error),
                 error == EMFILE ? "; each device allocation holds a descriptor, raise the limit "
                                   "(ulimit -n)"
                                 : "");
}

} // namespace

UniqueFd createMemoryFile(const char *name, std::size_t size) {
  if (size > static_cast<std::size_t>(std::numeric_limits<off_t>::max()))
    adapter::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are more than a memory file holds",
                   size);
  const auto &calls = os();
  constexpr unsigned kFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  UniqueFd file(calls.memfdCreate(name, kFlags | kNoExecSeal));
  if (!file && errno == EINVAL)
    file.reset(calls.memfdCreate(name, kFlags));
  if (!file)
    fail("memfd_create", size);
  if (calls.ftruncate(file.get(), static_cast<off_t>(size)) != 0)
    fail("ftruncate", size);
  if (calls.fcntl(file.get(), F_ADD_SEALS, kSeals) != 0)
    fail("fcntl(F_ADD_SEALS)", size);
  return file;
}

} // namespace ur::ipc
