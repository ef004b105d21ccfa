// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/function.hpp"
#include "runtime/layers/tracing/output.hpp"
#include "runtime/layers/tracing/subscribers.hpp"

#include <type_traits>

namespace ur::tracing {

// Makes this process's outputs ready; needed before the first Call of a process, also of a forked
// one. Without success there must be no Call.
bool prepare() noexcept;

// One call on its way through the layer. Whatever goes wrong in here, the call goes on.
class Call {
public:
  Call(const Function &function, const void *block) noexcept;

  // Returns `result`.
  ur_result_t end(ur_result_t result) noexcept;

private:
  ur_trace_call_t reported(ur_result_t result) const noexcept {
    return {function_.id, function_.name, block_, result};
  }

  const Function &function_;
  const void *block_;
  Output *output_; // null where nothing is to be written
  Output::Begun begun_;
  Subscribers::Observation observation_;
};

// Calls `target` with `args`, which make up a block of type Params.
template <typename Params, typename... Args>
ur_result_t trace(const Function &function, ur_result_t(UR_APICALL *target)(Args...),
                  std::type_identity_t<Args>... args) {
  Params params{&args...};
  Call call(function, sizeof...(Args) == 0 ? nullptr : &params);
  return call.end(target(args...));
}

} // namespace ur::tracing
