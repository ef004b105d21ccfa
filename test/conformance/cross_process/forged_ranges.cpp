// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/handle_layout.hpp"

#include <limits>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 64 * 1024;
constexpr std::uint64_t kMax = std::numeric_limits<std::uint64_t>::max();
constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

template <typename Kind> using ForgedRange = KindTest<Kind>;
TYPED_TEST_SUITE(ForgedRange, KindsWithBytes, KindNames);

// Each handle's checksum fits, so that the ranges themselves are what is refused.
TYPED_TEST(ForgedRange, BeyondTheObjectIsRefused) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> exported(this->session(), object.get());
  const HandleBytes handle = exported.bytes();
  if (!hasKnownLayout(handle))
    return skipUnclaimed("ranges in handles: these are not of this project's layout");
  const auto size = readField<std::uint64_t>(handle, field::kObjectSize);
  const auto length = readField<std::uint64_t>(handle, field::kLength);
  ASSERT_EQ(readField<std::uint64_t>(handle, field::kOffset), 0u);
  ASSERT_LE(length, size);

  Opener<TypeParam> opener(this->session());
  opener.expect(kInvalid, forged(handle, field::kOffset, kMax)); // wraps with any length
  opener.expect(kInvalid, forged(handle, field::kOffset, kMax - length + 1)); // wraps to 0
  opener.expect(kInvalid, forged(handle, field::kLength, kMax));
  opener.expect(kInvalid, forged(handle, field::kOffset, size - length + 1)); // ends at size + 1
  opener.expect(kInvalid, forged(handle, field::kLength, size + 1));
  opener.expect(kInvalid, forged(handle, field::kObjectSize, size + 1));
  opener.expect(kInvalid, forged(handle, field::kObjectSize, kMax));
  opener.expect(UR_RESULT_SUCCESS, forged(handle, field::kLength, size)); // the exact end
  opener.finish();
}

} // namespace
