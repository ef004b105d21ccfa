// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/handle_claim.hpp"

#include <cstring>

#include <fmt/core.h>

namespace ur::tracing {
namespace {

template <typename T> T readAt(const void *data, std::size_t offset) noexcept {
  T value;
  std::memcpy(&value, static_cast<const std::byte *>(data) + offset, sizeof value);
  return value;
}

// Spreads the difference of a few bits over all bits (the finalizer of SplitMix64).
std::uint64_t mix(std::uint64_t value) noexcept {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

} // namespace

std::optional<HandleClaim> claimOf(const void *data, std::size_t size) noexcept {
  using ipc::Handle;
  if (!data || size != ipc::kHandleSize ||
      readAt<std::uint64_t>(data, offsetof(Handle, magic)) != ipc::kHandleMagic)
    return std::nullopt;
  HandleClaim claim{.kind = readAt<ipc::Kind>(data, offsetof(Handle, kind)),
                    .serial = readAt<std::uint64_t>(data, offsetof(Handle, serial)),
                    .pid = readAt<std::uint32_t>(data, offsetof(Handle, pid)),
                    .id = 0};
  // The id includes the start time, because serials restart in every process, and the kernel reuses
  // process ids.
  const auto start = readAt<std::uint64_t>(data, offsetof(Handle, startTicks));
  claim.id = mix(claim.serial + mix(claim.pid + mix(start)));
  return claim;
}

const char *nameOf(ipc::Kind kind) noexcept {
  switch (kind) {
  case ipc::Kind::Memory:
    return "memory handle";
  case ipc::Kind::PhysicalMemory:
    return "physical memory handle";
  case ipc::Kind::Event:
    return "event handle";
  }
  return "handle of an unknown kind";
}

std::ostream &operator<<(std::ostream &os, const HandleClaim &claim) {
  return os << fmt::format("{}, serial {:#x}, process {}", nameOf(claim.kind), claim.serial,
                           claim.pid);
}

} // namespace ur::tracing
