// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"
#include "adapters/level_zero/native_device.hpp"

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <variant>
#include <vector>

#include <level_zero/ze_api.h>
#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

using kit::Copy;

// A fill. The device cannot fill with a pattern that is too long, or whose size is not a power of
// two. For such a pattern, the host repeats the pattern, and the device copies the result. The
// pattern must keep its address until the command is done.
struct Fill : kit::Fill {
  Fill(kit::Fill fill, std::size_t maxPattern);

  bool deviceFills;
};

// The memory operation of a command; empty for waits, barriers and hints.
using Work = std::variant<std::monostate, Copy, Fill, kit::CopyRect, std::vector<Fill>>;

// Appends work that starts after `waits` and signals `signal` when it is done.
void append(ze_command_list_handle_t list, const Work &work, ze_event_handle_t signal,
            std::span<ze_event_handle_t> waits);

// Performs a context's work on one of its devices. Thread-safe.
class BlockingList {
public:
  // Returns after the work is done.
  void perform(ze_context_handle_t context, const NativeDevice &device, const Work &work);

private:
  std::mutex mutex_;
  UniqueList list_; // synchronous: calls return after the work is done
};

// Submits a queue's work to the driver. Each of the two adapters has its own implementation. Not
// thread-safe.
class Submitter {
public:
  virtual ~Submitter() = default;

  // Returns whether each command starts after the previous one without an explicit wait.
  virtual bool keepsOrder() const noexcept = 0;

  // Submits work that starts after `waits` and signals `signal` when it is done. Until then, the
  // caller must keep the result, and keep `work` at its address.
  virtual std::shared_ptr<void> submit(const Work &work, ze_event_handle_t signal,
                                       std::span<ze_event_handle_t> waits) = 0;

  // Blocks until the driver no longer uses objects of this queue.
  virtual void drain() noexcept = 0;

  virtual ur_native_handle_t native() const noexcept = 0;
};

std::unique_ptr<Submitter> makeSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_queue_flags_t flags);

// Wraps a driver's queue or list that the application also uses.
std::unique_ptr<Submitter> wrapSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_native_handle_t native, bool owned);

inline ze_command_queue_priority_t priorityOf(ur_queue_flags_t flags) noexcept {
  if (flags & UR_QUEUE_FLAG_PRIORITY_LOW)
    return ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW;
  return flags & UR_QUEUE_FLAG_PRIORITY_HIGH ? ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH
                                             : ZE_COMMAND_QUEUE_PRIORITY_NORMAL;
}

// Describes a queue for all commands, which may be an immediate list.
inline ze_command_queue_desc_t queueDescription(const NativeDevice &device,
                                                ze_command_queue_mode_t mode) noexcept {
  ze_command_queue_desc_t description{};
  description.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
  description.ordinal = device.queueGroup;
  description.mode = mode;
  return description;
}

} // namespace ur::level_zero
