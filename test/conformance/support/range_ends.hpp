// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/info.hpp"
#include "tools/support/session.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace ur::test {

// Expects `command(pointer, size)` to accept ranges that end with the allocation, and to refuse
// ranges with one more byte, ranges that wrap around the address space, and sizes that fit only
// after truncation to 32 bits. The other operand, if any, must have room for one more byte.
template <typename Command>
void expectRangeChecks(const support::Session &session, void *memory, const Command &command) {
  constexpr std::size_t kMax = std::numeric_limits<std::size_t>::max();
  const auto size =
      info<std::size_t>(allocationQuery(session.context(), memory), UR_USM_ALLOC_INFO_SIZE);
  for (const std::size_t offset : {std::size_t{0}, std::size_t{1}, size - 1}) {
    SCOPED_TRACE(testing::Message() << "from offset " << offset << " of " << size << " bytes");
    auto *const pointer = static_cast<std::byte *>(memory) + offset;
    const std::size_t room = size - offset;
    const std::size_t bytesToWrap = kMax - reinterpret_cast<std::uintptr_t>(pointer);
    for (const std::size_t tooLargeSize :
         {room + 1, room + (std::size_t{1} << 32), (std::size_t{1} << 63) + room, bytesToWrap,
          bytesToWrap + 1, bytesToWrap + 2, kMax})
      EXPECT_REFUSED(kInvalidSize, command(pointer, tooLargeSize)) << tooLargeSize << " bytes";
    EXPECT_SUCCESS(command(pointer, room));
    EXPECT_SUCCESS(urQueueFinish(session.queue()));
  }
}

} // namespace ur::test
