// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::native_cpu {

// The version of the platform, the device and its driver, which is this library.
inline constexpr const char *kVersion = UR_IPC_VERSION;

} // namespace ur::native_cpu
