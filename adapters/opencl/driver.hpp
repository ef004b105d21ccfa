// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// This adapter supports devices of OpenCL 1.2, and checks for features of later versions before it
// uses them.
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include "base/unique_handle.hpp"

#include <bit>
#include <cstddef>
#include <span>

#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <unified-runtime/ur_api.h>

namespace ur::opencl {

// The functions of libOpenCL.so.1 under their own names.
struct Driver {
#define UR_OPENCL_FUNCTIONS(X)                                                                     \
  X(clGetPlatformIDs)                                                                              \
  X(clGetPlatformInfo)                                                                             \
  X(clGetDeviceIDs)                                                                                \
  X(clGetDeviceInfo)                                                                               \
  X(clCreateContext)                                                                               \
  X(clGetContextInfo)                                                                              \
  X(clRetainContext)                                                                               \
  X(clReleaseContext)                                                                              \
  X(clCreateCommandQueue)                                                                          \
  X(clGetCommandQueueInfo)                                                                         \
  X(clRetainCommandQueue)                                                                          \
  X(clReleaseCommandQueue)                                                                         \
  X(clCreateBuffer)                                                                                \
  X(clCreateSubBuffer)                                                                             \
  X(clRetainMemObject)                                                                             \
  X(clReleaseMemObject)                                                                            \
  X(clGetMemObjectInfo)                                                                            \
  X(clFlush)                                                                                       \
  X(clFinish)                                                                                      \
  X(clWaitForEvents)                                                                               \
  X(clCreateUserEvent)                                                                             \
  X(clSetUserEventStatus)                                                                          \
  X(clGetEventInfo)                                                                                \
  X(clGetEventProfilingInfo)                                                                       \
  X(clRetainEvent)                                                                                 \
  X(clReleaseEvent)                                                                                \
  X(clSetEventCallback)                                                                            \
  X(clEnqueueMarkerWithWaitList)                                                                   \
  X(clEnqueueBarrierWithWaitList)                                                                  \
  X(clEnqueueReadBuffer)                                                                           \
  X(clEnqueueWriteBuffer)                                                                          \
  X(clEnqueueReadBufferRect)                                                                       \
  X(clEnqueueWriteBufferRect)                                                                      \
  X(clEnqueueCopyBuffer)                                                                           \
  X(clEnqueueCopyBufferRect)                                                                       \
  X(clEnqueueFillBuffer)                                                                           \
  X(clEnqueueMapBuffer)                                                                            \
  X(clEnqueueUnmapMemObject)                                                                       \
  X(clGetExtensionFunctionAddressForPlatform)
// Functions of OpenCL 2.0 and 2.1.
#define UR_OPENCL_LATER_FUNCTIONS(X)                                                               \
  X(clSVMAlloc)                                                                                    \
  X(clSVMFree)                                                                                     \
  X(clEnqueueSVMMemcpy)                                                                            \
  X(clEnqueueSVMMemFill)                                                                           \
  X(clGetDeviceAndHostTimer)
#define UR_OPENCL_MEMBER(name) decltype(&::name) name = nullptr;
  UR_OPENCL_FUNCTIONS(UR_OPENCL_MEMBER)
  UR_OPENCL_LATER_FUNCTIONS(UR_OPENCL_MEMBER)
#undef UR_OPENCL_MEMBER
};

// Returns the driver, which the first call opens. Logs the reason and returns null if that fails.
const Driver *findDriver();

// Returns the driver. Call it only if findDriver() has returned a driver, for example with one of
// the driver's objects.
inline const Driver &driver() { return *findDriver(); }

// Throws the result that corresponds to the driver's error code. The message contains `call`, the
// name of the function, and OpenCL's name for the code.
[[noreturn]] void raiseDriverError(cl_int code, const char *call);

inline void check(cl_int code, const char *call) {
  if (code != CL_SUCCESS)
    raiseDriverError(code, call);
}

// Releases an OpenCL handle for base::UniqueHandle.
template <auto kRelease> struct Release {
  template <typename Handle> void operator()(Handle handle) const noexcept {
    (driver().*kRelease)(handle);
  }
};
using UniqueContext = base::UniqueHandle<cl_context, Release<&Driver::clReleaseContext>{}>;
using UniqueQueue = base::UniqueHandle<cl_command_queue, Release<&Driver::clReleaseCommandQueue>{}>;
using UniqueEvent = base::UniqueHandle<cl_event, Release<&Driver::clReleaseEvent>{}>;
using UniqueMem = base::UniqueHandle<cl_mem, Release<&Driver::clReleaseMemObject>{}>;

// Takes over the application's reference to a native object if `owned` is true. Otherwise adds a
// reference.
template <typename Unique, typename Retain>
Unique adopt(ur_native_handle_t native, bool owned, const char *name, Retain retain) {
  const auto handle = reinterpret_cast<decltype(Unique().get())>(native);
  if (!owned)
    check(retain(handle), name);
  return Unique(handle);
}

// The events that a command waits for.
using WaitList = std::span<const cl_event>;

// Calls an enqueue function with `arguments`, the wait list and the address of the new event, and
// returns this event.
template <typename Function, typename... Arguments>
UniqueEvent callEnqueue(const char *name, Function function, WaitList waits,
                        Arguments... arguments) {
  cl_event event = nullptr;
  check(function(arguments..., static_cast<cl_uint>(waits.size()),
                 waits.empty() ? nullptr : waits.data(), &event),
        name);
  return UniqueEvent(event);
}

// Returns whether OpenCL can fill memory with patterns of this size.
inline bool supportsPatternSize(std::size_t patternSize) noexcept {
  return std::has_single_bit(patternSize) && patternSize <= 128;
}

} // namespace ur::opencl
