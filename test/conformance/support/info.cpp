// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/info.hpp"

#include "tools/support/error.hpp"

namespace ur::test {
namespace {

constexpr unsigned char kUntouched = 0xa5;
constexpr std::size_t kGuardSize = 16;

using Buffer = std::vector<unsigned char>;

bool isAllowedError(ur_result_t result, const InfoRules &rules) {
  return result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ||
         std::ranges::find(rules.refusals, result) != rules.refusals.end();
}

void expectSize(const InfoAnswer &answer, std::size_t size) {
  if (answer.shape == AnswerShape::One) {
    EXPECT_EQ(size, answer.size);
  } else if (answer.shape == AnswerShape::Text) {
    EXPECT_GE(size, 1u) << "a text ends with a NUL";
  } else {
    EXPECT_EQ(size % answer.size, 0u) << "elements have " << answer.size << " bytes";
  }
}

// Checks that the only NUL is the last character, and that the size counts it.
void expectText(const Buffer &buffer, std::size_t size) {
  const auto end = buffer.begin() + std::ptrdiff_t(size);
  EXPECT_EQ(std::find(buffer.begin(), end, 0) + 1, end)
      << "the first NUL is not the last character";
}

void expectBufferRules(const AnyQuery &query, const InfoAnswer &answer, std::size_t size,
                       const InfoRules &rules) {
  const Buffer untouched(size + kGuardSize, kUntouched);
  Buffer buffer = untouched;
  EXPECT_RESULT(kNullPointer, query(answer.value, size, nullptr, &size));
  EXPECT_RESULT(rules.emptyBuffer, query(answer.value, 0, buffer.data(), nullptr));
  if (size > 1) {
    EXPECT_RESULT(kInvalidSize, query(answer.value, size - 1, buffer.data(), nullptr));
  }
  EXPECT_EQ(buffer, untouched) << "a refused query wrote into the buffer";

  std::size_t exactSize = 0;
  EXPECT_SUCCESS(query(answer.value, size, buffer.data(), &exactSize));
  EXPECT_EQ(exactSize, size) << "the size differs with and without a buffer";
  if (answer.shape == AnswerShape::Text)
    expectText(buffer, size);
  EXPECT_SUCCESS(query(answer.value, buffer.size(), buffer.data(), nullptr));
  EXPECT_TRUE(std::all_of(buffer.begin() + std::ptrdiff_t(size), buffer.end(),
                          [](unsigned char byte) { return byte == kUntouched; }))
      << "the query wrote beyond the value";
}

} // namespace

std::size_t checkAnswers(const AnyQuery &query, std::span<const InfoAnswer> answers,
                         const InfoRules &rules) {
  std::size_t supportedNames = 0;
  for (const InfoAnswer &answer : answers) {
    SCOPED_TRACE(answer.name);
    EXPECT_RESULT(kNullPointer, query(answer.value, 0, nullptr, nullptr));
    std::size_t size = 0;
    const ur_result_t result = query(answer.value, 0, nullptr, &size);
    if (isAllowedError(result, rules))
      continue;
    EXPECT_RESULT(UR_RESULT_SUCCESS, result);
    if (result != UR_RESULT_SUCCESS)
      continue;
    ++supportedNames;
    expectSize(answer, size);
    if (size != 0)
      expectBufferRules(query, answer, size, rules);
  }
  return supportedNames;
}

} // namespace ur::test
