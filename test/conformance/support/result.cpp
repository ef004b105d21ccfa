// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/result.hpp"

#include "tools/support/error.hpp"

namespace ur::test {

::testing::AssertionResult resultIs(const char *, const char *call, ur_result_t expected,
                                    ur_result_t actual) {
  if (actual == expected)
    return ::testing::AssertionSuccess();
  ::testing::AssertionResult failure = ::testing::AssertionFailure();
  failure << call << "\n  returned " << support::nameOf(actual) << "\n  expected "
          << support::nameOf(expected);
  if (actual != UR_RESULT_SUCCESS) // after a success, the text would describe an earlier failure
    failure << "\n  the adapter said: " << support::lastErrorText();
  return failure;
}

::testing::AssertionResult isRefusal(const char *expectedText, const char *call,
                                     ur_result_t expected, ur_result_t actual) {
  ::testing::AssertionResult result = resultIs(expectedText, call, expected, actual);
  if (result && support::lastErrorText().empty())
    return ::testing::AssertionFailure() << call << "\n  returned " << support::nameOf(actual)
                                         << " and left no text for urAdapterGetLastError";
  return result;
}

::testing::AssertionResult isRefusalOrUnsupported(const char *expectedText, const char *call,
                                                  ur_result_t expected, ur_result_t actual) {
  if (actual == kUnsupportedFeature)
    return ::testing::AssertionSuccess();
  return resultIs(expectedText, call, expected, actual);
}

} // namespace ur::test
