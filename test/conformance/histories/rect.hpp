// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/step.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::histories {

inline constexpr std::size_t kMaxHostBytes = std::size_t{1} << 18;

// The layout of a region on one side. A pitch of 0 means adjacent rows or slices.
struct Side {
  std::uint64_t x, y, z, row, slice;
  std::uint64_t base = 0; // offset of the buffer in the content
};

// A region of a buffer (near) and of host memory or another buffer (far).
struct Region {
  std::uint64_t width, height, depth;
  Side near, far;

  bool isValid() const;
  bool fits(const Side &side, std::size_t size) const;
  // Returns the size of the host memory that the far side needs.
  std::size_t hostBytes() const;
  void copy(const Content &source, const Side &from, Content &target, const Side &to) const;
};

Region regionOf(const Step &step);

} // namespace ur::histories
