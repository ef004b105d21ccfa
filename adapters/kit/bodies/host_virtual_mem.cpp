// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Physical memory and address ranges of host memory, for adapters whose device is the host.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/pages.hpp"
#include "adapters/kit/process.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/scope_guard.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/move_into_file.hpp"

#include <cerrno>
#include <memory>
#include <utility>

#include <sys/mman.h>

namespace ur {
namespace kit {
namespace {

constexpr int kReservation = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;

int protectionOf(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return PROT_READ | PROT_WRITE;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? PROT_READ : PROT_NONE;
}

[[noreturn]] void raiseRangeFailure(const char *call, std::size_t size) {
  base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
              "{} of {} bytes failed: {}; free memory or raise vm.max_map_count", call, size,
              base::errorName(errno));
}

void *mapRange(void *start, std::size_t size, int protection, int flags, int file,
               std::size_t offset) {
  void *address = base::os().mmap(start, size, protection, flags, file, static_cast<off_t>(offset));
  if (address == MAP_FAILED)
    raiseRangeFailure("mmap", size);
  return address;
}

// Physical memory in a memory file. Its mappings stay valid after the descriptor is closed.
class PhysicalFile final : public PhysicalMemory {
public:
  PhysicalFile(base::UniqueFd file, std::size_t bytes)
      : PhysicalMemory(bytes), file_(std::move(file)) {}

  HandleParts share() override { return {.fd = file_.get()}; }

  std::shared_ptr<const void> map(const MapRequest &request) override {
    mapRange(request.start, request.size, protectionOf(request.access), MAP_SHARED | MAP_FIXED,
             file_.get(), request.offset);
    return nullptr;
  }

private:
  const base::UniqueFd file_;
};

// Physical memory that has no file before its first export, and no address range before its first
// mapping. The first export moves all mappings into a new file.
class MovablePhysicalMemory final : public PhysicalMemory {
public:
  using PhysicalMemory::PhysicalMemory;

  HandleParts share() override {
    process().mover.moveShared("ur-physical", size, memory_, file_);
    return {.fd = file_.get()};
  }

  std::shared_ptr<const void> map(const MapRequest &request) override {
    const std::lock_guard moveLock(process().mover);
    const int protection = protectionOf(request.access);
    if (file_) {
      mapRange(request.start, request.size, protection, MAP_SHARED | MAP_FIXED, file_.get(),
               request.offset);
      return nullptr;
    }
    if (!memory_)
      memory_ = ipc::Mapping::withoutFile(process().os, size);
    base::ScopeGuard undo([&] {
      base::os().mmap(request.start, request.size, PROT_NONE, kReservation | MAP_FIXED, -1, 0);
    });
    auto *const source = static_cast<std::byte *>(memory_.address()) + request.offset;
    const auto &os = base::os();
    // With an old size of 0, mremap adds a mapping of the same pages and keeps the old mapping.
    if (os.mremap(source, 0, request.size, MREMAP_MAYMOVE | MREMAP_FIXED, request.start) ==
        MAP_FAILED)
      raiseRangeFailure("mremap", request.size);
    if (os.mprotect(request.start, request.size, protection) != 0)
      raiseRangeFailure("mprotect", request.size);
    undo.dismiss();
    return nullptr;
  }

private:
  ipc::Mapping memory_; // the source of all mappings
  base::UniqueFd file_;
};

} // namespace
} // namespace kit

std::size_t backend::granularityOf(ur_context_handle_t, ur_device_handle_t, std::size_t) {
  return kit::pageSize();
}

std::unique_ptr<kit::PhysicalMemory>
backend::createPhysicalMemory(ur_context_handle_t, ur_device_handle_t, std::size_t size, bool) {
  if (kit::process().mover.canMoveShared())
    return std::make_unique<kit::MovablePhysicalMemory>(size);
  return std::make_unique<kit::PhysicalFile>(
      ipc::createMemoryFile(kit::process().os, "ur-physical", size), size);
}

std::unique_ptr<kit::PhysicalMemory>
backend::openPhysicalMemory(ur_context_handle_t, ur_device_handle_t, ipc::Imported imported) {
  return std::make_unique<kit::PhysicalFile>(std::move(imported.fd), imported.objectSize);
}

const bool backend::kUnmapsParts = true;

kit::ReservedRange backend::reserveRange(ur_context_handle_t, const void *hint, std::size_t size) {
  return {kit::mapRange(const_cast<void *>(hint), size, PROT_NONE, kit::kReservation, -1, 0), size};
}

void backend::freeRange(ur_context_handle_t, void *start, std::size_t size) {
  const std::lock_guard moveLock(kit::process().mover);
  if (base::os().munmap(start, size) != 0)
    kit::raiseRangeFailure("munmap", size);
}

void backend::unmapRange(ur_context_handle_t, void *start, std::size_t size) {
  const std::lock_guard moveLock(kit::process().mover);
  kit::mapRange(start, size, PROT_NONE, kit::kReservation | MAP_FIXED, -1, 0);
}

void backend::protectRange(ur_context_handle_t, void *start, std::size_t size,
                           ur_virtual_mem_access_flags_t access) {
  const std::lock_guard moveLock(kit::process().mover);
  if (base::os().mprotect(start, size, kit::protectionOf(access)) != 0)
    kit::raiseRangeFailure("mprotect", size);
}

} // namespace ur
