// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/handle.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <sodium/utils.h>

namespace ur::ipc {
namespace {

using base::raise;
using base::raiseWithCode;

template <typename Bytes> bool isZero(const Bytes &bytes) noexcept { return bytes == Bytes{}; }

void checkVersions(const Handle &handle) {
  if (handle.version == 0 || handle.minVersion == 0 || handle.minVersion > handle.version)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle claims layout version {}, readable by version {} or later, and no "
          "exporter writes such a handle; pass the exporter's bytes unchanged",
          handle.version, handle.minVersion);
  if (handle.minVersion > kHandleVersion)
    raise(
        UR_RESULT_ERROR_UNSUPPORTED_VERSION,
        "the IPC handle has layout version {} and this library reads up to {}; update the library "
        "in the process that opens it",
        handle.version, kHandleVersion);
  if (handle.size != kHandleSize)
    raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the IPC handle claims a size of {} bytes, but a handle has {}; pass the exporter's bytes "
        "unchanged",
        handle.size, kHandleSize);
}

void checkKindAndAdapter(const Handle &handle, const HandleRequirements &required) {
  if (handle.kind != required.kind)
    raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the IPC handle is of kind {}, but the call opens kind {} (1 memory, 2 physical memory, 3 "
        "event); open it with the function for its kind",
        static_cast<unsigned>(handle.kind), static_cast<unsigned>(required.kind));
  if (handle.adapter != required.adapter.id)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle was made by the adapter with number {}, and this adapter has number {}; "
          "open it through the same adapter",
          static_cast<unsigned>(handle.adapter), static_cast<unsigned>(required.adapter.id));
}

void checkRange(const Handle &handle, const HandleRequirements &required) {
  // A newer layout may use the reserved bytes for facts that old readers can ignore.
  if (handle.version == kHandleVersion && !isZero(handle.reserved))
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "reserved bytes of the IPC handle are not zero; pass the exporter's bytes unchanged");
  if (handle.objectInode == 0 && (handle.objectDevice != 0 || required.adapter.memfdsOnly))
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle does not identify its memory; pass the exporter's bytes unchanged");
  if (handle.offset > handle.objectSize || handle.length > handle.objectSize - handle.offset)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle's range, {} bytes from {}, is not inside its object of {} bytes; pass "
          "the exporter's bytes unchanged",
          handle.length, handle.offset, handle.objectSize);
  const bool isRange = required.kind == Kind::Memory
                           ? handle.length != 0
                           : handle.offset == 0 && handle.length == handle.objectSize;
  if (!isRange)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle is for {} bytes at offset {}, a range that no exporter shares; pass the "
          "exporter's bytes unchanged",
          handle.length, handle.offset);
}

// Throws INVALID_VALUE unless this process accepts the handle as a fabric handle. No process of
// this machine can verify such a handle: only the driver accepts or rejects it.
void requireFabric(const Handle &handle, const HandleRequirements &required, const Opener &opener) {
  if (handle.flags == kFabricFlag && required.acceptsFabric && opener.config.fabric)
    return;
  raise(UR_RESULT_ERROR_INVALID_VALUE,
        "the IPC handle is from another machine or from before a reboot; {}",
        required.kind == Kind::Event
            ? "events work only between processes of one machine"
            : "handles work only between processes of one machine, unless both processes have "
              "UR_IPC_FABRIC=1 and a device with UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP");
}

void checkOrigin(const Handle &handle, const HandleRequirements &required, const Opener &opener) {
  if (isRemote(handle, opener))
    return requireFabric(handle, required, opener);
  if (std::ranges::find(required.devices, handle.deviceUuid) == required.devices.end())
    raise(UR_RESULT_ERROR_INVALID_DEVICE,
          "the IPC handle's object belongs to another device; open it on the device that owns it "
          "(compare UR_DEVICE_INFO_UUID)");
  if (handle.pidNamespace != opener.self.pidNamespace &&
      (isZero(handle.brokerName) || opener.config.broker == BrokerMode::Off))
    raiseWithCode(
        UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
        "the IPC handle is from pid namespace {} and this process is in {}, so only the exporter's "
        "broker can send the object; set UR_IPC_BROKER=on in the exporter, and do not set "
        "UR_IPC_BROKER=off in this process",
        handle.pidNamespace, opener.self.pidNamespace);
}

} // namespace

HandleBytes encode(Handle handle) noexcept {
  handle.crc = 0;
  handle.crc = crc32c(std::as_bytes(std::span(&handle, 1)));
  return std::bit_cast<HandleBytes>(handle);
}

DeviceUuid deviceIn(const void *data, std::size_t size) noexcept {
  DeviceUuid device{};
  if (size == kHandleSize)
    std::memcpy(device.data(), static_cast<const std::byte *>(data) + offsetof(Handle, deviceUuid),
                device.size());
  return device;
}

Handle decode(const void *data, std::size_t size) {
  if (size != kHandleSize)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle has {} bytes instead of {}; pass all bytes of the exporter's handle",
          size, kHandleSize);
  Handle handle;
  std::memcpy(&handle, data, sizeof handle);
  if (handle.magic != kHandleMagic)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the bytes are not an IPC handle (wrong magic); pass the exporter's bytes unchanged");
  const std::uint32_t claimedCrc = std::exchange(handle.crc, 0);
  if (crc32c(std::as_bytes(std::span(&handle, 1))) != claimedCrc)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "the IPC handle was damaged in transit (wrong checksum); pass the exporter's bytes "
          "unchanged");
  handle.crc = claimedCrc;
  return handle;
}

void check(const Handle &handle, const HandleRequirements &required, const Opener &opener) {
  checkVersions(handle);
  checkKindAndAdapter(handle, required);
  checkRange(handle, required);
  checkOrigin(handle, required, opener);
}

void fillRandom(const base::OsCalls &os, std::span<std::uint8_t> bytes) {
  // getrandom returns up to 256 bytes completely or not at all.
  const ssize_t size = base::retryInterrupted(os.getrandom, bytes.data(), bytes.size(), 0);
  if (size != static_cast<ssize_t>(bytes.size()))
    base::raiseSystem(size < 0 ? errno : EAGAIN, "cannot get random numbers: getrandom");
}

Token Tokens::next() {
  Token token;
  if (unusedBytes_ == 0) {
    fillRandom(os_, numbers_);
    unusedBytes_ = numbers_.size();
  }
  std::uint8_t *const first = numbers_.data() + numbers_.size() - unusedBytes_;
  std::copy_n(first, token.size(), token.begin());
  sodium_memzero(first, token.size());
  unusedBytes_ -= token.size();
  return token;
}

void Tokens::erase() noexcept {
  sodium_memzero(numbers_.data(), numbers_.size());
  unusedBytes_ = 0;
}

} // namespace ur::ipc
