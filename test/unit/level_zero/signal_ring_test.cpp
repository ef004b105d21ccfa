// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/v1/signal_ring.hpp"

#include <set>

#include <fcntl.h>
#include <gtest/gtest.h>

namespace ur::level_zero {
namespace {

// Opens the ring as another process does.
SignalRing openAgain(const SignalRing &ring) {
  return SignalRing(base::UniqueFd(fcntl(ring.file().get(), F_DUPFD_CLOEXEC, 0)));
}

TEST(SignalRing, ShowsAPublishedSignalToAllProcesses) {
  SignalRing ring;
  SignalRing other = openAgain(ring);
  const auto claimed = ring.claim(0);
  ASSERT_TRUE(claimed);
  EXPECT_FALSE(other.holdLatest()) << "the signal is visible before it is published";
  ring.publish(*claimed);
  EXPECT_EQ(other.holdLatest(), claimed);
}

TEST(SignalRing, NeverReusesHeldEvents) {
  SignalRing ring;
  SignalRing other = openAgain(ring);
  std::set<std::uint32_t> held;
  for (std::uint32_t i = 0; i < SignalRing::kEvents; ++i) {
    const auto claimed = (i % 2 ? ring : other).claim(0);
    ASSERT_TRUE(claimed);
    EXPECT_TRUE(held.insert(*claimed).second);
    ring.publish(*claimed);
  }
  EXPECT_FALSE(ring.claim(0));
  EXPECT_FALSE(other.claim(0));
}

TEST(SignalRing, ReusesReleasedEvents) {
  SignalRing ring;
  const auto first = ring.claim(0);
  ring.publish(*first);
  const auto second = ring.claim(0);
  ring.publish(*second);
  ring.release(*first, false);
  ring.release(*second, false);
  for (std::uint32_t i = 0; i + 1 < SignalRing::kEvents; ++i)
    EXPECT_NE(ring.claim(0), second) << "a caller may still be waiting for the latest signal";
  EXPECT_FALSE(ring.claim(0));
}

TEST(SignalRing, ReleasesAnUnpublishedClaim) {
  SignalRing ring;
  const auto claimed = ring.claim(0);
  ring.release(*claimed, true);
  EXPECT_FALSE(ring.holdLatest());
  EXPECT_EQ(ring.claim(0), claimed);
}

TEST(SignalRing, SkipsTheGivenNumberOfCandidates) {
  SignalRing ring;
  const auto first = ring.claim(0);
  ring.release(*first, true);
  const auto second = ring.claim(1);
  ASSERT_TRUE(second);
  EXPECT_NE(second, first);
}

} // namespace
} // namespace ur::level_zero
