// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fake_driver.hpp"

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <cstdlib>
#include <cstring>
#include <functional>
#include <list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CL/cl.h>
#include <CL/cl_ext.h>

struct _cl_platform_id {};
struct _cl_device_id {};
struct _cl_context {};
struct _cl_event {
  int references = 1;
  cl_int status = CL_QUEUED;
  std::function<void()> work;
  std::vector<std::function<void()>> callbacks;
};
struct _cl_command_queue {
  std::list<cl_event> commands; // not yet run
};

namespace {

int live = 0;
bool heldBack = false;
std::string failing;
int callsUntilFailure = 0;
std::list<cl_command_queue> queues;

_cl_platform_id platform;
_cl_device_id device;

bool fails(std::string_view function) { return function == failing && --callsUntilFailure == 0; }

void release(cl_event event) {
  if (--event->references != 0)
    return;
  delete event;
  --live;
}

void run(cl_command_queue queue) {
  for (cl_event command : std::exchange(queue->commands, {})) {
    if (command->work)
      command->work();
    command->status = CL_COMPLETE;
    for (const auto &callback : command->callbacks)
      callback();
    release(command);
  }
}

cl_int enqueue(const char *function, cl_command_queue queue, cl_event *event,
               std::function<void()> work) {
  if (fails(function))
    return CL_OUT_OF_RESOURCES;
  ++live;
  auto *command = new _cl_event{2, CL_QUEUED, std::move(work), {}}; // for the caller and the queue
  queue->commands.push_back(command);
  *event = command;
  return CL_SUCCESS;
}

cl_int answer(const void *data, size_t size, size_t room, void *value, size_t *sizeRet) {
  if (sizeRet)
    *sizeRet = size;
  if (!value)
    return CL_SUCCESS;
  if (room < size)
    return CL_INVALID_VALUE;
  std::memcpy(value, data, size);
  return CL_SUCCESS;
}

cl_int answer(const char *text, size_t room, void *value, size_t *sizeRet) {
  return answer(text, std::strlen(text) + 1, room, value, sizeRet);
}

} // namespace

void fake_opencl::failCall(const char *function, int number) {
  failing = function;
  callsUntilFailure = number;
}
void fake_opencl::holdBack() { heldBack = true; }
int fake_opencl::liveObjects() { return live; }

