// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/opencl/driver.hpp"

#include "adapters/kit/driver_library.hpp"
#include "base/error.hpp"

namespace ur::overlay_opencl {

const Driver &driver() {
  static const Driver functions = [] {
    kit::DriverLibrary library{"libOpenCL.so.1", "libOpenCL.so"};
    Driver loaded;
    library.load(loaded.clCreateUserEvent, "clCreateUserEvent");
    library.load(loaded.clSetUserEventStatus, "clSetUserEventStatus");
    library.load(loaded.clSetEventCallback, "clSetEventCallback");
    library.load(loaded.clRetainEvent, "clRetainEvent");
    library.load(loaded.clReleaseEvent, "clReleaseEvent");
    if (!library.usable())
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "cannot use OpenCL: {}", library.problem());
    return loaded;
  }();
  return functions;
}

} // namespace ur::overlay_opencl
