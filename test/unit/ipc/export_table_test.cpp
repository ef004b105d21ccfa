// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/export_table.hpp"

#include "fixtures.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <algorithm>
#include <cerrno>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

class ExportTableTest : public LeakCheck {
protected:
  static TableEntry entryOf(std::uint64_t serial) {
    return {.state = EntryState::Free,
            .objectFd = 5,
            .serial = serial,
            .objectInode = 6,
            .objectSize = 7,
            .claim = {8},
            .object = ObjectId{11},
            .facts = {}};
  }
};

TEST_F(ExportTableTest, OthersCanOnlyRead) {
  const ExportTable table(base::os(), thisProcess().identity(), kMemfdAdapter.id);
  EXPECT_TRUE(hasSeals(fcntl(table.fd(), F_GET_SEALS), kTableSeals));
  EXPECT_EQ(mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, table.fd(), 0), MAP_FAILED);
  EXPECT_EQ(pwrite(table.fd(), "x", 1, 0), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(ftruncate(table.fd(), 0), -1);
  EXPECT_EQ(fcntl(table.fd(), F_ADD_SEALS, F_SEAL_WRITE), -1);
}

// The table's user must be the file's owner, not the result of geteuid: another thread may change
// the user between the two calls, and importers would reject all handles of the table.
TEST_F(ExportTableTest, BelongsToTheOwnerOfTheFile) {
  const base::OsCalls calls =
      systemCallsWith(&base::OsCalls::geteuid, [] { return geteuid() + 1; });
  const ExportTable table(calls, thisProcess().identity(), kMemfdAdapter.id);
  EXPECT_EQ(table.user(), geteuid());
}

TEST_F(ExportTableTest, OccupiesOnlyTheEntriesInUse) {
  ExportTable table(base::os(), thisProcess().identity(), kMemfdAdapter.id);
  table.publish(entryOf(table.reserve()));
  struct stat status{};
  ASSERT_EQ(fstat(table.fd(), &status), 0);
  EXPECT_EQ(static_cast<std::size_t>(status.st_size), kTableBytes);
  EXPECT_LE(status.st_blocks * 512, 8192);
}

// The table reuses freed slots before unused slots, in whatever order they were freed.
TEST_F(ExportTableTest, FreedEntriesAreReusedFirst) {
  ExportTable table(base::os(), thisProcess().identity(), kMemfdAdapter.id);
  std::vector<std::uint64_t> serials;
  const auto reserve = [&] {
    const std::uint64_t serial = table.reserve();
    serials.push_back(serial);
    table.publish(entryOf(serial));
    return slotOf(serial);
  };
  constexpr std::uint32_t kSlots = 5;
  for (std::uint32_t slot = 0; slot < kSlots; ++slot)
    EXPECT_EQ(reserve(), slot);
  std::uint32_t unused = kSlots;
  for (const std::vector<std::uint32_t> &order :
       {std::vector<std::uint32_t>{2, 0, 3}, {3, 0, 2, 4}, {1}, {4, 2, 0, 1, 3}, {0, 1}}) {
    for (const std::uint32_t slot : order)
      table.retire(*std::ranges::find(serials.rbegin(), serials.rend(), slot, slotOf));
    std::set<std::uint32_t> reused;
    for (std::size_t i = 0; i < order.size(); ++i)
      reused.insert(reserve());
    EXPECT_EQ(reused, std::set(order.begin(), order.end()));
    EXPECT_EQ(reserve(), unused++);
  }
}

TEST_F(ExportTableTest, NamesTheSealThatTheKernelLacks) {
  const ScopedOsCalls scope(&base::OsCalls::fcntl, FailsWith{EINVAL});
  const Outcome outcome = outcomeOf(
      [] { const ExportTable table(base::os(), thisProcess().identity(), kMemfdAdapter.id); });
  expectOutcome(outcome, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                {"the kernel lacks the seal F_SEAL_FUTURE_WRITE", "needs Linux 5.1"});
}

TEST_F(ExportTableTest, ShortageIsNotReportedAsAnOldKernel) {
  const ScopedOsCalls scope(&base::OsCalls::fcntl, FailsWith{ENOMEM});
  const Outcome outcome = outcomeOf(
      [] { const ExportTable table(base::os(), thisProcess().identity(), kMemfdAdapter.id); });
  expectOutcome(outcome, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, {"fcntl(F_ADD_SEALS)"});
}

// If a forked child inherited the mapping, it could change its parent's exports.
TEST_F(ExportTableTest, MappingIsAbsentInAForkedChild) {
  const ExportTable table(base::os(), thisProcess().identity(), kMemfdAdapter.id);
  const std::size_t mappings = resourcesOfThisProcess().sharedMappings;
  ur::test::expectForkedChildSucceeds(
      [&] { return resourcesOfThisProcess().sharedMappings == mappings - 1; });
}

} // namespace
} // namespace ur::ipc::test
