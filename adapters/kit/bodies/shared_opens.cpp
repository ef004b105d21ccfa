// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/shared_opens.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/others_memory.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace ur::kit {
namespace {

// The driver goes to the exporter by itself, for numbers that may mean other memory by then. What
// it found is what the handle stands for if the handle is still in force afterwards.
Allocation::Pointer openOnce(ur_context_handle_t context, ur_device_handle_t device,
                             ipc::Resolved &resolved) {
  ipc::Imported imported = exchange().import(resolved);
  if (imported.fd)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is stale or forged: its driver's handle names the memory, and its "
                "exporter sent a descriptor; get a new one from the exporter");
  const std::uint64_t size = imported.objectSize;
  auto memory = backend::openMemory(context, device, std::move(imported));
  requireWhole(memory->size, size);
  exchange().confirm(resolved);
  auto allocation = Allocation::make(context, device, UR_USM_TYPE_DEVICE, size, std::move(memory));
  allocation->opened = true;
  return allocation;
}

std::byte *beginHere(const ipc::Resolved &resolved) {
  std::byte *const begin = beginOf(resolved.localObject);
  if (!begin)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "cannot open the handle: it was put while it was opened; open it first");
  return begin;
}

} // namespace

SharedOpens::Opening *SharedOpens::find(ur_context_handle_t context, const ipc::Handle &handle) {
  const auto found = std::ranges::find(openings_, handle.driverBlob, &Opening::blob);
  if (found == openings_.end())
    return nullptr;
  if (found->flags != handle.flags)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "cannot open the handle: what its owner freed at the same address is still open "
                "here, and the driver would show that; close it first");
  if (found->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "cannot open the handle: its memory is open in another context of this process, "
                "and the driver opens it once; open it in that one, or close it there first");
  if (found->size != handle.objectSize)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "cannot open the handle: it is for memory of {} bytes, and the same memory is open "
                "here with {}; get a new handle from the exporter",
                handle.objectSize, found->size);
  return &*found;
}

void *SharedOpens::open(ur_context_handle_t context, ur_device_handle_t device,
                        ipc::Resolved &resolved) {
  const ipc::Handle &handle = resolved.handle;
  const std::lock_guard lock(mutex_);
  if (Opening *const open = find(context, handle)) {
    void *const pointer = open->begin + handle.offset;
    open->returned.add(pointer);
    return pointer;
  }
  Allocation::Pointer allocation;
  std::byte *begin = nullptr;
  if (resolved.localObject) {
    begin = beginHere(resolved);
  } else {
    allocation = openOnce(context, device, resolved);
    begin = allocation->begin;
  }
  void *const pointer = begin + handle.offset;
  std::list<Opening> fresh;
  fresh.push_back({.blob = handle.driverBlob,
                   .flags = handle.flags,
                   .size = handle.objectSize,
                   .context = Retained(context),
                   .begin = begin,
                   .allocation = allocation,
                   .returned = ReturnedPointers(pointer)});
  if (allocation)
    allocations().insert(allocation);
  openings_.splice(openings_.end(), fresh);
  return pointer;
}

bool SharedOpens::close(ur_context_handle_t context, const void *pointer) {
  std::list<Opening> ended; // lets the context go without the lock
  const std::lock_guard lock(mutex_);
  for (auto opening = openings_.begin(); opening != openings_.end(); ++opening) {
    if (opening->context.get() != context || !opening->returned.contains(pointer))
      continue;
    if (!opening->returned.isLast()) {
      opening->returned.remove(pointer);
      return true;
    }
    if (opening->allocation) {
      allocations().take(opening->begin, [&](const Allocation &found) {
        return &found == opening->allocation.get();
      });
      opening->allocation->end();
    }
    ended.splice(ended.end(), openings_, opening);
    return true;
  }
  return false;
}

SharedOpens &sharedOpens() {
  static constinit base::Immortal<SharedOpens> instance;
  return instance.get();
}

} // namespace ur::kit
