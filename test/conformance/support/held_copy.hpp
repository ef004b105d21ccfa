// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/held_stream.hpp"
#include "test/support/held_bytes.hpp"

#include <cstddef>
#include <optional>

#include <unified-runtime/ur_api.h>

namespace ur::test {

// A copy into device memory that stays pending until release(). Its source is host memory, and a
// page of the source blocks the thread that reads it. For CUDA, the source is device memory, and a
// wait blocks the stream.
class HeldCopy {
public:
  // Returns when the copy is pending. Throws std::runtime_error if the copy cannot be held back.
  // Use at least a megabyte, because drivers may copy less within the call.
  HeldCopy(ur_backend_t backend, ur_queue_handle_t queue, void *memory, std::size_t size,
           ur_event_handle_t *event);

  // Returns why a backend's copies cannot be held back, or an empty text.
  static const char *obstacle(ur_backend_t backend);

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
