// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/entry.hpp"

#include "base/system_error.hpp"

#include <array>
#include <cerrno>
#include <string_view>

#include <gtest/gtest.h>
#include <pthread.h>
#include <unistd.h>

namespace ur::base {
namespace {

ur_result_t succeed() { return UR_RESULT_SUCCESS; }

// The result code of a call, and its error text.
struct Outcome {
  ur_result_t result;
  std::string_view text;
  bool operator==(const Outcome &) const = default;
};

std::ostream &operator<<(std::ostream &os, const Outcome &outcome) {
  return os << outcome.result << ", " << outcome.text;
}

Outcome outcomeOf(const Entry &entry) {
  const ur_result_t result = entry.call(succeed);
  return {result, result == UR_RESULT_SUCCESS ? "" : lastErrorMessage()};
}

Entry entry() { return Entry("urExample"); }

TEST(Entry, NamesFunctionArgumentAndRule) {
  const int *const null = nullptr;
  const std::array<const int *, 1> nulls{};
  const std::size_t size = 0;
  EXPECT_EQ(outcomeOf(entry().pointer(null, "pValue")),
            (Outcome{UR_RESULT_ERROR_INVALID_NULL_POINTER, "urExample: pValue is null"}));
  EXPECT_EQ(outcomeOf(entry().handle(null, "hQueue")),
            (Outcome{UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urExample: hQueue is null"}));
  EXPECT_EQ(outcomeOf(entry().enumerator(false, "type", "ur_type_t")),
            (Outcome{UR_RESULT_ERROR_INVALID_ENUMERATION,
                     "urExample: type is not a declared ur_type_t"}));
  EXPECT_EQ(outcomeOf(entry().flags(8, "flags", "ur_flags_t")),
            (Outcome{UR_RESULT_ERROR_INVALID_ENUMERATION,
                     "urExample: flags has bits that are not declared by ur_flags_t"}));
  EXPECT_EQ(outcomeOf(entry().count(0, "size", UR_RESULT_ERROR_INVALID_VALUE)),
            (Outcome{UR_RESULT_ERROR_INVALID_VALUE, "urExample: size is 0"}));
  EXPECT_EQ(outcomeOf(entry().elements(nulls.data(), 1, "events", UR_RESULT_ERROR_INVALID_EVENT)),
            (Outcome{UR_RESULT_ERROR_INVALID_EVENT, "urExample: events has a null element"}));
  EXPECT_EQ(outcomeOf(entry().list(nulls.data(), 0, "events", UR_RESULT_ERROR_INVALID_EVENT)),
            (Outcome{UR_RESULT_ERROR_INVALID_EVENT,
                     "urExample: events and its count contradict each other"}));
  EXPECT_EQ(outcomeOf(entry().query(0, nullptr, nullptr, "value", UR_RESULT_ERROR_INVALID_SIZE)),
            (Outcome{UR_RESULT_ERROR_INVALID_NULL_POINTER,
                     "urExample: value is null, and no size is requested"}));
  EXPECT_EQ(
      outcomeOf(entry().query(0, &size, &size, "value", UR_RESULT_ERROR_INVALID_SIZE)),
      (Outcome{UR_RESULT_ERROR_INVALID_SIZE, "urExample: value is not null, and its size is 0"}));
}

TEST(Entry, ReturnsTheFirstFailedCheck) {
  const int *const null = nullptr;
  EXPECT_EQ(outcomeOf(entry()
                          .pointer(null, "first")
                          .elements(&null, 1, "second", UR_RESULT_ERROR_INVALID_EVENT)
                          .handle(null, "third")),
            (Outcome{UR_RESULT_ERROR_INVALID_NULL_POINTER, "urExample: first is null"}));
  // After a failed check, a later check must not read the value that the failed check guards.
  EXPECT_EQ(
      entry()
          .pointer(null, "handles")
          .elements(static_cast<int *const *>(nullptr), 8, "handles", UR_RESULT_ERROR_INVALID_EVENT)
          .call(succeed),
      UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST(Entry, NamesAResultWithoutAReason) {
  const auto refuse = [] { return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION; };
  EXPECT_EQ(entry().call(refuse), UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  EXPECT_STREQ(lastErrorMessage(), "urExample returns UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION");
}

TEST(Entry, AnExplanationHasNoCode) {
  const auto failToClose = [] {
    requireSystem(close(-1), "close");
    return UR_RESULT_SUCCESS;
  };
  EXPECT_NE(entry().call(failToClose), UR_RESULT_SUCCESS);
  EXPECT_EQ(lastErrorCode(), EBADF);
  explain("why the answer is no");
  EXPECT_STREQ(lastErrorMessage(), "why the answer is no");
  EXPECT_EQ(lastErrorCode(), 0);
}

int cancelState() {
  int state = 0;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
  pthread_setcancelstate(state, nullptr);
  return state;
}

TEST(Entry, DefersCancellationFromTheFirstCheckToTheEnd) {
  static int stateAtRefusal;
  setFailureObserver([](ur_result_t, const char *) noexcept { stateAtRefusal = cancelState(); });
  EXPECT_EQ(entry().pointer(static_cast<int *>(nullptr), "pointer").call(succeed),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  setFailureObserver(nullptr);
  EXPECT_EQ(stateAtRefusal, PTHREAD_CANCEL_DISABLE);
  EXPECT_EQ(cancelState(), PTHREAD_CANCEL_ENABLE);

  int stateInBody = PTHREAD_CANCEL_ENABLE;
  const auto body = [&] { stateInBody = cancelState(); };
  EXPECT_EQ(entry().call(body), UR_RESULT_SUCCESS);
  EXPECT_EQ(stateInBody, PTHREAD_CANCEL_DISABLE);
  EXPECT_EQ(cancelState(), PTHREAD_CANCEL_ENABLE);
}

TEST(Entry, LeavesCancellationDisabledForACallerWhoDisabledIt) {
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, nullptr);
  EXPECT_EQ(entry().call(succeed), UR_RESULT_SUCCESS);
  EXPECT_EQ(cancelState(), PTHREAD_CANCEL_DISABLE);
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, nullptr);
}

} // namespace
} // namespace ur::base
