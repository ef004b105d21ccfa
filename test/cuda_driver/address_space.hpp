// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/arena.hpp"
#include "test/cuda_driver/backing.hpp"
#include "test/cuda_driver/failure.hpp"

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
  Opened,     // another process's, by a legacy handle
  Mapped,     // a physical object at an address
  Host,       // cuMemHostAlloc
  Managed,    // cuMemAllocManaged
  Registered, // the application's own
};

// Addresses that the driver knows. What is not const is guarded by the address space.
struct Range {
  MemoryKind kind;
  std::uintptr_t start = 0;
  std::size_t size = 0;
  std::byte *data = nullptr; // where the driver itself reaches it
  CUcontext context = nullptr;
  int device = 0; // -2: one that the process does not see
  std::uint64_t bufferId = 0;
  bool readOnly = false;
  std::uint64_t file = 0; // of registered memory
  bool poisoned = false;  // whoever touches it loses the context

  std::shared_ptr<Backing> backing;
  std::size_t offset = 0; // in the backing
  std::shared_ptr<HostPages> pages;
  std::shared_ptr<PhysicalObject> object;
  std::map<int, CUmemAccess_flags> access; // of devices to a mapped object
  std::shared_ptr<void> place;             // gives the addresses back

  bool isHosts() const {
    return kind == MemoryKind::Host || kind == MemoryKind::Managed ||
           kind == MemoryKind::Registered;
  }
};

enum class Access { Read, Write };

// A stretch of memory as commands see it: one range, several mapped next to each other, or memory
// of the host that the driver does not know.
class Extent {
public:
  struct Piece {
    std::shared_ptr<Range> range; // keeps the memory; null for unknown memory of the host
    std::byte *data;
    std::size_t size;
  };

  explicit Extent(std::vector<Piece> pieces) : pieces_(std::move(pieces)) {}
  Extent() = default;

  // Calls with each piece of the part, in order.
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

  // Whether the host program may change or free the memory at any time.
  bool isPageable() const { return !pieces_.empty() && pieces_.front().range == nullptr; }
  bool isPoisoned() const {
    return std::ranges::any_of(pieces_, [](const Piece &piece) {
      return piece.range != nullptr && piece.range->poisoned;
    });
  }
  bool isHosts() const {
    return isPageable() || (!pieces_.empty() && pieces_.front().range->isHosts());
  }

private:
  std::vector<Piece> pieces_;
};

class AddressSpace {
public:
  // Addresses of the device until the last user of them is gone. Throws OUT_OF_MEMORY.
  std::shared_ptr<void> takePlace(std::size_t size, std::uintptr_t &start);

  void add(std::shared_ptr<Range> range);
  // False where the driver knows a part of it already.
  bool addIfFree(std::shared_ptr<Range> range);
  // The range around an address, null where there is none.
  std::shared_ptr<Range> around(std::uintptr_t address) const;
  // Removes the range that starts there and is of one of the kinds. Null where there is none.
  std::shared_ptr<Range> remove(std::uintptr_t start, std::initializer_list<MemoryKind> kinds);
  // Until no command works on a range that was removed.
  static void waitForUsers(std::shared_ptr<Range> range);
  // Removes what was allocated in a context.
  std::vector<std::shared_ptr<Range>> removeOf(CUcontext context);

  // What a device may read or write there. Throws INVALID_VALUE. A device of -1 may touch all.
  Extent extent(CUdeviceptr address, std::size_t size, Access access, int device) const;

  // The same while a command works, where a mistake is the device's: throws DeviceFault. Engines
  // for copies tell another code than those that fill.
  Extent extentAtWork(CUdeviceptr address, std::size_t size, Access access, int device,
                      CUresult fault = CUDA_ERROR_LAUNCH_FAILED) const;

  std::uint64_t nextBufferId() { return ++bufferIds_; }
  std::size_t used() const;

  // For those that look at ranges themselves.
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
