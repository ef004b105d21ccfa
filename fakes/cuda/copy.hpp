// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/failure.hpp"

#include <cstddef>

namespace cuda_driver {

// One side of a copy: rows at a distance of `row` bytes.
struct Side {
  CUdeviceptr address;
  std::size_t row = 0;
};

struct Box {
  std::size_t width;
  std::size_t height = 1;

  bool empty() const { return width == 0 || height == 0; }
  std::size_t spanOf(const Side &side) const { return (height - 1) * side.row + width; }
};

enum class Return { WhenSubmitted, WhenDone };
// Whether the stream's device needs access to both sides, or each side's own device copies.
enum class By { Stream, Peers };

// Submits a copy. May wait for it if one side is pageable or both are host memory, whatever `when`
// says.
CUresult copy(const Side &to, const Side &from, const Box &box, CUstream stream, Return when,
              By by = By::Stream);

} // namespace cuda_driver
