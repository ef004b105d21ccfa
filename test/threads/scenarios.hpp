// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace ur::threads {

// A few threads that use the C API at the same time, and what must hold in every order.
struct Scenario {
  std::string name;
  std::function<void()> run;
};

// Starts a process that exports memory for the scenarios.
std::vector<Scenario> scenarios();

} // namespace ur::threads
