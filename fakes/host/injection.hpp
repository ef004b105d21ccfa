// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace host_driver {

struct InjectedFailure {
  std::string function; // "*" counts the calls of all functions together
  std::uint64_t firstCall = 1;
  bool repeats = false;
  std::uint32_t result = 0;
};

// The driver calls that must fail.
class Injector {
public:
  explicit Injector(const std::vector<InjectedFailure> &failures)
      : failures_(failures), calls_(failures.size()) {}

  // Counts this call. Returns the injected result, if any.
  std::optional<std::uint32_t> countCall(std::string_view function);

  // The number of calls that failed.
  std::uint64_t injectedCount() const { return injectedCount_; }

private:
  const std::vector<InjectedFailure> &failures_;
  std::vector<std::atomic<std::uint64_t>> calls_;
  std::atomic<std::uint64_t> injectedCount_ = 0;
};

Injector &injector();

} // namespace host_driver
