// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"
#include "adapters/level_zero/device.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <variant>

#include <level_zero/ze_api.h>
#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

using kit::Copy;

// A fill as the device does it. A pattern that is longer than it repeats, or whose size is no power
// of two, is repeated here and copied. It stays in place until the command is done.
struct Fill : kit::Fill {
  Fill(kit::Fill fill, std::size_t maxPattern);

  bool byDevice;
};

// What a command does to memory; nothing in the case of waits, barriers and hints.
using Work = std::variant<std::monostate, Copy, Fill, kit::CopyRect>;

// Appends work that starts after `waits` and signals `signal` in the end.
void append(ze_command_list_handle_t list, const Work &work, ze_event_handle_t signal,
            std::span<ze_event_handle_t> waits);

// How a queue hands work to the driver: what differs between the two adapters. One thread at a time
// calls it.
class Submitter {
public:
  virtual ~Submitter() = default;

  // Whether each command starts after the one submitted before it, without being told.
  virtual bool keepsOrder() const noexcept = 0;

  // Submits work that starts after `waits` and signals `signal`. `work` stays in place until then.
  // What is returned is kept as long.
  virtual std::shared_ptr<void> submit(const Work &work, ze_event_handle_t signal,
                                       std::span<ze_event_handle_t> waits) = 0;

  // Blocks until the driver holds nothing of this queue any more.
  virtual void drain() noexcept = 0;

  virtual ur_native_handle_t native() const noexcept = 0;
};

std::unique_ptr<Submitter> makeSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_queue_flags_t flags);

// Around the driver's queue or list that the application made, or that another part of it uses.
std::unique_ptr<Submitter> wrapSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_native_handle_t native, bool owned);

inline ze_command_queue_priority_t priorityOf(ur_queue_flags_t flags) noexcept {
  if (flags & UR_QUEUE_FLAG_PRIORITY_LOW)
    return ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW;
  return flags & UR_QUEUE_FLAG_PRIORITY_HIGH ? ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH
                                             : ZE_COMMAND_QUEUE_PRIORITY_NORMAL;
}

// Of a queue for everything, which may be an immediate list.
inline ze_command_queue_desc_t queueDescription(const ur_device_handle_t_ &device,
                                                ze_command_queue_mode_t mode) noexcept {
  ze_command_queue_desc_t description{};
  description.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
  description.ordinal = device.queueGroup;
  description.mode = mode;
  return description;
}

} // namespace ur::level_zero
