// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Runs histories in real processes, and compares each step with the model.

#include "test/conformance/histories/model.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ur::histories {

// A step whose answer differs from the model's expectation.
struct Failure {
  std::size_t stepIndex = 0; // index of the failing step in its history
  std::string text;          // the expectation, its rule and the answer
  std::string kind; // the verb and the rule; failures of one kind probably have the same cause
};

class Runner {
public:
  // `timeout` is the time limit of a step, plus the time that processes need to start.
  Runner(unsigned processes, std::chrono::milliseconds timeout);

  // Runs a history and releases all its objects. Replaces all processes after a failure.
  std::optional<Failure> run(const History &history);
  // Lets the processes exit. Returns a failure if one exits with an error.
  std::optional<Failure> finish();
  // Replaces all processes with new ones.
  void restart();
  void setTimeout(std::chrono::milliseconds timeout) { timeout_ = timeout; }

  const Abilities &abilities() const noexcept { return abilities_; }
  unsigned processes() const noexcept { return processCount_; }

private:
  void start(unsigned process);
  std::optional<Failure> compare(const History &history);
  std::optional<Failure> runStep(Model &model, const Step &step);
  void send(const Step &step);
  std::optional<Failure> revokeHandle(const Step &end, std::uint64_t delay);
  std::vector<std::uint8_t> bytesToOpen(const Step &step) const;

  unsigned processCount_;
  std::chrono::milliseconds timeout_;
  support::Clock::duration slowestStart_{}; // of a worker
  std::vector<std::unique_ptr<support::ChildProcess>> workers_;
  Abilities abilities_;
  std::map<std::uint64_t, std::vector<std::uint8_t>> handles_;
};

} // namespace ur::histories
