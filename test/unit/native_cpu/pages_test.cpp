// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/pages.hpp"

#include "test/support/scoped_os_calls.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstddef>
#include <utility>

#include <sys/mman.h>

namespace ur::kit {
namespace {

// The constructor unmaps the pages that it mapped only for the alignment, and the destructor unmaps
// the rest. A moved-from object must unmap nothing.
TEST(Pages, UnmapAllThatTheyMapped) {
  static std::size_t mappedBytes;
  static std::size_t unmappedBytes;
  static int unmapCalls;
  mappedBytes = unmappedBytes = 0;
  unmapCalls = 0;
  const std::size_t size = 4 * pageSize();
  base::OsCalls system = base::systemCalls();
  system.mmap = [](void *address, std::size_t length, int protection, int flags, int fd,
                   off_t offset) {
    mappedBytes += (flags & MAP_FIXED) ? 0 : length;
    return ::mmap(address, length, protection, flags, fd, offset);
  };
  system.munmap = [](void *address, std::size_t length) {
    ++unmapCalls;
    const int result = ::munmap(address, length);
    unmappedBytes += result == 0 ? length : 0;
    return result;
  };
  const ur::test::ScopedOsCalls scope(system);
  for (const std::size_t alignment : {std::size_t{1}, 2 * pageSize(), std::size_t{1} << 21}) {
    {
      Pages pages(-1, size, alignment);
      EXPECT_EQ(mappedBytes - unmappedBytes, size) << alignment;
      unmapCalls = 0;
      const Pages movedTo(std::move(pages));
    }
    EXPECT_EQ(mappedBytes, unmappedBytes) << alignment;
    EXPECT_EQ(unmapCalls, 1) << alignment;
  }
}

} // namespace
} // namespace ur::kit
