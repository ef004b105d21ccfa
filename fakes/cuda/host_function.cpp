// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/host_function.hpp"

#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"

namespace cuda_driver {
namespace {

thread_local bool isInside = false;

} // namespace

bool isInHostFunction() { return isInside; }

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuLaunchHostFunc, hipLaunchHostFunc)(CUstream stream, CUhostFn function,
                                                     void *userData) {
  return entry(__func__, [&] {
    require(function != nullptr, CUDA_ERROR_INVALID_VALUE);
    submit(*streamOf(stream), [function, userData] {
      isInside = true;
      function(userData);
      isInside = false;
    });
  });
}
