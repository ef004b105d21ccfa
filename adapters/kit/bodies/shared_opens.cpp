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

Allocation::Pointer openOnce(ur_context_handle_t context, ur_device_handle_t device,
                             ipc::Imported imported, const std::function<void()> &confirm) {
  const std::uint64_t size = imported.objectSize;
  auto exporter = imported.exporter;
  auto memory = backend::openMemory(context, device, std::move(imported));
  requireWhole(memory->size, size);
  confirm();
  auto allocation = Allocation::make(context, device, UR_USM_TYPE_DEVICE, size, std::move(memory));
  allocation->opened = true;
  allocation->exporter = exporter;
  exchange().keep(std::move(exporter));
  return allocation;
}

std::byte *beginHere(const ipc::Imported &imported) {
  std::byte *const begin = beginOf(imported.localObject);
  if (!begin)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "cannot open the handle: it was put while it was opened; open it first");
  return begin;
}

} // namespace

SharedOpens::Opening *SharedOpens::find(ur_context_handle_t context,
                                        const ipc::Imported &imported) {
  const auto found = std::ranges::find(openings_, imported.driverBlob, &Opening::blob);
  if (found == openings_.end())
    return nullptr;
  if (found->flags != imported.flags)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "cannot open the handle: what its owner freed at the same address is still open "
                "here, and the driver would show that; close it first");
  if (found->context.get() != context)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "cannot open the handle: its memory is open in another context of this process, "
                "and the driver opens it once; open it in that one, or close it there first");
  return &*found;
}

void *SharedOpens::again(ur_context_handle_t context, const ipc::ObjectName &name,
                         std::uint64_t offset) {
  const std::lock_guard lock(mutex_);
  const auto known = std::ranges::find_if(openings_, [&](const Opening &opening) {
    return opening.name == name && opening.context.get() == context;
  });
  if (known == openings_.end())
    return nullptr;
  void *const pointer = known->begin + offset;
  known->returned.add(pointer);
  return pointer;
}

void *SharedOpens::open(ur_context_handle_t context, ur_device_handle_t device,
                        ipc::Imported imported, const std::function<void()> &confirm) {
  const std::uint64_t offset = imported.offset;
  const std::lock_guard lock(mutex_);
  if (Opening *const known = find(context, imported)) {
    void *const pointer = known->begin + offset;
    known->returned.add(pointer);
    return pointer;
  }
  const ipc::DriverBlob blob = imported.driverBlob;
  const std::uint32_t flags = imported.flags;
  const auto name = imported.name;
  Allocation::Pointer allocation;
  std::byte *begin = nullptr;
  if (imported.localObject) {
    begin = beginHere(imported);
  } else {
    allocation = openOnce(context, device, std::move(imported), confirm);
    begin = allocation->begin;
  }
  void *const pointer = begin + offset;
  std::list<Opening> fresh;
  fresh.push_back({.blob = blob,
                   .flags = flags,
                   .name = name,
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
