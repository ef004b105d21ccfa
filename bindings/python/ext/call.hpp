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
  // `first` is the handle whose adapter implements the call.
  explicit Call(const char *function) : function_(function) {}

  Input input(const char *name, nb::handle object) { return {scratch_, function_, name, object}; }

  // Sets the handle whose adapter implements the call; `reason` asks that adapter for the error.
  void answeredBy(const void *handle) { handle_ = handle; }

  // Calls the function. Throws unless it succeeds.
  template <typename Function> void run(const Function &function) const {
    ur_result_t result = UR_RESULT_SUCCESS;
    Refusal refusal;
    {
      const Released others;
      result = function();
      if (result != UR_RESULT_SUCCESS)
        refusal = reason();
    }
    if (result != UR_RESULT_SUCCESS)
      raise(result, refusal);
  }

  // Calls the function twice: for the size of the output, and with a buffer of that size.
  template <typename Output, typename Function>
  void fill(Output &output, const Function &function) const {
    run(function);
    if (output.makeRoom())
      run(function);
  }

private:
  struct Refusal {
    std::string text;
    std::int32_t systemCode = 0;
  };

  // The adapter's message about the thread's last failed call.
  Refusal reason() const;
  [[noreturn]] void raise(ur_result_t result, const Refusal &refusal) const;

  const char *function_;
  const void *handle_ = nullptr;
  Scratch scratch_;
};

} // namespace ur::python
