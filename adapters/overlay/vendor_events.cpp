// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/vendor_events.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/overlay/driver_calls.hpp"
#include "adapters/overlay/wait_lists.hpp"
#include "base/scope_guard.hpp"

#include <utility>

namespace ur::overlay {
namespace {

// A signal, and the vendor's event whose completion finishes the signal.
struct FinishRequest {
  std::shared_ptr<VendorSignal> vendorSignal;
  std::shared_ptr<backend::Signal> signal;
};

void finish(ur_event_handle_t, ur_execution_info_t, void *data) {
  const std::unique_ptr<FinishRequest> request(static_cast<FinishRequest *>(data));
  request->signal->finish(request->vendorSignal->status() == UR_EVENT_STATUS_ERROR);
}

} // namespace

ur_event_handle_t addMarker(ur_queue_handle_t queue, ur_native_handle_t event) {
  const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr,
                                                false};
  const auto &functions = vendor().functions;
  ur_event_handle_t vendorEvent = nullptr;
  checkVendor(functions.Event.pfnCreateWithNativeHandle(event, queue->context->vendorHandle,
                                                        &properties, &vendorEvent),
              "urEventCreateWithNativeHandle");
  const base::ScopeGuard release([&] { functions.Event.pfnRelease(vendorEvent); });
  ur_event_handle_t marker = nullptr;
  checkVendor(functions.Enqueue.pfnEventsWait(queue->vendorHandle, 1, &vendorEvent, &marker),
              "urEnqueueEventsWait");
  return marker;
}

VendorSignal::VendorSignal(ur_queue_handle_t queue, ur_event_handle_t event)
    : piece_(queue->watchedWork), event_(event) {
  checkVendor(vendor().functions.Event.pfnGetNativeHandle(event, &native_),
              "urEventGetNativeHandle");
  vendor().functions.Event.pfnRetain(event);
}

VendorSignal::~VendorSignal() {
  const DriverCalls calls;
  if (calls.areAllowed())
    vendor().functions.Event.pfnRelease(event_);
}

void finishSignalAfter(std::shared_ptr<VendorSignal> vendorSignal,
                       std::shared_ptr<backend::Signal> signal) {
  std::unique_ptr<FinishRequest> request(
      new FinishRequest{std::move(vendorSignal), std::move(signal)});
  watcher().add(nullptr, request->vendorSignal, UR_EXECUTION_INFO_COMPLETE, finish, request.get());
  static_cast<void>(request.release());
}

} // namespace ur::overlay
