// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/native_events.hpp"

#include "adapters/overlay/opencl/driver.hpp"
#include "base/error.hpp"

#include <utility>

namespace ur {
namespace overlay_opencl {
namespace {

void check(cl_int code, const char *call) {
  if (code != CL_SUCCESS)
    base::raiseWithCode(UR_RESULT_ERROR_OUT_OF_RESOURCES, code, "{} failed with OpenCL's code {}",
                        call, code);
}

template <typename Handle> Handle fromNative(ur_native_handle_t native) {
  return reinterpret_cast<Handle>(native);
}

class OpenclUserEvent final : public backend::UserEvent {
public:
  explicit OpenclUserEvent(ur_context_handle_t context) {
    const auto &functions = overlay::vendor().functions;
    ur_native_handle_t nativeContext{};
    overlay::checkVendor(
        functions.Context.pfnGetNativeHandle(context->vendorHandle, &nativeContext),
        "urContextGetNativeHandle");
    cl_int code = CL_SUCCESS;
    event_ = driver().clCreateUserEvent(fromNative<cl_context>(nativeContext), &code);
    check(code, "clCreateUserEvent");
    // This object owns one reference, and the vendor's handle owns the other.
    driver().clRetainEvent(event_);
    const ur_event_native_properties_t properties{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES,
                                                  nullptr, true};
    const auto result = functions.Event.pfnCreateWithNativeHandle(
        reinterpret_cast<ur_native_handle_t>(event_), context->vendorHandle, &properties, &handle);
    if (result != UR_RESULT_SUCCESS) {
      driver().clReleaseEvent(event_);
      driver().clReleaseEvent(event_);
    }
    overlay::checkVendor(result, "urEventCreateWithNativeHandle");
  }
  ~OpenclUserEvent() override { driver().clReleaseEvent(event_); }

  // Reports success even after a failed signal. If an event fails, Intel's runtime for CPUs crashes
  // in out-of-order queues, and in in-order queues runs the waiting commands anyway.
  void complete() noexcept override { driver().clSetUserEventStatus(event_, CL_COMPLETE); }

private:
  cl_event event_ = nullptr;
};

void CL_CALLBACK finish(cl_event, cl_int status, void *data) {
  const std::unique_ptr<std::shared_ptr<backend::Signal>> signal(
      static_cast<std::shared_ptr<backend::Signal> *>(data));
  (*signal)->finish(status != CL_COMPLETE);
}

} // namespace
} // namespace overlay_opencl

std::unique_ptr<backend::UserEvent> backend::makeUserEvent(ur_queue_handle_t queue) {
  return std::make_unique<overlay_opencl::OpenclUserEvent>(queue->context.get());
}

// Registers a callback with the driver, because the vendor's urEventSetCallback ignores the
// callback if an earlier event had the same address.
void backend::finishSignalAfter(ur_queue_handle_t, ur_event_handle_t vendorEvent,
                                std::shared_ptr<Signal> signal) {
  ur_native_handle_t native{};
  overlay::checkVendor(overlay::vendor().functions.Event.pfnGetNativeHandle(vendorEvent, &native),
                       "urEventGetNativeHandle");
  auto callbackSignal = std::make_unique<std::shared_ptr<Signal>>(std::move(signal));
  overlay_opencl::check(overlay_opencl::driver().clSetEventCallback(
                            overlay_opencl::fromNative<cl_event>(native), CL_COMPLETE,
                            overlay_opencl::finish, callbackSignal.get()),
                        "clSetEventCallback");
  static_cast<void>(callbackSignal.release());
}

} // namespace ur
