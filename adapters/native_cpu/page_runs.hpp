// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace ur::native_cpu {

// Owns whole pages, private to the process, that nothing else lies in: they can be replaced by a
// file's without a neighbour's seeing it. They cost neither a descriptor nor, as a rule, a mapping
// of their own.
//
// Up to 2 MiB they are cut out of reservations of one size of run each, a power of two of pages, at
// multiples of their size. What a thread gives back it takes again without a lock, unless it is
// much; the rest waits for all threads. All that is known of a run is kept outside of it, so that
// pages which nobody touches take no memory: allocators that keep their lists in free blocks
// (mimalloc) touch a page for each block. Larger runs, and those that no
// reservation can be had for, are mapped and unmapped one by one.
class PageRun {
public:
  PageRun() noexcept = default;

  // `size` is a multiple of the page size, `alignment` a power of two up to 2 MiB, or 0. Throws
  // OUT_OF_HOST_MEMORY. The pages may hold what was written into earlier ones.
  PageRun(std::size_t size, std::size_t alignment);

  PageRun(PageRun &&other) noexcept
      : address_(std::exchange(other.address_, nullptr)), size_(other.size_), zero_(other.zero_),
        class_(other.class_), replaced_(std::move(other.replaced_)) {}
  PageRun &operator=(PageRun &&other) noexcept {
    std::swap(address_, other.address_);
    std::swap(size_, other.size_);
    std::swap(zero_, other.zero_);
    std::swap(class_, other.class_);
    std::swap(replaced_, other.replaced_);
    return *this;
  }
  ~PageRun();

  std::byte *address() const noexcept { return address_; }
  std::size_t size() const noexcept { return size_; }

  // Whether all bytes are zero in a run that was just taken.
  bool zero() const noexcept { return zero_; }

  // Before something else is mapped over the pages: they are to be private zeros again before
  // another run has them. Throws bad_alloc.
  void willBeReplaced();

  // A run whose pages could not be mapped again yet.
  struct Replaced {
    std::byte *address = nullptr;
    std::unique_ptr<Replaced> next{};
  };

private:
  static constexpr std::uint8_t kOwnMapping = 0xff;

  std::byte *address_ = nullptr;
  std::size_t size_ = 0;
  bool zero_ = true;
  std::uint8_t class_ = kOwnMapping; // of its size
  std::unique_ptr<Replaced> replaced_;
};

} // namespace ur::native_cpu
