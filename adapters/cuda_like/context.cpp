// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/context.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

#include <utility>

namespace cuda_like = ur::cuda_like;
namespace kit = ur::kit;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Context(contextDevices), appContext_({}, false), memory_(this, devices) {
  for (ur_device_handle_t device : devices)
    device->context(); // throws now if the driver fails, instead of at the first use
}

ur_context_handle_t_::ur_context_handle_t_(ur_device_handle_t device,
                                           kit::AdoptedHandle<cuda_like::UniqueContext> appContext)
    : Context({&device, 1}), appContext_(std::move(appContext)), memory_(this, devices) {}

ur_context_handle_t_::~ur_context_handle_t_() = default;

cuda_like::Context ur_context_handle_t_::nativeOf(ur_device_handle_t device) const {
  return appContext_.get() ? appContext_.get() : device->context();
}

cuda_like::Clock &ur_context_handle_t_::clockOf(ur_device_handle_t device) noexcept {
  return appContext_.get() ? clock_ : device->clock();
}

namespace ur {
namespace cuda_like {
namespace {

// Returns the device of a driver's context. Throws INVALID_ARGUMENT if the handle is not a context.
Device deviceOf(Context context) {
  try {
    const CurrentContext current(context);
    Device device = 0;
    check(driver().contextDevice(&device), "get the device of a context");
    return device;
  } catch (const base::Error &failure) {
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the native handle is not a context of this process: {}", failure.message());
  }
}

} // namespace
} // namespace cuda_like

void backend::urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                              ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                              const ur_device_handle_t *phDevices,
                                              const ur_context_native_properties_t *pProperties,
                                              ur_context_handle_t *phContext) {
  kit::requireNative(hNativeContext, "context", pProperties,
                     UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES);
  const Device id = deviceOf(kit::fromNative<Context>(hNativeContext));
  const std::span devices(phDevices, phDevices ? numDevices : 0);
  for (ur_platform_handle_t platform : hAdapter->platforms())
    for (ur_device_handle_t device : platform->devices())
      if (device->id == id) {
        if (!devices.empty() && (devices.size() != 1 || devices.front() != device))
          base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                      "the native context belongs to {}; pass only this device, or no device",
                      device->name());
        *phContext = new ur_context_handle_t_(
            device, kit::adopt<UniqueContext>(hNativeContext, kit::isOwned(pProperties)));
        return;
      }
  base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
              "the native context belongs to a device that this adapter does not list; pass a "
              "context of a device that urDeviceGet returns");
}

void backend::urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                    size_t size) {
  const kit::Allocation::CallUse destination = kit::useRangeInCall(pDst, size);
  const kit::Allocation::CallUse source = kit::useRangeInCall(pSrc, size);
  hContext->perform(kit::Copy{pDst, pSrc, size});
}

} // namespace ur
