// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The adapters that the loader searches for.

#include "runtime/loader/search.hpp"

namespace ur::loader {

std::span<const KnownAdapter> knownAdapters() noexcept {
  static constexpr KnownAdapter kAdapters[] = {
      {"cuda", "cuda", UR_BACKEND_CUDA},
      {"hip", "hip", UR_BACKEND_HIP},
      {"level_zero", "level_zero", UR_BACKEND_LEVEL_ZERO},
      {"level_zero_v2", "level_zero", UR_BACKEND_LEVEL_ZERO},
      {"native_cpu", "native_cpu", UR_BACKEND_NATIVE_CPU},
      {"offload", "offload", UR_BACKEND_OFFLOAD},
      {"opencl", "opencl", UR_BACKEND_OPENCL},
  };
  return kAdapters;
}

std::span<const std::string_view> mockingAdapters() noexcept {
  static constexpr std::string_view kNames[] = {
      "mock",
  };
  return kNames;
}

} // namespace ur::loader
