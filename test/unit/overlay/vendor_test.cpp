// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests which vendor's adapters an overlay extends, passes through or rejects. An overlay opens the
// vendor's adapter once per process, so CTest runs each test in a process of its own.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <future>
#include <string>
#include <vector>

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <unified-runtime/ur_ddi.h>

using namespace std::chrono_literals;

namespace {

template <typename Table> Table tableOf(const char *file, const char *getter) {
  void *const library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  EXPECT_NE(library, nullptr) << dlerror();
  Table table{};
  const auto get =
      reinterpret_cast<ur_result_t (*)(ur_api_version_t, Table *)>(dlsym(library, getter));
  EXPECT_EQ(get(UR_API_VERSION_CURRENT, &table), UR_RESULT_SUCCESS);
  return table;
}

class OverlayVendor : public ::testing::Test {
protected:
  void SetUp() override {
    ::setenv("UR_LOG_OVERLAY_CUDA", "level:info;output:stderr", 1);
    ::testing::internal::CaptureStderr();
  }

  // Opens the overlay over the vendor's adapter in this file.
  static void openOver(const char *vendor) {
    ::setenv("UR_IPC_OVERLAY_ADAPTER", vendor, 1);
    adapter = tableOf<ur_adapter_dditable_t>(UR_TEST_OVERLAY, "urGetAdapterProcAddrTable");
    log = ::testing::internal::GetCapturedStderr();
  }

  static void expectInLog(const char *text) {
    EXPECT_NE(log.find(text), std::string::npos) << text << " is not in the log: " << log;
  }

  static void expectNoAdapter() {
    std::uint32_t count = 7;
    EXPECT_EQ(adapter.pfnGet(0, nullptr, &count), UR_RESULT_SUCCESS);
    EXPECT_EQ(count, 0u);
  }

  static void expectVendorsTable() {
    const char *const getter = "urGetUSMProcAddrTable";
    EXPECT_EQ(tableOf<ur_usm_dditable_t>(UR_TEST_OVERLAY, getter).pfnDeviceAlloc,
              tableOf<ur_usm_dditable_t>(UR_TEST_VENDOR, getter).pfnDeviceAlloc);
  }

