// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/arguments.hpp"

#include "test/unit/tracing/fake_handle.hpp"

#include <array>
#include <locale>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

using Moment = Arguments::Moment;

template <typename T> std::string address(const T *pointer) {
  std::ostringstream text;
  text << static_cast<const void *>(pointer);
  return text.str();
}

TEST(Arguments, PrintByName) {
  Arguments arguments(Moment::Success);
  const std::size_t size = 64;
  const ur_device_type_t type = UR_DEVICE_TYPE_CPU;
  const ur_queue_flags_t flags = UR_QUEUE_FLAG_PROFILING_ENABLE | UR_QUEUE_FLAG_ON_DEVICE;
  const ur_context_handle_t context = nullptr;
  arguments.input("size", &size);
  arguments.input("type", &type);
  arguments.flags<ur_queue_flag_t>("flags", &flags);
  arguments.input("hContext", &context);
  EXPECT_EQ(arguments.text(), ".size = 64, .type = UR_DEVICE_TYPE_CPU, "
                              ".flags = UR_QUEUE_FLAG_PROFILING_ENABLE | UR_QUEUE_FLAG_ON_DEVICE, "
                              ".hContext = nullptr");
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

TEST(Arguments, ShowOfAnArrayWhatTheCallFilledIn) {
  std::array<std::uint32_t, 4> values{1, 2, 3, 4};
  std::uint32_t *const out = values.data();
  const std::uint32_t room = 4;
  std::uint32_t given = 2;
  std::uint32_t *total = &given;
  const auto text = [&](Moment moment) {
    Arguments arguments(moment);
    arguments.outputs("values", &out, &room, &total);
    return arguments.text();
  };
  EXPECT_EQ(text(Moment::Success), ".values = {1, 2}");
  EXPECT_EQ(text(Moment::Failure), ".values = " + address(out));
  given = 9;
  EXPECT_EQ(text(Moment::Success), ".values = {1, 2, 3, 4}");
  total = nullptr;
  EXPECT_EQ(text(Moment::Success), ".values = {1, 2, 3, 4}");
}

TEST(Arguments, CutLongArrays) {
  const std::vector<std::uint8_t> values(100, 7);
  const std::uint8_t *const in = values.data();
  const std::size_t count = values.size();
  Arguments arguments(Moment::Begin);
  arguments.inputs("values", &in, &count);
  EXPECT_TRUE(arguments.text().ends_with("7, 7} and 36 more"));
}

TEST(Arguments, DecodeTheFilledPartOfAQuery) {
  std::array<char, 16> buffer{"name"};
  void *const value = buffer.data();
  const std::size_t size = buffer.size();
  std::size_t needed = 5;
  std::size_t *const sizeRet = &needed;
  const ur_device_info_t info = UR_DEVICE_INFO_NAME;
  Arguments success(Moment::Success);
  success.queried("value", &value, &info, &size, &sizeRet);
  EXPECT_EQ(success.text(), ".value = \"name\"");
  Arguments failure(Moment::Failure);
  failure.queried("value", &value, &info, &size, &sizeRet);
  EXPECT_EQ(failure.text(), ".value = " + address(value));
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

class PassedHandle : public testing::Test {
protected:
  ipc::HandleBytes bytes = fakeHandle(ipc::Kind::Event, 9, 4711);
  std::size_t size = bytes.size();
};

TEST_F(PassedHandle, IsAnImportOfAnOpenEvenOfOneThatFails) {
  const void *const data = bytes.data();
  Arguments arguments(Moment::Failure);
  arguments.imported("pData", &data, &size);
  EXPECT_EQ(arguments.text(),
            ".pData = " + address(bytes.data()) + " (event handle, serial 0x9, process 4711)");
  ASSERT_TRUE(arguments.passage());
  EXPECT_FALSE(arguments.passage()->isExport);
}

TEST_F(PassedHandle, NeedsNoSizeInAGet) {
  void *data = bytes.data();
  void **const out = &data;
  std::size_t *const sizeRet = nullptr;
  Arguments arguments(Moment::Success);
  arguments.exported("ppData", &out, &sizeRet);
  EXPECT_TRUE(arguments.passage());
}

TEST_F(PassedHandle, IsNoneInAFailedGetNorInAQuestionForTheSize) {
  void **out = nullptr;
  std::size_t *const sizeRet = &size;
  Arguments question(Moment::Success);
  question.exported("ppData", &out, &sizeRet);
  EXPECT_EQ(question.text(), ".ppData = nullptr");
  void *notWritten = reinterpret_cast<void *>(8);
  out = &notWritten;
  Arguments failed(Moment::Failure);
  failed.exported("ppData", &out, &sizeRet);
  EXPECT_EQ(failed.text(), ".ppData = " + address(out));
  EXPECT_FALSE(question.passage() || failed.passage());
}

} // namespace
} // namespace ur::tracing::test
