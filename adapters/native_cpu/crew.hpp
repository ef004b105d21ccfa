// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"
#include "adapters/kit/thread.hpp"

#include <array>
#include <cstddef>
#include <memory>

namespace ur::native_cpu {

// How a crew performs large commands. Smaller ones gain nothing from streaming or helper threads.
struct CrewLimits {
  std::size_t streamedSize;   // copies of at least this size bypass the caches
  std::size_t bytesPerThread; // a command uses one thread for each such number of bytes
  std::size_t partBytes;      // the bytes that a thread performs before it takes the next part
  unsigned processors;        // hardware threads that this process may run on

  // Returns the limits for this machine.
  static CrewLimits ofMachine();
};

// Performs the commands of one queue, one at a time. Divides a large command among the caller and
// helper threads, which end with the command. The caller does not wait for a helper that starts
// late. If the caller waits long for a helper's last part, the machine is busy, so the next 16
// large commands run without helpers.
class Crew {
public:
  explicit Crew(const CrewLimits &limits) : limits_(limits) {}

  void perform(const kit::Work &work) noexcept;

private:
  class Job;

  void divide(const kit::Work &work, std::size_t size, std::size_t part, bool streams) noexcept;

  std::shared_ptr<Job> begin(const kit::Work &work, std::size_t size, std::size_t part,
                             bool streams, std::size_t helpers) noexcept;

  const CrewLimits limits_;
  std::shared_ptr<Job> job_;           // the previous job, whose helpers may still run
  int commandsWithoutHelpers_ = 0;     // how many further large commands run without helpers
  std::array<kit::Thread, 7> helpers_; // with the caller, enough for the full memory bandwidth
};

} // namespace ur::native_cpu
