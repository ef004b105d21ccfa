// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urContextSetExtendedDeleterTest = ContextTest;

void countDeletion(void *counter) { ++*static_cast<int *>(counter); }

TEST_F(urContextSetExtendedDeleterTest, RunsEachAtTheContextsEnd) {
  int calls = 0;
  Context owned;
  ASSERT_SUCCESS(create(owned));
  ASSERT_SUCCESS_OR_SKIP(urContextSetExtendedDeleter(owned.get(), countDeletion, &calls));
  EXPECT_SUCCESS(urContextSetExtendedDeleter(owned.get(), countDeletion, &calls));
  EXPECT_SUCCESS(urContextRetain(owned.get()));
  EXPECT_SUCCESS(urContextRelease(owned.get()));
  EXPECT_EQ(calls, 0);
  owned.reset();
  EXPECT_EQ(calls, 2);
}

IN_THREADS(urContextSetExtendedDeleter) {
  answers << urContextSetExtendedDeleter(given.context(), [](void *) {}, nullptr);
}

} // namespace
