// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/functions/buffer/buffer_test.hpp"

#include <cstddef>
#include <span>

namespace ur::test {

class MapTest : public BufferTest {
protected:
  ur_result_t map(const ByteRange &range, ur_map_flags_t flags, void **mapped, bool blocking = true,
                  ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemBufferMap(queue(), buffer(), blocking, flags, range.offset, range.size, 0,
                                 nullptr, event, mapped);
  }
  // The bytes of a range, for the host to use.
  std::span<std::byte> mapped(const ByteRange &range, ur_map_flags_t flags) const {
    void *start = nullptr;
    EXPECT_SUCCESS(map(range, flags, &start));
    return {static_cast<std::byte *>(start), start ? range.size : 0};
  }
  ur_result_t unmap(void *start, ur_event_handle_t *event = nullptr) const {
    return urEnqueueMemUnmap(queue(), buffer(), start, 0, nullptr, event);
  }
};

} // namespace ur::test
