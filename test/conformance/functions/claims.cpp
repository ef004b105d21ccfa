// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The functions of a feature that the device does not claim return UNSUPPORTED_FEATURE. The tests
// of each feature show that a claimed feature works.

#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/null_arguments.hpp"

#include <algorithm>
#include <string_view>

namespace {

using namespace ur::test;

class ClaimsTest : public ObjectsTest {
protected:
  // Buffers have no support query. Devices without reusable events may support the barrier
  // function, which then creates an ordinary event.
  bool isClaimed(const ApiFunction &function) const {
    if (std::string_view(function.name) == "urEnqueueEventsWaitWithBarrierExt")
      return true;
    if (const SupportQuery *const query = queryOf(function))
      return deviceUnderTest().supports(query->value);
    return objects().buffer() || std::string_view(function.feature) != "Buffers";
  }
};

// If an object cannot exist without the feature, the test passes null. A call may reject the null
// first.
TEST_F(ClaimsTest, FunctionsOfOtherFeaturesAreUnsupported) {
  const auto rows = nullArguments();
  for (const ApiFunction &function : apiFunctions()) {
    const auto row =
        std::ranges::find(rows, std::string_view(function.name), &NullArguments::function);
    if (row == rows.end() || isClaimed(function))
      continue;
    EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, row->call(GoodArguments(objects(), true, false)))
        << function.name;
  }
}

} // namespace
