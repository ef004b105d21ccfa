// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Helpers and rules for the urXGetInfo functions. A query is such a function with a bound object:
//
//   const auto query = [&](auto... rest) { return urQueueGetInfo(queue(), rest...); };
//   EXPECT_EQ(info<ur_context_handle_t>(query, UR_QUEUE_INFO_CONTEXT), context());

#include "test/conformance/support/info_answer.hpp"
#include "test/conformance/support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {

template <typename T, typename Query, typename Name> T info(const Query &query, Name name) {
  T value{};
  std::size_t size = 0;
  EXPECT_SUCCESS(query(name, sizeof(value), static_cast<void *>(&value), &size));
  EXPECT_EQ(size, sizeof(value)) << "for name " << name;
  return value;
}

template <typename T, typename Query, typename Name>
std::vector<T> infoArray(const Query &query, Name name) {
  std::size_t size = 0;
  EXPECT_SUCCESS(query(name, std::size_t{0}, static_cast<void *>(nullptr), &size));
  EXPECT_EQ(size % sizeof(T), 0u) << "for name " << name;
  std::vector<T> values(size / sizeof(T));
  if (!values.empty()) {
    EXPECT_SUCCESS(
        query(name, size, static_cast<void *>(values.data()), static_cast<std::size_t *>(nullptr)));
  }
  return values;
}

template <typename Query, typename Name> std::string infoString(const Query &query, Name name) {
  const std::vector<char> text = infoArray<char>(query, name);
  return text.empty() ? std::string() : std::string(text.data());
}

inline auto deviceQuery(ur_device_handle_t device) {
  return [device](auto... rest) { return urDeviceGetInfo(device, rest...); };
}
inline auto allocationQuery(ur_context_handle_t context, const void *memory) {
  return [=](auto... rest) { return urUSMGetMemAllocInfo(context, memory, rest...); };
}

inline ur_event_status_t statusOf(ur_event_handle_t event) {
  return info<ur_event_status_t>([&](auto... rest) { return urEventGetInfo(event, rest...); },
                                 UR_EVENT_INFO_COMMAND_EXECUTION_STATUS);
}

// The rules that differ between the functions.
struct InfoRules {
  // The results, besides UNSUPPORTED_ENUMERATION, for names that do not apply to the object.
  std::vector<ur_result_t> refusals = {};
  ur_result_t emptyBuffer = UR_RESULT_ERROR_INVALID_SIZE;
};

using AnyQuery =
    std::function<ur_result_t(std::uint32_t name, std::size_t size, void *value, std::size_t *)>;

// Queries each name for its size only, with an exact buffer, with a larger buffer, with a buffer
// that is one byte too short, without a buffer, and without outputs. Returns the number of
// supported names.
std::size_t checkAnswers(const AnyQuery &query, std::span<const InfoAnswer> answers,
                         const InfoRules &rules);

// Checks the rules with every name of the enum and with an undeclared name.
template <typename Enum, typename Query>
void expectInfoRules(const Query &query, const InfoRules &rules = {}) {
  const AnyQuery anyQuery = [&query](std::uint32_t name, std::size_t size, void *value,
                                     std::size_t *sizeRet) {
    return query(static_cast<Enum>(name), size, value, sizeRet);
  };
  EXPECT_GT(checkAnswers(anyQuery, answersOf<Enum>(), rules), 0u) << "the object supports no name";
  std::uint64_t value = 0;
  EXPECT_RESULT(kInvalidEnumeration,
                query(undeclared<Enum>(), sizeof(value), static_cast<void *>(&value),
                      static_cast<std::size_t *>(nullptr)));
}

} // namespace ur::test
