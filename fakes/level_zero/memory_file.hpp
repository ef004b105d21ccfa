// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"

#include <cstddef>

namespace host_driver {

// Creates an anonymous file of zeros for one piece of device memory. Throws OUT_OF_DEVICE_MEMORY.
OwnedFd createFile(std::size_t size, const char *purpose);
// Does the same for the state of events. The file is always a memfd, because threads wait on words
// in the file with futexes.
OwnedFd createEventFile(std::size_t size, const char *purpose);

// Returns the size of a memory file of the driver, or 0 for any other descriptor.
std::size_t sizeOfFile(int fd);

} // namespace host_driver
