// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/level_zero/event_source.hpp"
#include "adapters/level_zero/handles.hpp"
#include "adapters/level_zero/platform.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);
  // `native` is left alone at the end unless it is owned.
  ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices,
                       ur::level_zero::UniqueContext native, bool nativeIsOwned);
  ~ur_context_handle_t_();

  ze_context_handle_t native() const noexcept { return native_.get(); }
  ur_platform_handle_t platform() const noexcept { return devices.front()->platform; }
  const ur::level_zero::DriverFunctions &driver() const noexcept { return platform()->functions; }

  // A list on which each call is done when it returns, for one thread at a time.
  template <typename Use> void withBlockingList(const Use &use) {
    const std::lock_guard lock(blockingMutex_);
    use(blockingList());
  }

  // The live queues, for those who wait until memory is no longer used.
  void add(ur_queue_handle_t queue);
  void remove(ur_queue_handle_t queue) noexcept;
  template <typename Visit> void forEachQueue(const Visit &visit) {
    const std::lock_guard lock(queuesMutex_);
    for (ur_queue_handle_t queue : queues_)
      visit(queue);
  }

private:
  ze_command_list_handle_t blockingList();

  ur::level_zero::UniqueContext native_;

public:
  // Before it the driver's context, so that its events end first.
  const std::unique_ptr<ur::level_zero::EventSource> events;

private:
  const bool ownsNative_;
  std::mutex blockingMutex_;
  ur::level_zero::UniqueList blockingList_;
  std::mutex queuesMutex_;
  std::vector<ur_queue_handle_t> queues_;
};

namespace ur::level_zero {

UniqueContext createContext(ze_driver_handle_t driver, std::span<const ze_device_handle_t> devices);

} // namespace ur::level_zero
