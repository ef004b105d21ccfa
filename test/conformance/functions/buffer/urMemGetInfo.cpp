// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urMemGetInfoTest = BufferTest;

TEST_F(urMemGetInfoTest, FollowsTheRules) {
  expectInfoRules<ur_mem_info_t>(queryOf(buffer()));
  expectInfoRules<ur_mem_info_t>(queryOf(partOf(buffer(), {kPage, kPage}).get()));
}

TEST_F(urMemGetInfoTest, TellsTheContextAndTheSizeThatWasAskedFor) {
  for (const std::size_t size : {std::size_t{1}, std::size_t{1001}, kBytes}) {
    Mem made;
    ASSERT_SUCCESS(create(size, made));
    EXPECT_EQ(info<std::size_t>(queryOf(made.get()), UR_MEM_INFO_SIZE), size);
    EXPECT_EQ(info<ur_context_handle_t>(queryOf(made.get()), UR_MEM_INFO_CONTEXT), context());
  }
}

TEST_F(urMemGetInfoTest, OfAPartTellsThePart) {
  const Mem part = partOf(buffer(), {kPage, 1001});
  EXPECT_EQ(info<std::size_t>(queryOf(part.get()), UR_MEM_INFO_SIZE), 1001u);
  EXPECT_EQ(info<ur_context_handle_t>(queryOf(part.get()), UR_MEM_INFO_CONTEXT), context());
  EXPECT_EQ(references(part.get()), 1u);
  EXPECT_EQ(info<std::size_t>(queryOf(buffer()), UR_MEM_INFO_SIZE), kBytes);
}

IN_THREADS(urMemGetInfo) {
  answers.addInfo<ur_mem_info_t>(
      [&](auto... rest) { return urMemGetInfo(given.buffer(), rest...); },
      {UR_MEM_INFO_REFERENCE_COUNT}); // a command may hold the buffer a little longer
}

} // namespace
