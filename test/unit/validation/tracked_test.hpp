// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "captured_log.hpp"
#include "runtime/layers/stack.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "tiny_adapter.hpp"

#include <cstddef>

#include <gtest/gtest.h>

namespace ur::test {

// All layers above a tiny adapter, with a context, a device and a queue.
class TrackedTest : public testing::Test {
protected:
  TrackedTest() {
    validation::resetLiveObjects();
    table = tinyAdapter();
    layers::apply({"UR_LAYER_FULL_VALIDATION"}, table);
    EXPECT_EQ(table.Context.pfnCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Queue.pfnCreate(context, device, nullptr, &queue), UR_RESULT_SUCCESS);
  }

  // Releases the queue, and then the context, whose release reports leaks.
  void tearDown() {
    EXPECT_EQ(table.Queue.pfnRelease(queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(table.Context.pfnRelease(context), UR_RESULT_SUCCESS);
    layers::tearDown();
  }

  void *allocate() {
    void *address = nullptr;
    EXPECT_EQ(
        table.USM.pfnDeviceAlloc(context, device, nullptr, nullptr, kTinyAllocation, &address),
        UR_RESULT_SUCCESS);
    return address;
  }

  ur_event_handle_t createEvent(ur_exp_event_flags_t flags) {
    const ur_exp_event_desc_t description{
        .stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC, .pNext = nullptr, .flags = flags};
    ur_event_handle_t event = nullptr;
    EXPECT_EQ(table.EventExp.pfnCreateExp(context, device, &description, &event),
              UR_RESULT_SUCCESS);
    return event;
  }

  // Exports memory, and returns the data of its handle.
  void *exportMemory(void *address) {
    void *data = nullptr;
    std::size_t size = 0;
    EXPECT_EQ(table.IPCExp.pfnGetMemHandleExp(context, address, &data, &size), UR_RESULT_SUCCESS);
    return data;
  }

  void *openMemory(void *data) {
    void *address = nullptr;
    EXPECT_EQ(table.IPCExp.pfnOpenMemHandleExp(context, device, data, kTinyHandleSize, &address),
              UR_RESULT_SUCCESS);
    return address;
  }

  CapturedLog log;
  ur_dditable_t table;
  ur_device_handle_t device = reinterpret_cast<ur_device_handle_t>(this); // a root device
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
};

} // namespace ur::test
