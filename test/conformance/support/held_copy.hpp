// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/held_stream.hpp"
#include "test/support/held_bytes.hpp"

#include <cstddef>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::test {

// A copy into memory of the device that stays under way until it is released. Its source is the
// host's, whose reader is held still; on CUDA, it is the memory's other half, and the stream is.
class HeldCopy {
public:
  // Returns once the copy is under way. Throws std::runtime_error where it cannot be held. Below a
  // megabyte, drivers may copy on the spot.
  HeldCopy(ur_backend_t backend, ur_queue_handle_t queue, void *memory, std::size_t size,
           ur_event_handle_t *event);

  // Empty where copies of the backend's devices may be held; else what forbids it.
  static const char *reasonAgainst(ur_backend_t backend);

  // Lets the copy finish. Its event may complete a little later.
  void release() noexcept;

private:
  void holdStream(ur_queue_handle_t queue, void *memory, std::size_t size,
                  ur_event_handle_t *event);
  void holdBytes(ur_queue_handle_t queue, void *memory, std::size_t size, ur_event_handle_t *event);

  std::optional<HeldStream> stream_;
  std::optional<HeldBytes> bytes_;
};

} // namespace ur::test
