// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/arena.hpp"
#include "fakes/cuda/backing.hpp"
#include "fakes/cuda/failure.hpp"
#include "fakes/host/process_pages.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace cuda_driver {

struct PhysicalObject;

enum class MemoryKind {
  Device,     // cuMemAlloc
  Pool,       // cuMemAllocAsync
  Opened,     // another process's memory, opened with a legacy handle
  Mapped,     // a physical object at an address
  Host,       // cuMemHostAlloc
  Managed,    // cuMemAllocManaged
  Registered, // the application's own memory
};

// A range of memory that the driver knows. The address space's mutex guards the members that are
// not const.
struct Range {
  MemoryKind kind;
  std::uintptr_t start = 0;
  std::size_t size = 0;
  std::byte *data = nullptr; // the driver's own address of the memory
  CUcontext context = nullptr;
  int device = 0; // kHiddenDevice: a device that the process cannot see
  std::uint64_t bufferId = 0;
  bool readOnly = false;
  host_driver::PagesOfProcess registeredPages{}; // the pages of registered memory
  bool poisoned = false; // an access to the range makes the context unusable

  std::shared_ptr<Backing> backing;
  std::size_t offset = 0; // the offset of the memory in the backing
  std::shared_ptr<HostPages> pages;
  std::shared_ptr<PhysicalObject> object;
  std::map<int, CUmemAccess_flags> access; // to a mapped object, by device
  std::shared_ptr<void> reservation;       // its destructor releases the addresses

  bool isHostMemory() const {
    return kind == MemoryKind::Host || kind == MemoryKind::Managed ||
           kind == MemoryKind::Registered;
  }
};

enum class Access { Read, Write };

// The memory of a command: one range, several adjacent mapped ranges, or host memory that the
// driver does not know.
class Extent {
public:
  struct Piece {
    std::shared_ptr<Range> range; // keeps the memory alive; null for unknown host memory
    std::byte *data;
    std::size_t size;
  };

  explicit Extent(std::vector<Piece> pieces) : pieces_(std::move(pieces)) {}
  Extent() = default;

  // Calls `visit` for each piece of the `size` bytes at `offset`, in order.
  template <class Visit> void visit(std::size_t offset, std::size_t size, Visit visit) const {
    for (const Piece &piece : pieces_) {
      if (size == 0)
        return;
      if (offset >= piece.size) {
        offset -= piece.size;
        continue;
      }
      const std::size_t part = std::min(size, piece.size - offset);
      visit(piece.data + offset, part);
      size -= part;
      offset = 0;
    }
  }

  // Returns whether the driver does not know the memory. The application may change or free such
  // memory at any time.
  bool isPageable() const { return !pieces_.empty() && pieces_.front().range == nullptr; }
  bool isPoisoned() const {
    return std::ranges::any_of(pieces_, [](const Piece &piece) {
      return piece.range != nullptr && piece.range->poisoned;
    });
  }
  bool isHostMemory() const {
    return isPageable() || (!pieces_.empty() && pieces_.front().range->isHostMemory());
  }

private:
  std::vector<Piece> pieces_;
};

// All memory that the driver knows, by address.
class AddressSpace {
public:
  // Reserves device addresses. The last owner of the result releases them. Throws OUT_OF_MEMORY.
  std::shared_ptr<void> reserve(std::size_t size, std::uintptr_t &start);

  void add(std::shared_ptr<Range> range);
  // Adds the range, or returns false if the driver already knows a part of it.
  bool addIfFree(std::shared_ptr<Range> range);
  // Returns the range that contains an address, or null.
  std::shared_ptr<Range> findAt(std::uintptr_t address) const;
  // Removes and returns the range that starts at the address, if it has one of the kinds. Returns
  // null otherwise.
  std::shared_ptr<Range> remove(std::uintptr_t start, std::initializer_list<MemoryKind> kinds);
  // Waits until no command uses a removed range.
  static void waitForUsers(std::shared_ptr<Range> range);
  // Removes the allocations of a context and returns them.
  std::vector<std::shared_ptr<Range>> removeAllOf(CUcontext context);

  // Returns the memory at an address. Throws INVALID_VALUE if the device must not access it. Device
  // -1 may access all memory.
  Extent extent(CUdeviceptr address, std::size_t size, Access access, int device) const;

  // Like extent(), but for a running command: throws DeviceFault with the code `fault`, which
  // differs between copies and fills.
  Extent extentOfRunningCommand(CUdeviceptr address, std::size_t size, Access access, int device,
                                CUresult fault = CUDA_ERROR_LAUNCH_FAILED) const;

  std::uint64_t nextBufferId() { return ++bufferIds_; }
  std::size_t usedBytes() const;

  // Callers lock it while they inspect ranges.
  std::mutex &mutex() const { return mutex_; }
  Arena &arena() { return arena_; }
  std::map<std::uintptr_t, std::shared_ptr<Range>> &ranges() { return ranges_; }

private:
  std::shared_ptr<Range> find(std::uintptr_t address) const;

  mutable std::mutex mutex_;
  Arena arena_;
  std::map<std::uintptr_t, std::shared_ptr<Range>> ranges_;
  std::atomic<std::uint64_t> bufferIds_ = 0;
};

AddressSpace &addressSpace();

} // namespace cuda_driver
