// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>
#include <fstream>

namespace {

using namespace ur::support;
using namespace ur::test;

using urUSMFreeTest = DeviceTest;

// In use by this process, in pages.
std::size_t pagesOfAddresses() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages;
}

TEST_F(urUSMFreeTest, TakesEachAllocationOnce) {
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, 4096, &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 urUSMFree(context(), static_cast<std::byte *>(memory) + 1));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory));
}

// Also what was reserved around it for its alignment.
TEST_F(urUSMFreeTest, GivesTheAddressesBack) {
  const ur_usm_desc_t aligned{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 1 << 21};
  constexpr std::size_t kSize = (1 << 21) + 4096;
  const auto allocateAndFree = [&] {
    for (int i = 0; i < 100; ++i) {
      void *memory = nullptr;
      if (urUSMDeviceAlloc(context(), device(), &aligned, nullptr, kSize, &memory) !=
          UR_RESULT_SUCCESS) { // no device has to align that much
        ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &memory));
      }
      ASSERT_SUCCESS(urUSMFree(context(), memory));
    }
  };
  allocateAndFree(); // what an adapter keeps for later
  const std::size_t before = pagesOfAddresses();
  allocateAndFree();
  constexpr std::size_t kSome = 1000; // of the 51,200 that 2 MiB each would be
  EXPECT_LT(pagesOfAddresses(), before + kSome);
}

IN_THREADS(urUSMFree) {
  void *memory = nullptr;
  answers << urUSMDeviceAlloc(given.context(), given.device(), nullptr, nullptr, 1 << 20, &memory)
          << urUSMFree(given.context(), memory);
}

} // namespace
