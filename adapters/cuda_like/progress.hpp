// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/host_words.hpp"
#include "adapters/cuda_like/words.hpp"

#include <atomic>
#include <cstdint>

namespace ur::cuda_like {

// The progress of a stream. The stream writes increasing numbers, the points, into a word in host
// memory. A host thread that polls the word sees the end of the stream's waits sooner than one that
// asks the driver.
class Progress {
public:
  // The caller must have made the device's primary context current.
  explicit Progress(HostWords &words) : words_(words), word_(words.take()), last_(reachedPoint()) {}
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  ~Progress() { words_.returnWord(word_); }

  // Appends a write of a new point to `words`, and returns the point. Points continue from the
  // word's old value, so that an earlier user of the word has not written the same point.
  std::uint64_t addTo(Words &words);

  // Spins for up to 50 us. Returns whether the last point that the stream wrote is `point`.
  bool spinUntil(std::uint64_t point) const noexcept;

private:
  std::uint64_t reachedPoint() const noexcept;

  HostWords &words_;
  const HostWord word_;
  std::atomic<std::uint64_t> last_;
};

} // namespace ur::cuda_like
