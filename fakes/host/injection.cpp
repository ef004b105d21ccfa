// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/host/injection.hpp"

namespace host_driver {

std::optional<std::uint32_t> Injector::countCall(std::string_view function) {
  std::optional<std::uint32_t> result;
  for (std::size_t i = 0; i < failures_.size(); ++i) {
    const InjectedFailure &failure = failures_[i];
    if (failure.function != "*" && failure.function != function)
      continue;
    const std::uint64_t call = ++calls_[i];
    if (call == failure.firstCall || (failure.repeats && call > failure.firstCall))
      result = failure.result;
  }
  if (result)
    ++injectedCount_;
  return result;
}

} // namespace host_driver
