// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/opencl/backend.hpp"
#include "base/error.hpp"

namespace opencl = ur::opencl;

ur_event_handle_t_::ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command,
                                       opencl::UniqueEvent event)
    : Object(ur::kit::kIdentity.table), queue(owner), context(owner->context), commandType(command),
      driverEvent(std::move(event)) {}

ur_event_handle_t_::ur_event_handle_t_(ur_context_handle_t owner, opencl::UniqueEvent event)
    : Object(ur::kit::kIdentity.table), context(owner), commandType(UR_COMMAND_EVENTS_WAIT),
      driverEvent(std::move(event)) {}

ur_event_status_t ur_event_handle_t_::status() const {
  cl_int code = CL_QUEUED;
  opencl::check(opencl::driver().clGetEventInfo(driverEvent.get(),
                                                CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(code),
                                                &code, nullptr),
                "clGetEventInfo");
  // The other states have the same values in OpenCL.
  return code < 0 ? UR_EVENT_STATUS_ERROR : static_cast<ur_event_status_t>(code);
}

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {
namespace opencl {
namespace {

cl_profiling_info profilingQueryOf(ur_profiling_info_t name, unsigned version) {
  switch (name) {
  case UR_PROFILING_INFO_COMMAND_QUEUED:
    return CL_PROFILING_COMMAND_QUEUED;
  case UR_PROFILING_INFO_COMMAND_SUBMIT:
    return CL_PROFILING_COMMAND_SUBMIT;
  case UR_PROFILING_INFO_COMMAND_START:
    return CL_PROFILING_COMMAND_START;
  case UR_PROFILING_INFO_COMMAND_COMPLETE: // before OpenCL 2.0, no command has child commands
    return version >= 20 ? CL_PROFILING_COMMAND_COMPLETE : CL_PROFILING_COMMAND_END;
  default:
    return CL_PROFILING_COMMAND_END;
  }
}

// The application's callback and its arguments.
struct Callback {
  kit::Reference<ur_event_handle_t> event;
  ur_execution_info_t awaitedStatus;
  ur_event_callback_t notify;
  void *userData;
};

void CL_CALLBACK call(cl_event, cl_int, void *data) {
  const std::unique_ptr<Callback> callback(static_cast<Callback *>(data));
  callback->notify(callback->event.get(), callback->awaitedStatus, callback->userData);
}

} // namespace

std::vector<cl_event> driverEvents(std::span<const ur_event_handle_t> events, ur_result_t error) {
  std::vector<cl_event> result;
  result.reserve(events.size());
  for (ur_event_handle_t event : events) {
    if (!event->belongsTo(kit::kIdentity.table))
      base::raise(error, "an event in the wait list belongs to another adapter");
    result.push_back(event->driverEvent.get());
  }
  return result;
}

} // namespace opencl

void backend::urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  cl_ulong time = 0;
  check(driver().clGetEventProfilingInfo(
            hEvent->driverEvent.get(),
            profilingQueryOf(propName, hEvent->context->devices.front()->version), sizeof(time),
            &time, nullptr),
        "clGetEventProfilingInfo");
  return kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(time);
}

void backend::urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  const auto events = driverEvents({phEventWaitList, numEvents}, UR_RESULT_ERROR_INVALID_EVENT);
  cl_int failure = CL_SUCCESS;
  for (const cl_event &event : events) // one by one: a call accepts events of only one context
    if (const cl_int code = driver().clWaitForEvents(1, &event); failure == CL_SUCCESS)
      failure = code;
  check(failure, "clWaitForEvents");
}

void backend::urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                 ur_event_callback_t pfnNotify, void *pUserData) {
  if (execStatus == UR_EXECUTION_INFO_QUEUED)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                "an event is queued when it is created, so a callback cannot report this state; "
                "wait for a later state");
  auto callback = std::make_unique<Callback>(
      Callback{kit::Reference(hEvent), execStatus, pfnNotify, pUserData});
  // The states have the same values in OpenCL.
  check(driver().clSetEventCallback(hEvent->driverEvent.get(), static_cast<cl_int>(execStatus),
                                    call, callback.get()),
        "clSetEventCallback");
  static_cast<void>(callback.release());
}

void backend::urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
  *phNativeEvent = kit::nativeHandleOf(hEvent->driverEvent.get());
}

} // namespace ur
