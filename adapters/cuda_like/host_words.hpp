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

// A word of the host's that streams write.
struct HostWord {
  std::uint64_t *address;
  void *seen; // by devices
};

// Words of pages that stay registered until here ends: giving one page up makes a driver wait for
// all work of a context.
class HostWords {
public:
  // With the device's primary context as the current one. What the word holds is of no meaning.
  HostWord take();

  // Nothing enqueued may write the word any more.
  void giveBack(HostWord word) noexcept;

  // Before the device's primary context ends.
  void end() noexcept;

private:
  struct Page {
    Page();
    ~Page();

    ipc::Mapping memory;
    const HostPages pages;
    const std::uint64_t madeIn; // base::processNumber
  };

  std::mutex mutex_;
  std::list<Page> pages_;
  std::vector<HostWord> free_; // has room for all words
};

} // namespace ur::cuda_like
