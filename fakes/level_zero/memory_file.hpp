// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"

#include <cstddef>

namespace host_driver {

// An anonymous file of zeros, the kernel object behind one piece of device memory. Throws
// OUT_OF_DEVICE_MEMORY.
OwnedFd createFile(std::size_t size, const char *purpose);
// Does the same for the state of events. The file is always a memfd, because threads sleep on words
// in it.
OwnedFd createSleepableFile(std::size_t size, const char *purpose);

// Returns 0 if the descriptor is not a memory file of the driver.
std::size_t sizeOfFile(int fd);

} // namespace host_driver
