// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/handle_claim.hpp"

#include "test/unit/tracing/fake_handle.hpp"

#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

using ipc::Kind;

HandleClaim claim(const ipc::HandleBytes &bytes) {
  return claimOf(bytes.data(), bytes.size()).value();
}

TEST(HandleClaim, DoesNotDependOnTheToken) {
  const ipc::HandleBytes bytes = fakeHandle(Kind::Memory, 5, 6);
  ipc::HandleBytes other = bytes;
  for (std::size_t i = 32; i < 48; ++i)
    other[i] = std::byte{0xee};
  EXPECT_EQ(claim(bytes).id, claim(other).id);
}

TEST(HandleClaim, RejectsOtherBytes) {
  ipc::HandleBytes bytes = fakeHandle(Kind::Memory, 1, 2);
  EXPECT_FALSE(claimOf(nullptr, bytes.size()));
  EXPECT_FALSE(claimOf(bytes.data(), 0));
  EXPECT_FALSE(claimOf(bytes.data(), bytes.size() - 1));
  EXPECT_FALSE(claimOf(bytes.data(), SIZE_MAX));
  bytes[0] ^= std::byte{1};
  EXPECT_FALSE(claimOf(bytes.data(), bytes.size()));
}

} // namespace
} // namespace ur::tracing::test
