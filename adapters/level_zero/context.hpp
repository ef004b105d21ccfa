// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/deleters.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/level_zero/adapter.hpp"
#include "adapters/level_zero/event_source.hpp"
#include "adapters/level_zero/handles.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

struct ur_context_handle_t_ : ur::kit::Object {
  // `native` is left alone at the end unless it is owned.
  ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices,
                       ur::level_zero::UniqueContext native, bool nativeIsOwned);

  // Throws INVALID_DEVICE for a device that does not belong to the context.
  void require(ur_device_handle_t device) const;

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

  const std::vector<ur_device_handle_t> devices; // as given to urContextCreate
  const ur::kit::Retained<ur_adapter_handle_t> adapter;

private:
  ze_command_list_handle_t blockingList();

  ur::level_zero::UniqueContext native_;

public:
  // Before it the driver's context, so that its events end first.
  const std::unique_ptr<ur::level_zero::EventSource> events;

  ur::kit::Deleters deleters;
  const bool ownsNative;

private:
  friend void destroy(ur_context_handle_t context) noexcept;

  std::mutex blockingMutex_;
  ur::level_zero::UniqueList blockingList_;
  std::mutex queuesMutex_;
  std::vector<ur_queue_handle_t> queues_;
};

void destroy(ur_context_handle_t context) noexcept;

namespace ur::level_zero {

UniqueContext createContext(ze_driver_handle_t driver, std::span<const ze_device_handle_t> devices);

} // namespace ur::level_zero
