// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/session.hpp"

#include <cstdint>

#include <unified-runtime/ur_api.h>

namespace ur::test {

// Blocks a queue of a CUDA adapter: the queue's stream waits for a word of host memory until
// release() writes it (cuStreamWaitValue32). HeldBytes cannot block a CUDA queue, because CUDA
// stages copies of host memory within the call.
class HeldStream {
public:
  // Throws std::runtime_error if the driver lacks a function or a call fails.
  explicit HeldStream(ur_queue_handle_t queue);
  HeldStream(const HeldStream &) = delete;
  HeldStream &operator=(const HeldStream &) = delete;
  // Waits for all other work of the context, which must be able to complete.
  ~HeldStream();

  void release() noexcept;

private:
  void *context_ = nullptr;
  std::uint32_t *word_ = nullptr; // on its own page
};

} // namespace ur::test
