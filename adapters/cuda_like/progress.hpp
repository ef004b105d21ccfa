// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/host_words.hpp"
#include "adapters/cuda_like/words.hpp"

#include <atomic>
#include <cstdint>

namespace ur::cuda_like {

// How far a stream has come, told by a word of the host's that the stream writes: a host that looks
// at it sees the end of a wait sooner than the driver tells it.
class Progress {
public:
  // With the device's primary context as the current one.
  explicit Progress(HostWords &words) : words_(words), word_(words.take()), last_(reached()) {}
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  ~Progress() { words_.giveBack(word_); }

  // A point of the stream, behind what `words` has by now. No other has its number, nor did any of
  // those that had the word before.
  std::uint64_t addTo(Words &words);

  // Whether the stream is at that point, or gets there in the next moment.
  bool spinUntil(std::uint64_t point) const noexcept;

private:
  std::uint64_t reached() const noexcept;

  HostWords &words_;
  const HostWord word_;
  std::atomic<std::uint64_t> last_;
};

} // namespace ur::cuda_like
