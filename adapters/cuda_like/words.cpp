// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/words.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

namespace ur::cuda_like {

void Words::addWait(void *word, std::uint64_t atLeast) {
  operations_.push_back({.operation = WordOperation::kAwait,
                         .word = word,
                         .value = atLeast,
                         .flags = kWaitUntilAtLeast});
}

void Words::addWrite(void *word, std::uint64_t value) {
  operations_.push_back({.operation = WordOperation::kWrite, .word = word, .value = value});
}

void Words::enqueue(Stream stream) {
  for (std::span remaining(operations_); !remaining.empty();) {
    const std::size_t count = std::min(remaining.size(), kMaxWords);
    check(driver().streamWords(stream, static_cast<unsigned>(count), remaining.data(), 0),
          "make the stream wait for events");
    remaining = remaining.subspan(count);
  }
}

} // namespace ur::cuda_like
