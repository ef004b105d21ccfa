// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/allocation.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/ipc_blob.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/queue.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

namespace ur::level_zero {
namespace {

// The driver's handle of an allocation's start: of an interior address drivers make different
// things.
std::shared_ptr<NativeExport> nativeExportOf(ur_context_handle_t context, const void *begin) {
  return std::make_shared<NativeExport>(
      [context, begin] {
        void *base = nullptr;
        std::size_t size = 0;
        UR_ZE_CHECK(zeMemGetAddressRange, context->native(), begin, &base, &size);
        if (base != begin)
          base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                      "cannot export the memory: the driver made it a part of a larger "
                      "allocation, whose other bytes would be shared too");
        ze_ipc_mem_handle_t handle{};
        UR_ZE_CHECK(zeMemGetIpcHandle, context->native(), begin, &handle);
        ipc::DriverBlob blob{};
        std::ranges::copy(blobOf(handle), blob.begin());
        return blob;
      },
      [context](const ipc::DriverBlob &blob) {
        const ze_result_t result =
            context->driver().putMemory(context->native(), fromBlob<ze_ipc_mem_handle_t>(blob));
        if (!isMissing(result)) // without the function the handle ends with the memory
          noteFailure("zeMemPutIpcHandle", result);
      });
}

} // namespace

Allocation::Allocation(ur_context_handle_t owner, std::byte *memory, std::size_t bytes,
                       bool isImported)
    : context(owner), size(bytes), imported(isImported),
      native(isImported ? nullptr : nativeExportOf(owner, memory)), begin_(memory) {}

std::shared_ptr<Allocation> Allocation::takeOver(ur_context_handle_t owner, std::byte *memory,
                                                 std::size_t bytes, bool isImported) {
  try {
    return std::make_shared<Allocation>(owner, memory, bytes, isImported);
  } catch (...) {
    giveBack(owner, memory, isImported);
    throw;
  }
}

Allocation::~Allocation() { endNow(); }

void Allocation::end(const std::shared_ptr<Allocation> &last) {
  // Commands hold what they use. Without any there are no queues to ask, whose locks a child of
  // fork may have inherited for ever.
  if (last.use_count() > 1)
    last->context->forEachQueue([&](ur_queue_handle_t queue) { queue->finishUsersOf(*last); });
  last->endNow();
}

void Allocation::endNow() noexcept {
  if (ended_)
    return;
  ended_ = true;
  if (native)
    native->end();
  giveBack(context.get(), begin_, imported);
}

void Allocation::giveBack(ur_context_handle_t context, std::byte *memory, bool imported) noexcept {
  if (imported)
    UR_ZE_END(zeMemCloseIpcHandle, context->native(), memory);
  else
    UR_ZE_END(zeMemFree, context->native(), memory);
}

kit::AddressMap<Allocation> &allocations() {
  static auto &instance = base::immortal<kit::AddressMap<Allocation>>();
  return instance;
}

std::shared_ptr<Allocation> useRange(const void *pointer, std::size_t size) {
  auto allocation = allocations().find(pointer);
  kit::requireRange(allocation.get(), pointer, size);
  return allocation;
}

} // namespace ur::level_zero
