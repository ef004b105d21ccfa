// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// USM memory for adapters whose device is the host. The memory moves into a file when the
// application exports it.
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/file_memory.hpp"
#include "adapters/kit/page_runs.hpp"
#include "adapters/kit/pages.hpp"
#include "adapters/kit/process.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/os_calls.hpp"
#include "ipc/move_into_file.hpp"

#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <utility>

#include <sys/mman.h>

namespace ur {
namespace kit {
namespace {

// Held during the first export of an allocation.
base::ForkSafeMutex &firstExportMutex() {
  static constinit base::Immortal<base::ForkSafeMutex> instance;
  return instance.get();
}

// Private memory until its first export. The export moves the pages into a file while commands and
// host threads may use them.
class MovableMemory final : public Memory {
public:
  MovableMemory(PageRun run, std::size_t usedSize) noexcept
      : Memory(run.address(), run.size()), run_(std::move(run)), usedSize_(usedSize) {}

  HandleParts share() override {
    if (!isInFile_.load(std::memory_order_acquire))
      moveIntoFile();
    return {.fd = file_.get()};
  }

private:
  void moveIntoFile() {
    const std::lock_guard lock(firstExportMutex());
    if (isInFile_.load(std::memory_order_relaxed))
      return;
    run_.prepareReplacement();
    file_ = process().mover.move("ur-usm", begin, size, usedSize_);
    isInFile_.store(true, std::memory_order_release);
  }

  PageRun run_;
  const std::size_t usedSize_;
  base::UniqueFd file_;
  std::atomic<bool> isInFile_{false};
};

void clear(const PageRun &run) noexcept {
  constexpr std::size_t kMemsetLimit =
      std::size_t{256} << 10; // up to this size, writing zeros is faster than new page faults
  if (run.size() <= kMemsetLimit ||
      base::os().madvise(run.address(), run.size(), MADV_DONTNEED) != 0)
    std::memset(run.address(), 0, run.size());
}

} // namespace
} // namespace kit

// If the system cannot move pages into a file safely, device and host memory have a file from the
// start. USM shared memory needs no file, because it cannot be exported.
std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  if (request.type != UR_USM_TYPE_SHARED && !kit::process().mover.canMove())
    return std::make_unique<kit::FileMemory>(
        kit::FilePages::create(request.size, request.alignment));
  kit::PageRun run(kit::roundUp(request.size, kit::pageSize()), request.alignment);
  if (request.zeroed && !run.isZero())
    kit::clear(run);
  return std::make_unique<kit::MovableMemory>(
      std::move(run), request.usedSize != 0 ? request.usedSize : request.size);
}

std::unique_ptr<kit::Memory> backend::openMemory(ur_context_handle_t, ur_device_handle_t,
                                                 ipc::Imported imported) {
  return std::make_unique<kit::FileMemory>(kit::FilePages::open(imported));
}

} // namespace ur
