// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/pending.hpp"

#include <algorithm>

namespace ur::opencl {
namespace {

UniqueEvent retained(const UniqueEvent &command) {
  driver().clRetainEvent(command.get());
  return UniqueEvent(command.get());
}

// A command that failed has finished too: its status is negative.
bool hasFinished(const UniqueEvent &command) {
  cl_int status = CL_QUEUED;
  driver().clGetEventInfo(command.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          nullptr);
  return status <= CL_COMPLETE;
}

} // namespace

void Pending::add(const UniqueEvent &command, std::shared_ptr<const void> reads) {
  const std::lock_guard lock(mutex_);
  if (inOrder_)
    std::erase_if(commands_, [](const Command &one) { return !one.reads; });
  if (inOrder_ || reads || commands_.size() >= tidyAt_) {
    dropFinished();
    tidyAt_ = std::max<std::size_t>(64, 2 * commands_.size());
  }
  commands_.push_back({retained(command), std::move(reads)});
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
    for (const Command &command : commands_)
      commands.push_back(retained(command.event));
  }
  for (const UniqueEvent &command : commands) {
    cl_event event = command.get();
    driver().clWaitForEvents(1, &event); // also when it fails the command is over
  }
}

void Pending::dropFinished() {
  std::erase_if(commands_, [](const Command &command) { return hasFinished(command.event); });
}

} // namespace ur::opencl
