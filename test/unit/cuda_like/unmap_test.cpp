// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The driver fails to unmap one of several mappings. The range must stay mapped, or the caller must
// be able to unmap the rest.
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/info.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstddef>
#include <string>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kMappings = 3;

// The state after the first urVirtualMemUnmap of a child, or before it if the driver fails earlier.
enum class Outcome { NotMapped, Unmapped, StillMapped, PartlyUnmapped };

// A reserved range for three neighboring mappings of one physical memory object.
class ThreeMappings : public OwnRange {
public:
  explicit ThreeMappings(const Session &session) : OwnRange(session, kMappings) {}

  // Returns the number of mappings before the driver failed.
  std::size_t map() const {
    std::size_t count = 0;
    while (count < kMappings &&
           urVirtualMemMap(session_->context(), at(count * unit_), unit_, memory_.get(),
                           count * unit_,
                           UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE) == UR_RESULT_SUCCESS)
      ++count;
    return count;
  }
  ur_result_t unmap(std::size_t count = kMappings) const {
    return urVirtualMemUnmap(session_->context(), start_, count * unit_);
  }

private:
  const std::size_t unit_ = size_ / kMappings;
};

// Unmaps all mappings in one call. After a failure, unmaps them in a second call.
Outcome unmapTwice(const Session &session) {
  const auto query = deviceQuery(session.device());
  if (!info<ur_bool_t>(query, UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT))
    return Outcome::NotMapped; // the failed call was one of the probe's
  const ThreeMappings range(session);
  if (const std::size_t count = range.map(); count < kMappings) {
    EXPECT_TRUE(count == 0 || range.unmap(count) == UR_RESULT_SUCCESS);
    return Outcome::NotMapped;
  }
  writePattern(session, range.start(), range.size(), kParentSeed);
  if (range.unmap() == UR_RESULT_SUCCESS)
    return Outcome::Unmapped;
  const std::string error = lastErrorText();
  const bool isStillMapped = error.find("the whole range is still mapped") != error.npos;
  if (isStillMapped) {
    EXPECT_TRUE(hasPattern(session, range.start(), range.size(), kParentSeed));
  } else {
    EXPECT_NE(error.find("unmap the whole range again"), error.npos) << error;
  }
  EXPECT_SUCCESS(range.unmap());
  return isStillMapped ? Outcome::StillMapped : Outcome::PartlyUnmapped;
}

UR_ROLE(unmapAll, Role::Start::Cold) { parent.send(unmapTwice(parent.session())); }

Outcome outcomeWith(const std::string &failures) {
  const ScopedVariable variable("CU_HOST_DRIVER_FAIL", failures);
  Child child(unmapAllRole);
  const Outcome outcome = child.receive<Outcome>();
  child.expectSuccess();
  return outcome;
}

// In each child another call of the driver's function fails. The first calls are the probe's.
constexpr int kMaxCalls = 12;

std::string failure(const char *function, int call) {
  return std::string(function) + ":" + std::to_string(call) + ":2"; // out of memory
}

class UnmapTest : public DeviceTest {};

TEST_F(UnmapTest, KeepsAllMappingsIfTheDriverFails) {
  std::size_t failures = 0;
  for (int call = 1; call <= kMaxCalls; ++call)
    failures += outcomeWith(failure("cuMemUnmap", call)) == Outcome::StillMapped ? 1 : 0;
  EXPECT_EQ(failures, kMappings);
}

// The driver fails to unmap the last mapping, and then to restore another mapping.
TEST_F(UnmapTest, CanBeFinishedIfTheDriverCannotRestoreTheMappings) {
  int lastCall = 0;
  for (int call = 1; call <= kMaxCalls; ++call)
    if (outcomeWith(failure("cuMemUnmap", call)) == Outcome::StillMapped)
      lastCall = call;
  ASSERT_NE(lastCall, 0) << "no failed call of the driver was reported";
  std::size_t failures = 0;
  for (int call = 1; call <= kMaxCalls; ++call)
    failures += outcomeWith(failure("cuMemUnmap", lastCall) + "," + failure("cuMemMap", call)) ==
                        Outcome::PartlyUnmapped
                    ? 1
                    : 0;
  EXPECT_EQ(failures, kMappings - 1);
}

} // namespace
