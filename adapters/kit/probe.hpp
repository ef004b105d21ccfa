// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/log.hpp"
#include "base/error.hpp"

#include <exception>
#include <new>
#include <string>
#include <string_view>

namespace ur::kit {

// Whether a feature works on a device, and the mechanism or the reason why not.
struct ProbeAnswer {
  bool supported = false;
  std::string detail;
};

// Runs a trial of a feature. A trial returns a description of the mechanism, or throws with the
// reason why the feature does not work. Rethrows std::bad_alloc, and errors that prove nothing
// about the feature: `provesNothing(error)` returns true for them.
template <typename Trial, typename Predicate>
ProbeAnswer attempt(const Trial &trial, const Predicate &provesNothing) {
  try {
    return {.supported = true, .detail = trial()};
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const base::Error &failure) {
    if (provesNothing(failure))
      throw;
    return {.supported = false, .detail = failure.what()};
  } catch (const std::exception &failure) {
    return {.supported = false, .detail = failure.what()};
  }
}

inline void logAnswer(std::string_view device, std::string_view feature,
                      const ProbeAnswer &answer) {
  log().info("{}: {}: {}: {}", device, feature, answer.supported ? "yes" : "no", answer.detail);
}

} // namespace ur::kit
