// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/demo/protocol.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <string>

namespace ur::demo {

// The conductor's view of one of the processes that share. A program that uses this class calls
// playRole() if it is started with --role and --timeout.
class Player {
public:
  Player(std::string role, std::chrono::seconds timeout, support::Clock::time_point deadline);

  // Returns the answer to a request. Throws std::runtime_error with the process's error and output.
  Json ask(const Json &request);

  // Waits until the process has released all objects and exited. Throws std::runtime_error.
  void end();

  std::string log() const { return process_.log(); }

private:
  [[noreturn]] void fail(const Json &request, const std::string &reason) const;
  std::string logText() const;

  std::string role_;
  support::ChildProcess process_;
};

} // namespace ur::demo
