// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/arguments.hpp"

#include <array>
#include <locale>
#include <string>

#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

using Moment = Arguments::Moment;

template <typename T> std::string address(const T *pointer) {
  std::ostringstream text;
  text << static_cast<const void *>(pointer);
  return text.str();
}

TEST(Arguments, HaveOutputsOnlyAfterSuccess) {
  std::uint32_t count = 3;
  std::uint32_t *const out = &count;
  for (const Moment moment : {Moment::Begin, Moment::Failure}) {
    Arguments arguments(moment);
    arguments.output("pCount", &out);
    EXPECT_EQ(arguments.text(), ".pCount = " + address(out));
  }
  Arguments arguments(Moment::Success);
  arguments.output("pCount", &out);
  EXPECT_EQ(arguments.text(), ".pCount = " + address(out) + " (3)");
}

TEST(Arguments, ShowTheFilledPartOfAnArray) {
  std::array<std::uint32_t, 4> values{1, 2, 3, 4};
  std::uint32_t *const out = values.data();
  const std::uint32_t capacity = 4;
  std::uint32_t filledCount = 2;
  std::uint32_t *total = &filledCount;
  const auto text = [&](Moment moment) {
    Arguments arguments(moment);
    arguments.outputs("values", &out, &capacity, &total);
    return arguments.text();
  };
  EXPECT_EQ(text(Moment::Success), ".values = {1, 2}");
  EXPECT_EQ(text(Moment::Failure), ".values = " + address(out));
  filledCount = 9;
  EXPECT_EQ(text(Moment::Success), ".values = {1, 2, 3, 4}");
  total = nullptr;
  EXPECT_EQ(text(Moment::Success), ".values = {1, 2, 3, 4}");
}

TEST(Arguments, DoNotGroupDigits) {
  struct Grouping : std::numpunct<char> {
    std::string do_grouping() const override { return "\3"; }
  };
  const std::locale before = std::locale::global(std::locale(std::locale::classic(), new Grouping));
  Arguments arguments(Moment::Begin);
  std::locale::global(before);
  const std::size_t size = 1048576;
  arguments.input("size", &size);
  EXPECT_EQ(arguments.text(), ".size = 1048576");
}

TEST(PassedHandle, IsAbsentInFailedGetsAndSizeQueries) {
  void **out = nullptr;
  std::size_t size = ipc::kHandleSize;
  std::size_t *const sizeRet = &size;
  Arguments sizeQuery(Moment::Success);
  sizeQuery.exportedHandle("ppData", &out, &sizeRet);
  EXPECT_EQ(sizeQuery.text(), ".ppData = nullptr");
  void *notWritten = reinterpret_cast<void *>(8);
  out = &notWritten;
  Arguments failed(Moment::Failure);
  failed.exportedHandle("ppData", &out, &sizeRet);
  EXPECT_EQ(failed.text(), ".ppData = " + address(out));
  EXPECT_FALSE(sizeQuery.handle() || failed.handle());
}

} // namespace
} // namespace ur::tracing::test
