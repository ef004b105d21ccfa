// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace ur::validation {

// Where the application made a call: return addresses only, so that taking them is cheap; they
// become text when a message needs it.
class CallSite {
public:
  // No place.
  CallSite() noexcept = default;

  // The stack of this thread from `caller` on, which is the address that the layer's function
  // returns to. What lies between that and the application, other functions of this library, is
  // left out.
  static CallSite capture(const void *caller) noexcept;

  // One line a frame, innermost first, each with a line end before it:
  // `    #0 main+0x1c (/opt/app/bin/app+0x51c0)`. Functions that export no symbol show as the file
  // and the offset that addr2line takes.
  std::string text() const;

private:
  static constexpr std::size_t kDepth = 12;

  std::array<void *, kDepth> frames_{}; // null behind the last
};

} // namespace ur::validation
