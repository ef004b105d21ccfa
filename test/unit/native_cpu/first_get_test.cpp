// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/pages.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <thread>

#include <sys/syscall.h>
#include <unistd.h>

namespace ur::native_cpu {
namespace {

using FirstGetTest = ContextTest;

// Returns whether the kernel has removed the main thread. Then /proc/self contains nothing.
bool hasMainThreadEnded() {
  return std::ifstream("/proc/self/maps").peek() == std::ifstream::traits_type::eof();
}

TEST_F(FirstGetTest, WorksAfterTheMainThreadHasEnded) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  void *memory = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, kit::pageSize(), &memory);
  const auto getLater = [&] {
    while (!hasMainThreadEnded())
      std::this_thread::yield();
    void *data = nullptr;
    std::size_t size = 0;
    backend::urIPCGetMemHandleExp(context_, memory, &data, &size);
    std::_Exit(0); // if Get fails, its exception has ended the process
  };
  EXPECT_EXIT((std::thread(getLater).detach(), syscall(SYS_exit, 0)), testing::ExitedWithCode(0),
              "");
}

} // namespace
} // namespace ur::native_cpu
