// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "failing_layer.hpp"

#include <atomic>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_layer.h>

namespace {

const cl_icd_dispatch *driver = nullptr;
cl_event gate = nullptr; // the copies wait for this event
std::string failingFunction;
int callsUntilFailure = 0;
std::atomic<int> liveEventCount{0};

bool fails(std::string_view function) {
  return function == failingFunction && --callsUntilFailure == 0;
}

cl_int countEvent(cl_int code) {
  liveEventCount += code == CL_SUCCESS ? 1 : 0;
  return code;
}

void openGate() {
  if (cl_event opened = std::exchange(gate, nullptr)) {
    driver->clSetUserEventStatus(opened, CL_COMPLETE);
    driver->clReleaseEvent(opened);
  }
}

cl_int CL_API_CALL copy(cl_command_queue queue, cl_bool blocking, void *destination,
                        const void *source, size_t size, cl_uint count, const cl_event *waits,
                        cl_event *event) {
  if (fails("clEnqueueSVMMemcpy"))
    return CL_OUT_OF_RESOURCES;
  if (!gate) {
    cl_context context = nullptr;
    driver->clGetCommandQueueInfo(queue, CL_QUEUE_CONTEXT, sizeof(context), &context, nullptr);
    gate = driver->clCreateUserEvent(context, nullptr);
  }
  std::vector<cl_event> all(waits, waits + count);
  all.push_back(gate);
  return countEvent(driver->clEnqueueSVMMemcpy(queue, blocking, destination, source, size,
                                               static_cast<cl_uint>(all.size()), all.data(),
                                               event));
}

cl_int CL_API_CALL mark(cl_command_queue queue, cl_uint count, const cl_event *waits,
                        cl_event *event) {
  if (fails("clEnqueueMarkerWithWaitList"))
    return CL_OUT_OF_RESOURCES;
  return countEvent(driver->clEnqueueMarkerWithWaitList(queue, count, waits, event));
}

cl_int CL_API_CALL flush(cl_command_queue queue) {
  return fails("clFlush") ? CL_OUT_OF_RESOURCES : driver->clFlush(queue);
}

cl_int CL_API_CALL finish(cl_command_queue queue) {
  openGate();
  return driver->clFinish(queue);
}

cl_int CL_API_CALL waitFor(cl_uint count, const cl_event *events) {
  openGate();
  return driver->clWaitForEvents(count, events);
}

cl_int CL_API_CALL retain(cl_event event) { return countEvent(driver->clRetainEvent(event)); }

cl_int CL_API_CALL release(cl_event event) {
  --liveEventCount;
  return driver->clReleaseEvent(event);
}

} // namespace

void failing_layer::failCall(const char *function, int number) {
  failingFunction = function;
  callsUntilFailure = number;
}
int failing_layer::liveEvents() { return liveEventCount; }

cl_int clGetLayerInfo(cl_layer_info name, size_t size, void *value, size_t *) {
  if (name != CL_LAYER_API_VERSION || size < sizeof(cl_layer_api_version))
    return CL_INVALID_VALUE;
  *static_cast<cl_layer_api_version *>(value) = CL_LAYER_API_VERSION_100;
  return CL_SUCCESS;
}

cl_int clInitLayer(cl_uint count, const cl_icd_dispatch *target, cl_uint *countRet,
                   const cl_icd_dispatch **layer) {
  static cl_icd_dispatch functions;
  driver = target;
  functions = *target;
  functions.clEnqueueSVMMemcpy = copy;
  functions.clEnqueueMarkerWithWaitList = mark;
  functions.clFlush = flush;
  functions.clFinish = finish;
  functions.clWaitForEvents = waitFor;
  functions.clRetainEvent = retain;
  functions.clReleaseEvent = release;
  *layer = &functions;
  *countRet = count;
  return CL_SUCCESS;
}
