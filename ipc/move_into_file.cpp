// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/move_into_file.hpp"

#include "base/descriptors.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"
#include "base/signals_blocked.hpp"
#include "base/system_error.hpp"
#include "ipc/mapped_ranges.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <deque>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <linux/mman.h>
#include <linux/userfaultfd.h>
#include <sched.h>
#include <sys/ioctl.h>

namespace ur::ipc {
namespace {

using base::MappedRange;
using base::raiseSystem;
using base::requireSystem;

std::uint64_t numberOf(const std::byte *address) noexcept {
  return reinterpret_cast<std::uintptr_t>(address);
}

std::size_t pageSize() noexcept { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

[[noreturn]] void raiseGuardPage(std::uint64_t offset) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "cannot share memory with a guard page (madvise MADV_GUARD_INSTALL) at offset {}: a "
              "memory file cannot have one; remove it before the first Get (MADV_GUARD_REMOVE), or "
              "protect the page with mprotect instead",
              offset);
}

// Reads /proc/thread-self/pagemap for the pages before `end`. If the file is unreadable, entry()
// returns kIsInUse for every page.
class PageMap {
public:
  // Bits of an entry; see the kernel's pagemap.rst.
  static constexpr std::uint64_t kIsInUse = std::uint64_t{3} << 62; // in memory or in swap
  static constexpr std::uint64_t kIsGuard = std::uint64_t{1} << 58; // Linux 6.15 or later

  PageMap(const base::OsCalls &os, const std::byte *end)
      : os_(os), end_(numberOf(end) / pageSize()) {}

  std::uint64_t entry(const std::byte *page) noexcept {
    const std::uint64_t number = numberOf(page) / pageSize();
    if (number < first_ || number >= first_ + count_)
      read(number);
    return count_ == 0 ? kIsInUse : entries_[number - first_];
  }

private:
  void read(std::uint64_t number) noexcept {
    constexpr std::size_t kSize = sizeof(entries_[0]);
    const ssize_t size =
        base::retryInterrupted(os_.pread, file_.get(), entries_.data(),
                               kSize * std::min<std::size_t>(entries_.size(), end_ - number),
                               static_cast<off_t>(number * kSize));
    first_ = number;
    count_ = size < 0 ? 0 : static_cast<std::size_t>(size) / kSize;
  }

  const base::OsCalls &os_;
  const std::uint64_t end_;
  const base::UniqueFd file_{os_.open("/proc/thread-self/pagemap", O_RDONLY | O_CLOEXEC, 0), os_};
  std::array<std::uint64_t, 512> entries_{};
  std::uint64_t first_ = 0;
  std::size_t count_ = 0;
};

bool isZero(const std::byte *page) noexcept {
  return page[0] == std::byte{} && std::memcmp(page, page + 1, pageSize() - 1) == 0;
}

// Passes each page to `mustCopy`, and writes the page into the file if it returns true. The
// first page belongs at `offset`. Uses pwrite, so that the kernel reads the pages: at a guard page,
// pwrite fails with EFAULT, but a read by this process would end the process.
template <typename MustCopy>
void fill(const base::OsCalls &os, int file, std::uint64_t offset, const std::byte *from,
          std::size_t size, const MustCopy &mustCopy) {
  for (std::size_t position = 0; position < size; position += pageSize()) {
    std::size_t end = position;
    while (end < size && mustCopy(from + end))
      end = std::min(end + pageSize(), size);
    while (position < end) {
      const ssize_t written = base::retryInterrupted([&] {
        return os.pwrite(file, from + position, end - position,
                         static_cast<off_t>(offset + position));
      });
      if (written == -1 && errno == EFAULT)
        raiseGuardPage(offset + position);
      position += static_cast<std::size_t>(
          requireSystem(written, "cannot share memory of {} bytes: pwrite", size));
    }
  }
}

// While this object exists, each thread that accesses a missing page of the range sleeps.
class HeldRange {
public:
  HeldRange(const base::OsCalls &os, int userfault, std::byte *begin, std::size_t size,
            std::uint64_t faults)
      : userfault_(userfault), range_{numberOf(begin), size} {
    uffdio_register request{.range = range_, .mode = faults, .ioctls = 0};
    requireSystem(os.userfaultControl(userfault_, UFFDIO_REGISTER, &request),
                  "cannot share memory of {} bytes: ioctl(UFFDIO_REGISTER)", size);
  }
  HeldRange(const HeldRange &) = delete;
  HeldRange &operator=(const HeldRange &) = delete;
  // Wakes the threads, which retry their access.
  ~HeldRange() {
    const auto &os = base::systemCalls();
    os.userfaultControl(userfault_, UFFDIO_UNREGISTER, &range_);
    // UFFDIO_UNREGISTER does not wake threads on a range that a mapping has replaced.
    os.userfaultControl(userfault_, UFFDIO_WAKE, &range_);
  }

private:
  const int userfault_;
  uffdio_range range_;
};

void requireNotExecutable(const MappedRange &range) {
  if ((range.protection & PROT_EXEC) != 0)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot share executable memory ({} bytes at offset {}): other processes could "
                "change the code that this process runs; remove the right to execute it (mprotect)",
                sizeOf(range), range.offset);
}

