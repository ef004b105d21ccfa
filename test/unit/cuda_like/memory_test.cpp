// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/few_descriptors.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/result.hpp"
#include "test/conformance/support/try_open.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/host_memory_kind.hpp"
#include "test/unit/cuda_like/application.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

class CudaMemoryTest : public DeviceTest {
protected:
  template <typename Kind = MemoryKind> void shareNew() const {
    const Owned<Kind> memory(session(), 4096);
    const Exported<Kind> handle(session(), memory.get());
  }
};

// Shared physical memory is one object, and the driver can change the access only for a whole
// object.
TEST_F(CudaMemoryTest, AccessToAPartOfSharedMemoryIsRefused) {
  const std::size_t unit = granularity(session());
  const ur_physical_mem_properties_t shared{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                            UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  PhysicalMem memory;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), 2 * unit, &shared, memory.out()));
  void *start = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 2 * unit, &start));
  ASSERT_SUCCESS(urVirtualMemMap(context(), start, 2 * unit, memory.get(), 0,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  for (const std::size_t offset : {std::size_t{0}, unit})
    EXPECT_REFUSED(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                   urVirtualMemSetAccess(context(), static_cast<std::byte *>(start) + offset, unit,
                                         UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_SUCCESS(
      urVirtualMemSetAccess(context(), start, 2 * unit, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_SUCCESS(urVirtualMemUnmap(context(), start, 2 * unit));
  EXPECT_SUCCESS(urVirtualMemFree(context(), start, 2 * unit));
}

// A program that shares nothing needs no descriptors for its host memory.
TEST_F(CudaMemoryTest, HostMemoryWithoutADescriptorIsNotShared) {
  shareNew<HostMemoryKind>();
  void *memory = nullptr;
  {
    const FewDescriptors few(0);
    ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, 4096, &memory));
  }
  EXPECT_SUCCESS(fill(queue(), memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_OUT_OF_RESOURCES, tryGet<MemoryKind>(session(), memory));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

// The command is in a queue of another context, so the queues of the memory's own context do not
// contain it.
TEST_F(CudaMemoryTest, IsFreedThoughAQueueOfAnotherContextUsedIt) {
  const Session otherSession(session().entry());
  void *const memory = MemoryKind::create(session(), 4096);
  ASSERT_SUCCESS(fill(otherSession.queue(), memory));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

// Runs twice, because destroying the first buffer ends the registration of the memory.
TEST_F(CudaMemoryTest, BuffersUseHostMemoryInPlace) {
  std::vector<std::byte> host(4096);
  const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr,
                                          host.data()};
  for (int i = 0; i < 2; ++i) {
    Mem buffer;
    ASSERT_SUCCESS(urMemBufferCreate(context(), UR_MEM_FLAG_USE_HOST_POINTER, host.size(),
                                     &properties, buffer.out()));
    ur_native_handle_t native = 0;
    ASSERT_SUCCESS(urMemGetNativeHandle(buffer.get(), device(), &native));
    EXPECT_EQ(native, reinterpret_cast<ur_native_handle_t>(host.data()));
    const unsigned char pattern = 7;
    Event event;
    ASSERT_SUCCESS(urEnqueueMemBufferFill(queue(), buffer.get(), &pattern, sizeof(pattern), 0,
                                          host.size(), 0, nullptr, event.out()));
    const ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEventWait(1, &handle));
  }
}

// Returns the open descriptors of this process that the driver can import as device memory.
std::vector<int> exportedDescriptors() {
  std::vector<int> descriptors;
  for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int number = std::stoi(entry.path().filename());
    driver::Object object = 0;
    if (driver::importObject(&object, reinterpret_cast<void *>(static_cast<std::intptr_t>(number)),
                             driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) !=
        driver::CUDA_SUCCESS)
      continue;
    need(driver::releaseObject(object), "release an object");
    descriptors.push_back(number);
  }
  return descriptors;
}

// The driver exports ten times faster while another exported descriptor is open, so the adapter
// keeps one exported descriptor open.
TEST_F(CudaMemoryTest, KeepsOneExportedDescriptorOpen) {
  const Application application;
  for (int i = 0; i < 3; ++i)
    shareNew();
  const std::vector<int> descriptors = exportedDescriptors();
  ASSERT_EQ(descriptors.size(), 1u);
  expectForkedChildSucceeds(
      [&] { return fcntl(descriptors.front(), F_GETFD) < 0; }); // the child closes the descriptor
}

// The limit on descriptors is so low that the next export needs the descriptor that the adapter
// keeps.
TEST_F(CudaMemoryTest, ReusesTheKeptDescriptorInAShortage) {
  shareNew();
  shareNew();
  const Owned<MemoryKind> memory(session(), 4096);
  void *data = nullptr;
  std::size_t size = 0;
  ur_result_t result;
  {
    const FewDescriptors few(1); // the software driver needs two descriptors; the adapter keeps one
    result = MemoryKind::get(session(), memory.get(), &data, &size);
  }
  EXPECT_SUCCESS(result);
  if (data) {
    EXPECT_SUCCESS(MemoryKind::put(session(), data));
  }
  shareNew(); // keeps a descriptor again
}

// Fills device memory, calls `block`, and expects that a free returns while the call's result
// still blocks the stream.
template <typename Block>
void expectFreeToReturn(const Session &session, ur_queue_handle_t queue, const Block &block) {
  void *const memory = MemoryKind::create(session, 4096);
  ASSERT_SUCCESS(fill(queue, memory));
  auto blocker = block();
  auto call = std::async(std::launch::async, [&] { return urUSMFree(session.context(), memory); });
  EXPECT_EQ(call.wait_for(std::chrono::seconds(20)), std::future_status::ready);
  blocker->open();
  EXPECT_SUCCESS(call.get());
  EXPECT_SUCCESS(urQueueFinish(queue));
}

TEST_F(CudaMemoryTest, IsFreedWhileLaterCommandsOfTheQueueAreHeld) {
  const Owned<MemoryKind> otherMemory(session(), 4096);
  expectFreeToReturn(session(), queue(), [&] {
    auto gate = std::make_unique<Gate>(session());
    EXPECT_SUCCESS(fill(queue(), otherMemory.get(), 4096, &gate->event()));
    return gate;
  });
}

// Blocks a stream that a queue has returned to the application, until the end of the scope.
class BlockedStream {
public:
  explicit BlockedStream(driver::CUstream stream) {
    need(driver::callHost(stream, wait, &released_), "call the host");
  }
  ~BlockedStream() { open(); }

  void open() { released_.store(true); }

private:
  static void wait(void *released) {
    while (!static_cast<std::atomic<bool> *>(released)->load())
      std::this_thread::yield();
  }

  std::atomic<bool> released_{false};
};

class FreeBeforeTheApplicationTest : public CudaMemoryTest,
                                     public testing::WithParamInterface<bool> {};

TEST_P(FreeBeforeTheApplicationTest, WaitsOnlyForTheQueuesOwnCommands) {
  const bool isQueriedEarly = GetParam();
  const auto queryStream = [&] {
    ur_native_handle_t native = 0;
    UR_CHECK(urQueueGetNativeHandle(queue(), nullptr, &native));
    return reinterpret_cast<driver::CUstream>(native);
  };
  const driver::CUstream stream = isQueriedEarly ? queryStream() : nullptr;
  expectFreeToReturn(session(), queue(), [&] {
    return std::make_unique<BlockedStream>(isQueriedEarly ? stream : queryStream());
  });
}
INSTANTIATE_TEST_SUITE_P(Native, FreeBeforeTheApplicationTest, testing::Bool());

} // namespace
