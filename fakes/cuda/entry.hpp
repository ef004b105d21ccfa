// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/failure.hpp"

#include <new>
#include <type_traits>

// The CUDA and HIP drivers have the same source. This macro selects the name that a function has in
// the driver that is compiled.
#ifdef CUDA_DRIVER_AS_HIP
#define DRIVER_NAME(cuda, hip) hip
#else
#define DRIVER_NAME(cuda, hip) cuda
#endif
#define DRIVER_VISIBLE_DEVICES DRIVER_NAME("CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES")
#define DRIVER_EXPORT extern "C" __attribute__((visibility("default")))
#define DRIVER_FUNCTION(cuda, hip) DRIVER_EXPORT cuda_driver::CUresult DRIVER_NAME(cuda, hip)

namespace cuda_driver {

// The call that must precede a function: cuInit, or none.
enum class Requirement { Init, Nothing };

// Counts the call. Returns CUDA_SUCCESS if it may run its body, otherwise an injected error, or an
// error for a driver that is not initialized, was inherited through fork, or is torn down.
CUresult checkCall(const char *function, Requirement requirement) noexcept;

// Runs the body of an exported function. Converts exceptions to result codes.
template <Requirement kRequirement = Requirement::Init, class Body>
CUresult entry(const char *function, Body &&body) noexcept {
  if (const CUresult error = checkCall(function, kRequirement); error != CUDA_SUCCESS)
    return error;
  try {
    if constexpr (std::is_void_v<decltype(body())>)
      body();
    else
      return body();
    return CUDA_SUCCESS;
  } catch (const Failure &failure) {
    return failure.code;
  } catch (const std::bad_alloc &) {
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
}

} // namespace cuda_driver