// Returns the mappings of a range of private anonymous memory. There are several if parts of the
// range have different access rights. The offsets of the mappings count from `begin`.
std::vector<MappedRange> partsOf(const base::OsCalls &os, std::byte *begin, std::size_t size) {
  std::vector<MappedRange> parts = mappedRanges(os, begin, begin + size);
  std::byte *end = begin;
  for (MappedRange &part : parts) {
    part.begin = std::max(part.begin, begin);
    part.end = std::min(part.end, begin + size);
    part.offset = static_cast<std::uint64_t>(part.begin - begin);
    requireNotExecutable(part);
    if (part.begin == end && !part.isShared && part.inode == 0)
      end = part.end;
  }
  if (end != begin + size)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot share memory of {} bytes: at offset {} the program has unmapped a part or "
                "mapped other memory; export memory before changing its mappings",
                size, end - begin);
  return parts;
}

// Returns all other mappings of the memory that `memory` maps. Throws if one of them has executable
// pages or guard pages.
std::vector<MappedRange> otherMappings(const base::OsCalls &os, const Mapping &memory) {
  std::vector<MappedRange> mappings = mappedRanges(
      os, nullptr, reinterpret_cast<std::byte *>(std::numeric_limits<std::uintptr_t>::max()));
  MappedRange memoryRange;
  for (const MappedRange &range : mappings)
    if (range.begin == memory.address())
      memoryRange = range;
  if (!memoryRange.begin)
    raiseSystem(ENOENT, "cannot share memory: its mapping is missing in /proc/thread-self/maps");
  std::erase_if(mappings, [&](const MappedRange &mapping) {
    return mapping.begin == memoryRange.begin || mapping.device != memoryRange.device ||
           mapping.inode != memoryRange.inode;
  });
  for (const MappedRange &mapping : mappings) {
    requireNotExecutable(mapping);
    PageMap pages(os, mapping.end);
    for (std::size_t offset = 0; offset < sizeOf(mapping); offset += pageSize())
      if ((pages.entry(mapping.begin + offset) & PageMap::kIsGuard) != 0)
        raiseGuardPage(mapping.offset + offset);
  }
  return mappings;
}

bool remap(const base::OsCalls &os, void *from, std::size_t size, void *to) noexcept {
  return os.mremap(from, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, to) != MAP_FAILED;
}

// One mapping of a file for each of `ranges`. A mapping can replace its range in one step.
class Replacements {
public:
  Replacements(const base::OsCalls &os, int file, const std::vector<MappedRange> &ranges)
      : os_(os), ranges_(ranges) {
    mappings_.reserve(ranges.size());
    for (const MappedRange &range : ranges) {
      void *const address = os_.mmap(nullptr, sizeOf(range), range.protection, MAP_SHARED, file,
                                     static_cast<off_t>(range.offset));
      if (address == MAP_FAILED)
        raiseSystem(errno, "cannot map {} shared bytes: mmap", sizeOf(range));
      mappings_.emplace_back(MappedBytes{address, sizeOf(range), &os_});
    }
  }

