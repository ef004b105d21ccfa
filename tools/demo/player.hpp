// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/demo/protocol.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <string>

namespace ur::demo {

// Starts one of the two processes that share an object, and talks to it. The process runs the
// program of the caller with --role and --timeout, and the program then calls playRole().
class Player {
public:
  Player(std::string role, std::chrono::seconds timeout, support::Clock::time_point deadline);

  // Sends a request and returns the answer. Throws std::runtime_error with the process's error and
  // output.
  Json ask(const Json &request);

  // Lets the process release all objects, and waits until it has exited. Throws std::runtime_error
  // if it does not exit in time or fails.
  void end();

  std::string log() const { return process_.log(); }

private:
  [[noreturn]] void fail(const Json &request, const std::string &reason) const;
  std::string logText() const;

  std::string role_;
  support::ChildProcess process_;
};

} // namespace ur::demo
