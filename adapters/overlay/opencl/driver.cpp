// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/opencl/driver.hpp"

#include "adapters/kit/driver_library.hpp"
#include "base/error.hpp"

namespace ur::overlay_opencl {

const Driver &driver() {
  static const Driver functions = [] {
    kit::DriverLibrary library{"libOpenCL.so.1", "libOpenCL.so"};
    Driver result;
    library.load(result.clCreateUserEvent, "clCreateUserEvent");
    library.load(result.clSetUserEventStatus, "clSetUserEventStatus");
    library.load(result.clSetEventCallback, "clSetEventCallback");
    library.load(result.clRetainEvent, "clRetainEvent");
    library.load(result.clReleaseEvent, "clReleaseEvent");
    if (!library.isUsable())
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "cannot use OpenCL: {}", library.problem());
    return result;
  }();
  return functions;
}

} // namespace ur::overlay_opencl
