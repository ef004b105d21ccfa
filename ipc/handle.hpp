// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
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
static_assert(std::has_unique_object_representations_v<Handle> && sizeof(Handle) == kHandleSize,
              "no padding: the fields and their order are the layout");

using HandleBytes = std::array<std::byte, kHandleSize>;

// The bytes of a handle; the checksum is computed here and the field in `handle` ignored.
HandleBytes encode(Handle handle) noexcept;

// The device that bytes of unknown origin name, which may be no handle and claim anything.
DeviceUuid deviceIn(const void *data, std::size_t size) noexcept;

// Reads bytes of unknown origin: length, magic and checksum are right in what it returns, all else
// is still a claim. Never reads beyond `size`. Throws INVALID_VALUE.
Handle decode(const void *data, std::size_t size);

// A process that opens handles: how it calls the system, and what it knows of itself.
struct Opener {
  const base::OsCalls &os;
  const ProcessIdentity &self;
  uid_t effectiveUid;
  const Config &config;
  // The device of files that its own driver shares, see Process::driverDevice.
  dev_t driverDevice = 0;
};

// What it expects to open; the handle's device must be one of `devices`.
struct Expected {
  Kind kind;
  AdapterTraits adapter;
  std::span<const DeviceUuid> devices;
};

// Checks the claims of a decoded handle that need no other process, in this order: versions, kind,
// adapter, reserved bytes, range, boot id, device, pid namespace. Throws UNSUPPORTED_VERSION for a
// layout that this code cannot read, INVALID_DEVICE, INVALID_ARGUMENT for a namespace out of reach,
// and INVALID_VALUE for everything else.
void check(const Handle &handle, const Expected &expected, const Opener &opener);

// Says whether an object that ends without a word to the exchange still is what its handles stand
// for. Asked with locks of the exchange held and by the broker's thread, so it calls the exchange
// for nothing.
class Witness {
public:
  virtual bool isCurrent() const noexcept = 0;

protected:
  ~Witness() = default;
};

// What an adapter shares.
struct ExportRequest {
  Kind kind{};
  // The object's descriptor, or -1 for a kind that is described by its driver blob alone. Borrowed:
  // the exchange keeps a duplicate of its own while a handle lives. A memfd must carry exactly the
  // seals SHRINK, GROW and SEAL (and EXEC where it was made with MFD_NOEXEC_SEAL).
  int fd = -1;
  // It stays open until revoke, so that no duplicate is needed.
  bool fdStays = false;
  // Names the allocation or object towards revoke(); never dereferenced. Requests of one object
  // share one descriptor, so all of them pass the same fd and objectSize.
  const void *object = nullptr;
  std::uint64_t objectSize = 0; // bytes; a memfd has at least as many
  std::uint64_t offset = 0;     // bytes
  std::uint64_t length = 0;     // bytes; offset + length <= objectSize
  DeviceUuid deviceUuid{};
  std::span<const std::byte> driverBlob{}; // at most 64 bytes; zeros follow
  std::uint32_t flags = 0;                 // handed to the importer unchanged
  // Lives until the object is revoked or has no handle left; null where revoke() tells all.
  const Witness *witness = nullptr;
};

// CRC-32C (Castagnoli) of `bytes`; 0xe3069283 for "123456789".
std::uint32_t crc32c(std::span<const std::byte> bytes) noexcept;

// Fills `bytes`, at most 256, with numbers that nobody can guess. Throws where the kernel has none.
// Kernel interface: getrandom.
void fillRandom(const base::OsCalls &os, std::span<std::uint8_t> bytes);

// Tokens, of which the kernel is asked for several at once. Not thread-safe.
class Tokens {
public:
  explicit Tokens(const base::OsCalls &os) noexcept : os_(os) {}

  // Throws as fillRandom.
  Token next();

  // In a fork's child, which must not know what its parent gives out next.
  void forget() noexcept;

private:
  const base::OsCalls &os_;
  std::array<std::uint8_t, 256> numbers_{};
  std::size_t left_ = 0; // bytes, at the end
};

} // namespace ur::ipc