  // Throws if the first mapping fails. After the first mapping, other threads can write into the
  // file, so the move cannot be undone. This function therefore retries each later mapping until it
  // succeeds, which needs at most one free entry in the kernel's list of the process's mappings.
  void install() {
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      if (!installOne(os_, i)) {
        if (i == 0)
          raiseSystem(errno, "cannot map {} shared bytes: mremap", sizeOf(ranges_[i]));
        while (!installOne(base::systemCalls(), i))
          sched_yield();
      }
      static_cast<void>(mappings_[i].release());
    }
  }

  void discard() noexcept { mappings_.clear(); }

private:
  bool installOne(const base::OsCalls &os, std::size_t i) const noexcept {
    return remap(os, mappings_[i].address(), sizeOf(ranges_[i]), ranges_[i].begin);
  }

  const base::OsCalls &os_;
  const std::vector<MappedRange> &ranges_;
  std::vector<Mapping> mappings_;
};

// Returns whether `move` works. Returns nullopt after a shortage, which may be temporary.
template <typename Move> std::optional<bool> tryMove(const Move &move) {
  try {
    move();
    return true;
  } catch (const base::Error &failure) {
    const bool isShortage = failure.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
                            failure.result() == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    return isShortage ? std::nullopt : std::optional(false);
  }
}

} // namespace

base::UniqueFd Mover::move(const char *name, void *address, std::size_t size,
                           std::size_t usedSize) {
  auto *const begin = static_cast<std::byte *>(address);
  base::UniqueFd file = createMemoryFile(os_, name, size);
  const std::lock_guard lock(mutex_);
  const std::vector<MappedRange> parts = partsOf(os_, begin, size);
  Replacements replacements(os_, file.get(), parts);
  std::vector<std::byte *> movedParts;
  movedParts.reserve(parts.size());
  // A signal handler on this thread that accesses the memory would wait for this thread forever.
  const base::SignalsBlocked noHandlers;
  HeldRange heldRange(os_, userfault(), begin, size, UFFDIO_REGISTER_MODE_MISSING);
  base::ScopeGuard undo([&] {
    replacements.discard(); // makes room for the mappings of moveBack()
    for (std::size_t i = 0; i < movedParts.size(); ++i)
      moveBack(movedParts[i], parts[i]);
  });
  for (const MappedRange &part : parts) {
    std::byte *const movedPart = movedParts.emplace_back(moveAside(part));
    if ((part.protection & PROT_READ) == 0)
      requireSystem(os_.mprotect(movedPart, sizeOf(part), PROT_READ),
                    "cannot share memory of {} bytes: mprotect", size);
    PageMap pages(os_, movedPart + sizeOf(part));
    const std::size_t skippedSize = std::min(usedSize, static_cast<std::size_t>(part.offset));
    fill(os_, file.get(), part.offset, movedPart, std::min(sizeOf(part), usedSize - skippedSize),
         [&](const std::byte *page) { return (pages.entry(page) & PageMap::kIsInUse) != 0; });
  }
  replacements.install();
  undo.dismiss();
  for (std::size_t i = 0; i < movedParts.size(); ++i)
    os_.munmap(movedParts[i], sizeOf(parts[i]));
  return file;
}

// Threads that access a mapping sleep from the moment when madvise drops its pages. The pages of
// shared memory stay in the page cache, so the faults are of mode MINOR.
void Mover::moveShared(const char *name, std::size_t size, Mapping &memory,
                       base::UniqueFd &sharedFile) {
  const std::lock_guard lock(mutex_);
  if (sharedFile)
    return;
  base::UniqueFd file = createMemoryFile(os_, name, size);
  if (!memory) {
    sharedFile = std::move(file);
    return;
  }
  const std::vector<MappedRange> mappings = otherMappings(os_, memory);
  Replacements replacements(os_, file.get(), mappings);
  // A signal handler on this thread that accesses the memory would wait for this thread forever.
  const base::SignalsBlocked noHandlers;
  std::deque<HeldRange> heldRanges;
  for (const MappedRange &mapping : mappings)
    heldRanges.emplace_back(os_, userfault(), mapping.begin, sizeOf(mapping),
                            UFFDIO_REGISTER_MODE_MISSING | UFFDIO_REGISTER_MODE_MINOR);
  for (const MappedRange &mapping : mappings)
    requireSystem(os_.madvise(mapping.begin, sizeOf(mapping), MADV_DONTNEED),
                  "cannot share memory of {} bytes: madvise", size);
  fill(os_, file.get(), 0, static_cast<const std::byte *>(memory.address()), size,
       [](const std::byte *page) { return !isZero(page); });
  replacements.install();
  sharedFile = std::move(file);
  memory.reset();
}

