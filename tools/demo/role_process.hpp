// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/demo/protocol.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <string>

namespace ur::demo {

// A child process that runs this program with --role and --timeout. The child calls runRole() and
// executes the requests of ask().
class RoleProcess {
public:
  RoleProcess(std::string role, std::chrono::seconds timeout, support::Clock::time_point deadline);

  // Sends a request and returns the answer. Throws std::runtime_error with the child's error and
  // output.
  Json ask(const Json &request);

  // Makes the child release all objects, and waits until the child has exited. Throws
  // std::runtime_error if the child fails or does not exit in time.
  void waitForExit();

  std::string log() const { return process_.log(); }

private:
  [[noreturn]] void fail(const Json &request, const std::string &reason) const;
  std::string logText() const;

  std::string role_;
  support::ChildProcess process_;
};

} // namespace ur::demo
