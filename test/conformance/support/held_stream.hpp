// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/session.hpp"

#include <cstdint>

#include <unified-runtime/ur_api.h>

namespace ur::test {

// Holds a queue of a CUDA adapter still: its stream waits for a word of the host's memory until it
// is released. CUDA's copies of the host's memory are staged before the call returns, so that
// HeldBytes do not hold them. Driver call: cuStreamWaitValue32.
class HeldStream {
public:
  // Throws std::runtime_error where the driver lacks a call or refuses it.
  explicit HeldStream(ur_queue_handle_t queue);
  HeldStream(const HeldStream &) = delete;
  HeldStream &operator=(const HeldStream &) = delete;
  // Waits for the context's other work, too: all of it must be able to end.
  ~HeldStream();

  void release() noexcept;

private:
  void *context_ = nullptr;
  std::uint32_t *word_ = nullptr; // alone on its page
};

} // namespace ur::test
