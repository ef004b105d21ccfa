// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/mapped_range.hpp"

#include "adapters/kit/address_space.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/physical_mem.hpp"
#include "adapters/kit/share.hpp"
#include "adapters/level_zero/native_export.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace ur {
namespace level_zero {
namespace {

using Run = kit::AddressSpace::Run;

[[noreturn]] void raiseRangesUnsupported() {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "cannot export mapped physical memory by its address: the driver or its loader lacks "
              "{} of Level Zero 1.18; export each physical memory with urIPCGetPhysMemHandleExp",
              newer::kExtensionIpcPhysMemHandleRange);
}

ze_ipc_mem_handle_t rangeHandleOf(ur_context_handle_t context, const std::byte *begin,
                                  std::size_t size, std::size_t count) {
  newer::IpcPhysMemHandleRangeDesc range{newer::kIpcPhysMemHandleRangeDesc, nullptr, size};
  ze_ipc_mem_handle_t handle{};
  const ze_result_t result = context->driver().getMemoryHandle(
      context->native(), static_cast<const void *>(begin), static_cast<void *>(&range), &handle);
  if (meansUnsupported(result))
    raiseRangesUnsupported();
  if (result == ZE_RESULT_ERROR_UNSUPPORTED_SIZE)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export the range: the driver does not put {} physical memory objects into "
                "one handle; export each with urIPCGetPhysMemHandleExp",
                count);
  check("zeMemGetIpcHandleWithProperties", result);
  return handle;
}

// The export of a run. It ends when its handle is put, and does not keep the memory alive.
class RangeExport {
public:
  RangeExport(ur_context_handle_t context, const Run &run)
      : native_(exportMemory(
            context,
            [context, begin = run.begin, size = run.size, count = run.memories.size()] {
              return rangeHandleOf(context, begin, size, count);
            },
            [](int) {})) {}
  RangeExport(const RangeExport &) = delete;
  RangeExport &operator=(const RangeExport &) = delete;
  ~RangeExport();

  // Obtains the handle from the driver.
  kit::HandleParts share() {
    kit::HandleParts parts = native_->share();
    lease_ = std::exchange(parts.lease, nullptr);
    return parts;
  }

  // Makes the handle stale.
  void revoke() noexcept {
    kit::exchange().revoke(this);
    native_->revoke();
  }

private:
  const std::shared_ptr<NativeExport> native_;
  std::shared_ptr<const void> lease_;
};

// The exports of runs, by the physical memory objects that they share.
struct RangeExports {
  base::ForkSafeMutex mutex;
  std::multimap<const kit::PhysicalMemory *, RangeExport *> byMemory;
};

RangeExports &rangeExports() {
  static constinit base::Immortal<RangeExports> instance;
  return instance.get();
}

// The driver closes the descriptors of a range when the range's handle is put. So a Put revokes the
// handle, even with UR_IPC_PUT_REVOKES=0.
RangeExport::~RangeExport() {
  kit::exchange().revoke(this);
  const std::lock_guard lock(rangeExports().mutex);
  std::erase_if(rangeExports().byMemory, [&](const auto &entry) { return entry.second == this; });
}

// A run that a Get has found, with its export.
class MappedRange final : public kit::ShareableObject {
public:
  MappedRange(ur_context_handle_t context, Run run)
      : context_(context), run_(std::move(run)),
        export_(std::make_shared<RangeExport>(context, run_)) {}

  const Run &run() const noexcept { return run_; }
  const void *object() const noexcept { return export_.get(); }

  // The run keeps the memory alive until the caller has made a handle. From then on, the release of
  // the memory revokes the handle.
  kit::HandleParts share() override {
    {
      const std::lock_guard lock(rangeExports().mutex);
      for (const auto &memory : run_.memories)
        rangeExports().byMemory.emplace(memory->memory.get(), export_.get());
    }
    kit::HandleParts parts;
    kit::addressSpace().callWhileMapped(context_, run_, [&] { parts = export_->share(); });
    parts.flags = kit::kFetchedByDriverFlag;
    parts.lease = export_;
    return parts;
  }

private:
  const ur_context_handle_t context_;
  const Run run_;
  const std::shared_ptr<RangeExport> export_;
};

} // namespace

void revokeRangesWith(const kit::PhysicalMemory &memory) noexcept {
  const std::lock_guard lock(rangeExports().mutex);
  const auto [first, last] = rangeExports().byMemory.equal_range(&memory);
  for (auto entry = first; entry != last; ++entry)
    entry->second->revoke();
}

} // namespace level_zero

std::optional<kit::MappedMemory> backend::findMappedMemory(ur_context_handle_t context,
                                                           const void *pointer) {
  auto run = kit::addressSpace().findRun(context, pointer);
  if (!run)
    return std::nullopt;
  if (!context->driver().sharesRanges())
    raiseRangesUnsupported();
  const auto range = std::make_shared<MappedRange>(context, *std::move(run));
  return kit::MappedMemory{.begin = range->run().begin,
                           .size = range->run().size,
                           .device = range->run().memories.front()->device,
                           .memory = range.get(),
                           .object = range->object(),
                           .owner = range};
}

// These adapters do not share memory of other libraries.
std::unique_ptr<kit::ForeignMemory> backend::findForeignMemory(ur_context_handle_t, const void *) {
  return nullptr;
}

} // namespace ur
