// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace ur::kit {

// The largest supported alignment: the size of a huge page.
inline constexpr std::uint32_t kLargestRunAlignment = std::uint32_t{2} << 20;

// A range of whole private pages for one allocation. No other allocation shares these pages, so a
// file can be mapped over them. A run needs no descriptor, and usually no separate mapping.
//
// Runs up to 2 MiB are parts of reservations. All runs of a reservation have the same size, which
// is the page size times a power of two, and are aligned to that size. Each thread caches up to 1
// MiB of released runs per size, at least 2 and at most 64 runs, and reuses them without a lock.
// All threads share the other released runs. All data about a run is stored outside the run, so
// untouched pages take no memory. (Allocators such as mimalloc keep their lists in free blocks, and
// so touch a page per block.) A larger run has its own mapping. If a reservation fails, a smaller
// run also has its own mapping.
class PageRun {
public:
  PageRun() noexcept = default;

  // `size` is a multiple of the page size, `alignment` a power of two up to 2 MiB, or 0. Throws
  // OUT_OF_HOST_MEMORY. The pages may hold old contents.
  PageRun(std::size_t size, std::size_t alignment);

  PageRun(PageRun &&other) noexcept
      : address_(std::exchange(other.address_, nullptr)), size_(other.size_), zero_(other.zero_),
        sizeClass_(other.sizeClass_), fileBackedRun_(std::move(other.fileBackedRun_)) {}
  PageRun &operator=(PageRun &&other) noexcept {
    std::swap(address_, other.address_);
    std::swap(size_, other.size_);
    std::swap(zero_, other.zero_);
    std::swap(sizeClass_, other.sizeClass_);
    std::swap(fileBackedRun_, other.fileBackedRun_);
    return *this;
  }
  ~PageRun();

  std::byte *address() const noexcept { return address_; }
  std::size_t size() const noexcept { return size_; }

  // Returns whether all bytes were zero when the run was allocated.
  bool isZero() const noexcept { return zero_; }

  // Call this before a file is mapped over the run. Allocates the record with which the run returns
  // to private pages of zeros before its next use. Throws bad_alloc.
  void prepareReplacement();

  // The record of a released run that still shows a file's pages. Allocated before it is needed.
  struct FileBackedRun {
    std::byte *address = nullptr;
    std::unique_ptr<FileBackedRun> next{};
  };

private:
  static constexpr std::uint8_t kSeparateMapping = 0xff;

  std::byte *address_ = nullptr;
  std::size_t size_ = 0;
  bool zero_ = true;
  std::uint8_t sizeClass_ = kSeparateMapping;
  std::unique_ptr<FileBackedRun> fileBackedRun_;
};

} // namespace ur::kit
