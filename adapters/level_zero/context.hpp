// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/event_source.hpp"
#include "adapters/level_zero/submitter.hpp"

#include <memory>
#include <span>

struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);
  ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices,
                       ur::level_zero::AdoptedHandle<ur::level_zero::UniqueContext> native);

  ze_context_handle_t native() const noexcept { return native_.get(); }
  ur::level_zero::NativeDevices nativeDevices() const;
  ur_platform_handle_t platform() const noexcept { return devices.front()->platform; }
  const ur::level_zero::DriverFunctions &driver() const noexcept { return platform()->functions; }

  // Performs work on the first device, and returns after it is done.
  void perform(const ur::level_zero::Work &work) {
    blocking_.perform(native(), *devices.front(), work);
  }

private:
  const ur::level_zero::AdoptedHandle<ur::level_zero::UniqueContext> native_;

public:
  // Declared after the driver's context, so that the events are destroyed first.
  const std::unique_ptr<ur::level_zero::EventSource> events;

private:
  ur::level_zero::BlockingList blocking_;
};
