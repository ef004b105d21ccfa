// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#define CL_TARGET_OPENCL_VERSION 300
#include <memory>
#include <string>
#include <string_view>

#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <level_zero/ze_api.h>
#include <sys/types.h>

namespace host_driver {

// The OpenCL driver, whose CPU device runs the kernels. The kernels can access all memory of the
// process.
struct OpenCl {
#define HOST_DRIVER_OPENCL(X)                                                                      \
  X(clGetPlatformIDs)                                                                              \
  X(clGetDeviceIDs)                                                                                \
  X(clGetDeviceInfo)                                                                               \
  X(clCreateContext)                                                                               \
  X(clCreateCommandQueueWithProperties)                                                            \
  X(clCreateProgramWithIL)                                                                         \
  X(clSetProgramSpecializationConstant)                                                            \
  X(clCompileProgram)                                                                              \
  X(clLinkProgram)                                                                                 \
  X(clGetProgramBuildInfo)                                                                         \
  X(clGetProgramInfo)                                                                              \
  X(clReleaseProgram)                                                                              \
  X(clCreateKernel)                                                                                \
  X(clGetKernelInfo)                                                                               \
  X(clGetKernelWorkGroupInfo)                                                                      \
  X(clGetKernelSubGroupInfo)                                                                       \
  X(clSetKernelArg)                                                                                \
  X(clSetKernelArgSVMPointer)                                                                      \
  X(clReleaseKernel)                                                                               \
  X(clEnqueueNDRangeKernel)                                                                        \
  X(clWaitForEvents)                                                                               \
  X(clReleaseEvent)
#define HOST_DRIVER_MEMBER(NAME) decltype(&::NAME) NAME = nullptr;
  HOST_DRIVER_OPENCL(HOST_DRIVER_MEMBER)
#undef HOST_DRIVER_MEMBER

  cl_device_id device = nullptr;
  cl_context context = nullptr;
  cl_command_queue queue = nullptr; // out of order, because each worker waits for its own kernels
  pid_t owner = 0;

  std::string deviceText(cl_device_info name) const;
  bool deviceHas(std::string_view extension) const;
  template <class Value> Value deviceValue(cl_device_info name) const {
    Value value = {};
    clGetDeviceInfo(device, name, sizeof(value), &value, nullptr);
    return value;
  }
};

// Returns the driver that ZE_HOST_DRIVER_OPENCL names, or null if the variable is unset. The first
// call opens the driver. Aborts if it has no suitable CPU.
const OpenCl *findOpenCl();

// Returns the driver of findOpenCl(). Throws UNSUPPORTED_FEATURE if the variable is unset, and
// DEVICE_LOST in a forked child, which lacks the threads of the OpenCL driver.
const OpenCl &openCl();

// Releases objects of the OpenCL driver. Releases nothing at process exit, because the OpenCL
// driver may be torn down already, or in a forked child.
struct ReleaseOpenCl {
  void operator()(cl_program program) const noexcept;
  void operator()(cl_kernel kernel) const noexcept;
};
using OpenClProgram = std::unique_ptr<_cl_program, ReleaseOpenCl>;
using OpenClKernel = std::unique_ptr<_cl_kernel, ReleaseOpenCl>;

// Replaces the limits with the limits of the OpenCL driver, if there is one.
void describeGroups(ze_device_compute_properties_t &properties);
void describeModules(ze_device_module_properties_t &properties);

} // namespace host_driver
