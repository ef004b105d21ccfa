// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/driver.hpp"
#include "adapters/overlay/adapter_library.hpp"
#include "adapters/overlay/driver_calls.hpp"
#include "base/error.hpp"

namespace ur {

backend::VendorLibrary backend::openVendor() {
  const auto library = overlay::openAdapter("libur_adapter_cuda.so.0", "no driver was found");
  if (!cuda_like::findDriver())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot use the CUDA driver libcuda.so.1: it fails to start or lacks functions; "
                "install a newer driver");
  overlay::DriverCalls::stopAtExit();
  return library;
}

} // namespace ur
