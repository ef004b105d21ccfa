// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/active_table.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/loader/fake_adapter.hpp"
#include "test/unit/loader/loader_fixture.hpp"

#include <barrier>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

#include <dlfcn.h>
#include <ur-ipc/ur_ipc_batch.h>

namespace ur::loader::test {
namespace {

using Ids = std::vector<ur_native_handle_t>;

class Lifecycle : public LoaderTest {
protected:
  static void expectUninitialized(ur_adapter_handle_t adapter) {
    std::uint32_t count = 0;
    int word = 0;
    const void *data = &word;
    const std::size_t size = sizeof word;
    void *memory = nullptr;
    EXPECT_EQ(urAdapterGet(0, nullptr, &count), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urPlatformGet(adapter, 0, nullptr, &count), UR_RESULT_ERROR_UNINITIALIZED);
    ur_context_handle_t context = nullptr;
    EXPECT_EQ(urContextCreate(0, nullptr, nullptr, &context), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urIPCPutMemHandleExp(nullptr, nullptr), UR_RESULT_ERROR_UNINITIALIZED);
    // An uninitialized loader must not read the handles.
    EXPECT_EQ(urIPCOpenMemHandlesBatch(reinterpret_cast<ur_context_handle_t>(&word),
                                       reinterpret_cast<ur_device_handle_t>(&word), 1, &data, &size,
                                       &memory),
              UR_RESULT_ERROR_UNINITIALIZED);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
  }

  ScopedVariable force{"UR_ADAPTERS_FORCE_LOAD", FAKE_FIRST};
};

TEST_F(Lifecycle, ReturnsUninitializedBeforeInitAndAfterTeardown) {
  expectUninitialized(nullptr);
  init();
  const ur_adapter_handle_t adapter = adapters().front();
  ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  expectUninitialized(adapter);
}

TEST_F(Lifecycle, RestartsAfterTeardown) {
  init();
  ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  const ScopedVariable other("UR_ADAPTERS_FORCE_LOAD", FAKE_SECOND);
  init();
  EXPECT_EQ(ids(), Ids{kSecondFake});
}

TEST_F(Lifecycle, ClosesTheAdaptersAtTeardown) {
  init();
  void *library = dlopen(FAKE_FIRST, RTLD_LAZY | RTLD_NOLOAD);
  ASSERT_NE(library, nullptr);
  dlclose(library);
  ASSERT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  EXPECT_EQ(dlopen(FAKE_FIRST, RTLD_LAZY | RTLD_NOLOAD), nullptr);
}

TEST_F(Lifecycle, SucceedsWithoutAnyAdapter) {
  const ScopedVariable missingFile("UR_ADAPTERS_FORCE_LOAD", "/none.so");
  init();
  std::uint32_t count = 7;
  EXPECT_EQ(urAdapterGet(0, nullptr, &count), UR_RESULT_SUCCESS);
  EXPECT_EQ(count, 0U);
  EXPECT_EQ(urQueueFinish(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(Lifecycle, AcceptsOnlyDeclaredDeviceFlags) {
  EXPECT_EQ(urLoaderInit(UR_DEVICE_INIT_FLAG_GPU | UR_DEVICE_INIT_FLAG_VPU, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(ids(), Ids{kFirstFake});
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderInit(1U << 31, nullptr), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}

TEST_F(Lifecycle, IgnoresTheConfigOfLaterInits) {
  ur_loader_config_handle_t config = nullptr;
  ASSERT_EQ(urLoaderConfigCreate(&config), UR_RESULT_SUCCESS);
  ASSERT_EQ(urLoaderConfigSetMockingEnabled(config, true), UR_RESULT_SUCCESS);
  init();
  EXPECT_EQ(urLoaderInit(0, config), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderConfigRelease(config), UR_RESULT_SUCCESS);
  EXPECT_EQ(ids(), Ids{kFirstFake});
}

TEST_F(Lifecycle, NamesAnUnknownLayer) {
  const ScopedVariable layer("UR_ENABLE_LAYERS", "UR_LAYER_TRACIN");
  init();
  EXPECT_TRUE(captured.has("there is no layer `UR_LAYER_TRACIN`")) << captured.text();
  EXPECT_EQ(ids(), Ids{kFirstFake});
}

TEST_F(Lifecycle, PutsLayersInFrontOfTheAdaptersUntilTearDown) {
  {
    const ScopedVariable layer("UR_ENABLE_LAYERS", "UR_LAYER_LEAK_CHECKING,UR_LAYER_TRACING");
    init();
  }
  auto *const layered = activeTable.Adapter.pfnGetInfo;
  EXPECT_EQ(ids(), Ids{kFirstFake});
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  init();
  EXPECT_NE(layered, activeTable.Adapter.pfnGetInfo);
  EXPECT_EQ(ids(), Ids{kFirstFake});
}

TEST_F(Lifecycle, SupportsConcurrentInitAndTeardown) {
  constexpr int kThreads = 16;
  constexpr int kRounds = 50;
  std::barrier start(kThreads);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t)
    threads.emplace_back([&] {
      for (int round = 0; round < kRounds; ++round) {
        start.arrive_and_wait();
        EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
        EXPECT_EQ(ids(), Ids{kFirstFake});
        EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}

bool restarts() {
  const auto findsTheAdapter = [] {
    std::uint32_t count = 0;
    return urAdapterGet(0, nullptr, &count) == UR_RESULT_SUCCESS && count == 1;
  };
  return findsTheAdapter() && // the child has inherited an initialized loader
         urLoaderTearDown() == UR_RESULT_ERROR_UNINITIALIZED &&
         urLoaderInit(0, nullptr) == UR_RESULT_SUCCESS && findsTheAdapter() &&
         urLoaderTearDown() == UR_RESULT_SUCCESS &&
         urLoaderTearDown() == UR_RESULT_ERROR_UNINITIALIZED;
}

TEST_F(Lifecycle, RestartsInAForkedChild) {
  for (const char *dispatches : {"0", "1"}) {
    const ScopedVariable intercepts("UR_ENABLE_LOADER_INTERCEPT", dispatches);
    init();
    ur::test::expectForkedChildSucceeds(restarts);
    EXPECT_EQ(ids(), Ids{kFirstFake}) << dispatches;
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  }
}

} // namespace
} // namespace ur::loader::test
