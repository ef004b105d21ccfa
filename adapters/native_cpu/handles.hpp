// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/kit/host_signal.hpp"
#include "adapters/kit/host_uuid.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/scheduler.hpp"

#include <memory>
#include <string_view>

// The adapter's only platform.
struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  ur::kit::PlatformInfo info() const;
  ur_platform_handle_t native() noexcept { return this; }
};

// The adapter's only device: the processors that this process may run on.
struct ur_device_handle_t_ : ur::kit::Device {
  explicit ur_device_handle_t_(ur_platform_handle_t owner) : Device(owner, UR_DEVICE_TYPE_CPU) {}

  bool writeOwnInfo(const ur::kit::InfoWriter &writer, ur_device_info_t query) const;

  static const ur::ipc::DeviceUuid &uuid() { return ur::kit::hostUuid(); }
  ur_device_handle_t native() noexcept { return this; }
};

// native_handle.cpp lists the contexts and queues whose native() was called.

struct ur_context_handle_t_ : ur::kit::Context {
  using Context::Context;
  ~ur_context_handle_t_();

  ur_context_handle_t native();
};

// A queue. The destructor blocks until the queue's commands are done.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);
  ~ur_queue_handle_t_();

  bool isIdle() const { return scheduler.isIdle(); }
  void finish() { scheduler.finish(); }
  ur_queue_handle_t native();

  // Returns the signal for a new command.
  static std::shared_ptr<ur::backend::Signal> makeSignal(bool timed) {
    return std::make_shared<ur::kit::LocalSignal>(timed);
  }

  ur::native_cpu::Scheduler scheduler;
};

namespace ur::native_cpu {

// The prefix of the device's name, before the processor's name: empty, except in the mock.
extern const std::string_view kDevicePrefix;

} // namespace ur::native_cpu
