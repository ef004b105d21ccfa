// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

#include <unified-runtime/ur_api.h>

#include <optional>

// What the adapter answers to the device queries that tell support of a feature. A query that is
// true here may still be false for a device.

namespace ur::backend {

inline constexpr bool kSupportsVirtualMemory = true;
inline constexpr bool kSupportsUsmPool = true;
inline constexpr bool kSupportsIpcMemory = true;
inline constexpr bool kSupportsIpcPhysicalMemory = true;
inline constexpr bool kSupportsReusableEvents = true;
inline constexpr bool kSupportsIpcEvent = true;
inline constexpr bool kSupportsUsmP2p = true;
inline constexpr bool kSupportsUsmContextMemcpy = true;

// The answer to one of those queries; nothing for others.
constexpr std::optional<ur_bool_t> featureSupport(ur_device_info_t query) {
  switch (query) {
  case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    return kSupportsVirtualMemory;
  case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    return kSupportsUsmPool;
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return kSupportsIpcMemory;
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return kSupportsIpcPhysicalMemory;
  case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    return kSupportsReusableEvents;
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return kSupportsIpcEvent;
  case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
    return kSupportsUsmP2p;
  case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    return kSupportsUsmContextMemcpy;
  default:
    return std::nullopt;
  }
}

} // namespace ur::backend
