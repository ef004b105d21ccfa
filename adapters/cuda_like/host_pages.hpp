// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::cuda_like {

// Memory of the host's that streams of all contexts read and write. Nothing enqueued may use
// them any more when this ends.
class HostPages {
public:
  // With a context as the current one.
  HostPages(void *start, std::size_t size);
  HostPages(const HostPages &) = delete;
  HostPages &operator=(const HostPages &) = delete;
  ~HostPages();

  // Where devices see an address in them.
  void *seen(const void *address) const noexcept;

private:
  std::byte *const start_;
  std::byte *seen_ = nullptr;
};

} // namespace ur::cuda_like
