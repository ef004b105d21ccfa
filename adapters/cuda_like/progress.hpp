// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/host_pages.hpp"
#include "adapters/cuda_like/words.hpp"
#include "ipc/memory_file.hpp"

#include <atomic>
#include <cstdint>

namespace ur::cuda_like {

// How far a stream has come, told by a word of the host's that the stream writes: a host that looks
// at it sees the end of a wait sooner than the driver tells it.
class Progress {
public:
  // With a context as the current one.
  Progress();

  // A point of the stream, behind what `words` has by now. No other has its number.
  std::uint64_t addTo(Words &words);

  // Whether the stream is at that point, or gets there in the next moment.
  bool isSoonAt(std::uint64_t point) const noexcept;

private:
  const ipc::Mapping memory_;
  const HostPages pages_;
  std::atomic<std::uint64_t> last_{0};
};

} // namespace ur::cuda_like
