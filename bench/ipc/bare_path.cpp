// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/ipc/bare_path.hpp"

#include "tools/support/unique_fd.hpp"

#include <cerrno>
#include <system_error>

#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::bench {
namespace {

[[noreturn]] void throwErrno(const char *call) {
  throw std::system_error(errno, std::generic_category(), call);
}

support::UniqueFd systemCall(const char *name, long number, long first, long second) {
  const long fd = syscall(number, first, second, 0L);
  if (fd < 0)
    throwErrno(name);
  return support::UniqueFd(static_cast<int>(fd));
}

} // namespace

void *mapBare(pid_t process, int descriptor, std::size_t size) {
  const support::UniqueFd pidfd = systemCall("pidfd_open", SYS_pidfd_open, process, 0);
  const support::UniqueFd file =
      systemCall("pidfd_getfd", SYS_pidfd_getfd, pidfd.get(), descriptor);
  void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file.get(), 0);
  if (memory == MAP_FAILED)
    throwErrno("mmap");
  return memory;
}

void unmapBare(void *memory, std::size_t size) {
  if (munmap(memory, size) != 0)
    throwErrno("munmap");
}

} // namespace ur::bench
