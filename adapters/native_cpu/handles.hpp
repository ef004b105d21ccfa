// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/scheduler.hpp"

#include <memory>
#include <string_view>

// The one platform.
struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  ur::kit::PlatformTexts texts() const;
  ur_platform_handle_t native() noexcept { return this; }
};

// The one device: the processors that this process may run on.
struct ur_device_handle_t_ : ur::kit::Device {
  explicit ur_device_handle_t_(ur_platform_handle_t owner) : Device(owner, UR_DEVICE_TYPE_CPU) {}

  bool writeOwnInfo(const ur::kit::InfoWriter &write, ur_device_info_t query) const;

  const ur::native_cpu::Uuid &uuid() const { return ur::native_cpu::deviceUuid(); }
  ur_device_handle_t native() noexcept { return this; }
};

// Contexts, queues and events remember that their native handle was asked for.

struct ur_context_handle_t_ : ur::kit::Context {
  using Context::Context;
  ~ur_context_handle_t_();

  ur_context_handle_t native();
};

// Its end blocks until its commands are done.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);
  ~ur_queue_handle_t_();

  bool idle() const { return scheduler.idle(); }
  void finish() { scheduler.finish(); }
  ur_queue_handle_t native();

  // The signal of a command to come.
  static std::shared_ptr<ur::native_cpu::Signal> makeSignal(bool timed) {
    return std::make_shared<ur::native_cpu::LocalSignal>(timed);
  }

  ur::native_cpu::Scheduler scheduler;
};

namespace ur::native_cpu {

// In front of the processor's name; the mock says that it is one.
extern const std::string_view kDevicePrefix;

} // namespace ur::native_cpu
