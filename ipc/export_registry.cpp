// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/export_registry.hpp"

#include "base/descriptors.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"
#include "base/system_error.hpp"

#include <algorithm>

namespace ur::ipc {
namespace {

using base::raise;

base::UniqueFd duplicate(const base::OsCalls &os, int fd) {
  int copy = base::duplicateHigh(os, fd);
  if (copy == -1 && errno == EMFILE && base::raiseFileLimit(os))
    copy = base::duplicateHigh(os, fd);
  base::requireSystem(copy,
                      "cannot duplicate the descriptor of a shared object: fcntl(F_DUPFD_CLOEXEC)");
  return base::UniqueFd(copy, os);
}

void requireValid(const ExportRequest &request) {
  if (request.offset > request.objectSize || request.length > request.objectSize - request.offset)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "cannot export {} bytes from offset {}: the object has only {} bytes", request.length,
          request.offset, request.objectSize);
  if (request.driverHandle.size() > sizeof(DriverHandle))
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "cannot export a driver handle of {} bytes: an IPC handle has room for {}",
          request.driverHandle.size(), sizeof(DriverHandle));
}

std::uint32_t secondsAfterBoot(const base::OsCalls &os) noexcept {
  timespec now{};
  os.clockGettime(CLOCK_BOOTTIME, &now);
  return static_cast<std::uint32_t>(now.tv_sec);
}

} // namespace

const void *ExportRegistry::get(const ExportRequest &request, const GetBroker &getBroker) {
  requireValid(request);
  // Make a new table if the effective user has changed, because importers reject the old table.
  if (table_ && table_->user() != os_.geteuid()) {
    revokeAll();
    table_.reset();
    exportsBySlot_.clear();
  }
  Exports newExports(1);
  Export &entry = newExports.front();
  Object *object = nullptr;
  base::ScopeGuard undo([&, hadTable = table_ != nullptr] {
    if (entry.serial != 0)
      table_->cancel(entry.serial);
    exports_.erase(entry.bytes.data());
    if (object && !object->hasHandles())
      objects_.erase(object->identity);
    if (hadTable)
      return;
    table_.reset();
    exportsBySlot_.clear();
  });
  if (!table_)
    table_ = std::make_unique<ExportTable>(os_, self_, adapter_.id);
  process_.ownTable().store(table_->inode(), std::memory_order_release);
  table_->lock();
  object = &objectOf(request);
  Handle handle = describe(request, *object);
  if (const void *handleData = reusePutHandle(*object, handle)) {
    undo.dismiss();
    return handleData;
  }
  handle.token = tokens_.next();
  exports_.emplace(entry.bytes.data(), newExports.begin());
  handle.serial = entry.serial = table_->reserve();
  if (slotOf(entry.serial) >= exportsBySlot_.size())
    exportsBySlot_.resize(slotOf(entry.serial) + 1);
  // Start the broker in the last step that can fail, because `undo` does not stop a broker.
  handle.brokerName = getBroker(object->numbers.inode != 0 || object->fd() < 0);
  undo.dismiss();

  entry.kind = request.kind;
  entry.bytes = encode(handle);
  exportsBySlot_[slotOf(entry.serial)] = &entry;
  entry.object = object;
  object->liveExports.splice(object->liveExports.begin(), newExports);
  table_->publish({.state = EntryState::Live,
                   .objectFd = handle.objectFd,
                   .serial = handle.serial,
                   .objectInode = handle.objectInode,
                   .objectSize = handle.objectSize,
                   .claim = claimHash(handle),
                   .object = object->id,
                   .facts = {.kind = request.kind,
                             .device = deviceChecksum(request.deviceUuid),
                             .creationTime = secondsAfterBoot(os_)}});
  return entry.bytes.data();
}

ObjectId ExportRegistry::nextId() {
  while (lastId_ == 0)
    lastId_ = std::bit_cast<std::array<std::uint64_t, 2>>(tokens_.next())[0];
  return ObjectId{++lastId_};
}

ExportRegistry::Object &ExportRegistry::objectOf(const ExportRequest &request) {
  const auto inspect = [&] {
    return request.fd >= 0 ? numbersOf(process_, request.fd, request.objectSize) : ObjectNumbers{};
  };
  if (const auto entry = objects_.find(request.object); entry != objects_.end()) {
    Object &object = entry->second;
    if (object.size != request.objectSize ||
        (object.requestFd != request.fd && object.numbers != inspect()))
      raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
            "cannot export: an earlier object at the same address still has live handles; the "
            "allocator must revoke an object before freeing it");
    return object;
  }
  const ObjectNumbers numbers = inspect();
  if (numbers.inode == 0 && adapter_.memfdsOnly)
    raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "cannot export: the object's descriptor is not a "
                                            "memfd, and this adapter shares only memfds");
  const bool needsDuplicate = request.fd >= 0 && !request.fdStaysOpen;
  base::UniqueFd duplicateFd =
      needsDuplicate ? base::moveHigh(os_, duplicate(os_, request.fd)) : base::UniqueFd();
  return objects_
      .emplace(request.object, Object{.identity = request.object,
                                      .requestFd = request.fd,
                                      .duplicate = std::move(duplicateFd),
                                      .numbers = numbers,
                                      .id = nextId(),
                                      .size = request.objectSize,
                                      .witness = request.witness})
      .first->second;
}

