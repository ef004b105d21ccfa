// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/memory_file.hpp"

#include "base/descriptors.hpp"
#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/process.hpp"
#include "ipc/verify.hpp"

#include <limits>
#include <utility>

#include <fmt/format.h>

namespace ur::ipc {
namespace {

[[noreturn]] void raiseTooLarge(std::size_t size) {
  base::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are more than a memory file can hold", size);
}

Mapping mapAnywhere(const base::OsCalls &os, std::size_t length, int flags, int fd) {
  void *address = os.mmap(nullptr, length, PROT_READ | PROT_WRITE, flags, fd, 0);
  if (address == MAP_FAILED)
    base::raiseSystem(errno, "cannot map {} {}bytes: mmap", length,
                      (flags & MAP_SHARED) != 0 ? "shared " : "");
  return Mapping({address, length, &os});
}

} // namespace

base::UniqueFd openMemfd(const base::OsCalls &os, const char *name) noexcept {
  constexpr unsigned kNoExecSeal = 8; // MFD_NOEXEC_SEAL, Linux 6.3 or later
  constexpr unsigned kFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  base::UniqueFd file(os.memfdCreate(name, kFlags | kNoExecSeal), os);
  if (!file && errno == EMFILE && base::raiseFileLimit(os))
    file = base::UniqueFd(os.memfdCreate(name, kFlags | kNoExecSeal), os);
  if (!file && errno == EINVAL)
    file = base::UniqueFd(os.memfdCreate(name, kFlags), os);
  return file ? base::moveHigh(os, std::move(file)) : std::move(file);
}

void setFileSize(const base::OsCalls &os, int memfd, std::size_t size, std::string_view what) {
  rlimit limit{};
  base::requireSystem(os.getFileSizeLimit(&limit), "cannot make {}: getrlimit", what);
  // Check the limit first: if ftruncate exceeds it, the kernel sends SIGXFSZ, which ends the
  // process.
  if (size > limit.rlim_cur)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "cannot make {}: it needs {} bytes, and this process's file size limit, which also "
                "applies to memory files, is {}; raise the file size limit (ulimit -f)",
                what, size, limit.rlim_cur);
  if (base::retryInterrupted(os.ftruncate, memfd, static_cast<off_t>(size)) != 0) {
    if (errno == EFBIG)
      raiseTooLarge(size);
    base::raiseSystem(errno, "cannot make {}: ftruncate", what);
  }
}

base::UniqueFd createMemoryFile(const base::OsCalls &os, const char *name, std::size_t size) {
  if (size > static_cast<std::size_t>(std::numeric_limits<off_t>::max()))
    raiseTooLarge(size);
  base::UniqueFd file = openMemfd(os, name);
  if (!file)
    base::raiseSystem(errno, "cannot make a memory file of {} bytes: memfd_create", size);
  setFileSize(os, file.get(), size, fmt::format("a memory file of {} bytes", size));
  base::requireSystem(os.fcntl(file.get(), F_ADD_SEALS, kObjectSeals),
                      "cannot make a memory file of {} bytes: fcntl(F_ADD_SEALS)", size);
  // Without this flag, the kernel updates the access time at each mapping.
  os.fcntl(file.get(), F_SETFL, O_NOATIME);
  return file;
}

Mapping Mapping::ofFile(const base::OsCalls &os, int fd, std::size_t length) {
  return mapAnywhere(os, length, MAP_SHARED, fd);
}

Mapping Mapping::ofThisProcess(const base::OsCalls &os, std::size_t length) {
  return mapAnywhere(os, length, MAP_PRIVATE | MAP_ANONYMOUS, -1);
}

Mapping Mapping::withoutFile(const base::OsCalls &os, std::size_t length) {
  return mapAnywhere(os, length, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1);
}

int sealsOf(const base::OsCalls &os, int fd) noexcept { return os.fcntl(fd, F_GET_SEALS, 0); }

ObjectNumbers numbersOf(Process &process, int fd, std::uint64_t objectSize) {
  const base::OsCalls &os = process.os;
  const int seals = sealsOf(os, fd);
  if (seals < 0 && errno != EINVAL)
    base::raiseSystem(errno, "cannot inspect the object to share: fcntl(F_GET_SEALS)");
  struct stat status{};
  base::requireSystem(os.fstat(fd, &status), "cannot inspect the object to share: fstat");
  if (seals < 0) { // not a memfd
    if ((status.st_mode & S_IFMT) != 0)
      process.driverDevice.store(status.st_dev, std::memory_order_relaxed);
    return {};
  }
  if (!hasSeals(seals, kObjectSeals))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the memory to share has seals {:#x} instead of {:#x} (SHRINK, GROW, SEAL), which "
                "importers require; allocate it with sharing enabled",
                seals, kObjectSeals);
  if (status.st_dev != process.identity().memfdDevice)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the memory to share is in huge pages (MFD_HUGETLB), and importers would be killed "
                "if the system ran out of huge pages; allocate it with pages of the usual size");
  if (static_cast<std::uint64_t>(status.st_size) < objectSize)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the memory to share has {} bytes, fewer than the {} to be exported",
                status.st_size, objectSize);
  return {.device = status.st_dev, .inode = status.st_ino};
}

MemoryFacts factsOf(const base::OsCalls &os, const Handle &handle, int fd) {
  const int seals = sealsOf(os, fd);
  struct stat status{};
  base::requireSystem(os.fstat(fd, &status), "cannot inspect the memory of process {}: fstat",
                      handle.pid);
  return {.seals = seals,
          .device = status.st_dev,
          .inode = status.st_ino,
          .size = static_cast<std::uint64_t>(status.st_size)};
}

void requireSharedMemory(const Handle &handle, const ProcessIdentity &self,
                         const MemoryFacts &facts) {
  // For a file that cannot have seals, `seals` is -1, so this check rejects the file, too.
  if (!hasSeals(facts.seals, kObjectSeals))
    raiseStale(handle, "its object does not have exactly the seals SHRINK, GROW and SEAL, so the "
                       "exporter could truncate it");
  if (facts.inode != handle.objectInode || facts.device != handle.objectDevice)
    raiseStale(handle, "its descriptor now refers to another object");
  if (facts.device != self.memfdDevice)
    raiseStale(handle, "its object is in huge pages, so the exporter could take them back");
  if (facts.size < handle.objectSize)
    raiseStale(handle, "its object is smaller than the handle claims");
}

} // namespace ur::ipc
