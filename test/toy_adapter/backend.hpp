// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The types behind this adapter's handles, and its signal. The bodies in adapters/kit/bodies are
// compiled with them.

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/handles.hpp"
#include "generated/adapters/toy/functions.hpp"

#include <cstddef>
#include <memory>
#include <optional>

// The signal of a command. This adapter's commands complete within the call.
class ur::backend::Signal final : public ur::kit::Signal {
public:
  ur_event_status_t status() const override { return UR_EVENT_STATUS_COMPLETE; }
  void wait() const override {}
  bool watch(kit::Sleeper &) override { return false; }
  std::optional<kit::CommandTimes> times() const override { return measured; }

  std::optional<kit::CommandTimes> measured; // of a profiled command
};

struct ur_device_handle_t_ : ur::kit::Device {
  using Device::Device;

  // The same in all processes, because handles identify their device by its UUID.
  static constexpr ur::ipc::DeviceUuid uuid() { return {'t', 'o', 'y'}; }
};

struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner) : Platform(owner) {
    devices_.add(std::make_unique<ur_device_handle_t_>(this, UR_DEVICE_TYPE_CPU));
  }

  static ur::kit::PlatformInfo info() { return {.name = "Toy", .vendor = "ur", .version = "1"}; }
};

struct ur_context_handle_t_ : ur::kit::Context {
  using Context::Context;
};

struct ur_queue_handle_t_ : ur::kit::Queue {
  using Queue::Queue;

  static bool isIdle() { return true; }
  static void finish() {}
};

namespace ur::toy {

inline constexpr std::size_t kLargestAllocation = std::size_t{1} << 30;

} // namespace ur::toy
