// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

#include <algorithm>

namespace ur::histories {
namespace {

constexpr std::uint64_t kHandleSize = 256;
constexpr unsigned kNoProcess = ~0u; // it was killed

constexpr std::string_view kStale =
    "a stale handle is refused: after Put, after free, after the exporter's end "
    "(docs/promises.md)";
constexpr std::string_view kAnotherKind =
    "the handle stands for another kind of object (urIPCOpenMemHandleExp)";
constexpr std::string_view kChanged =
    "nothing in a handle is trusted: a changed, forged or foreign one is refused with its code, or "
    "opens the very object that it was made for (docs/promises.md)";
constexpr std::string_view kOnce = "Put and Close take exactly what Get and Open returned, once, "
                                   "and say so otherwise (docs/promises.md)";

} // namespace

Model::Taken Model::get(const Step &step) {
  const std::uint64_t id = step["handle"];
  const std::uint64_t object = step["object"];
  if (handles_.contains(id))
    return std::nullopt;
  Handle handle;
  handle.process = step.process;
  handle.kind = static_cast<Kind>(step["kind"]);
  handle.object = object;
  Process &process = of(step);
  if (handle.kind == kMemory) {
    const auto found = process.memory.find(object);
    if (!abilities_.memory || found == process.memory.end() || !found->second.isOwn ||
        found->second.isMapping || found->second.kind != kDeviceMemory ||
        step["at"] >= found->second.size)
      return std::nullopt;
    for (const Command &command : commands_)
      for (const auto &[content, writes] : command.uses)
        if (content == found->second.content && !abilities_.isNativeCpu && !command.isOver)
          return std::nullopt; // where a driver copies, it may wait
    found->second.isShared = true;
    handle.content = found->second.content;
    handle.size = found->second.size;
    handle.offset = step["at"];
  } else if (handle.kind == kPhysical) {
    const auto found = process.physical.find(object);
    if (!abilities_.physical || found == process.physical.end() || !found->second.isOwn ||
        !found->second.hasIpc)
      return std::nullopt;
    handle.content = found->second.content;
    handle.size = found->second.content->size();
  } else {
    const auto found = process.events.find(object);
    if (!abilities_.event || found == process.events.end() || !found->second.isOwn ||
        found->second.state->flags != 1)
      return std::nullopt;
    handle.state = found->second.state;
  }
  if (handle.content)
    touched_.push_back(handle.content);
  handles_[id] = handle;
  return Expectation{};
}

Model::Taken Model::getWrong(const Step &step) {
  const Process &process = of(step);
  const std::uint64_t object = step["object"];
  if (step["kind"] == kMemory) {
    const auto found = process.memory.find(object);
    if (!abilities_.memory || found == process.memory.end() ||
        found->second.kind == kDeviceMemory || found->second.isMapping)
      return std::nullopt;
    return refusal(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "`pMem` lies in USM host memory or USM shared memory (urIPCGetMemHandleExp)");
  }
  if (step["kind"] == kPhysical) {
    const auto found = process.physical.find(object);
    if (!abilities_.physical || found == process.physical.end() || found->second.hasIpc)
      return std::nullopt;
    return refusal(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "`hPhysMem` was created without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC "
                   "(urIPCGetPhysMemHandleExp)");
  }
  const auto found = process.events.find(object);
  if (!abilities_.event || found == process.events.end())
    return std::nullopt;
  const EventView &event = found->second;
  if (!event.isOwn || !event.state->isReusable || event.state->flags == 0)
    return refusal(UR_RESULT_ERROR_INVALID_EVENT,
                   "`hEvent` was created without UR_EXP_EVENT_FLAG_IPC_EXP, belongs to a command, "
                   "or was opened from another process (urIPCGetEventHandleExp)");
  return std::nullopt;
}

// The first Get of memory with an executable page. Where gates work, so do faults that the process
// handles itself, without which the memory would not be inspected.
Model::Taken Model::getUnfit(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || !abilities_.isNativeCpu || !abilities_.gates || !abilities_.memory || !view->isOwn ||
      view->isMapping || view->isShared || view->kind != kDeviceMemory || isBusy(*view->content) ||
      step["page"] > view->size / kPage || step["page"] * kPage >= view->size ||
      view->accessAt(step["page"] * kPage) != kReadWrite)
    return std::nullopt;
  touched_.push_back(view->content);
  return refusal(UR_RESULT_ERROR_INVALID_ARGUMENT,
                 "an allocation with executable pages is refused with INVALID_ARGUMENT, and "
                 "nothing has changed (docs/promises.md)");
}

