// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/mapping.hpp"

#include "base/os_calls.hpp"
#include "base/system_error.hpp"

#include <cerrno>

#include <sys/mman.h>

namespace ur::ipc {

Mapping Mapping::ofFile(int fd, std::size_t length) {
  void *address = base::os().mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (address == MAP_FAILED)
    base::raiseSystem(errno, "cannot map {} shared bytes: mmap", length);
  return {address, length};
}

void Mapping::reset() noexcept {
  if (address_)
    base::os().munmap(address_, length_);
  release();
}

} // namespace ur::ipc
