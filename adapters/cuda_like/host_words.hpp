// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/host_pages.hpp"
#include "ipc/memory_file.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <vector>

namespace ur::cuda_like {

// A word in host memory that streams write and wait for.
struct HostWord {
  std::uint64_t *address;
  void *deviceAddress;
};

// Words in pages that stay registered until release(), because unregistering a page makes the
// driver wait for all work of a context.
class HostWords {
public:
  // Returns an unused word with an arbitrary value. The caller must have made the device's primary
  // context current.
  HostWord take();

  // Returns a word for reuse. No enqueued command may still write it.
  void returnWord(HostWord word) noexcept;

  // Unregisters all pages. Call it before the device's primary context is released.
  void release() noexcept;

private:
  struct Page {
    Page();
    ~Page();

    ipc::Mapping memory;
    const HostPages pages;
    const std::uint64_t creatorProcess; // the base::processNumber() of the creator
  };

  std::mutex mutex_;
  std::list<Page> pages_;
  std::vector<HostWord> freeWords_; // with capacity for all words, so that returnWord() cannot fail
};

} // namespace ur::cuda_like
