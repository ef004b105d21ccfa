// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/step.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::histories {

inline constexpr std::size_t kMostHostBytes = std::size_t{1} << 18;

// How a region lies on one side; pitches of 0 mean rows and slices that follow each other.
struct Side {
  std::uint64_t x, y, z, row, slice;
  std::uint64_t base = 0; // of the buffer, in the content
};

// A region of a buffer (near) and of host memory or another buffer (far).
struct Region {
  std::uint64_t width, height, depth;
  Side near, far;

  bool isValid() const;
  bool fits(const Side &side, std::size_t size) const;
  // The host memory that the far side needs.
  std::size_t hostBytes() const;
  void copy(const Content &source, const Side &from, Content &target, const Side &to) const;
};

Region regionOf(const Step &step);

} // namespace ur::histories
