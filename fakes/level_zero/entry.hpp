// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/host/injection.hpp"
#include "fakes/level_zero/failure.hpp"

#include <algorithm>
#include <cstddef>
#include <new>

namespace host_driver {

// A function's name as a template argument.
template <std::size_t Size> struct Name {
  char text[Size];
  // Not explicit, so that a literal converts to a Name.
  constexpr Name(const char (&literal)[Size]) { std::copy_n(literal, Size, text); }
};

// Returns whether the loader or the exit of the process has torn down the driver.
bool isTornDown() noexcept;
ze_result_t refuseLateCall(const char *function) noexcept;
// Registers the teardown of the driver at exit. It runs before the destructors of objects that were
// created before this call.
void tearDownAtExit();

// The function in the tables. Injects failures, runs the body, and converts exceptions to results.
template <Name Function, auto Body> struct Entry;

template <Name Function, class... Args, ze_result_t (*Body)(Args...)> struct Entry<Function, Body> {
  static ze_result_t ZE_APICALL call(Args... args) noexcept {
    if (isTornDown())
      return refuseLateCall(Function.text);
    try {
      if (const auto failure = injector().countCall(Function.text))
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
