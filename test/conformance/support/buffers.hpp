// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Helpers for tests of buffers. No device query reports whether an adapter supports buffers, so the
// helpers try to create one.

#include "test/conformance/support/device_test.hpp"
#include "tools/support/error.hpp"
#include "tools/support/session.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace ur::test {

// Creates a buffer with these bytes. Returns null if the adapter has no buffers.
inline support::Mem makeBuffer(const support::Session &session, std::span<const std::byte> bytes) {
  support::Mem buffer;
  const ur_result_t result =
      urMemBufferCreate(session.context(), 0, bytes.size(), nullptr, buffer.out());
  if (result == kUnsupportedFeature)
    return {};
  support::check(result, "urMemBufferCreate");
  UR_CHECK(urEnqueueMemBufferWrite(session.queue(), buffer.get(), true, 0, bytes.size(),
                                   bytes.data(), 0, nullptr, nullptr));
  return buffer;
}

// Skips the test if the adapter has no buffers. Call it in prepare().
inline void requireBuffers(const support::Session &session) {
  if (!makeBuffer(session, std::array<std::byte, 1>{}))
    skipUnclaimed("buffers: urMemBufferCreate returns UNSUPPORTED_FEATURE");
}

} // namespace ur::test
