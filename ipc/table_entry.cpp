// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/table_entry.hpp"

#include <cstddef>
#include <type_traits>

#include <sodium/crypto_shorthash_siphash24.h>
#include <sodium/crypto_verify_16.h>

namespace ur::ipc {
namespace {

// What nothing else ties to the export. The rest is compared with the kernel's word, with the entry
// or with the opener's own knowledge; the descriptors are hints, and the range may be any part of
// the object.
struct HashedFields {
  std::uint16_t versions[2];
  Kind kind;
  AdapterId adapter;
  std::uint16_t size;
  std::uint32_t flags;
  std::uint32_t effectiveUid;
  std::uint64_t serial;
  std::uint64_t pidNamespace;
  std::uint64_t startTicks;
  std::uint64_t pidfdInode;
  DeviceUuid deviceUuid;
  BrokerName brokerName;
  DriverBlob driverBlob;
};
static_assert(std::has_unique_object_representations_v<HashedFields>, "padding must not be hashed");

} // namespace

static_assert(sizeof(ClaimHash) == crypto_shorthash_siphashx24_BYTES);
static_assert(sizeof(ClaimHash) == crypto_verify_16_BYTES);
static_assert(sizeof(Token) == crypto_shorthash_siphashx24_KEYBYTES);

ClaimHash claimHash(const Handle &handle) noexcept {
  HashedFields claim{.versions = {handle.version, handle.oldestReader},
                     .kind = handle.kind,
                     .adapter = handle.adapter,
                     .size = handle.size,
                     .flags = handle.flags,
                     .effectiveUid = handle.effectiveUid,
                     .serial = handle.serial,
                     .pidNamespace = handle.pidNamespace,
                     .startTicks = handle.startTicks,
                     .pidfdInode = handle.pidfdInode,
                     .deviceUuid = handle.deviceUuid,
                     .brokerName = handle.brokerName,
                     .driverBlob = handle.driverBlob};
  // Most kinds have no driver handle; its absence counts through the length.
  const std::size_t size =
      handle.driverBlob == DriverBlob{} ? offsetof(HashedFields, driverBlob) : sizeof claim;
  ClaimHash hash;
  crypto_shorthash_siphashx24(hash.data(), reinterpret_cast<const unsigned char *>(&claim), size,
                              handle.token.data());
  return hash;
}

bool standsFor(const TableEntry &entry, const Handle &handle) noexcept {
  const ClaimHash claimed = claimHash(handle);
  return crypto_verify_16(claimed.data(), entry.claim.data()) == 0 &&
         entry.state == EntryState::Live && entry.serial == handle.serial &&
         entry.objectInode == handle.objectInode && entry.objectSize == handle.objectSize;
}

} // namespace ur::ipc
