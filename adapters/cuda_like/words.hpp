// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"

#include <cstdint>
#include <vector>

namespace ur::cuda_like {

// Words that a stream waits for and writes, one after the other, given to it by one call, if
// they are not very many: which takes little longer than that for a single word. Addresses are
// those that devices see.
class Words {
public:
  void await(void *word, std::uint64_t atLeast);
  void write(void *word, std::uint64_t value);

  bool isEmpty() const noexcept { return operations_.empty(); }

  void enqueue(Stream stream);

private:
  std::vector<WordOperation> operations_;
};

} // namespace ur::cuda_like
