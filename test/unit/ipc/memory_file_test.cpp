// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/memory_file.hpp"

#include "fixtures.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "test/support/forked_child.hpp"

#include <cerrno>
#include <limits>
#include <string>
#include <string_view>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

class MemoryFileTest : public LeakCheck {
protected:
  Outcome outcomeWith(const base::OsCalls &calls) {
    const ScopedOsCalls scope(calls);
    const Resources start = resourcesOfThisProcess();
    Outcome outcome = outcomeOf([] { createMemoryFile(base::os(), "test", 4096); });
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return outcome;
  }

  base::OsCalls calls_ = base::systemCalls();
};

TEST_F(MemoryFileTest, HasAFixedSize) {
  const base::UniqueFd file = createMemoryFile(base::os(), "test", 4 * 4096);
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  EXPECT_EQ(status.st_size, 4 * 4096);
  EXPECT_EQ(ftruncate(file.get(), 0), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(ftruncate(file.get(), 8 * 4096), -1);
  EXPECT_EQ(errno, EPERM);
}

TEST_F(MemoryFileTest, TakesNoFurtherSeals) {
  const base::UniqueFd file = createMemoryFile(base::os(), "test", 4096);
  EXPECT_TRUE(hasSeals(fcntl(file.get(), F_GET_SEALS), kObjectSeals));
  EXPECT_EQ(fcntl(file.get(), F_ADD_SEALS, F_SEAL_WRITE), -1);
}

TEST_F(MemoryFileTest, IsNotInheritedByPrograms) {
  const base::UniqueFd file = createMemoryFile(base::os(), "test", 4096);
  EXPECT_EQ(fcntl(file.get(), F_GETFD), FD_CLOEXEC);
}

TEST_F(MemoryFileTest, RefusesMoreThanAFileHolds) {
  for (const std::size_t size : {std::numeric_limits<std::size_t>::max(), std::size_t{1} << 63})
    expectOutcome(outcomeOf([=] { createMemoryFile(base::os(), "test", size); }),
                  UR_RESULT_ERROR_INVALID_SIZE,
                  {std::to_string(size) + " bytes are more than a memory file holds"});
  calls_.ftruncate = [](int, off_t) {
    errno = EFBIG;
    return -1;
  };
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_INVALID_SIZE);
}

// The kernel would end the process by a signal.
TEST_F(MemoryFileTest, NamesTheLimitOfFileSizes) {
  ur::test::expectForkedChildSucceeds([] {
    const rlimit limit{.rlim_cur = 4096, .rlim_max = 4096};
    setrlimit(RLIMIT_FSIZE, &limit);
    createMemoryFile(base::os(), "test", 4096);
    for (const Outcome &outcome :
         {outcomeOf([] { createMemoryFile(base::os(), "test", 8192); }),
          outcomeOf([] { ExportTable(base::os(), thisProcess().identity(), AdapterId{1}); })})
      expectOutcome(outcome, UR_RESULT_ERROR_OUT_OF_RESOURCES, {"raise the limit", "ulimit -f"});
    return !testing::Test::HasFailure();
  });
}

void requireSame(const Handle &handle, int fd) {
  requireSharedMemory(handle, thisProcess().identity(), factsOf(base::os(), handle, fd));
}

// Holes can be punched into them, and filling one again kills where no page is left.
TEST_F(MemoryFileTest, HugePagesAreNeitherSharedNorOpened) {
  const base::UniqueFd huge(memfd_create("huge", MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_HUGETLB));
  if (!huge || fcntl(huge.get(), F_ADD_SEALS, kObjectSeals) != 0)
    GTEST_SKIP() << "this kernel has no huge pages";
  expectOutcome(outcomeOf([&] { numbersOf(thisProcess(), huge.get(), 0); }),
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"in huge pages (MFD_HUGETLB)", "allocate it with pages of the usual size"});
  const auto look = [](const base::UniqueFd &file) {
    struct stat status{};
    EXPECT_EQ(fstat(file.get(), &status), 0);
    requireSame({.objectDevice = status.st_dev, .objectInode = status.st_ino}, file.get());
  };
  expectOutcome(outcomeOf([&] { look(huge); }), UR_RESULT_ERROR_INVALID_VALUE,
                {"its object is in huge pages"});
  EXPECT_EQ(resultOfCall([&] { look(makeMemory(4096)); }), UR_RESULT_SUCCESS);
}

// What an exporter says of its memory is compared with what the kernel says.
TEST_F(MemoryFileTest, IsOpenedOnlyIfItIsWhatTheHandleSays) {
  const base::UniqueFd file = makeMemory(4096);
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  const Handle good{
      .objectDevice = status.st_dev, .objectInode = status.st_ino, .objectSize = 4096};
  const auto expectStale = [&](const Handle &handle, int fd, std::string_view finding) {
    expectOutcome(outcomeOf([&] { requireSame(handle, fd); }), UR_RESULT_ERROR_INVALID_VALUE,
                  {finding});
  };
  EXPECT_EQ(resultOfCall([&] { requireSame(good, file.get()); }), UR_RESULT_SUCCESS);
  constexpr std::string_view kSeals = "not exactly the seals SHRINK, GROW and SEAL, so that the "
                                      "exporter could cut it off";
  expectStale(good, makeMemory(4096, 'm', F_SEAL_GROW).get(), kSeals);
  expectStale(good, base::UniqueFd(open("/dev/null", O_RDWR | O_CLOEXEC)).get(), kSeals);
  constexpr std::string_view kOther = "its descriptor names another object now";
  expectStale(good, makeMemory(4096).get(), kOther);
  Handle handle = good;
  ++handle.objectDevice;
  expectStale(handle, file.get(), kOther);
  handle = good;
  ++handle.objectSize;
  expectStale(handle, file.get(), "its object is smaller than it claims");
}

// Before Linux 6.3 memfd_create knew no seal against executing.
TEST_F(MemoryFileTest, OlderKernelsGiveOneThatMayBeExecuted) {
  calls_.memfdCreate = [](const char *name, unsigned flags) {
    if ((flags & ~(MFD_CLOEXEC | MFD_ALLOW_SEALING)) == 0)
      return base::systemCalls().memfdCreate(name, flags);
    errno = EINVAL;
    return -1;
  };
  const ScopedOsCalls scope(calls_);
  const base::UniqueFd file = createMemoryFile(base::os(), "test", 4096);
  EXPECT_EQ(fcntl(file.get(), F_GET_SEALS), kObjectSeals);
}

TEST_F(MemoryFileTest, FailingCallsAreNamedWithTheRemedy) {
  calls_.memfdCreate = [](const char *, unsigned) {
    errno = EMFILE;
    return -1;
  };
  const Outcome descriptors = outcomeWith(calls_);
  EXPECT_EQ(descriptors.result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_NE(descriptors.message.find("memfd_create: EMFILE"), std::string::npos)
      << descriptors.message;
  EXPECT_NE(descriptors.message.find("ulimit -n"), std::string::npos) << descriptors.message;

  calls_ = base::systemCalls();
  calls_.ftruncate = [](int, off_t) {
    errno = ENOMEM;
    return -1;
  };
  expectOutcome(outcomeWith(calls_), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                {"cannot make a memory file of 4096 bytes: ftruncate: ENOMEM"});

  calls_ = base::systemCalls();
  calls_.fcntl = [](int, int, int) {
    errno = EPERM;
    return -1;
  };
  const Outcome seals = outcomeWith(calls_);
  EXPECT_EQ(seals.result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(seals.message.find("F_ADD_SEALS"), std::string::npos) << seals.message;
}

} // namespace
} // namespace ur::ipc::test
