// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/handle_claim.hpp"

#include "test/unit/tracing/fake_handle.hpp"

#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

using ipc::Kind;

HandleClaim claim(const ipc::HandleBytes &bytes) {
  return claimOf(bytes.data(), bytes.size()).value();
}

TEST(HandleClaim, SaysKindSerialAndProcessAndNoSecret) {
  const auto text = [](const ipc::HandleBytes &bytes) {
    return (std::ostringstream() << claim(bytes)).str();
  };
  EXPECT_EQ(text(fakeHandle(Kind::Memory, 0x100000002, 4711)),
            "memory handle, serial 0x100000002, process 4711");
  EXPECT_EQ(text(fakeHandle(Kind::PhysicalMemory, 1, 2)),
            "physical memory handle, serial 0x1, process 2");
  EXPECT_EQ(text(fakeHandle(Kind::Event, 1, 2)), "event handle, serial 0x1, process 2");
  EXPECT_EQ(text(fakeHandle(Kind{200}, 1, 2)), "handle of an unknown kind, serial 0x1, process 2");
}

TEST(HandleClaim, DoesNotDependOnTheToken) {
  const ipc::HandleBytes bytes = fakeHandle(Kind::Memory, 5, 6);
  ipc::HandleBytes other = bytes;
  for (std::size_t i = 32; i < 48; ++i)
    other[i] = std::byte{0xee};
  EXPECT_EQ(claim(bytes).id, claim(other).id);
}

TEST(HandleClaim, HasOneIdAHandle) {
  std::set<std::uint64_t> ids;
  for (std::uint64_t serial = 1; serial <= 50; ++serial)
    for (std::uint32_t pid = 100; pid < 110; ++pid)
      for (std::uint64_t start = 7; start < 9; ++start)
        ids.insert(claim(fakeHandle(Kind::Memory, serial, pid, start)).id);
  EXPECT_EQ(ids.size(), 50u * 10u * 2u);
}

TEST(HandleClaim, IsNotMadeOfOtherBytes) {
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
