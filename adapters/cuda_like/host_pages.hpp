// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::cuda_like {

// Registers host memory, so that streams of all contexts can read and write it. No enqueued command
// may still use the memory when this ends.
class HostPages {
public:
  // The caller has made a context current.
  HostPages(void *start, std::size_t size);
  HostPages(const HostPages &) = delete;
  HostPages &operator=(const HostPages &) = delete;
  ~HostPages();

  // Returns the devices' address of an address in the pages.
  void *deviceAddressOf(const void *address) const noexcept;

private:
  std::byte *const start_;
  std::byte *deviceStart_ = nullptr;
};

} // namespace ur::cuda_like
