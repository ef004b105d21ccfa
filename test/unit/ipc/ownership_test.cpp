// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Descriptors and mappings have one owner, whatever is moved where.
#include "fixtures.hpp"
#include "ipc/memory_file.hpp"

#include <utility>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

using UniqueFdTest = LeakCheck;
using MappingTest = LeakCheck;

TEST_F(UniqueFdTest, AssignmentClosesWhatWasOwned) {
  base::UniqueFd fd = makeMemory(4096, 'a');
  base::UniqueFd other = makeMemory(4096, 'b');
  fd = std::move(other);
  EXPECT_EQ(resourcesOfThisProcess().fds, before().fds + 1);
  EXPECT_EQ(firstByte(fd.get()), 'b');
}

TEST_F(UniqueFdTest, SurvivesItsOwnAssignment) {
  base::UniqueFd fd = makeMemory(4096, 'a');
  base::UniqueFd &itself = fd;
  fd = std::move(itself);
  EXPECT_EQ(firstByte(fd.get()), 'a');
}

TEST_F(MappingTest, AssignmentUnmapsWhatWasOwned) {
  const base::UniqueFd first = makeMemory(4096, 'a');
  const base::UniqueFd second = makeMemory(4096, 'b');
  Mapping mapping = Mapping::ofFile(base::os(), first.get(), 4096);
  mapping = Mapping::ofFile(base::os(), second.get(), 4096);
  EXPECT_EQ(resourcesOfThisProcess().sharedMappings, before().sharedMappings + 1);
  EXPECT_EQ(*static_cast<char *>(mapping.address()), 'b');
}

TEST_F(MappingTest, SurvivesItsOwnAssignment) {
  const base::UniqueFd fd = makeMemory(4096, 'a');
  Mapping mapping = Mapping::ofFile(base::os(), fd.get(), 4096);
  Mapping &itself = mapping;
  mapping = std::move(itself);
  ASSERT_TRUE(mapping);
  EXPECT_EQ(mapping.length(), 4096u);
  EXPECT_EQ(*static_cast<char *>(mapping.address()), 'a');
}

TEST_F(MappingTest, MemoryThatRunsOutIsReported) {
  const base::UniqueFd fd = makeMemory(4096);
  base::OsCalls calls = base::systemCalls();
  calls.mmap = [](void *, std::size_t, int, int, int, off_t) {
    errno = ENOMEM;
    return MAP_FAILED;
  };
  const ScopedOsCalls scope(calls);
  EXPECT_EQ(resultOfCall([&] { Mapping::ofFile(base::os(), fd.get(), 4096); }),
            UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

} // namespace
} // namespace ur::ipc::test
