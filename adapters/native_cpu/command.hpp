// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/host_signal.hpp"
#include "adapters/native_cpu/crew.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace ur::native_cpu {

using backend::Signal;
using kit::LocalSignal;

using kit::Copy;
using kit::Fill;
using kit::Work;

// Returns the number of bytes that the work writes.
std::size_t bytesWritten(const Work &work) noexcept;

struct Command {
  Work work;
  std::vector<std::shared_ptr<Signal>> waits; // the command starts when all of them are done
  std::shared_ptr<Signal> signal;             // null if the command has no event
  kit::Uses uses;                             // make urUSMFree wait for this command
  bool startsAfterAll = false;                // waits for every earlier command of its queue
  bool isBarrier = false;                     // later commands of its queue wait for it

  // Returns true if all waits are done. Otherwise `sleeper` watches the next pending wait.
  bool isReady(kit::Sleeper &sleeper);

  // Returns true if all waits are done.
  bool isReady() const noexcept;

  // Performs the work, unless an awaited command failed.
  void run(Crew &crew) noexcept;

  // Completes the signal. Call it after run().
  void complete() noexcept;

private:
  std::size_t completedWaits_ = 0; // the number of leading waits that are done
  bool hasFailed_ = false;
};

} // namespace ur::native_cpu
