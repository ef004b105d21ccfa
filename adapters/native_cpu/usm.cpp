// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/process.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/page_runs.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/os_calls.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/move_into_file.hpp"

#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <utility>

#include <sys/mman.h>

namespace ur {
namespace native_cpu {
namespace {

// The largest alignment of USM: a huge page.
constexpr std::uint32_t kMaxAlignment = std::uint32_t{2} << 20;

// Imported memory, or memory that is a file's from the start.
class MappedMemory final : public kit::Memory {
public:
  MappedMemory(Pages pages, base::UniqueFd file)
      : Memory(pages.address(), pages.size()), pages_(std::move(pages)), file_(std::move(file)) {}

  kit::Shared share() override { return {.fd = file_.get()}; }

private:
  const Pages pages_;
  const base::UniqueFd file_; // the file of own memory
};

// Held during the first export of an allocation.
base::ForkSafeMutex &firstShareMutex() {
  static constinit base::Immortal<base::ForkSafeMutex> instance;
  return instance.get();
}

// Private memory until its first export, which moves the pages into a file while commands and host
// threads use them.
class RunMemory final : public kit::Memory {
public:
  RunMemory(PageRun run, std::size_t used) noexcept
      : Memory(run.address(), run.size()), run_(std::move(run)), used_(used) {}

  kit::Shared share() override {
    if (!shared_.load(std::memory_order_acquire))
      moveIntoFile();
    return {.fd = file_.get()};
  }

private:
  void moveIntoFile() {
    const std::lock_guard lock(firstShareMutex());
    if (shared_.load(std::memory_order_relaxed))
      return;
    run_.willBeReplaced();
    file_ = kit::process().mover.move("ur-usm", begin, size, used_);
    shared_.store(true, std::memory_order_release);
  }

  PageRun run_;
  const std::size_t used_;
  base::UniqueFd file_;
  std::atomic<bool> shared_{false};
};

void clear(const PageRun &run) noexcept {
  constexpr std::size_t kFaster =
      std::size_t{256} << 10; // up to this size, writing zeros is faster than new page faults
  if (run.size() <= kFaster || base::os().madvise(run.address(), run.size(), MADV_DONTNEED) != 0)
    std::memset(run.address(), 0, run.size());
}

} // namespace
} // namespace native_cpu

kit::UsmLimits backend::usmLimits(ur_device_handle_t, ur_usm_type_t) {
  return {maxAllocationBytes(machine().memoryBytes), kMaxAlignment};
}

// Only device memory can be exported. If moving its pages into a file could lose concurrent writes
// of the host, it has a file and a descriptor from the start.
std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  const std::size_t bytes = roundUp(request.size, pageSize());
  if (request.type == UR_USM_TYPE_DEVICE && !kit::process().mover.canMove()) {
    base::UniqueFd file = ipc::createMemoryFile(kit::process().os, "ur-usm", bytes);
    Pages pages(file.get(), bytes, request.alignment);
    return std::make_unique<MappedMemory>(std::move(pages), std::move(file));
  }
  PageRun run(bytes, request.alignment);
  if (request.zeroed && !run.zero())
    clear(run);
  return std::make_unique<RunMemory>(std::move(run),
                                     request.asked != 0 ? request.asked : request.size);
}

std::unique_ptr<kit::Memory> backend::useHostMemory(ur_context_handle_t, void *start,
                                                    std::size_t size) {
  return std::make_unique<kit::Memory>(start, size);
}

void backend::endHostMemory(const kit::Allocation &) noexcept {}

void backend::finishUsersOf(const kit::Allocation &allocation) { allocation.waitUntilUnused(); }

std::unique_ptr<kit::Memory> backend::openMemory(ur_context_handle_t, ur_device_handle_t,
                                                 ipc::Imported imported) {
  // Maps the whole object, which keeps the offset of the handle's address within its page.
  Pages pages(imported.fd.get(), roundUp(imported.objectSize, pageSize()), 0);
  return std::make_unique<MappedMemory>(std::move(pages), base::UniqueFd());
}

// The only device can always access its own memory.
bool backend::reachesMemoryOf(ur_device_handle_t, ur_device_handle_t) { return true; }
bool backend::hasAtomicsOn(ur_device_handle_t, ur_device_handle_t) { return true; }

const char *backend::whyUnsupported(ur_device_handle_t, ur_device_info_t) { return nullptr; }

void backend::urUSMContextMemcpyExp(ur_context_handle_t, void *pDst, const void *pSrc,
                                    size_t size) {
  const kit::Allocation::Use destination = kit::useRange(pDst, size);
  const kit::Allocation::Use source = kit::useRange(pSrc, size);
  std::memmove(pDst, pSrc, size); // the ranges may overlap
}

} // namespace ur
