// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/event.hpp"
#include "fakes/level_zero/worker.hpp"

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace host_driver {

// A command that an append call records. It does not own its events and memory: the application
// must keep them until the list has run.
struct Command {
  const Device *device = nullptr; // the list's device
  std::vector<std::weak_ptr<Event>> waits;
  std::function<void()> work;
  std::vector<std::weak_ptr<Allocation>> memory; // the memory that the work accesses
  std::optional<std::weak_ptr<Object>> kernel;   // the kernel that the command runs
  std::optional<std::weak_ptr<Event>> signal;

  // Called at each submission, because the commands of a regular list can run several times. Throws
  // INVALID_ARGUMENT if an object of the command was destroyed.
  Submission submission() const;
};

struct CommandList : Object {
  static constexpr Kind kKind = Kind::CommandList;
  CommandList(std::shared_ptr<Context> context, const Device &listDevice, ListTraits listTraits)
      : Object(kKind, std::move(context)), device(listDevice), traits(listTraits) {}

  // An immediate list submits the command, and a regular list records it.
  void append(Command command);
  // Only for immediate lists.
  void submit(std::list<Submission> submissions);

  const Device &device;
  const ListTraits traits;
  bool hasOnlyCopyEngines = false; // the list's queue group runs no kernels
  // Only for immediate lists.
  std::shared_ptr<Worker> worker;
  bool synchronous = false;

  // Only for regular lists.
  std::mutex mutex;
  std::vector<Command> commands;
  bool closed = false;
};

// Returns a command with the parts that all append calls have in common.
Command makeCommand(const CommandList &list, ze_event_handle_t hSignalEvent,
                    std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);

// Returns the commands of regular lists, each with a use of its list. Throws if a list
// is not closed.
std::list<Submission> submissionsOf(std::uint32_t numCommandLists,
                                    ze_command_list_handle_t *phCommandLists);

} // namespace host_driver