  static inline ur_adapter_dditable_t adapter{};
  static inline std::string log;
};

TEST_F(OverlayVendor, FunctionsThatItLeavesOutAreUnsupported) {
  openOver(UR_TEST_VENDOR);
  expectInLog("extends the vendor's adapter");
  const auto usm = tableOf<ur_usm_exp_dditable_t>(UR_TEST_OVERLAY, "urGetUSMExpProcAddrTable");
  EXPECT_EQ(usm.pfnImportExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  const auto enqueue =
      tableOf<ur_enqueue_exp_dditable_t>(UR_TEST_OVERLAY, "urGetEnqueueExpProcAddrTable");
  using HostTask = ur_result_t(UR_APICALL *)(void *, void *, void *, void *, std::uint32_t,
                                             const ur_event_handle_t *, ur_event_handle_t *);
  const auto hostTask =
      reinterpret_cast<HostTask>(reinterpret_cast<void *>(enqueue.pfnHostTaskExp));
  EXPECT_EQ(hostTask(nullptr, nullptr, nullptr, nullptr, 0, nullptr, nullptr),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(OverlayVendor, WithUnknownFunctionsIsPassedThrough) {
  ::setenv("FAKE_VENDOR_IS_NEWER", "1", 1);
  openOver(UR_TEST_VENDOR);
  expectInLog("shares nothing between processes: the vendor's urGetDeviceProcAddrTable fills in 10 "
              "functions, but this overlay knows only 9");
  expectVendorsTable();
}

TEST_F(OverlayVendor, ThatIsForAnotherDriverIsPassedThrough) {
  ::setenv("FAKE_VENDOR_IS_HIP", "1", 1);
  openOver(UR_TEST_VENDOR);
  expectInLog("shares nothing between processes: the CUDA overlay needs an adapter with "
              "ur_backend_t 3, but the vendor's adapter has 4");
  expectVendorsTable();
}

TEST_F(OverlayVendor, ThatIsMissingMeansNoAdapter) {
  openOver("/none/libur_adapter_cuda.so.0");
  expectInLog("cannot open the vendor's adapter: /none/libur_adapter_cuda.so.0");
  expectInLog("set UR_IPC_OVERLAY_ADAPTER to its path");
  expectNoAdapter();
}

TEST_F(OverlayVendor, OfAnotherVersionMeansNoAdapter) {
  ::setenv("FAKE_VENDOR_IS_OLDER", "1", 1);
  openOver(UR_TEST_VENDOR);
  expectInLog("does not support version 0.12 of Unified Runtime; set UR_IPC_OVERLAY_ADAPTER to an "
              "adapter of that version");
  expectNoAdapter();
}

TEST_F(OverlayVendor, ThatIsAnotherLibraryMeansNoAdapter) {
  openOver("libm.so.6");
  expectInLog("libm.so.6 is not an adapter; set UR_IPC_OVERLAY_ADAPTER to the vendor's");
  expectNoAdapter();
}

TEST_F(OverlayVendor, ThatIsALoaderMeansNoAdapter) {
  openOver(UR_TEST_LOADER);
  expectInLog(" is not an adapter; set UR_IPC_OVERLAY_ADAPTER to the vendor's");
  expectNoAdapter();
}

// A reusable event in a context. The vendor's adapter is this project's CUDA adapter.
class OverlayEvents : public OverlayVendor {
protected:
  void open() {
    openOver(UR_TEST_CUDA_ADAPTER);
    ur_adapter_handle_t opened = nullptr;
    ASSERT_EQ(adapter.pfnGet(1, &opened, nullptr), UR_RESULT_SUCCESS);
    functions = **reinterpret_cast<const ur_dditable_t *const *>(opened);
    ur_platform_handle_t platform = nullptr;
    ASSERT_EQ(functions.Platform.pfnGet(opened, 1, &platform, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(functions.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(functions.Context.pfnCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
    event = createEvent();
  }

  ur_event_handle_t createEvent() {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
    ur_event_handle_t created = nullptr;
    EXPECT_EQ(functions.EventExp.pfnCreateExp(context, device, &description, &created),
              UR_RESULT_SUCCESS);
    return created;
  }

  void signal(ur_queue_handle_t queue, ur_event_handle_t signaled) {
    EXPECT_EQ(functions.Enqueue.pfnEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &signaled),
              UR_RESULT_SUCCESS);
  }

  void TearDown() override {
    EXPECT_EQ(functions.Event.pfnRelease(event), UR_RESULT_SUCCESS);
    EXPECT_EQ(functions.Context.pfnRelease(context), UR_RESULT_SUCCESS);
  }

  ur_dditable_t functions{};
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_event_handle_t event = nullptr;
};

// The vendor's function must not get the overlay's event, which it does not know.
TEST_F(OverlayEvents, NullQueueIsRejected) {
  ASSERT_NO_FATAL_FAILURE(open());
  EXPECT_EQ(functions.Enqueue.pfnEventsWait(nullptr, 1, &event, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(functions.Enqueue.pfnEventsWaitWithBarrier(nullptr, 1, &event, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

// The overlay shares events only if streams can wait for 64-bit words.
TEST_F(OverlayEvents, OfADeviceThatSharesNothingAreTheVendors) {
  ::setenv("CU_HOST_DRIVER_WITHOUT", "words_64", 1);
  ASSERT_NO_FATAL_FAILURE(open());
  ur_queue_handle_t queue = nullptr;
  ASSERT_EQ(functions.Queue.pfnCreate(context, device, nullptr, &queue), UR_RESULT_SUCCESS);
  signal(queue, event);
  EXPECT_EQ(functions.Event.pfnWait(1, &event), UR_RESULT_SUCCESS);
  EXPECT_EQ(functions.Queue.pfnRelease(queue), UR_RESULT_SUCCESS);
}

// Makes the driver call a function in the queue that returns when the test opens the gate.
void closeGate(const ur_dditable_t &functions, ur_queue_handle_t queue, std::promise<void> &gate) {
  ur_native_handle_t stream{};
  ASSERT_EQ(functions.Queue.pfnGetNativeHandle(queue, nullptr, &stream), UR_RESULT_SUCCESS);
  using HostFunction = void (*)(void *);
  const auto launch = reinterpret_cast<int (*)(ur_native_handle_t, HostFunction, void *)>(
      dlsym(dlopen("libcuda.so.1", RTLD_NOW), "cuLaunchHostFunc"));
  const auto wait = [](void *data) {
    static_cast<std::promise<void> *>(data)->get_future().wait();
  };
  ASSERT_EQ(launch(stream, wait, &gate), 0);
}

// The driver's streams share 8 channels, and a waiting stream blocks the others in its channel. The
// watcher checks signals in their order, so it has seen all pending ones when it completes another.
TEST_F(OverlayEvents, PendingSignalsDoNotBlockAnotherQueue) {
  ASSERT_NO_FATAL_FAILURE(open());
  ur_queue_handle_t blocked = nullptr;
  ur_queue_handle_t other = nullptr;
  ASSERT_EQ(functions.Queue.pfnCreate(context, device, nullptr, &blocked), UR_RESULT_SUCCESS);
  ASSERT_EQ(functions.Queue.pfnCreate(context, device, nullptr, &other), UR_RESULT_SUCCESS);
  std::promise<void> gate;
  ASSERT_NO_FATAL_FAILURE(closeGate(functions, blocked, gate));
  std::vector<ur_event_handle_t> pending(16);
  for (ur_event_handle_t &pendingEvent : pending)
    signal(blocked, pendingEvent = createEvent());
  const auto signals = std::async(std::launch::async, [&] {
    for (int round = 0; round < 2; ++round) {
      signal(other, event);
      EXPECT_EQ(functions.Event.pfnWait(1, &event), UR_RESULT_SUCCESS);
    }
  });
  EXPECT_EQ(signals.wait_for(10s), std::future_status::ready);
  gate.set_value();
  signals.wait();
  for (const ur_event_handle_t pendingEvent : pending) {
    EXPECT_EQ(functions.Event.pfnWait(1, &pendingEvent), UR_RESULT_SUCCESS);
    EXPECT_EQ(functions.Event.pfnRelease(pendingEvent), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(functions.Queue.pfnRelease(blocked), UR_RESULT_SUCCESS);
  EXPECT_EQ(functions.Queue.pfnRelease(other), UR_RESULT_SUCCESS);
}

} // namespace
