// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace ur::threads {

// Threads that use the C API concurrently, and checks that must hold in every order.
struct Scenario {
  std::string name;
  std::function<void()> run;
};

// Returns all scenarios, and starts a process that exports memory for them.
std::vector<Scenario> scenarios();

} // namespace ur::threads
