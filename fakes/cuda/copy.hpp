// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/failure.hpp"

#include <cstddef>

namespace cuda_driver {

// One side of a copy: rows whose starts are `pitch` bytes apart.
struct Side {
  CUdeviceptr address;
  std::size_t pitch = 0;
};

// The rows of a copy.
struct Box {
  std::size_t width; // bytes
  std::size_t height = 1;

  bool isEmpty() const { return width == 0 || height == 0; }
  std::size_t spanOf(const Side &side) const { return (height - 1) * side.pitch + width; }
};

// The time at which a copy call returns.
enum class Return { WhenSubmitted, WhenDone };
// The device that accesses the memory: the stream's device accesses both sides, or each side's
// owner accesses that side.
enum class Accessor { Stream, Owners };

// Submits a copy. If one side is pageable or both sides are host memory, this may wait for the
// copy, regardless of `returnTime`.
CUresult copy(const Side &to, const Side &from, const Box &box, CUstream stream, Return returnTime,
              Accessor accessor = Accessor::Stream);

} // namespace cuda_driver
