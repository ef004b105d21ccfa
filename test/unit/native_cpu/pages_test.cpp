// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/pages.hpp"

#include "test/support/scoped_os_calls.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cerrno>
#include <cstddef>
#include <utility>

#include <sys/mman.h>

namespace ur::kit {
namespace {

// The constructor unmaps the pages that it mapped only for the alignment, and the destructor unmaps
// the rest. A moved-from object must unmap nothing.
TEST(Pages, UnmapWhatTheyMapped) {
  static std::size_t mapped;
  static std::size_t unmapped;
  static int calls;
  mapped = unmapped = 0;
  calls = 0;
  const std::size_t size = 4 * pageSize();
  base::OsCalls system = base::systemCalls();
  system.mmap = [](void *address, std::size_t length, int protection, int flags, int fd,
                   off_t offset) {
    mapped += (flags & MAP_FIXED) ? 0 : length;
    return ::mmap(address, length, protection, flags, fd, offset);
  };
  system.munmap = [](void *address, std::size_t length) {
    ++calls;
    const int result = ::munmap(address, length);
    unmapped += result == 0 ? length : 0;
    return result;
  };
  const ur::test::ScopedOsCalls scope(system);
  for (const std::size_t alignment : {std::size_t{1}, 2 * pageSize(), std::size_t{1} << 21}) {
    {
      Pages pages(-1, size, alignment);
      EXPECT_EQ(mapped - unmapped, size) << alignment;
      calls = 0;
      const Pages taken(std::move(pages));
    }
    EXPECT_EQ(mapped, unmapped) << alignment;
    EXPECT_EQ(calls, 1) << alignment;
  }
}

TEST(Pages, AreUnmappedWithTheirOwner) {
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
} // namespace ur::kit
