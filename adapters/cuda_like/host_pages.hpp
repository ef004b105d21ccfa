// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::cuda_like {

// Registers host memory, so that streams of all contexts can read and write it. The destructor
// unregisters the memory. Destroy the object only after the commands that use the memory are done.
class HostPages {
public:
  // The caller must have made a context current.
  HostPages(void *start, std::size_t size);
  HostPages(const HostPages &) = delete;
  HostPages &operator=(const HostPages &) = delete;
  ~HostPages();

  // Returns the address that devices use for `address`, an address in the pages.
  void *deviceAddressOf(const void *address) const noexcept;

private:
  std::byte *const start_;
  std::byte *deviceStart_ = nullptr;
};

} // namespace ur::cuda_like
