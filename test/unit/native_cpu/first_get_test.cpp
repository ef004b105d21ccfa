// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and events that become shared while they are in use.
#include "adapters/kit/pages.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <array>
#include <atomic>
#include <barrier>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <thread>
#include <vector>

#include <sys/syscall.h>
#include <unistd.h>

namespace ur::native_cpu {
namespace {

class FirstGetTest : public ContextTest {
protected:
  std::uint64_t *allocate(std::size_t size) {
    void *memory = nullptr;
    backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, size, &memory);
    return static_cast<std::uint64_t *>(memory);
  }
  std::vector<std::byte> get(void *memory, void **data) {
    std::size_t size = 0;
    backend::urIPCGetMemHandleExp(context_, memory, data, &size);
    const auto *bytes = static_cast<const std::byte *>(*data);
    return {bytes, bytes + size};
  }
};

// Whether the kernel has removed the main thread, whose /proc/self is empty then.
bool hasMainThreadEnded() {
  return std::ifstream("/proc/self/maps").peek() == std::ifstream::traits_type::eof();
}

TEST_F(FirstGetTest, WorksAfterTheMainThreadHasEnded) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  void *const memory = allocate(kit::pageSize());
  const auto getLater = [&] {
    while (!hasMainThreadEnded())
      std::this_thread::yield();
    void *data = nullptr;
    get(memory, &data);
    std::_Exit(0); // a failure ends the process with an exception
  };
  EXPECT_EXIT((std::thread(getLater).detach(), syscall(SYS_exit, 0)), testing::ExitedWithCode(0),
              "");
}

// Eight threads write into an allocation and its two neighbors, directly and by commands, and check
// their earlier writes, during a Get. After the Get, the file contains all writes.
TEST_F(FirstGetTest, LosesNothingThatIsWrittenMeanwhile) {
  constexpr int kRounds = 10'000;
  constexpr std::size_t kThreads = 8;
  const std::size_t size = 2 * kit::pageSize();
  const std::size_t apart = size / kThreads / sizeof(std::uint64_t);
  std::array<std::uint64_t *, 3> memory{};
  std::array<std::uint64_t, kThreads> last{};
  std::atomic<int> lost{0};
  std::atomic<bool> got{false};
  std::atomic<std::size_t> busy{0};
  std::barrier meet(kThreads + 1);
  std::vector<std::thread> threads;
  for (std::size_t number = 0; number < kThreads; ++number)
    threads.emplace_back([&, number] {
      auto *const queue = new ur_queue_handle_t_(context_, device_, 0);
      for (int round = 0; round < kRounds; ++round) {
        meet.arrive_and_wait();
        std::uint64_t count = 0;
        for (bool isLast = false; !isLast; ++count) {
          isLast = got.load(std::memory_order_relaxed);
          for (std::uint64_t *allocation : memory) {
            std::uint64_t *const word = allocation + number * apart;
            if (number % 2 == 0)
              *word = count;
            else
              backend::urEnqueueUSMMemcpy(queue, true, word, &count, sizeof count, 0, nullptr,
                                          nullptr);
            std::uint64_t found = 0;
            if (count % 2 == 0)
              backend::urEnqueueUSMMemcpy(queue, true, &found, word, sizeof found, 0, nullptr,
                                          nullptr);
            else
              found = *word;
            lost += found != count;
          }
          if (count == 0)
            ++busy;
          if (count % 4 == 3)
            std::this_thread::yield(); // lets the getting thread run
          last[number] = count;
        }
        meet.arrive_and_wait();
      }
      if (queue->release())
        destroy(queue);
    });
  for (int round = 0; round < kRounds; ++round) {
    for (auto &allocation : memory)
      allocation = allocate(size);
    got = false;
    busy = 0;
    meet.arrive_and_wait();
    while (busy != kThreads)
      std::this_thread::yield();
    void *data = nullptr;
    const auto handle = get(memory[1], &data);
    got = true;
    meet.arrive_and_wait();
    void *opened = nullptr;
    backend::urIPCOpenMemHandleExp(context_, device_, data, handle.size(), &opened);
    for (std::size_t number = 0; number < kThreads; ++number) {
      for (const std::uint64_t *allocation : memory)
        lost += allocation[number * apart] != last[number];
      lost += static_cast<std::uint64_t *>(opened)[number * apart] != last[number];
    }
    backend::urIPCCloseMemHandleExp(context_, opened);
    backend::urIPCPutMemHandleExp(context_, data);
    for (std::uint64_t *allocation : memory)
      backend::urUSMFree(context_, allocation);
    if (lost != 0)
      break;
  }
  ASSERT_EQ(lost, 0);
  for (auto &thread : threads)
    thread.join();
}

} // namespace
} // namespace ur::native_cpu