// With UR_IPC_PUT_REVOKES=0, a handle stays valid after its put. This function returns such a
// handle to the next get of the same range, so that a loop of get and put does not fill the table.
// Returns null if the object has no such handle.
const void *ExportRegistry::reusePutHandle(Object &object, const Handle &handle) noexcept {
  for (auto entry = object.putExports.begin(); entry != object.putExports.end(); ++entry) {
    Handle candidate = std::bit_cast<Handle>(entry->bytes);
    candidate.crc = 0;
    candidate.serial = 0;
    candidate.token = {};
    candidate.brokerName = {};
    if (std::bit_cast<HandleBytes>(candidate) == std::bit_cast<HandleBytes>(handle)) {
      object.liveExports.splice(object.liveExports.begin(), object.putExports, entry);
      entry->wasPut = false;
      return entry->bytes.data();
    }
  }
  return nullptr;
}

Handle ExportRegistry::describe(const ExportRequest &request, const Object &object) const {
  Handle handle{.kind = request.kind,
                .adapter = adapter_.id,
                .flags = request.flags,
                .pidNamespace = self_.pidNamespace,
                .pid = static_cast<std::uint32_t>(self_.pid),
                .effectiveUid = table_->user(),
                .startTicks = self_.startTicks,
                .pidfdInode = self_.pidfdInode,
                .bootId = self_.bootId,
                .tableFd = table_->fd(),
                .objectFd = object.fd(),
                .objectDevice = object.numbers.device,
                .objectInode = object.numbers.inode,
                .objectSize = request.objectSize,
                .offset = request.offset,
                .length = request.length,
                .deviceUuid = request.deviceUuid};
  std::ranges::copy(request.driverHandle, handle.driverHandle.begin());
  return handle;
}

// Makes the handle stale for all importers. Call it before closing the object's descriptor, because
// the kernel may reuse the number at once.
void ExportRegistry::retire(Export &entry) noexcept {
  table_->retire(entry.serial);
  exportsBySlot_[slotOf(entry.serial)] = nullptr;
  entry.object = nullptr;
}

void ExportRegistry::put(Kind kind, const void *data) {
  const auto mapEntry = exports_.find(data);
  if (mapEntry == exports_.end() || mapEntry->second->kind != kind || mapEntry->second->wasPut)
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "this process has no IPC handle of this kind at the address, or has put it already; pass "
          "the pointer that Get returned, once, in the process that called Get");
  const Exports::iterator entry = mapEntry->second;
  if (entry->object && entry->object->hasEnded())
    revoke(entry->object->identity);
  Object *const object = entry->object;
  if (!object) {
    revokedExports_.erase(entry);
  } else if (kind == Kind::Memory && !config_.putRevokes) {
    object->putExports.splice(object->putExports.begin(), object->liveExports, entry);
    entry->wasPut = true;
    return;
  } else {
    retire(*entry);
    object->liveExports.erase(entry);
    if (!object->hasHandles())
      objects_.erase(object->identity);
  }
  exports_.erase(mapEntry);
}

void ExportRegistry::revoke(const void *object) noexcept {
  const auto entry = objects_.find(object);
  if (entry == objects_.end())
    return;
  Object &revokedObject = entry->second;
  for (Export &putExport : revokedObject.putExports) {
    retire(putExport);
    exports_.erase(putExport.bytes.data());
  }
  for (Export &liveExport : revokedObject.liveExports)
    retire(liveExport);
  revokedExports_.splice(revokedExports_.begin(), revokedObject.liveExports);
  objects_.erase(entry);
}

std::optional<ExportRegistry::LiveObject> ExportRegistry::find(const Handle &handle) const {
  const std::uint32_t slot = slotOf(handle.serial);
  if (slot >= exportsBySlot_.size() || !exportsBySlot_[slot] ||
      !matchesHandle(table_->entryOf(handle.serial), handle))
    return std::nullopt;
  const Object &object = *exportsBySlot_[slot]->object;
  if (object.numbers.device != handle.objectDevice || object.hasEnded())
    return std::nullopt;
  return LiveObject{.fd = object.fd() >= 0 ? duplicate(os_, object.fd()) : base::UniqueFd(),
                    .object = object.identity};
}

void ExportRegistry::abandonInChild() noexcept {
  for (auto &[identity, object] : objects_)
    object.duplicate.reset();
  if (table_)
    table_->abandonInChild();
  exportsBySlot_.clear();
  tokens_.erase();
}

} // namespace ur::ipc
