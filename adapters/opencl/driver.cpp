// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/driver.hpp"

#include "adapters/kit/driver_library.hpp"
#include "adapters/kit/log.hpp"
#include "base/immortal.hpp"

namespace ur::opencl {
namespace {

const Driver *open() {
  kit::DriverLibrary library{"libOpenCL.so.1"};
  Driver &functions = base::immortal<Driver>();
#define UR_OPENCL_LOAD(name) library.load(functions.name, #name);
  UR_OPENCL_FUNCTIONS(UR_OPENCL_LOAD)
#undef UR_OPENCL_LOAD
#define UR_OPENCL_LOAD(name) library.loadOptional(functions.name, #name);
  UR_OPENCL_LATER_FUNCTIONS(UR_OPENCL_LOAD)
#undef UR_OPENCL_LOAD
  if (library.usable())
    return &functions;
  kit::log().info("there is no OpenCL: {}", library.problem());
  delete &functions;
  return nullptr;
}

} // namespace

const Driver *findDriver() {
  static const Driver *const found = open();
  return found;
}

} // namespace ur::opencl
