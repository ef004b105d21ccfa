// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/host_driver/injection.hpp"
#include "test/level_zero_driver/failure.hpp"

#include <algorithm>
#include <cstddef>
#include <new>

namespace host_driver {

// A function's name as a template argument.
template <std::size_t Size> struct Name {
  char text[Size];
  // Implicit, so that a literal can stand where a Name is wanted.
  constexpr Name(const char (&literal)[Size]) { std::copy_n(literal, Size, text); }
};

// Whether the loader or the end of the process has unloaded the driver, and what a call gets then.
bool isTornDown() noexcept;
ze_result_t refuseLateCall(const char *function) noexcept;
// Lets the driver end when the process exits, before what was made before this call.
void endAtExit();

// What the tables hold: the body behind injected failures, and no exception leaves it.
template <Name Function, auto Body> struct Entry;

template <Name Function, class... Args, ze_result_t (*Body)(Args...)> struct Entry<Function, Body> {
  static ze_result_t ZE_APICALL call(Args... args) noexcept {
    if (isTornDown())
      return refuseLateCall(Function.text);
    try {
      if (const auto failure = injector().failureOf(Function.text))
        return static_cast<ze_result_t>(*failure);
      return Body(args...);
    } catch (const Failure &failure) {
      return failure.result;
    } catch (const std::bad_alloc &) {
      return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
  }
};

} // namespace host_driver
