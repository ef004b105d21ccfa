// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>

namespace ur::overlay_opencl {

// The functions of libOpenCL.so.1 that the vendor's adapter does not offer.
struct Driver {
  decltype(&::clCreateUserEvent) clCreateUserEvent = nullptr;
  decltype(&::clSetUserEventStatus) clSetUserEventStatus = nullptr;
  decltype(&::clSetEventCallback) clSetEventCallback = nullptr;
  decltype(&::clRetainEvent) clRetainEvent = nullptr;
  decltype(&::clReleaseEvent) clReleaseEvent = nullptr;
};

// Returns the functions of libOpenCL.so.1. Throws UNSUPPORTED_FEATURE if the library is absent or
// lacks one of them.
const Driver &driver();

} // namespace ur::overlay_opencl
