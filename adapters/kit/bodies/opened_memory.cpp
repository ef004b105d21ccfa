// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/opened_memory.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/foreign_memory.hpp"
#include "adapters/kit/host_uuid.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace ur::kit {
namespace {

bool isHostMemory(const ipc::Handle &handle) noexcept { return handle.flags == kHostMemoryFlag; }

// Returns the device of the opened memory: `opener`, or null for host memory, which all devices of
// the context can access.
ur_device_handle_t deviceOf(const ipc::Handle &handle, ur_device_handle_t opener) noexcept {
  return isHostMemory(handle) ? nullptr : opener;
}

// Throws INVALID_VALUE if a handle claims host memory that is not in a memory file. The adapter
// maps host memory itself, and only memory files are sealed against truncation.
void requireMemoryFile(const ipc::Handle &handle) {
  if (isHostMemory(handle) && (handle.objectInode == 0 || handle.deviceUuid != hostUuid()))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is forged: it claims host memory, but names no memory file of the "
                "host; get a new one from the exporter");
}

Allocation::Pointer import(ur_context_handle_t context, ur_device_handle_t device,
                           ipc::Resolved &resolved, bool isSingleMapping) {
  requireMemoryFile(resolved.handle);
  ipc::Imported imported = exchange().import(resolved);
  if (isSingleMapping && imported.fd)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is stale or forged: its memory is identified by the driver's handle, "
                "but the exporter sent a descriptor; get a new handle from the exporter");
  const std::uint64_t size = imported.objectSize;
  const bool mustConfirm = isSingleMapping || resolved.handle.flags == kFetchedByDriverFlag;
  auto memory = openAndConfirm(resolved, mustConfirm, [&] {
    return backend::openMemory(context, device, std::move(imported));
  });
  requireClaimedSize(memory->size, size);
  auto allocation =
      Allocation::make(context, deviceOf(resolved.handle, device),
                       isHostMemory(resolved.handle) ? UR_USM_TYPE_HOST : UR_USM_TYPE_DEVICE, size,
                       std::move(memory));
  allocation->opened = true;
  return allocation;
}

// Returns an allocation for memory that this process exported. The allocation does not own the
// memory.
Allocation::Pointer localMemory(ur_context_handle_t context, ur_device_handle_t device,
                                const ipc::Resolved &resolved) {
  std::byte *const begin = beginOf(resolved.localObject);
  if (!begin)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "cannot open the handle: the exporter put it during the open; put it only after "
                "importers have opened it");
  const std::uint64_t size = resolved.handle.objectSize;
  return Allocation::make(context, device, UR_USM_TYPE_DEVICE, size,
                          std::make_unique<Memory>(begin, size));
}

} // namespace

OpenedMemory::OpenObjects::iterator OpenedMemory::findByName(ur_context_handle_t context,
                                                             ur_device_handle_t device,
                                                             const ipc::Resolved &resolved) {
  if (!resolved.name)
    return openObjects_.end();
  const auto [first, last] = openObjects_.equal_range({.object = resolved.name->object});
  const auto match = std::find_if(first, last, [&](const OpenObjects::value_type &entry) {
    const OpenObject &object = entry.second;
    const Allocation &memory = *object.memory;
    return object.name == resolved.name && object.flags == resolved.handle.flags &&
           memory.isOfThisProcess() && memory.context.get() == context &&
           memory.device == deviceOf(resolved.handle, device) &&
           memory.size == resolved.handle.objectSize;
  });
  return match == last ? openObjects_.end() : match;
}

