// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/memory_file.hpp"

#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/switches.hpp"

#include <cstdlib>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace host_driver {
namespace {

// Secret memory resembles a dma-buf: it has no seals, it has its own inode, every holder can map
// it, and it cannot be reopened through /proc.
int createSecret() { return static_cast<int>(syscall(SYS_memfd_secret, O_CLOEXEC)); }

// Used if the kernel lacks secret memory or the process may not lock enough memory. Unlike a
// dma-buf, this file can be reopened through /proc.
int createUnlinked() {
  const char *directory = std::getenv("TMPDIR");
  return open(directory != nullptr ? directory : "/var/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
}

bool canUseSecretMemory() {
  constexpr std::size_t kMinSecretSize = std::size_t{1} << 30;
  const int fd = createSecret();
  if (fd < 0)
    return false;
  void *address = MAP_FAILED;
  if (ftruncate(fd, kMinSecretSize) == 0)
    address = mmap(nullptr, kMinSecretSize, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (address != MAP_FAILED)
    munmap(address, kMinSecretSize);
  close(fd);
  return address != MAP_FAILED;
}

int createDmaBuf() {
  static const bool hasSecretMemory = canUseSecretMemory();
  return hasSecretMemory ? createSecret() : createUnlinked();
}

// Returns the device number (st_dev) of the driver's files without seals. It identifies these
// files.
dev_t deviceOfDmaBufs() {
  static const dev_t device = [] {
    const int fd = createDmaBuf();
    const FileId file = fileOf(fd);
    close(fd);
    return file.device;
  }();
  return device;
}

} // namespace

OwnedFd createEventFile(std::size_t size, const char *purpose) {
  const int fd = memfd_create("ze_host_driver", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  require(fd >= 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  OwnedFd file = takeOwnership(fd, purpose);
  require(ftruncate(fd, static_cast<off_t>(size)) == 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  // The seals identify the driver's files and prevent changes of their size.
  require(fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0,
          ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  return file;
}

OwnedFd createFile(std::size_t size, const char *purpose) {
  if (!switches().dmaBufs)
    return createEventFile(size, purpose);
  const int fd = createDmaBuf();
  require(fd >= 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  OwnedFd file = takeOwnership(fd, purpose);
  require(ftruncate(fd, static_cast<off_t>(size)) == 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  return file;
}

std::size_t sizeOfFile(int fd) {
  struct stat status = {};
  if (fstat(fd, &status) != 0)
    return 0;
  const int seals = fcntl(fd, F_GET_SEALS);
  const bool isDriverFile = seals >= 0 ? (seals & F_SEAL_SHRINK) != 0
                                       : switches().dmaBufs && status.st_dev == deviceOfDmaBufs();
  return isDriverFile ? static_cast<std::size_t>(status.st_size) : 0;
}

} // namespace host_driver