extern "C" {

cl_int clGetPlatformIDs(cl_uint, cl_platform_id *platforms, cl_uint *count) {
  if (platforms)
    *platforms = &platform;
  if (count)
    *count = 1;
  return CL_SUCCESS;
}
cl_int clGetPlatformInfo(cl_platform_id, cl_platform_info, size_t room, void *value,
                         size_t *sizeRet) {
  return answer("Fake OpenCL", room, value, sizeRet);
}
void *clGetExtensionFunctionAddressForPlatform(cl_platform_id, const char *) { return nullptr; }

cl_int clGetDeviceIDs(cl_platform_id, cl_device_type, cl_uint, cl_device_id *devices,
                      cl_uint *count) {
  if (devices)
    *devices = &device;
  if (count)
    *count = 1;
  return CL_SUCCESS;
}
cl_int clGetDeviceInfo(cl_device_id, cl_device_info name, size_t room, void *value,
                       size_t *sizeRet) {
  const auto number = [&](auto v) { return answer(&v, sizeof(v), room, value, sizeRet); };
  switch (name) {
  case CL_DEVICE_NAME:
    return answer("Fake device", room, value, sizeRet);
  case CL_DEVICE_VERSION:
    return answer("OpenCL 2.0 Fake", room, value, sizeRet);
  case CL_DEVICE_EXTENSIONS:
    return answer("", room, value, sizeRet);
  case CL_DEVICE_TYPE:
    return number(cl_device_type{CL_DEVICE_TYPE_GPU});
  case CL_DEVICE_SVM_CAPABILITIES:
    return number(cl_device_svm_capabilities{CL_DEVICE_SVM_COARSE_GRAIN_BUFFER});
  case CL_DEVICE_MEM_BASE_ADDR_ALIGN:
    return number(cl_uint{8 * 128});
  case CL_DEVICE_MAX_MEM_ALLOC_SIZE:
    return number(cl_ulong{1} << 30);
  default:
    return CL_INVALID_VALUE;
  }
}

cl_context clCreateContext(const cl_context_properties *, cl_uint, const cl_device_id *,
                           void(CL_CALLBACK *)(const char *, const void *, size_t, void *), void *,
                           cl_int *code) {
  ++live;
  *code = CL_SUCCESS;
  return new _cl_context;
}
// The adapter needs these functions only for objects that the application made.
cl_int clGetContextInfo(cl_context, cl_context_info, size_t, void *, size_t *) {
  return CL_INVALID_CONTEXT;
}
cl_int clRetainContext(cl_context) { return CL_INVALID_CONTEXT; }
cl_int clGetCommandQueueInfo(cl_command_queue, cl_command_queue_info, size_t, void *, size_t *) {
  return CL_INVALID_COMMAND_QUEUE;
}
cl_int clRetainCommandQueue(cl_command_queue) { return CL_INVALID_COMMAND_QUEUE; }
cl_event clCreateUserEvent(cl_context, cl_int *code) {
  *code = CL_INVALID_CONTEXT;
  return nullptr;
}
cl_int clSetUserEventStatus(cl_event, cl_int) { return CL_INVALID_EVENT; }

cl_int clReleaseContext(cl_context context) {
  delete context;
  --live;
  return CL_SUCCESS;
}

cl_command_queue clCreateCommandQueue(cl_context, cl_device_id, cl_command_queue_properties,
                                      cl_int *code) {
  ++live;
  *code = CL_SUCCESS;
  queues.push_back(new _cl_command_queue);
  return queues.back();
}
cl_int clReleaseCommandQueue(cl_command_queue queue) {
  run(queue);
  queues.remove(queue);
  delete queue;
  --live;
  return CL_SUCCESS;
}
cl_int clFlush(cl_command_queue queue) {
  if (fails("clFlush"))
    return CL_OUT_OF_RESOURCES;
  if (!heldBack)
    run(queue);
  return CL_SUCCESS;
}
cl_int clFinish(cl_command_queue queue) {
  run(queue);
  return CL_SUCCESS;
}

cl_int clWaitForEvents(cl_uint, const cl_event *) {
  for (cl_command_queue queue : queues)
    run(queue);
  return CL_SUCCESS;
}
cl_int clGetEventInfo(cl_event event, cl_event_info, size_t room, void *value, size_t *sizeRet) {
  return answer(&event->status, sizeof(event->status), room, value, sizeRet);
}
cl_int clGetEventProfilingInfo(cl_event, cl_profiling_info, size_t, void *, size_t *) {
  return CL_PROFILING_INFO_NOT_AVAILABLE;
}
cl_int clRetainEvent(cl_event event) {
  ++event->references;
  return CL_SUCCESS;
}
cl_int clReleaseEvent(cl_event event) {
  release(event);
  return CL_SUCCESS;
}
cl_int clSetEventCallback(cl_event event, cl_int status,
                          void(CL_CALLBACK *notify)(cl_event, cl_int, void *), void *data) {
  event->callbacks.push_back([=] { notify(event, status, data); });
  return CL_SUCCESS;
}

cl_int clEnqueueMarkerWithWaitList(cl_command_queue queue, cl_uint, const cl_event *,
                                   cl_event *event) {
  return enqueue("clEnqueueMarkerWithWaitList", queue, event, nullptr);
}
cl_int clEnqueueBarrierWithWaitList(cl_command_queue queue, cl_uint, const cl_event *,
                                    cl_event *event) {
  return enqueue("clEnqueueBarrierWithWaitList", queue, event, nullptr);
}

void *clSVMAlloc(cl_context, cl_svm_mem_flags, size_t size, cl_uint) {
  return std::aligned_alloc(128, (size + 127) / 128 * 128);
}
void clSVMFree(cl_context, void *memory) { std::free(memory); }
cl_int clEnqueueSVMMemcpy(cl_command_queue queue, cl_bool, void *destination, const void *source,
                          size_t size, cl_uint, const cl_event *, cl_event *event) {
  return enqueue("clEnqueueSVMMemcpy", queue, event,
                 [=] { std::memcpy(destination, source, size); });
}
cl_int clEnqueueSVMMemFill(cl_command_queue queue, void *destination, const void *pattern,
                           size_t patternSize, size_t size, cl_uint, const cl_event *,
                           cl_event *event) {
  const std::string copy(static_cast<const char *>(pattern), patternSize);
  return enqueue("clEnqueueSVMMemFill", queue, event, [=] {
    for (size_t done = 0; done < size; done += patternSize)
      std::memcpy(static_cast<char *>(destination) + done, copy.data(), patternSize);
  });
}
}
