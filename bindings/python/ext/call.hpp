// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/input.hpp"
#include "bindings/python/ext/released.hpp"

#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::python {

// One call of a function of the API. Other Python threads can run during the call.
class Call {
public:
  explicit Call(const char *function) : function_(function) {}

  Input input(const char *name, nb::handle object) { return {scratch_, function_, name, object}; }

  // Sets a handle of the adapter that implements the call. After a failure, this adapter provides
  // the message.
  void useAdapterOf(const void *handle) { handle_ = handle; }

  // A failed call, with the adapter's message about it.
  struct Failure {
    const char *function;
    ur_result_t result;
    std::string text;
    std::int32_t systemCode;
  };

  // Calls the function. Throws a Python exception unless the call succeeds.
  template <typename Function> void run(const Function &function) const {
    try {
      const GilRelease gilRelease;
      runReleased(function);
    } catch (const Failure &failure) {
      raise(failure);
    }
  }

  // Calls the function on a thread that does not hold the interpreter's lock. Throws Failure unless
  // the call succeeds.
  template <typename Function> void runReleased(const Function &function) const {
    if (const ur_result_t result = function(); result != UR_RESULT_SUCCESS)
      throw failureOf(result);
  }

  // Throws the Python exception of a failed call.
  [[noreturn]] static void raise(const Failure &failure);

  // Calls the function twice: first for the size of the output, then with a buffer of that size.
  template <typename Output, typename Function>
  void fill(Output &output, const Function &function) const {
    run(function);
    if (output.makeRoom())
      run(function);
  }

private:
  Failure failureOf(ur_result_t result) const;

  const char *function_;
  const void *handle_ = nullptr;
  Scratch scratch_;
};

} // namespace ur::python