// A forked child makes a new descriptor, because the parent's descriptor catches the page faults of
// the parent.
int Mover::userfault() {
  const pid_t self = os_.getpid();
  if (userfault_ && userfaultPid_ == self)
    return userfault_.get();
  // Prefer a descriptor that catches page faults of the kernel too, if the system allows it.
  base::UniqueFd descriptor(os_.userfaultfd(O_CLOEXEC | O_NONBLOCK), os_);
  if (!descriptor && (errno == EPERM || errno == EACCES))
    descriptor = base::UniqueFd(os_.userfaultfd(O_CLOEXEC | O_NONBLOCK | UFFD_USER_MODE_ONLY), os_);
  if (!descriptor)
    raiseSystem(errno, "cannot share memory that was allocated without a file: userfaultfd");
  uffdio_api version{.api = UFFD_API, .features = 0, .ioctls = 0};
  requireSystem(os_.userfaultControl(descriptor.get(), UFFDIO_API, &version),
                "cannot share memory that was allocated without a file: ioctl(UFFDIO_API)");
  userfault_ = base::moveHigh(os_, std::move(descriptor));
  userfaultPid_ = self;
  return userfault_.get();
}

std::byte *Mover::moveAside(const MappedRange &part) const {
  void *const movedPart = os_.mremap(part.begin, sizeOf(part), sizeOf(part),
                                     MREMAP_MAYMOVE | MREMAP_DONTUNMAP, nullptr);
  if (movedPart == MAP_FAILED)
    raiseSystem(errno, "cannot share memory of {} bytes: mremap", sizeOf(part));
  return static_cast<std::byte *>(movedPart);
}

// Retries until the kernel has room for the mapping, because other threads may wait for the pages.
void Mover::moveBack(std::byte *movedPart, const MappedRange &part) const noexcept {
  const std::size_t size = sizeOf(part);
  base::systemCalls().mprotect(movedPart, size, part.protection);
  if (!remap(os_, movedPart, size, part.begin))
    while (!remap(base::systemCalls(), movedPart, size, part.begin))
      sched_yield();
}

// Returns whether `move` works. While the answer is unknown, returns true, and the next call tries
// again.
template <typename Move> bool Mover::probe(std::atomic<Answer> &answer, const Move &move) noexcept {
  if (answer.load(std::memory_order_relaxed) == Answer::Unknown) {
    try {
      if (const std::optional<bool> works = tryMove(move))
        answer.store(*works ? Answer::Yes : Answer::No, std::memory_order_relaxed);
      const std::lock_guard lock(mutex_);
      userfault_.reset(); // until the next move
    } catch (...) {       // no memory for an error text: the answer stays unknown
      return true;
    }
  }
  return answer.load(std::memory_order_relaxed) != Answer::No;
}

bool Mover::canMove() noexcept {
  return probe(canMove_, [this] {
    const Mapping page = Mapping::ofThisProcess(os_, pageSize());
    std::memset(page.address(), 1, page.length());
    move("ur-probe", page.address(), page.length(), page.length());
  });
}

bool Mover::canMoveShared() noexcept {
  return probe(canMoveShared_, [this] {
    const std::size_t size = pageSize();
    Mapping page = Mapping::withoutFile(os_, size);
    std::memset(page.address(), 1, size);
    void *const secondAddress = os_.mremap(page.address(), 0, size, MREMAP_MAYMOVE, nullptr);
    if (secondAddress == MAP_FAILED)
      raiseSystem(errno, "cannot map memory twice: mremap");
    const Mapping secondMapping({secondAddress, size, &os_});
    base::UniqueFd file;
    moveShared("ur-probe", size, page, file);
  });
}

} // namespace ur::ipc
