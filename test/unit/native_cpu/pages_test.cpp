// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/pages.hpp"

#include "ipc/memory_file.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cerrno>
#include <cstdint>

#include <sys/mman.h>

namespace ur::native_cpu {
namespace {

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
