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
  allocation->openedOnce = true;
  allocation->exporter = std::move(exporter);
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

void *SharedOpens::open(ur_context_handle_t context, ur_device_handle_t device,
                        ipc::Imported imported, const std::function<void()> &confirm) {
  const std::uint64_t offset = imported.offset;
  const std::lock_guard lock(mutex_);
  if (Opening *const known = find(context, imported)) {
    void *const pointer = known->begin + offset;
    known->returned.push_back(pointer);
    return pointer;
  }
  std::list<Opening> fresh;
  Opening &opening = fresh.emplace_back(Opening{.blob = imported.driverBlob,
                                                .flags = imported.flags,
                                                .context = Retained(context),
                                                .begin = nullptr,
                                                .allocation = {},
                                                .returned = {}});
  opening.returned.reserve(1);
  if (imported.localObject) {
    opening.begin = beginHere(imported);
  } else {
    opening.allocation = openOnce(context, device, std::move(imported), confirm);
    opening.begin = opening.allocation->begin;
    allocations().insert(opening.allocation);
  }
  void *const pointer = opening.begin + offset;
  opening.returned.push_back(pointer);
  openings_.splice(openings_.end(), fresh);
  return pointer;
}

bool SharedOpens::close(ur_context_handle_t context, const void *pointer) {
  std::list<Opening> ended; // lets the context go without the lock
  const std::lock_guard lock(mutex_);
  for (auto opening = openings_.begin(); opening != openings_.end(); ++opening) {
    const auto returned = std::ranges::find(opening->returned, pointer);
    if (opening->context.get() != context || returned == opening->returned.end())
      continue;
    if (opening->returned.size() > 1) {
      opening->returned.erase(returned);
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
