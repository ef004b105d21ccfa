// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/pending.hpp"

#include <algorithm>

namespace ur::opencl {
namespace {

// A command that failed has finished too: its status is negative.
bool hasFinished(cl_event command) {
  cl_int status = CL_QUEUED;
  driver().clGetEventInfo(command, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          nullptr);
  return status <= CL_COMPLETE;
}

} // namespace

void Pending::add(UniqueEvent command) {
  const std::lock_guard lock(mutex_);
  if (inOrder_) {
    commands_.clear();
  } else if (commands_.size() >= tidyAt_) {
    dropFinished();
    tidyAt_ = std::max<std::size_t>(64, 2 * commands_.size());
  }
  commands_.push_back(std::move(command));
}

bool Pending::empty() {
  const std::lock_guard lock(mutex_);
  dropFinished();
  return commands_.empty();
}

void Pending::wait() {
  std::vector<UniqueEvent> commands;
  {
    const std::lock_guard lock(mutex_);
    for (const UniqueEvent &command : commands_) {
      driver().clRetainEvent(command.get());
      commands.emplace_back(command.get());
    }
  }
  for (const UniqueEvent &command : commands) {
    cl_event event = command.get();
    driver().clWaitForEvents(1, &event); // also when it fails the command is over
  }
}

void Pending::dropFinished() {
  std::erase_if(commands_, [](const UniqueEvent &command) { return hasFinished(command.get()); });
}

} // namespace ur::opencl
