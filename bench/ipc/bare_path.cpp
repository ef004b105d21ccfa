// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/ipc/bare_path.hpp"

#include <cerrno>
#include <string>
#include <system_error>

#include <fcntl.h>
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

support::UniqueFd openFile(const char *folder, int number, int flags) {
  const std::string path = folder + std::to_string(number);
  support::UniqueFd file(open(path.c_str(), flags | O_CLOEXEC));
  if (file.get() < 0)
    throwErrno(path.c_str());
  return file;
}

support::UniqueFd reopen(pid_t process, int descriptor, int flags) {
  const std::string folder = "/proc/" + std::to_string(process) + "/fd/";
  const support::UniqueFd inspectedFile = openFile(folder.c_str(), descriptor, O_PATH);
  return openFile("/proc/self/fd/", inspectedFile.get(), flags);
}

void *map(int file, std::size_t size) {
  void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED)
    throwErrno("mmap");
  return memory;
}

} // namespace

support::UniqueFd fetchDescriptor(pid_t process, int descriptor) {
  const support::UniqueFd pidfd = systemCall("pidfd_open", SYS_pidfd_open, process, 0);
  return systemCall("pidfd_getfd", SYS_pidfd_getfd, pidfd.get(), descriptor);
}

void *mapUnchecked(pid_t process, int descriptor, std::size_t size) {
  return map(fetchDescriptor(process, descriptor).get(), size);
}

void *mapAfterInspection(pid_t process, int table, int descriptor, std::size_t size) {
  const support::UniqueFd pidfd = systemCall("pidfd_open", SYS_pidfd_open, process, 0);
  const support::UniqueFd entries = reopen(process, table, O_RDONLY);
  const support::UniqueFd file = reopen(process, descriptor, O_RDWR);
  return map(file.get(), size);
}

void unmapMemory(void *memory, std::size_t size) {
  if (munmap(memory, size) != 0)
    throwErrno("munmap");
}

} // namespace ur::bench
