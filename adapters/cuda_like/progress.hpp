// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/host_words.hpp"
#include "adapters/cuda_like/words.hpp"

#include <atomic>
#include <cstdint>

namespace ur::cuda_like {

// The progress of a stream, which the stream writes into a word in host memory. A host thread that
// polls the word sees the end of a wait earlier than through the driver.
class Progress {
public:
  // The caller has made the device's primary context current.
  explicit Progress(HostWords &words) : words_(words), word_(words.take()), last_(reached()) {}
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  ~Progress() { words_.returnWord(word_); }

  // Appends a write of a new point to `words`, and returns the point. Points are unique, also among
  // the earlier users of the word.
  std::uint64_t addTo(Words &words);

  // Spins for up to 50 us. Returns whether the stream reached that point.
  bool spinUntil(std::uint64_t point) const noexcept;

private:
  std::uint64_t reached() const noexcept;

  HostWords &words_;
  const HostWord word_;
  std::atomic<std::uint64_t> last_;
};

} // namespace ur::cuda_like
