// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Reading of and rules for the urXGetInfo functions. A query is what is left of such a function
// once its object is known:
//
//   const auto query = [&](auto... rest) { return urQueueGetInfo(queue(), rest...); };
//   EXPECT_EQ(info<ur_context_handle_t>(query, UR_QUEUE_INFO_CONTEXT), context());

#include "test/conformance/support/result.hpp"

#include <algorithm>
#include <cstddef>
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

// A string's size counts its NUL, which stands at the end and nowhere else.
template <typename Query, typename Name> std::string infoString(const Query &query, Name name) {
  const std::vector<char> text = infoArray<char>(query, name);
  EXPECT_EQ(std::find(text.begin(), text.end(), '\0') + 1, text.end()) << "for name " << name;
  return text.empty() ? std::string() : std::string(text.data());
}

// What holds for every such function, tried with one name that succeeds.
template <typename Query, typename Name> void expectInfoRules(const Query &query, Name name) {
  std::size_t size = 0;
  const auto nullValue = static_cast<void *>(nullptr);
  const auto nullSize = static_cast<std::size_t *>(nullptr);
  ASSERT_SUCCESS(query(name, std::size_t{0}, nullValue, &size));
  ASSERT_GT(size, 0u);

  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                query(name, std::size_t{0}, nullValue, nullSize));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, query(name, size, nullValue, &size));

  constexpr unsigned char kUntouched = 0xa5;
  std::vector<unsigned char> buffer(size + 16, kUntouched);
  const auto value = static_cast<void *>(buffer.data());
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, query(name, std::size_t{0}, value, nullSize));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, query(name, size - 1, value, nullSize));
  EXPECT_EQ(buffer, std::vector<unsigned char>(size + 16, kUntouched));
  EXPECT_SUCCESS(query(name, buffer.size(), value, nullSize));
  EXPECT_TRUE(std::all_of(buffer.begin() + std::ptrdiff_t(size), buffer.end(),
                          [](unsigned char byte) { return byte == kUntouched; }));

  const auto undeclared = static_cast<Name>(0x7ffffff0);
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION, query(undeclared, size, value, nullSize));
}

} // namespace ur::test
