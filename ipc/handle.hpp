// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/config.hpp"
#include "ipc/process_identity.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace ur::ipc {

// Numbers on the wire: once given, never changed.
enum class Kind : std::uint8_t { Memory = 1, PhysicalMemory = 2, Event = 3 };
enum class AdapterId : std::uint8_t {}; // each adapter has one of its own

// An adapter as far as sharing goes.
struct AdapterTraits {
  AdapterId id;

  // All that it shares are memfds. Only they can be checked for seals, so nothing else is taken in
  // their place.
  bool memfdsOnly;
};

using DeviceUuid = std::array<std::uint8_t, 16>;
using Token = std::array<std::uint8_t, 16>;
using BrokerName = std::array<std::uint8_t, 16>;
using DriverBlob = std::array<std::byte, 64>;

inline constexpr std::size_t kHandleSize = 256;
inline constexpr std::uint64_t kHandleMagic = 0x4c444e4843504955; // "UIPCHNDL"
inline constexpr std::uint16_t kHandleVersion = 1;

// An IPC handle, field by field as it lies in the 256 bytes: little-endian, without padding.
// Everything in it is a claim of whoever made the bytes.
struct Handle {
  std::uint64_t magic = kHandleMagic;
  std::uint16_t version = kHandleVersion;
  std::uint16_t oldestReader = kHandleVersion; // the first layout version that can read this one
  std::uint16_t size = kHandleSize;
  Kind kind{};
  AdapterId adapter{};
  std::uint32_t flags = 0;
  std::uint32_t crc = 0; // CRC-32C of the 256 bytes with this field zero
  std::uint64_t serial = 0;
  Token token{};
  std::uint64_t pidNamespace = 0; // inode of the exporter's pid namespace
  std::uint32_t pid = 0;
  std::uint32_t effectiveUid = 0;
  std::uint64_t startTicks = 0; // clock ticks after boot
  std::uint64_t pidfdInode = 0; // 0 = the exporter's kernel has no unique ones
  BootId bootId{};
  std::int32_t tableFd = -1;  // hint
  std::int32_t objectFd = -1; // hint
  std::uint64_t objectDevice = 0;
  std::uint64_t objectInode = 0; // 0 = the kind has no unique inode
  std::uint64_t objectSize = 0;  // bytes
  std::uint64_t offset = 0;      // bytes from the object's start
  std::uint64_t length = 0;      // bytes from the offset
  DeviceUuid deviceUuid{};
  BrokerName brokerName{}; // all zero = no broker
  DriverBlob driverBlob{};
  std::array<std::uint8_t, 16> reserved{};
};

static_assert(std::endian::native == std::endian::little,
              "handles are little-endian: a big-endian port converts in encode and decode");
static_assert(std::is_trivially_copyable_v<Handle> && sizeof(Handle) == kHandleSize);
static_assert(offsetof(Handle, magic) == 0);
static_assert(offsetof(Handle, version) == 8 && offsetof(Handle, oldestReader) == 10);
static_assert(offsetof(Handle, size) == 12);
static_assert(offsetof(Handle, kind) == 14 && offsetof(Handle, adapter) == 15);
static_assert(offsetof(Handle, flags) == 16 && offsetof(Handle, crc) == 20);
static_assert(offsetof(Handle, serial) == 24);
static_assert(offsetof(Handle, token) == 32);
static_assert(offsetof(Handle, pidNamespace) == 48);
static_assert(offsetof(Handle, pid) == 56 && offsetof(Handle, effectiveUid) == 60);
static_assert(offsetof(Handle, startTicks) == 64 && offsetof(Handle, pidfdInode) == 72);
static_assert(offsetof(Handle, bootId) == 80);
static_assert(offsetof(Handle, tableFd) == 96 && offsetof(Handle, objectFd) == 100);
static_assert(offsetof(Handle, objectDevice) == 104 && offsetof(Handle, objectInode) == 112);
static_assert(offsetof(Handle, objectSize) == 120);
static_assert(offsetof(Handle, offset) == 128 && offsetof(Handle, length) == 136);
static_assert(offsetof(Handle, deviceUuid) == 144);
static_assert(offsetof(Handle, brokerName) == 160);
static_assert(offsetof(Handle, driverBlob) == 176);
static_assert(offsetof(Handle, reserved) == 240);

using HandleBytes = std::array<std::byte, kHandleSize>;

// The bytes of a handle; the checksum is computed here and the field in `handle` ignored.
HandleBytes encode(Handle handle) noexcept;

// Reads bytes of unknown origin: length, magic and checksum are right in what it returns, all else
// is still a claim. Never reads beyond `size`. Throws INVALID_VALUE.
Handle decode(const void *data, std::size_t size);

// What a process that opens handles knows of itself.
struct Opener {
  const ProcessIdentity &self;
  uid_t effectiveUid;
  const Config &config;
};

// What it wants to open; the handle's device must be one of `devices`.
struct Wanted {
  Kind kind;
  AdapterTraits adapter;
  std::span<const DeviceUuid> devices;
};

// Checks the claims of a decoded handle that need no other process, in this order: versions, kind,
// adapter, reserved bytes, arithmetic, boot id, device, user, pid namespace. Throws
// UNSUPPORTED_VERSION for a layout that this code cannot read, INVALID_DEVICE, INVALID_ARGUMENT for
// a user or a namespace out of reach, and INVALID_VALUE for everything else.
void check(const Handle &handle, const Wanted &wanted, const Opener &opener);

} // namespace ur::ipc
