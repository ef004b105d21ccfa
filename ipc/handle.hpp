// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "ipc/process_identity.hpp"

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace ur::ipc {

// Numbers in the handle format. They never change.
enum class Kind : std::uint8_t { Memory = 1, PhysicalMemory = 2, Event = 3 };
enum class AdapterId : std::uint8_t {}; // unique for each adapter

struct AdapterTraits {
  AdapterId id;

  // The adapter shares only memfds. Importers then reject other descriptors, because only memfds
  // have seals.
  bool memfdsOnly;
};

using DeviceUuid = std::array<std::uint8_t, 16>;
using Token = std::array<std::uint8_t, 16>;
using BrokerName = std::array<std::uint8_t, 16>;
using DriverHandle = std::array<std::byte, 64>;

inline constexpr std::size_t kHandleSize = 256;
inline constexpr std::uint64_t kHandleMagic = 0x4c444e4843504955; // "UIPCHNDL"
inline constexpr std::uint16_t kHandleVersion = 1;

// The 256 bytes of an IPC handle: little-endian, without padding. Every field is an unverified
// claim.
struct Handle {
  std::uint64_t magic = kHandleMagic;
  std::uint16_t version = kHandleVersion;
  std::uint16_t minVersion = kHandleVersion; // importers must know at least this version
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
  std::uint64_t pidfdInode = 0; // 0 = the exporter's kernel has no unique pidfd inodes
  BootId bootId{};
  std::int32_t tableFd = -1;  // hint: importers verify that it is the table
  std::int32_t objectFd = -1; // hint: importers use the number in the table entry
  std::uint64_t objectDevice = 0;
  std::uint64_t objectInode = 0; // 0 = the kind has no unique inode
  std::uint64_t objectSize = 0;  // bytes
  std::uint64_t offset = 0;      // bytes from the object's start
  std::uint64_t length = 0;      // bytes from the offset
  DeviceUuid deviceUuid{};
  BrokerName brokerName{}; // all zero = no broker
  DriverHandle driverHandle{};
  std::array<std::uint8_t, 16> reserved{};
};

static_assert(std::endian::native == std::endian::little,
              "handles are little-endian: a big-endian port converts in encode and decode");
static_assert(std::has_unique_object_representations_v<Handle> && sizeof(Handle) == kHandleSize,
              "no padding: the fields and their order are the layout");

// The value of Handle::flags if the driver's handle is a fabric handle. On another machine, the
// driver finds the memory by this handle; importers on the exporter's machine ignore it. The other
// flags are in adapters/kit/memory_backend.hpp.
inline constexpr std::uint32_t kFabricFlag = 8;

using HandleBytes = std::array<std::byte, kHandleSize>;

// Returns the bytes of a handle with a new checksum.
HandleBytes encode(Handle handle) noexcept;

// Returns the device that untrusted bytes claim, or zeros if the bytes do not have a handle's
// length.
DeviceUuid deviceIn(const void *data, std::size_t size) noexcept;

// Reads untrusted bytes and checks length, magic and checksum. All other fields are still claims.
// Throws INVALID_VALUE.
Handle decode(const void *data, std::size_t size);

// The process that opens handles.
struct Opener {
  const base::OsCalls &os;
  const ProcessIdentity &self;
  uid_t effectiveUid;
  const Config &config;
  // See Process::driverDevice.
  dev_t driverDevice = 0;
  // See Process::ownTable; null for an opener that exports nothing.
  const std::atomic<ino_t> *ownTable = nullptr;
};

// The importer's requirements for a handle. `devices` lists the devices that may own the object.
struct HandleRequirements {
  Kind kind;
  AdapterTraits adapter;
  std::span<const DeviceUuid> devices;
  bool acceptsFabric = false; // accepts handles of other machines if UR_IPC_FABRIC=1
};

// Returns whether a handle comes from another machine, or from this machine before a reboot.
inline bool isRemote(const Handle &handle, const Opener &opener) noexcept {
  return handle.bootId != opener.self.bootId;
}

// Checks the claims of a decoded handle that need no facts about the exporter, in this order:
// versions, kind, adapter, reserved bytes, range, boot id, device, pid namespace. Does not check
// the device and the pid namespace of a handle that isRemote(). Throws
// - UNSUPPORTED_VERSION for a layout that this library cannot read
// - INVALID_DEVICE for a device that is not in `required.devices`
// - INVALID_ARGUMENT for a pid namespace that no transport reaches
// - INVALID_VALUE for every other claim that is wrong.
void check(const Handle &handle, const HandleRequirements &required, const Opener &opener);

// Reports whether an object still exists. Only objects that may be freed without a call of revoke()
// need a witness. The exchange calls isCurrent() while it holds its locks, even on the broker's
// thread, so isCurrent() must not call the exchange.
class Witness {
public:
  virtual bool isCurrent() const noexcept = 0;

protected:
  ~Witness() = default;
};

struct ExportRequest {
  Kind kind{};
  // The object's descriptor, or -1 if only the driver's handle identifies it. The caller keeps the
  // ownership; the exchange uses a duplicate while the object has a live handle. A memfd must have
  // exactly the seals SHRINK, GROW and SEAL (and EXEC if it was made with MFD_NOEXEC_SEAL).
  int fd = -1;
  // True if the caller keeps `fd` open until revoke(). The exchange then makes no duplicate.
  bool fdStaysOpen = false;
  // Identifies the object for revoke(); the exchange never dereferences it. All requests for one
  // object pass a descriptor of the same file and the same objectSize.
  const void *object = nullptr;
  std::uint64_t objectSize = 0; // bytes; at most the size of the memfd
  std::uint64_t offset = 0;     // bytes
  std::uint64_t length = 0;     // bytes; offset + length <= objectSize
  DeviceUuid deviceUuid{};
  std::span<const std::byte> driverHandle{}; // at most 64 bytes; zeros fill the handle's field
  std::uint32_t flags = 0;                   // the importer gets them unchanged
  // Must live until the object is revoked or has no handle left. Null if the caller always revokes
  // the object before freeing it.
  const Witness *witness = nullptr;
};

// Returns the CRC-32C (Castagnoli) of `bytes`. For "123456789" it is 0xe3069283.
std::uint32_t crc32c(std::span<const std::byte> bytes) noexcept;

// Fills `bytes`, at most 256, with cryptographically secure random values. Throws if the kernel
// returns fewer. Kernel interface: getrandom.
void fillRandom(const base::OsCalls &os, std::span<std::uint8_t> bytes);

// Makes random tokens. One system call provides 16 tokens. Not thread-safe.
class Tokens {
public:
  explicit Tokens(const base::OsCalls &os) noexcept : os_(os) {}

  // Throws as fillRandom does.
  Token next();

  // Erases the random bytes. Call it in a forked child, which must not know its parent's next
  // tokens.
  void erase() noexcept;

private:
  const base::OsCalls &os_;
  std::array<std::uint8_t, 256> numbers_{};
  std::size_t unusedBytes_ = 0; // at the end of numbers_
};

} // namespace ur::ipc
