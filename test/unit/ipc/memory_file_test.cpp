// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/memory_file.hpp"

#include "fixtures.hpp"

#include <cerrno>
#include <limits>
#include <string>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

using MemoryFileTest = LeakCheck;

TEST_F(MemoryFileTest, HasAFixedSizeAndTakesNoFurtherSeals) {
  const base::UniqueFd file = createMemoryFile(base::os(), "test", 4 * 4096);
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  EXPECT_EQ(status.st_size, 4 * 4096);
  EXPECT_EQ(ftruncate(file.get(), 0), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(ftruncate(file.get(), 8 * 4096), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_TRUE(hasSeals(fcntl(file.get(), F_GET_SEALS), kObjectSeals));
  EXPECT_EQ(fcntl(file.get(), F_ADD_SEALS, F_SEAL_WRITE), -1);
}

TEST_F(MemoryFileTest, RefusesMoreThanAFileHolds) {
  for (const std::size_t size : {std::numeric_limits<std::size_t>::max(), std::size_t{1} << 63})
    expectOutcome(outcomeOf([=] { createMemoryFile(base::os(), "test", size); }),
                  UR_RESULT_ERROR_INVALID_SIZE,
                  {std::to_string(size) + " bytes are more than a memory file can hold"});
  base::OsCalls calls = base::systemCalls();
  calls.ftruncate = FailsWith{EFBIG};
  EXPECT_EQ(resultOfCall([&] { createMemoryFile(calls, "test", 4096); }),
            UR_RESULT_ERROR_INVALID_SIZE);
  calls.getFileSizeLimit = [](rlimit *limit) {
    *limit = {.rlim_cur = 4095, .rlim_max = 4095};
    return 0;
  };
  expectOutcome(outcomeOf([&] { createMemoryFile(calls, "test", 4096); }),
                UR_RESULT_ERROR_OUT_OF_RESOURCES, {"is 4095; raise the file size limit"});
}

// A process can punch holes into huge pages. An access to a hole kills the accessing process if no
// huge page is free.
TEST_F(MemoryFileTest, HugePagesAreNotShared) {
  const base::UniqueFd huge(memfd_create("huge", MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_HUGETLB));
  if (!huge || fcntl(huge.get(), F_ADD_SEALS, kObjectSeals) != 0)
    GTEST_SKIP() << "this kernel has no huge pages";
  expectOutcome(outcomeOf([&] { numbersOf(thisProcess(), huge.get(), 0); }),
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"in huge pages (MFD_HUGETLB)", "allocate it with pages of the usual size"});
}

// An exporter may shrink its memory and seal it while an importer inspects it. Then an access
// beyond the new size would kill the importer.
TEST_F(MemoryFileTest, SizeIsReadAfterTheSeals) {
  const base::UniqueFd file = makeMemory(4096, 'm', 0);
  base::OsCalls calls = base::systemCalls();
  calls.fcntl = [](int fd, int command, int argument) {
    EXPECT_EQ(ftruncate(fd, 0), 0);
    EXPECT_EQ(fcntl(fd, F_ADD_SEALS, kObjectSeals), 0);
    return base::systemCalls().fcntl(fd, command, argument);
  };
  const MemoryFacts facts = factsOf(calls, {}, file.get());
  EXPECT_EQ(facts.seals, kObjectSeals);
  EXPECT_EQ(facts.size, 0u);
  ProcessIdentity self = thisProcess().identity();
  Handle handle{.objectDevice = facts.device, .objectInode = facts.inode};
  const auto check = [&] { return outcomeOf([&] { requireSharedMemory(handle, self, facts); }); };
  ++self.memfdDevice;
  expectOutcome(check(), UR_RESULT_ERROR_INVALID_VALUE, {"its object is in huge pages"});
  ++handle.objectDevice;
  expectOutcome(check(), UR_RESULT_ERROR_INVALID_VALUE, {"now refers to another object"});
}

} // namespace
} // namespace ur::ipc::test
