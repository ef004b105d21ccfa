// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that exist in every overlay and in no other adapter. In arrays and results, handles are
// the vendor's. All other handles of devices, contexts and queues are records.
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/overlay/native_events.hpp"
#include "adapters/overlay/routes.hpp"
#include "adapters/overlay/wait_lists.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {

// Returns each error text of this library once. Later calls return the vendor's text.
void backend::urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                    int32_t *pError) {
  static thread_local std::uint64_t reportedErrors = 0;
  if (base::storedErrorCount() == reportedErrors || !*base::lastErrorMessage()) {
    checkVendor(vendor().functions.Adapter.pfnGetLastError(hAdapter, ppMessage, pError),
                "urAdapterGetLastError");
    return;
  }
  reportedErrors = base::storedErrorCount();
  *ppMessage = base::lastErrorMessage();
  *pError = base::lastErrorCode();
}

const char *backend::unsupportedReason(ur_device_handle_t device, ur_device_info_t feature) {
  return device->unsupportedReason(feature);
}

void backend::urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const char *const reason = propName == UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP
                                 ? kNoTimesReason
                                 : hDevice->unsupportedReason(propName);
  kit::InfoWriter(propSize, pPropValue, pPropSizeRet).support(propName, reason);
}

void backend::urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                              const ur_context_properties_t *pProperties,
                              ur_context_handle_t *phContext) {
  ur_context_handle_t vendorContext = nullptr;
  checkVendor(
      vendor().functions.Context.pfnCreate(DeviceCount, phDevices, pProperties, &vendorContext),
      "urContextCreate");
  adopt(vendorContext);
  *phContext = vendorContext;
}

void backend::urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                              ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                              const ur_device_handle_t *phDevices,
                                              const ur_context_native_properties_t *pProperties,
                                              ur_context_handle_t *phContext) {
  kit::requireNativeType("context", pProperties, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES);
  // Returns the context that already wraps the driver's context, because a second one would not
  // know the memory of the first.
  const bool isOwned = pProperties && pProperties->isNativeHandleOwned;
  if (const auto record = isOwned ? nullptr : findRecord(hNativeContext)) {
    record->retain();
    *phContext = record->vendorHandle;
    return;
  }
  ur_context_handle_t vendorContext = nullptr;
  checkVendor(vendor().functions.Context.pfnCreateWithNativeHandle(
                  hNativeContext, hAdapter, numDevices, phDevices, pProperties, &vendorContext),
              "urContextCreateWithNativeHandle");
  adopt(vendorContext);
  *phContext = vendorContext;
}

void backend::urContextRetain(ur_context_handle_t hContext) { hContext->retain(); }
void backend::urContextRelease(ur_context_handle_t hContext) { kit::release(hContext); }

void backend::urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t, size_t propSize,
                               void *pPropValue, size_t *pPropSizeRet) {
  kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(hContext->references());
}

void backend::urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                            const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  ur_queue_handle_t vendorQueue = nullptr;
  checkVendor(vendor().functions.Queue.pfnCreate(hContext->vendorHandle, hDevice->vendorHandle,
                                                 pProperties, &vendorQueue),
              "urQueueCreate");
  adopt(vendorQueue);
  *phQueue = vendorQueue;
}

void backend::urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                            ur_context_handle_t hContext,
                                            ur_device_handle_t hDevice,
                                            const ur_queue_native_properties_t *pProperties,
                                            ur_queue_handle_t *phQueue) {
  ur_queue_handle_t vendorQueue = nullptr;
  checkVendor(vendor().functions.Queue.pfnCreateWithNativeHandle(
                  hNativeQueue, hContext->vendorHandle, hDevice ? hDevice->vendorHandle : nullptr,
                  pProperties, &vendorQueue),
              "urQueueCreateWithNativeHandle");
  adopt(vendorQueue);
  *phQueue = vendorQueue;
}

void backend::urQueueRetain(ur_queue_handle_t hQueue) { hQueue->retain(); }
void backend::urQueueRelease(ur_queue_handle_t hQueue) { kit::release(hQueue); }

void backend::urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) {
  kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(hQueue->references());
}

void backend::finishUsersOf(const kit::Allocation &allocation) {
  queues().finishUsersOf(allocation);
  allocation.waitForCalls(); // such as blocking copies
}

void backend::urEventGetNativeHandle(ur_event_handle_t, ur_native_handle_t *) {
  base::raise(
      UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
      "a reusable event has no event of the driver; pass it in a command's wait list and get the "
      "native handle of the command's event");
}

void backend::urEnqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  const VendorWaitList waits(hQueue, {phEventWaitList, numEventsInWaitList});
  checkVendor(vendor().functions.Enqueue.pfnEventsWaitWithBarrier(
                  hQueue->vendorHandle, numEventsInWaitList, waits.data(), phEvent),
              "urEnqueueEventsWaitWithBarrier");
}

// Flushes the queue, because other processes wait for the signal.
void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  const auto signal = event->nextSignal(queue);
  base::ScopeGuard fail([&] { signal->finish(true); });
  ur_event_handle_t marker = nullptr;
  backend::urEnqueueEventsWaitWithBarrier(queue, static_cast<uint32_t>(barrier.waits.size()),
                                          barrier.waits.data(), &marker);
  const base::ScopeGuard release([&] { vendor().functions.Event.pfnRelease(marker); });
  finishSignalAfter(queue, marker, signal);
  fail.dismiss();
  event->publish(signal, queue);
  checkVendor(vendor().functions.Queue.pfnFlush(queue->vendorHandle), "urQueueFlush");
}

} // namespace ur
