// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/input.hpp"
#include "bindings/python/ext/released.hpp"

#include <cstdint>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::python {

// One call of a function of the API. The interpreter is free for other threads while it runs.
class Call {
public:
  // `first` is the handle whose adapter answers.
  explicit Call(const char *function) : function_(function) {}

  Input input(const char *name, nb::handle object) { return {scratch_, function_, name, object}; }

  // The handle whose adapter answers, which can tell why it refused.
  void answeredBy(const void *handle) { handle_ = handle; }

  // Calls; what is no success becomes an exception.
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

  // Asks how much there is, makes room for it, and asks again.
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

  // What the adapter says about the thread's last failing call.
  Refusal reason() const;
  [[noreturn]] void raise(ur_result_t result, const Refusal &refusal) const;

  const char *function_;
  const void *handle_ = nullptr;
  Scratch scratch_;
};

} // namespace ur::python
