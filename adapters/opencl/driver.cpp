// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/driver.hpp"

#include "adapters/opencl/log.hpp"
#include "runtime/adapter/driver_library.hpp"
#include "runtime/adapter/immortal.hpp"

namespace ur::opencl {
namespace {

const Driver *open() {
  adapter::DriverLibrary library{"libOpenCL.so.1"};
  Driver &functions = adapter::immortal<Driver>();
#define UR_OPENCL_LOAD(name) library.load(functions.name, #name);
  UR_OPENCL_FUNCTIONS(UR_OPENCL_LOAD)
#undef UR_OPENCL_LOAD
#define UR_OPENCL_LOAD(name) library.loadOptional(functions.name, #name);
  UR_OPENCL_LATER_FUNCTIONS(UR_OPENCL_LOAD)
#undef UR_OPENCL_LOAD
  if (library.usable())
    return &functions;
  log().info("there is no OpenCL: {}", library.problem());
  delete &functions;
  return nullptr;
}

} // namespace

const Driver *findDriver() {
  static const Driver *const found = open();
  return found;
}

} // namespace ur::opencl
