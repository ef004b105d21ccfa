// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

#include <cstddef>

#include <gtest/gtest.h>
#include <ur-ipc/ur_ipc.hpp>

namespace ur::test {

// The device under test, its context and its queue as objects of the binding.
class BindingTest : public DeviceTest {
protected:
  void prepare() override {
    device_ = ur_ipc::retained<ur_ipc::device>(DeviceTest::device());
    context_ = ur_ipc::retained<ur_ipc::context>(DeviceTest::context());
    queue_ = ur_ipc::retained<ur_ipc::queue>(DeviceTest::queue());
  }
  void cleanUp() override {
    queue_.reset();
    context_.reset();
    device_.reset();
  }

  const ur_ipc::device &device() const { return device_; }
  const ur_ipc::context &context() const { return context_; }
  const ur_ipc::queue &queue() const { return queue_; }

  // An event that other processes can open.
  ur_ipc::event sharedEvent() const {
    return context_.event_create_exp(device_,
                                     ur_ipc::make<ur_exp_event_desc_t>(UR_EXP_EVENT_FLAG_IPC_EXP));
  }
  // Physical memory that other processes can open.
  ur_ipc::physical_mem sharedPhysicalMemory(std::size_t size) const {
    return context_.physical_mem_create(
        device_, size, ur_ipc::make<ur_physical_mem_properties_t>(UR_PHYSICAL_MEM_FLAG_ENABLE_IPC));
  }
  std::size_t granularity() const {
    return context_.virtual_mem_granularity_get_info<UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED>(
        1, device_);
  }

private:
  ur_ipc::device device_;
  ur_ipc::context context_;
  ur_ipc::queue queue_;
};

} // namespace ur::test
