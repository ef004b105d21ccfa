// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/context_memory.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/kit/handles.hpp"
#include "adapters/kit/native_handle.hpp"

#include <span>

namespace ur::cuda_like {

using UniqueContext = base::UniqueHandle<Context, Release<&Driver::contextDestroy>{}>;

} // namespace ur::cuda_like

// Devices with their primary contexts, or one device with a context of the application.
struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);
  ur_context_handle_t_(ur_device_handle_t device,
                       ur::kit::AdoptedHandle<ur::cuda_like::UniqueContext> appContext);
  ~ur_context_handle_t_();

  // Return the driver's context of `device`, and the clock for the events of that context.
  ur::cuda_like::Context nativeOf(ur_device_handle_t device) const;
  ur::cuda_like::Clock &clockOf(ur_device_handle_t device) noexcept;

  ur::cuda_like::Context native() const { return nativeOf(devices.front()); }

  ur::cuda_like::SmallBlocks *smallBlocksOf(ur_device_handle_t device) noexcept {
    return memory_.smallBlocksOf(device);
  }

  // Performs work, and returns after it is done.
  void perform(const ur::kit::Work &work) { memory_.perform(native(), work); }

private:
  const ur::kit::AdoptedHandle<ur::cuda_like::UniqueContext> appContext_; // null: primary contexts
  ur::cuda_like::Clock clock_; // the clock of appContext_
  // Declared after the driver's context, so that it is destroyed first.
  ur::cuda_like::ContextMemory memory_;
};