OpenedMemory::OpenObjects::iterator OpenedMemory::findSingleMapping(ur_context_handle_t context,
                                                                    const ipc::Handle &handle) {
  const auto [first, last] = openObjects_.equal_range({.driverHandle = handle.driverHandle});
  const auto match = std::find_if(first, last, [](const OpenObjects::value_type &entry) {
    return entry.second.isSingleMapping;
  });
  if (match == last)
    return openObjects_.end();
  const OpenObject &object = match->second;
  if (object.flags != handle.flags)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "cannot open the handle: the driver would return older memory, which this process "
                "has open although its owner has freed it; close that memory first");
  if (object.memory->context.get() != context)
    base::raise(
        UR_RESULT_ERROR_INVALID_OPERATION,
        "cannot open the handle: its memory is open in another context of this process, and "
        "the driver opens it only once; open it in that context, or close it there first");
  if (object.memory->size != handle.objectSize)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "cannot open the handle: it is for memory of {} bytes, but this process has "
                "the same memory open with {} bytes; get a new handle from the exporter",
                handle.objectSize, object.memory->size);
  return match;
}

void *OpenedMemory::open(ur_context_handle_t context, ur_device_handle_t device,
                         ipc::Resolved &resolved) {
  const ipc::Handle &handle = resolved.handle;
  // If the exporter has a descriptor of the memory, the descriptor identifies the memory, and this
  // function ignores the driver's handle.
  const bool hasDescriptor = resolved.exporter && resolved.entry.objectFd >= 0;
  const bool isSingleMapping = (handle.flags & kSingleMappingPerProcess) && !hasDescriptor;
  std::unique_lock singleMappingLock(singleMappingMutex_, std::defer_lock);
  if (isSingleMapping)
    singleMappingLock.lock();
  {
    const std::lock_guard lock(mutex_);
    const auto match = isSingleMapping ? findSingleMapping(context, handle)
                                       : findByName(context, device, resolved);
    if (match != openObjects_.end()) {
      void *const pointer = match->second.memory->begin + handle.offset;
      pointers_.emplace(pointer, match);
      ++match->second.references;
      return pointer;
    }
  }
  const bool isLocal = isSingleMapping && resolved.localObject;
  const auto memory = isLocal ? localMemory(context, device, resolved)
                              : import(context, device, resolved, isSingleMapping);
  void *const pointer = memory->begin + handle.offset;
  const std::lock_guard lock(mutex_);
  const auto object = openObjects_.emplace(resolved.name && !isSingleMapping
                                               ? Key{.object = resolved.name->object}
                                               : Key{.driverHandle = handle.driverHandle},
                                           OpenObject{.memory = memory,
                                                      .name = resolved.name,
                                                      .flags = handle.flags,
                                                      .isSingleMapping = isSingleMapping});
  base::ScopeGuard eraseObject([&] { openObjects_.erase(object); });
  const auto entry = pointers_.emplace(pointer, object);
  base::ScopeGuard erasePointer([&] { pointers_.erase(entry); });
  if (!isLocal)
    allocations().insert(memory);
  erasePointer.dismiss();
  eraseObject.dismiss();
  return pointer;
}

bool OpenedMemory::close(ur_context_handle_t context, const void *pointer) {
  Allocation::Pointer idleMemory; // this thread has waited for the commands that use this memory
  std::unique_lock lock(mutex_);
  for (;;) {
    const auto [first, last] = pointers_.equal_range(pointer);
    const auto entry = std::find_if(first, last, [&](const Pointers::value_type &candidate) {
      return candidate.second->second.memory->context.get() == context;
    });
    if (entry == last)
      return false;
    const auto objectEntry = entry->second;
    OpenObject &object = objectEntry->second;
    if (object.references > 1) {
      --object.references;
      pointers_.erase(entry);
      return true;
    }
    // A close does not free this process's own memory, so it need not wait for commands on the
    // memory.
    const bool isLocal = !object.memory->opened;
    if (isLocal || object.memory.get() == idleMemory.get()) {
      allocations().take(object.memory->begin,
                         [&](const Allocation &listed) { return &listed == object.memory.get(); });
      object.memory->freeMemory();
      pointers_.erase(entry);
      openObjects_.erase(objectEntry);
      return true;
    }
    // Waits without the lock, because the commands may depend on an open or a close by another
    // thread.
    idleMemory = object.memory;
    lock.unlock();
    idleMemory->finishUsers();
    lock.lock();
  }
}

OpenedMemory &openedMemory() {
  static constinit base::Immortal<OpenedMemory> instance;
  return instance.get();
}

} // namespace ur::kit
