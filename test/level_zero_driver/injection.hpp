// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/switches.hpp"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <level_zero/ze_api.h>

namespace host_driver {

// The failures that ZE_HOST_DRIVER_FAIL asks for.
class Injector {
public:
  explicit Injector(const std::vector<InjectedFailure> &failures)
      : failures_(failures), calls_(failures.size()) {}

  // Counts this call, and tells what to fail with in place of it.
  std::optional<ze_result_t> failureOf(std::string_view function);

  // How many calls failed so.
  std::uint64_t injected() const { return injected_; }

private:
  const std::vector<InjectedFailure> &failures_;
  std::vector<std::atomic<std::uint64_t>> calls_;
  std::atomic<std::uint64_t> injected_ = 0;
};

Injector &injector();

} // namespace host_driver
