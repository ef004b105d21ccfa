// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/common/mapping.hpp"

#include "adapters/common/os_calls.hpp"
#include "adapters/common/system_error.hpp"

#include <cerrno>

#include <sys/mman.h>

namespace ur::ipc {

Mapping Mapping::ofFile(int fd, std::uint64_t offset, std::size_t length, Access access) {
  const int protection = access == Access::ReadWrite ? PROT_READ | PROT_WRITE : PROT_READ;
  void *address =
      os().mmap(nullptr, length, protection, MAP_SHARED, fd, static_cast<off_t>(offset));
  if (address == MAP_FAILED)
    raiseSystem(errno, "cannot map {} shared bytes: mmap", length);
  return {address, length};
}

void Mapping::reset() noexcept {
  if (address_)
    os().munmap(address_, length_);
  release();
}

} // namespace ur::ipc
