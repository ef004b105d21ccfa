// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/memory_file.hpp"

#include "test/level_zero_driver/failure.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace host_driver {

OwnedFd createFile(std::size_t size, const char *purpose) {
  const int fd = memfd_create("ze_host_driver", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  require(fd >= 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  OwnedFd file = ownNew(fd, purpose);
  require(ftruncate(fd, static_cast<off_t>(size)) == 0, ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  // The seal tells the driver's files from others, and that their size is for ever.
  require(fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0,
          ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  return file;
}

std::size_t sizeOfFile(int fd) {
  const int seals = fcntl(fd, F_GET_SEALS);
  struct stat status = {};
  if (seals < 0 || (seals & F_SEAL_SHRINK) == 0 || fstat(fd, &status) != 0)
    return 0;
  return static_cast<std::size_t>(status.st_size);
}

} // namespace host_driver
