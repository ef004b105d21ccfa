// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/native_cpu/crew.hpp"
#include "adapters/native_cpu/signal.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace ur::native_cpu {

using kit::Copy;
using kit::Fill;
using kit::Work;

std::size_t bytesTouched(const Work &work) noexcept;

struct Command {
  Work work;
  std::vector<std::shared_ptr<Signal>> waits; // all done before it starts
  std::shared_ptr<Signal> signal;             // null when nobody can ask for it
  kit::Uses uses;                             // keep its memory, and urUSMFree waiting
  bool afterAll = false;                      // starts after every earlier command of its queue
  bool barrier = false;                       // later commands of its queue start after it

  // True when every wait is done; otherwise `sleeper` wakes up for the next that is not.
  bool ready(kit::Sleeper &sleeper);

  // True when every wait is done.
  bool ready() const noexcept;

  // Does the work, unless a command it waited for failed.
  void run(Crew &crew) noexcept;

  // Completes the signal. Called after run().
  void complete() noexcept;

private:
  std::size_t done_ = 0; // waits in front that are known to be done
  bool failed_ = false;
};

} // namespace ur::native_cpu
