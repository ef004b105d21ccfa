// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"

#include <cstdint>
#include <vector>

namespace ur::cuda_like {

// A batch of waits for memory words and writes of memory words, which a stream runs in order. One
// driver call for up to kMaxWords words takes little longer than a call for one word. All addresses
// are device addresses.
class Words {
public:
  void addWait(void *word, std::uint64_t atLeast);
  void addWrite(void *word, std::uint64_t value);

  bool isEmpty() const noexcept { return operations_.empty(); }

  void enqueue(Stream stream);

private:
  std::vector<WordOperation> operations_;
};

} // namespace ur::cuda_like
