// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Tests that use an adapter without the loader. They link the adapter's objects, so they can
// replace its system calls, but not the driver's.

#include UR_TEST_ADAPTER_FUNCTIONS
#include "test/unit/ipc/fault_calls.hpp"
#include "test/unit/ipc/fixtures.hpp"

#include <chrono>
#include <cstddef>

namespace ur::ipc::test {

inline const ur_dditable_t &api() { return ur::backend::kDdiTable; }

// Creates a context on the adapter's device. When a test ends, the process must use as many
// resources as before.
class AdapterObjectsTest : public LeakCheck {
protected:
  AdapterObjectsTest() {
    underlyingCalls = base::systemCalls();
    expectSuccess(api().Adapter.pfnGet(1, &adapter_, nullptr));
    ur_platform_handle_t platform = nullptr;
    expectSuccess(api().Platform.pfnGet(adapter_, 1, &platform, nullptr));
    expectSuccess(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device_, nullptr));
    expectSuccess(api().Context.pfnCreate(1, &device_, nullptr, &context_));
    expectSuccess(api().VirtualMem.pfnGranularityGetInfo(context_, device_, 1,
                                                         UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                         sizeof(size_), &size_, nullptr));
    // The first export creates the export table, which stays. The second export makes the process
    // keep a descriptor.
    for (int i = 0; i < 2; ++i) {
      void *memory = nullptr;
      void *data = nullptr;
      expectSuccess(api().USM.pfnDeviceAlloc(context_, device_, nullptr, nullptr, size_, &memory));
      expectSuccess(api().IPCExp.pfnGetMemHandleExp(context_, memory, &data, nullptr));
      expectSuccess(api().IPCExp.pfnPutMemHandleExp(context_, data));
      expectSuccess(api().USM.pfnFree(context_, memory));
    }
    // Counts the resources without a context, because a context keeps resources for its commands.
    expectSuccess(api().Context.pfnRelease(context_));
    initialResources_ = resourcesOfThisProcess();
    expectSuccess(api().Context.pfnCreate(1, &device_, nullptr, &context_));
  }

  void TearDown() override {
    expectSuccess(api().Context.pfnRelease(context_));
    EXPECT_EQ(settled(initialResources_), initialResources_);
    expectSuccess(api().Adapter.pfnRelease(adapter_));
  }

  static void expectSuccess(ur_result_t result) { EXPECT_EQ(result, UR_RESULT_SUCCESS); }

  // Waits up to 2 s, because the kernel counts a joined thread for a moment longer.
  static Resources settled(const Resources &expected) {
    const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    Resources now = resourcesOfThisProcess();
    while (now != expected && std::chrono::steady_clock::now() < limit)
      now = resourcesOfThisProcess();
    return now;
  }

  void *allocate(std::size_t size) {
    void *memory = nullptr;
    expectSuccess(api().USM.pfnDeviceAlloc(context_, device_, nullptr, nullptr, size, &memory));
    return memory;
  }
  const void *exportMemory(ur_context_handle_t context) {
    void *memory = nullptr;
    void *data = nullptr;
    std::size_t size = 0;
    api().USM.pfnDeviceAlloc(context, device_, nullptr, nullptr, size_, &memory);
    api().IPCExp.pfnGetMemHandleExp(context, memory, &data, &size);
    return data;
  }
  ur_physical_mem_handle_t createPhysical(ur_context_handle_t context) {
    const ur_physical_mem_properties_t shared{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                              UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    ur_physical_mem_handle_t memory = nullptr;
    expectSuccess(api().PhysicalMem.pfnCreate(context, device_, size_, &shared, &memory));
    return memory;
  }
  ur_result_t createEvent(ur_context_handle_t context, ur_event_handle_t *event) {
    const ur_exp_event_desc_t shared{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                     UR_EXP_EVENT_FLAG_IPC_EXP};
    return api().EventExp.pfnCreateExp(context, device_, &shared, event);
  }

  std::size_t size_ = 0; // granularity of physical memory
  ur_adapter_handle_t adapter_ = nullptr;
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  Resources initialResources_;
};

} // namespace ur::ipc::test
