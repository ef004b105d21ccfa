// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"
#include "adapters/kit/thread.hpp"

#include <array>
#include <cstddef>
#include <memory>

namespace ur::native_cpu {

// From which sizes on other ways than the plain one pay, in bytes.
struct CrewLimits {
  std::size_t streamed; // copies go past the caches, which they would only empty
  std::size_t each;     // of a command, for a processor to take part
  std::size_t part;     // what a processor takes at a time
  unsigned processors;  // that there are

  // As they were measured, on the machine that this is.
  static CrewLimits ofMachine();
};

// Does the work of one queue's commands, one command at a time. Large ones are divided among
// threads that end with the command, the caller's being the first. A thread that comes late finds
// nothing left to do, and nobody waits for it. That tells of a busy machine, and so does one that
// holds up the end; then large ones are done alone for a while.
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
  std::shared_ptr<Job> last_;          // whose helpers may still run
  int alone_ = 0;                      // large commands to come that are done so
  std::array<kit::Thread, 7> helpers_; // with the caller enough to keep a memory busy
};

} // namespace ur::native_cpu