Model::Taken Model::put(const Step &step) {
  const auto found = handles_.find(step["handle"]);
  if (found == handles_.end() || found->second.isPut || found->second.process != step.process ||
      found->second.kind != step["kind"])
    return std::nullopt;
  found->second.isPut = true;
  found->second.isLive = false;
  if (found->second.content)
    touched_.push_back(found->second.content);
  return Expectation{};
}

Model::Taken Model::putAgain(const Step &step) {
  const auto found = handles_.find(step["handle"]);
  if (found == handles_.end() || !found->second.isPut || found->second.process != step.process)
    return std::nullopt;
  return refusal(UR_RESULT_ERROR_INVALID_VALUE, kOnce);
}

Model::Taken Model::putCopy(const Step &step) {
  const auto found = handles_.find(step["handle"]);
  if (found == handles_.end())
    return std::nullopt;
  if (found->second.process != step.process)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, kOnce);
  return found->second.isPut ? Taken{} : refusal(UR_RESULT_ERROR_INVALID_VALUE, kOnce);
}

Model::Taken Model::open(const Step &step) {
  const auto found = handles_.find(step["handle"]);
  if (found == handles_.end() || !isFresh(step, step["object"]))
    return std::nullopt;
  const Handle &handle = found->second;
  const std::uint64_t at = step["at"];
  if ((step["kind"] == kMemory && !abilities_.memory) ||
      (step["kind"] == kPhysical && !abilities_.physical) ||
      (step["kind"] == kEvent && !abilities_.event) || step["kind"] > kEvent)
    return std::nullopt;
  std::uint64_t offset = handle.offset;
  const auto change = static_cast<Change>(step["change"]);
  if (change != kUnchanged && !abilities_.knownLayout)
    return std::nullopt;
  if (handle.isUnsure && !handle.isPut)
    return std::nullopt;
  if (handle.content)
    touched_.push_back(handle.content);
  if (change == kFlippedBit || (change == kOtherLength && at != kHandleSize))
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, kChanged);
  if (step["kind"] != handle.kind)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, kAnotherKind);
  if (!handle.isLive)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, kStale);
  if (change == kForgedOffset || change == kForgedLength) {
    if (handle.kind != kMemory)
      return std::nullopt;
    View whole;
    whole.size = handle.size;
    const auto fits =
        change == kForgedOffset ? contains(whole, at, 1) : contains(whole, handle.offset, at);
    if (!fits)
      return std::nullopt;
    if (!*fits || (change == kForgedLength && at == 0))
      return refusal(UR_RESULT_ERROR_INVALID_VALUE, kChanged);
    if (change == kForgedOffset)
      offset = at;
  }
  Process &process = of(step);
  if (handle.kind == kMemory) {
    View view;
    view.content = handle.content;
    view.offset = offset;
    view.size = handle.size;
    view.isOwn = false;
    view.isShared = true;
    process.memory[step["object"]] = view;
  } else if (handle.kind == kPhysical) {
    process.physical[step["object"]] = {handle.content, false, true};
  } else {
    EventView view;
    view.state = handle.state;
    view.isOwn = false;
    process.events[step["object"]] = view;
  }
  return Expectation{};
}

Model::Taken Model::close(const Step &step) {
  Process &process = of(step);
  const std::uint64_t id = step["object"];
  if (step["kind"] == kMemory) {
    const auto found = process.memory.find(id);
    if (found == process.memory.end() || found->second.isOwn || found->second.isMapping ||
        isBusy(*found->second.content))
      return std::nullopt;
    touched_.push_back(found->second.content);
    process.memory.erase(found);
  } else {
    const auto found = process.physical.find(id);
    if (step["kind"] != kPhysical || found == process.physical.end() || found->second.isOwn)
      return std::nullopt;
    touched_.push_back(found->second.content);
    process.physical.erase(found);
  }
  process.closed[id] = static_cast<Kind>(step["kind"]);
  return Expectation{};
}

