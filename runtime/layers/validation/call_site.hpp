// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace ur::validation {

// The stack of a call of the application. Stores only return addresses, because this is cheap.
// text() formats them when a message needs them.
class CallSite {
public:
  // Creates an empty stack.
  CallSite() noexcept = default;

  // Captures this thread's stack from `caller`, the return address of the layer's function. Omits
  // frames of this library.
  static CallSite capture(const void *caller) noexcept;

  // Returns one line per frame, innermost first. A newline precedes each line:
  //
  //     #0 main+0x1c (/opt/app/bin/app+0x51c0)
  //
  // For a function without an exported symbol, the line contains only the file and the offset,
  // which addr2line accepts.
  std::string text() const;

private:
  static constexpr std::size_t kDepth = 12;

  std::array<void *, kDepth> frames_{}; // null after the last frame
};

} // namespace ur::validation
