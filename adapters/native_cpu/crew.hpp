// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"
#include "adapters/kit/thread.hpp"

#include <array>
#include <cstddef>
#include <memory>

namespace ur::native_cpu {

// Streaming and helper threads make a command faster if it is larger than these limits.
struct CrewLimits {
  std::size_t streamed; // larger copies bypass the caches
  std::size_t each;     // bytes of a command per additional processor
  std::size_t part;     // bytes that a thread takes at a time
  unsigned processors;  // hardware threads that this process may run on

  // Returns the limits for this machine.
  static CrewLimits ofMachine();
};

// Performs the commands of one queue, one at a time. Divides a large command among the caller and
// helper threads, which end with the command. The caller does not wait for a late helper. A late or
// slow helper is a sign of a busy machine, so the next large commands then run without helpers.
class Crew {
public:
  explicit Crew(const CrewLimits &limits) : limits_(limits) {}

  void perform(const kit::Work &work) noexcept;

private:
  class Job;

  void share(const kit::Work &work, std::size_t size, std::size_t part, bool streamed) noexcept;

  std::shared_ptr<Job> begin(const kit::Work &work, std::size_t size, std::size_t part,
                             bool streamed, std::size_t helpers) noexcept;

  const CrewLimits limits_;
  std::shared_ptr<Job> last_;          // the previous job, whose helpers may still run
  int alone_ = 0;                      // the number of next large commands that run without helpers
  std::array<kit::Thread, 7> helpers_; // with the caller, enough threads to saturate the memory
};

} // namespace ur::native_cpu
