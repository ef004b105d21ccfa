// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cerrno>
#include <cstdint>
#include <limits>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "adapters/common/memory_file.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

namespace ur::native_cpu {
namespace {

TEST(MemoryFile, HasAFixedSize) {
  const auto file = ipc::createMemoryFile("test", 4 * pageSize());
  struct stat status{};
  ASSERT_EQ(fstat(file.get(), &status), 0);
  EXPECT_EQ(static_cast<std::size_t>(status.st_size), 4 * pageSize());
  EXPECT_EQ(ftruncate(file.get(), 0), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(ftruncate(file.get(), static_cast<off_t>(8 * pageSize())), -1);
  EXPECT_EQ(errno, EPERM);
}

TEST(MemoryFile, TakesNoFurtherSeals) {
  const auto file = ipc::createMemoryFile("test", pageSize());
  constexpr int kSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
  EXPECT_EQ(fcntl(file.get(), F_GET_SEALS) & (kSeals | F_SEAL_WRITE), kSeals);
  EXPECT_EQ(fcntl(file.get(), F_ADD_SEALS, F_SEAL_WRITE), -1);
}

TEST(MemoryFile, IsNotInheritedByPrograms) {
  const auto file = ipc::createMemoryFile("test", pageSize());
  EXPECT_EQ(fcntl(file.get(), F_GETFD), FD_CLOEXEC);
}

TEST(MemoryFile, RefusesMoreThanAFileHolds) {
  EXPECT_EQ(codeOf([] { ipc::createMemoryFile("test", std::numeric_limits<std::size_t>::max()); }),
            UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(Pages, StartAtMultiplesOfTheAlignment) {
  for (std::size_t alignment = 1; alignment <= (std::size_t{1} << 22); alignment *= 2) {
    const Pages pages(-1, pageSize(), alignment);
    EXPECT_TRUE(isMultiple(reinterpret_cast<std::uintptr_t>(pages.address()), alignment));
    *pages.address() = std::byte{1};
  }
}

TEST(Pages, ShowTheFileAtEveryAlignment) {
  const auto file = ipc::createMemoryFile("test", 2 * pageSize());
  const Pages one(file.get(), 2 * pageSize(), 1);
  const Pages other(file.get(), 2 * pageSize(), std::size_t{1} << 21);
  one.address()[pageSize()] = std::byte{42};
  EXPECT_EQ(other.address()[pageSize()], std::byte{42});
}

TEST(Pages, GoWithTheirOwner) {
  std::byte *address = nullptr;
  {
    const Pages pages(-1, pageSize(), std::size_t{1} << 21);
    address = pages.address();
    EXPECT_EQ(madvise(address, pageSize(), MADV_NORMAL), 0);
  }
  EXPECT_EQ(madvise(address, pageSize(), MADV_NORMAL), -1);
  EXPECT_EQ(errno, ENOMEM);
}

} // namespace
} // namespace ur::native_cpu
