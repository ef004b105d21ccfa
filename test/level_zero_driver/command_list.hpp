// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/allocation.hpp"
#include "test/level_zero_driver/context.hpp"
#include "test/level_zero_driver/event.hpp"
#include "test/level_zero_driver/worker.hpp"

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace host_driver {

// A command as an append call records it. What it names is the application's to keep: a list that
// is not executed again keeps nothing alive.
struct Command {
  const Device *device = nullptr; // of the list
  std::vector<std::weak_ptr<Event>> waits;
  std::function<void()> work;
  std::vector<std::weak_ptr<Allocation>> memory; // what the work touches
  std::optional<std::weak_ptr<Event>> signal;

  // Called at each submission, for a regular list's commands run again each time. Throws
  // INVALID_ARGUMENT where something that the command names is gone.
  Submission submission() const;
};

struct CommandList : Object {
  static constexpr Kind kKind = Kind::CommandList;
  CommandList(std::shared_ptr<Context> context, const Device &listDevice, ListTraits listTraits)
      : Object(kKind, std::move(context)), device(listDevice), traits(listTraits) {}

  // Submits at once in an immediate list, and records in a regular one.
  void append(Command command);

  const Device &device;
  const ListTraits traits;
  // Of an immediate list.
  std::shared_ptr<Worker> worker;
  bool synchronous = false;

  // Of a regular list.
  std::mutex mutex;
  std::vector<Command> commands;
  bool closed = false;
};

// The parts of an append call that all commands have.
Command commandWith(const CommandList &list, ze_event_handle_t hSignalEvent,
                    std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);

// The commands of closed regular lists, each with a use of its list. Throws where one is open.
std::list<Submission> submissionsOf(std::uint32_t numCommandLists,
                                    ze_command_list_handle_t *phCommandLists);

} // namespace host_driver
