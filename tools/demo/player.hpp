// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/demo/protocol.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <string>

namespace ur::demo {

// One of the processes that share, as the conductor sees it. A program that uses this class calls
// playRole() if it is started with --role and --timeout.
class Player {
public:
  Player(std::string role, std::chrono::seconds timeout, support::Clock::time_point deadline);

  // Throws std::runtime_error with the error of the process and its output.
  Json ask(const Json &request);

  // Waits until the process has released everything and exited. Throws std::runtime_error.
  void end();

  std::string log() const { return process_.log(); }

private:
  [[noreturn]] void fail(const Json &request, const std::string &reason) const;
  std::string logText() const;

  std::string role_;
  support::ChildProcess process_;
};

} // namespace ur::demo
