// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wraps contexts, queues and events that the application created with OpenCL.
#include "adapters/kit/native_handle.hpp"

#include "adapters/kit/share.hpp"
#include "adapters/opencl/backend.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace ur {
namespace opencl {
namespace {

template <typename T> T queueInfo(cl_command_queue queue, cl_command_queue_info name) {
  T value{};
  check(driver().clGetCommandQueueInfo(queue, name, sizeof(value), &value, nullptr),
        "clGetCommandQueueInfo");
  return value;
}

std::vector<cl_device_id> devicesOf(cl_context context) {
  size_t size = 0;
  check(driver().clGetContextInfo(context, CL_CONTEXT_DEVICES, 0, nullptr, &size),
        "clGetContextInfo");
  std::vector<cl_device_id> ids(size / sizeof(cl_device_id));
  check(driver().clGetContextInfo(context, CL_CONTEXT_DEVICES, size, ids.data(), nullptr),
        "clGetContextInfo");
  return ids;
}

// Returns the adapter's devices for the driver's ids, in the same order.
std::vector<ur_device_handle_t> adapterDevices(ur_adapter_handle_t adapter,
                                               std::span<const cl_device_id> ids) {
  std::vector<ur_device_handle_t> devices;
  for (const cl_device_id id : ids)
    for (ur_platform_handle_t platform : adapter->platforms())
      for (ur_device_handle_t device : platform->devices())
        if (device->id == id)
          devices.push_back(device);
  if (devices.size() != ids.size())
    base::raise(
        UR_RESULT_ERROR_INVALID_DEVICE,
        "the native context has {} devices, but this adapter lists only {} of them; create the "
        "context with root devices",
        ids.size(), devices.size());
  return devices;
}

ur_queue_flags_t flagsOf(cl_command_queue queue) {
  const auto properties = queueInfo<cl_command_queue_properties>(queue, CL_QUEUE_PROPERTIES);
  ur_queue_flags_t flags = 0;
  if (properties & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE)
    flags |= UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if (properties & CL_QUEUE_PROFILING_ENABLE)
    flags |= UR_QUEUE_FLAG_PROFILING_ENABLE;
  return flags;
}

UniqueEvent createCompleteEvent(cl_context context) {
  cl_int code = CL_SUCCESS;
  UniqueEvent event(driver().clCreateUserEvent(context, &code));
  check(code, "clCreateUserEvent");
  check(driver().clSetUserEventStatus(event.get(), CL_COMPLETE), "clSetUserEventStatus");
  return event;
}

} // namespace
} // namespace opencl

void backend::urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                              ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                              const ur_device_handle_t *phDevices,
                                              const ur_context_native_properties_t *pProperties,
                                              ur_context_handle_t *phContext) {
  kit::requireNative(hNativeContext, "context", pProperties,
                     UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES);
  const auto devices =
      adapterDevices(hAdapter, devicesOf(kit::fromNative<cl_context>(hNativeContext)));
  for (ur_device_handle_t device : std::span(phDevices, phDevices ? numDevices : 0))
    kit::requireDevice(devices, device);
  *phContext = new ur_context_handle_t_(
      devices, adopt<UniqueContext>(hNativeContext, kit::isOwned(pProperties), "clRetainContext",
                                    driver().clRetainContext));
}

void backend::urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                            ur_context_handle_t hContext,
                                            ur_device_handle_t hDevice,
                                            const ur_queue_native_properties_t *pProperties,
                                            ur_queue_handle_t *phQueue) {
  kit::requireNative(hNativeQueue, "queue", pProperties, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES);
  const auto native = kit::fromNative<cl_command_queue>(hNativeQueue);
  if (queueInfo<cl_context>(native, CL_QUEUE_CONTEXT) != hContext->native())
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT,
                "the native queue belongs to another native context; pass a context that was "
                "created from that native context");
  const auto id = queueInfo<cl_device_id>(native, CL_QUEUE_DEVICE);
  const auto device = std::ranges::find(hContext->devices, id, &ur_device_handle_t_::id);
  if (device == hContext->devices.end() || (hDevice && *device != hDevice))
    base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                "the native queue belongs to another device; pass its device, or null");
  *phQueue = new ur_queue_handle_t_(hContext, *device, flagsOf(native),
                                    adopt<UniqueQueue>(hNativeQueue, kit::isOwned(pProperties),
                                                       "clRetainCommandQueue",
                                                       driver().clRetainCommandQueue));
}

void backend::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                            ur_context_handle_t hContext,
                                            const ur_event_native_properties_t *pProperties,
                                            ur_event_handle_t *phEvent) {
  kit::requireNativeType("event", pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES);
  *phEvent = new ur_event_handle_t_(
      hContext, hNativeEvent == 0 ? createCompleteEvent(hContext->native())
                                  : adopt<UniqueEvent>(hNativeEvent, kit::isOwned(pProperties),
                                                       "clRetainEvent", driver().clRetainEvent));
}

} // namespace ur
