// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// What the adapter answers to the device queries that tell support of a feature. A query that is
// true here may still be false for a device.

namespace ur::level_zero {

inline constexpr bool kSupportsVirtualMemory = true;
inline constexpr bool kSupportsUsmPool = true;
inline constexpr bool kSupportsIpcMemory = true;
inline constexpr bool kSupportsIpcPhysicalMemory = true;
inline constexpr bool kSupportsReusableEvents = true;
inline constexpr bool kSupportsIpcEvent = true;
inline constexpr bool kSupportsUsmP2p = true;
inline constexpr bool kSupportsUsmContextMemcpy = true;

} // namespace ur::level_zero
