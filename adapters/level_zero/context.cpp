// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/context.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/native_handle.hpp"
#include "base/error.hpp"

namespace {

ur::level_zero::UniqueContext create(std::span<const ur_device_handle_t> devices) {
  std::vector<ze_device_handle_t> natives;
  for (ur_device_handle_t device : devices)
    natives.push_back(device->device);
  return ur::level_zero::createContext(devices.front()->platform->driver, natives);
}

} // namespace

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : ur_context_handle_t_(contextDevices, create(contextDevices), true) {}

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices,
                                           ur::level_zero::UniqueContext native, bool nativeIsOwned)
    : Context(contextDevices), native_(std::move(native)),
      events(ur::level_zero::makeEventSource(*this)), ownsNative_(nativeIsOwned) {}

ur_context_handle_t_::~ur_context_handle_t_() {
  if (!ownsNative_)
    static_cast<void>(native_.release()); // its owner ends it
}

ze_command_list_handle_t ur_context_handle_t_::blockingList() {
  if (!blockingList_) {
    ze_command_queue_desc_t description{};
    description.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    description.ordinal = devices.front()->queueGroup;
    description.mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    ze_command_list_handle_t list = nullptr;
    UR_ZE_CHECK(zeCommandListCreateImmediate, native(), devices.front()->device, &description,
                &list);
    blockingList_.reset(list);
  }
  return blockingList_.get();
}

void ur_context_handle_t_::add(ur_queue_handle_t queue) {
  const std::lock_guard lock(queuesMutex_);
  queues_.push_back(queue);
}

void ur_context_handle_t_::remove(ur_queue_handle_t queue) noexcept {
  const std::lock_guard lock(queuesMutex_);
  std::erase(queues_, queue);
}

namespace ur {

level_zero::UniqueContext level_zero::createContext(ze_driver_handle_t driver,
                                                    std::span<const ze_device_handle_t> devices) {
  const ze_context_desc_t description{ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
  ze_context_handle_t context = nullptr;
  std::vector<ze_device_handle_t> list(devices.begin(), devices.end());
  UR_ZE_CHECK(zeContextCreateEx, driver, &description, static_cast<std::uint32_t>(list.size()),
              list.data(), &context);
  return UniqueContext(context);
}

ur_result_t
backend::urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext, ur_adapter_handle_t,
                                         uint32_t numDevices, const ur_device_handle_t *phDevices,
                                         const ur_context_native_properties_t *pProperties,
                                         ur_context_handle_t *phContext) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES,
                     "context native properties");
  level_zero::requireNative(hNativeContext, "context");
  const std::span devices(phDevices, phDevices ? numDevices : 0);
  if (devices.empty())
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "a native context does not tell its devices; pass them");
  kit::requireOnePlatform(devices, kit::kIdentity.table);
  const bool owned = pProperties && pProperties->isNativeHandleOwned;
  *phContext = new ur_context_handle_t_(
      devices, level_zero::UniqueContext(kit::fromNative<ze_context_handle_t>(hNativeContext)),
      owned);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
