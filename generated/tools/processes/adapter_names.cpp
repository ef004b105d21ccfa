// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The names of the adapters, by their numbers in handles and export tables.

#include "tools/processes/adapter_names.hpp"

namespace ur::processes {

std::string_view adapterName(ipc::AdapterId id) {
  switch (static_cast<unsigned>(id)) {
  case 4:
    return "cuda";
  case 6:
    return "hip";
  case 2:
    return "level_zero";
  case 3:
    return "level_zero_v2";
  case 5:
    return "mock";
  case 1:
    return "native_cpu";
  case 9:
    return "overlay_cuda";
  case 8:
    return "overlay_level_zero";
  case 7:
    return "overlay_opencl";
  default:
    return {};
  }
}

} // namespace ur::processes