Model::Taken Model::closeWrong(const Step &step) {
  const Process &process = of(step);
  const std::uint64_t id = step["object"];
  if (const auto closed = process.closed.find(id); closed != process.closed.end())
    return closed->second == step["kind"] && step["at"] == 0
               ? Taken(refusal(UR_RESULT_ERROR_INVALID_ARGUMENT, kOnce))
               : std::nullopt;
  if (step["kind"] == kPhysical) {
    const auto found = process.physical.find(id);
    if (!abilities_.physical || found == process.physical.end() || !found->second.isOwn)
      return std::nullopt;
    return refusal(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "`hPhysMem` was made by urPhysicalMemCreate; nothing is changed then "
                   "(urIPCClosePhysMemHandleExp)");
  }
  const View *const view = viewOf(step, "object");
  if (step["kind"] != kMemory || !abilities_.memory || !view || view->isMapping ||
      step["at"] >= view->size - view->offset || (!view->isOwn && step["at"] == 0))
    return std::nullopt;
  touched_.push_back(view->content);
  // An open of the process's own memory, or a second one, may have returned that very address.
  if (std::ranges::any_of(process.memory, [&](const auto &entry) {
        return entry.first != id && !entry.second.isOwn && entry.second.content == view->content;
      }))
    return std::nullopt;
  return refusal(
      UR_RESULT_ERROR_INVALID_ARGUMENT,
      "`pMem` was not returned by Open, or lies inside opened memory; nothing is changed "
      "then (urIPCCloseMemHandleExp)");
}

// The calls leave nothing behind, whichever of the two comes first.
Model::Taken Model::together(const Step &step) {
  constexpr std::uint64_t kMostBytes = 16 * kPage;
  const std::uint64_t size = step["size"];
  const std::uint64_t way = step["way"];
  Expectation expected;
  expected.rule = "all functions of this group may be called from several threads at once "
                  "(generated/docs/ipc_memory.md, ipc_event.md)";
  if (way == kWaitBesideGet) {
    if (!abilities_.event || !abilities_.memory)
      return std::nullopt;
    expected.values = {{"events that were not complete after the wait", Relation::Equal, 0,
                        "blocks until all events of the list are complete (urEventWait)"}};
    return expected;
  }
  if (!abilities_.memory || size == 0 || size > kMostBytes || way > kWaitBesideGet ||
      (way == kGetBesideWrite && !abilities_.isNativeCpu))
    return std::nullopt;
  expected.bytesRule = "what one process writes the other reads (docs/promises.md)";
  expected.values = {{"times that other bytes came", Relation::Equal, 0, expected.bytesRule}};
  if (way != kOpenBesideClose && way != kOpenBesideOpen)
    return expected;
  const auto found = handles_.find(step["handle"]);
  if (found == handles_.end() || !found->second.isLive || found->second.kind != kMemory ||
      isBusy(*found->second.content) || size > found->second.size - found->second.offset)
    return std::nullopt;
  touched_.push_back(found->second.content);
  expected.bytes = found->second.content->read(found->second.offset, size);
  return expected;
}

// The process ends in the middle of what it does, and another one takes its place.
Model::Taken Model::kill(const Step &step) {
  for (const Command &command : commands_)
    if (command.process == step.process && !command.isOver &&
        (command.hasRun || !abilities_.isNativeCpu))
      return std::nullopt; // what others get of its signals is not promised everywhere
  for (Command &command : commands_)
    if (command.process == step.process && !command.hasRun) {
      command.isHeld = false;
      command.hasRun = true;
      command.hasFailed = true;
      command.uses.clear(); // the process that would have used it is gone
    }
  runWhatCan();
  for (auto &[id, handle] : handles_)
    if (handle.process == step.process) {
      handle.isLive = false;
      handle.isPut = true;
      handle.process = kNoProcess;
    }
  for (const auto &[id, view] : of(step).memory)
    touched_.push_back(view.content);
  of(step) = Process{};
  return Expectation{};
}

} // namespace ur::histories
