// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/handles.hpp"

constinit const std::string_view ur::native_cpu::kDevicePrefix = "Mock on ";
