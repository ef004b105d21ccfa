// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/own_memory.hpp"

#include <cerrno>

#include <sys/uio.h>
#include <unistd.h>

namespace ur::validation {

bool readOwnMemory(const void *from, std::span<std::byte> to) noexcept {
  const iovec local{.iov_base = to.data(), .iov_len = to.size()};
  const iovec remote{.iov_base = const_cast<void *>(from), .iov_len = to.size()};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == static_cast<ssize_t>(to.size());
}

bool isOwnMemory(const void *address) noexcept {
  std::byte byte;
  return readOwnMemory(address, {&byte, 1}) || errno != EFAULT;
}

} // namespace ur::validation
