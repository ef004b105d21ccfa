// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/held_object.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "tools/processes/adapter_names.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <utility>

namespace ur::keeper {

Exchanges::Exchanges(ipc::Config config, dev_t driverDevice)
    : config_(std::move(config)), driverDevice_(driverDevice) {}

ipc::Exchange &Exchanges::forAdapter(ipc::AdapterId id) {
  if (processes::adapterName(id).empty())
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle was made by the adapter with number {}, which this keeper does not "
                "know; use a keeper of the same version as the exporter",
                static_cast<unsigned>(id));
  const std::lock_guard lock(mutex_);
  std::unique_ptr<Adapter> &adapter = adapters_[id];
  if (!adapter) {
    adapter = std::make_unique<Adapter>(id, config_);
    adapter->process.driverDevice.store(driverDevice_, std::memory_order_relaxed);
  }
  return adapter->exchange;
}

void Exchanges::close() noexcept {
  const std::lock_guard lock(mutex_);
  for (const auto &[id, adapter] : adapters_)
    adapter->exchange.close();
}

namespace {

// Without this check, a user could open memory through the keeper although its exporter denies it.
void requireExporter(const ipc::Resolved &resolved, uid_t user) {
  const uid_t exporter =
      resolved.exporter ? resolved.exporter->tableStatus.user : resolved.handle.effectiveUid;
  if (!resolved.localObject && user != exporter && user != 0)
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
                        "the handle is from process {} of user {}, but user {} asks to keep it; "
                        "only the exporter's user may do this",
                        resolved.handle.pid, exporter, user);
}

// An export of a part of a memory file keeps the whole file alive, so the whole file counts.
std::uint64_t sizeOf(int fd, std::uint64_t claimedSize) {
  struct stat status{};
  base::requireSystem(base::systemCalls().fstat(fd, &status), "cannot inspect the object: fstat");
  return S_ISREG(status.st_mode) ? std::max(claimedSize, static_cast<std::uint64_t>(status.st_size))
                                 : claimedSize;
}

} // namespace

HeldObject::HeldObject(Exchanges &exchanges, Backup &backup, std::span<const std::byte> bytes,
                       uid_t user, Usage &usage) {
  const ipc::Handle claim = ipc::decode(bytes.data(), bytes.size());
  if (claim.kind != ipc::Kind::Memory && claim.kind != ipc::Kind::PhysicalMemory)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the keeper holds only memory, because an event ends with its exporter; keep a "
                "handle of memory");
  exchange_ = &exchanges.forAdapter(claim.adapter);
  ipc::Resolved resolved = exchange_->resolve(
      claim.kind,
      {.data = bytes.data(), .size = bytes.size(), .devices = std::span(&claim.deviceUuid, 1)});
  requireExporter(resolved, user);
  ipc::Imported imported = exchange_->import(resolved);
  exchange_->cacheExporter(resolved);
  if (!imported.fd)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the memory of process {} has no descriptor: the driver frees it when that process "
                "exits; copy it to memory from urUSMDeviceAlloc (in Python with ur_ipc.share(tree, "
                "snapshot=True)), and keep the copy",
                claim.pid);
  usage.add(sizeOf(imported.fd.get(), imported.objectSize), 1);
  descriptor_ = backup.add(DescriptorRole::Object, std::move(imported.fd));
  record_ = {.descriptor = descriptor_->id(),
             .objectSize = imported.objectSize,
             .offset = imported.offset,
             .length = imported.length,
             .deviceUuid = imported.deviceUuid,
             .driverHandle = imported.driverHandle,
             .flags = imported.flags,
             .kind = claim.kind,
             .adapter = claim.adapter,
             .reserved = {}};
  makeHandle();
}

HeldObject::HeldObject(Exchanges &exchanges, SharedDescriptor descriptor,
                       const ObjectRecord &record, Usage &usage)
    : exchange_(&exchanges.forAdapter(record.adapter)), descriptor_(std::move(descriptor)),
      record_(record) {
  usage.restore(sizeOf(descriptor_->get(), record.objectSize), 1);
  makeHandle();
}

void HeldObject::makeHandle() {
  handle_ = exchange_->get({.kind = record_.kind,
                            .fd = descriptor_->get(),
                            .fdStaysOpen = true,
                            .object = this,
                            .objectSize = record_.objectSize,
                            .offset = record_.offset,
                            .length = record_.length,
                            .deviceUuid = record_.deviceUuid,
                            .driverHandle = record_.driverHandle,
                            .flags = record_.flags});
}

HeldObject::~HeldObject() { exchange_->put(record_.kind, handle_); }

std::span<const std::byte, ipc::kHandleSize> HeldObject::handle() const noexcept {
  return std::span<const std::byte, ipc::kHandleSize>(static_cast<const std::byte *>(handle_),
                                                      ipc::kHandleSize);
}

} // namespace ur::keeper
