// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"
#include "test/conformance/histories/rect.hpp"

namespace ur::histories {
bool Model::isUsed(const Content &content,
                   const std::function<bool(const Command &, bool)> &matches) const {
  return std::ranges::any_of(commands_, [&](const Command &command) {
    return std::ranges::any_of(command.uses, [&](const auto &use) {
      return use.first.get() == &content && matches(command, use.second);
    });
  });
}

// A held command does not count: it must not write before it is released, and Look steps check
// that.
bool Model::isChanging(const Content &content) const {
  return isUsed(content, [](const Command &command, bool writes) {
    return writes && command.hasRun && !command.isOver;
  });
}

// Two commands race if one writes memory that the other uses, and no rule orders the commands.
bool Model::races(const Command &command) const {
  return std::ranges::any_of(command.uses, [&](const auto &use) {
    return isUsed(*use.first, [&](const Command &other, bool writes) {
      const auto number = static_cast<std::size_t>(&other - commands_.data());
      return (writes || use.second) && !other.isOver && !command.before.contains(number);
    });
  });
}

Model::Outcome Model::enqueue(const Step &step, Task task) {
  const Queue *const queue = queueOf(step);
  if (!queue)
    return std::nullopt;
  Command command;
  command.process = step.process;
  command.queue = step["queue"];
  command.isProfiled = (queue->flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
  command.uses = std::move(task.uses);
  command.effect = std::move(task.effect);
  const auto addPredecessor = [&](std::size_t other) {
    command.before.insert(other);
    command.before.insert(commands_[other].before.begin(), commands_[other].before.end());
  };
  for (const EventView *const event : waitListOf(step)) {
    // An adapter may detect a recent failure at the enqueue or later.
    if (!event || (hasFailed(*event) && !isOver(*event)))
      return std::nullopt;
    if (event->state->command) {
      addPredecessor(*event->state->command);
      command.waits.push_back(*event->state->command);
    }
  }
  const std::vector<std::size_t> &queueCommands = queue->commands;
  if (step.waitList.empty() && task.waitsForQueue)
    for (const std::size_t other : queueCommands)
      addPredecessor(other);
  if (!queue->isOutOfOrder() && !queueCommands.empty())
    addPredecessor(queueCommands.back());
  if (queue->barrier)
    addPredecessor(*queue->barrier);
  // An out-of-order queue may still run its commands in order.
  if (!abilities_.isNativeCpu && queue->isOutOfOrder() &&
      areAll(&Command::hasRun, command.before) && !areAll(&Command::hasRun, queueCommands))
    return std::nullopt;
  if (races(command))
    return std::nullopt;
  if (task.refusal)
    return task.refusal;
  for (const EventView *const event : waitListOf(step))
    if (hasFailed(*event))
      return refusal(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
                     "the command of an event in the wait list ended with "
                     "UR_EVENT_STATUS_ERROR (urEnqueueEventsWait)");
  const std::uint64_t event = task.signaled ? 0 : step["event"];
  if ((event != 0 && !isFresh(step, event)) ||
      (task.isBlocking && !areAll(&Command::hasRun, command.before)))
    return std::nullopt;
  const std::size_t number = add(std::move(command), task.isBarrier);
  if (task.isBlocking)
    completeThrough(number);
  if (event != 0)
    task.signaled = actor(step).events[event].state = std::make_shared<EventState>();
  if (task.signaled)
    task.signaled->command = number;
  return Expectation{};
}

std::size_t Model::add(Command command, bool isBarrier) {
  const std::size_t number = commands_.size();
  if (Queue *const queue = find(processes_[command.process].queues, command.queue)) {
    queue->commands.push_back(number);
    if (isBarrier)
      queue->barrier = number;
  }
  commands_.push_back(std::move(command));
  runUnblocked();
  return number;
}

void Model::runUnblocked() {
  for (Command &command : commands_) {
    if (command.hasRun || command.isHeld || !areAll(&Command::hasRun, command.before))
      continue;
    command.hasRun = true;
    command.hasFailed = std::ranges::any_of(
        command.waits, [&](std::size_t other) { return commands_[other].hasFailed; });
    if (command.effect && !command.hasFailed)
      command.effect();
  }
}

void Model::touch(const Uses &uses) {
  for (const auto &[content, writes] : uses)
    changes_.push_back(content);
}

void Model::completeThrough(std::size_t number) {
  commands_[number].isOver = true;
  touch(commands_[number].uses);
  for (const std::size_t other : commands_[number].before)
    if (!std::exchange(commands_[other].isOver, true))
      touch(commands_[other].uses);
}

Model::Outcome Model::fill(const Step &step) {
  const View *const view = viewOf(step, "memory");
  const std::uint64_t size = step["size"];
  const std::uint64_t pattern = step["pattern"];
  // An adapter may enqueue one fill per byte of the pattern, and a driver's channel is short.
  if (!view || !view->isUsable(true) || pattern > (abilities_.isNativeCpu ? kPage : 256))
    return std::nullopt;
  const std::uint64_t at = view->offset + step["at"];
  const auto fits = contains(*view, at, size);
  if (!fits)
    return std::nullopt;
  Task task{.uses = {{view->content, true}}};
  if (!*fits || size == 0 || pattern == 0 || pattern > size || size % pattern != 0 ||
      (view->isBuffer && step["at"] % pattern != 0))
    task.refusal = refusal(
        UR_RESULT_ERROR_INVALID_SIZE,
        "the `size` bytes extend beyond the end of the allocation; `patternSize` or `size` is 0; "
        "`size` is not a multiple of `patternSize` (urEnqueueUSMFill); `offset` is not a multiple "
        "of `patternSize` (urEnqueueMemBufferFill)");
  task.effect = [content = view->content, at, size, pattern, seed = step["seed"]] {
    content->write(at, modelBytesOf(repeatedPattern(seed, pattern, size)));
  };
  return enqueue(step, std::move(task));
}

// The verbs Copy (within one kind of memory), Write (from host memory) and ContextCopy (without a
// queue).
Model::Outcome Model::copy(const Step &step) {
  const bool isWrite = step.verb == Verb::Write;
  const View *const dst = viewOf(step, isWrite ? "memory" : "to");
  const View *const src = isWrite ? dst : viewOf(step, "from");
  const std::uint64_t size = step["size"];
  if (!dst || !src || !dst->isUsable(true) || !src->isUsable(false) ||
      dst->isBuffer != src->isBuffer)
    return std::nullopt;
  const std::uint64_t dstPos = dst->offset + step[isWrite ? "at" : "to_at"];
  const std::uint64_t srcPos = isWrite ? dstPos : src->offset + step["from_at"];
  const auto targetFits = contains(*dst, dstPos, size);
  const auto sourceFits = contains(*src, srcPos, size);
  const bool fits = targetFits && *targetFits && sourceFits && *sourceFits;
  const bool overlaps =
      dst->content == src->content && dstPos < srcPos + size && srcPos < dstPos + size && !isWrite;
  if (!targetFits || !sourceFits || overlaps || (isWrite && (!fits || size == 0)))
    return std::nullopt;
  Task task;
  if (!fits || (size == 0 && !dst->isBuffer))
    task.refusal =
        refusal(UR_RESULT_ERROR_INVALID_SIZE,
                "the `size` bytes extend beyond the end of the allocation at `pDst` or `pSrc`; "
                "`size` is 0 (urEnqueueUSMMemcpy, urUSMContextMemcpyExp)");
  task.effect = [dst = dst->content, src = src->content, dstPos, srcPos, size, isWrite,
                 seed = isWrite ? step["seed"] : 0] {
    dst->write(dstPos, isWrite ? modelBytesOf(patternOf(seed, size)) : src->read(srcPos, size));
  };
  if (step.verb == Verb::ContextCopy) {
    if (!abilities_.contextCopy || dst->content == src->content || isBusy(*dst->content) ||
        isBusy(*src->content))
      return std::nullopt;
    if (!task.refusal)
      task.effect();
    return task.refusal ? task.refusal : Expectation{};
  }
  task.uses = {{dst->content, true}};
  if (!isWrite)
    task.uses.emplace_back(src->content, false);
  task.isBlocking = step["blocking"] != 0 && (isWrite || !dst->isBuffer);
  return enqueue(step, std::move(task));
}

Model::Outcome Model::buffer(const Step &step) {
  const std::uint64_t size = step["size"];
  const bool isFar = size > 16 * kPage; // a far buffer keeps its initial, unknown contents
  if (!abilities_.buffers || !isFresh(step, step["buffer"]) || step["flags"] >= kBufferFlags ||
      size > abilities_.maxSize || (isFar && step["flags"] != kNoHostMemory))
    return std::nullopt;
  if (size == 0)
    return refusal(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, "`size` is 0 (urMemBufferCreate)");
  View view{.content = std::make_shared<Content>(size),
            .size = size,
            .isBuffer = true,
            .usesHost = step["flags"] == kUsesHost};
  if (!isFar)
    view.content->write(0, modelBytesOf(patternOf(step["buffer"], size)));
  actor(step).canHold &= step["flags"] != kOfDeviceMemory; // mapping such a buffer allocates memory
  actor(step).buffers[step["buffer"]] = view;
  changes_.push_back(view.content);
  return Expectation{};
}

// The release also unmaps the mapped parts of the buffer. A driver may free the memory of these
// mappings later, in a call that then waits for a held command.
Model::Outcome Model::bufferRelease(const Step &step) {
  const std::uint64_t id = step["buffer"];
  const View *const buffer = find(actor(step).buffers, id);
  if (!buffer ||
      (!abilities_.isNativeCpu && isUsed(*buffer->content, [](const Command &command, bool) {
        return command.queue != 0 && !command.isOver;
      })))
    return std::nullopt;
  actor(step).canHold = false;
  std::erase_if(actor(step).mappings, [&](const auto &entry) {
    const auto &[mappingId, mapping] = entry;
    if (mapping.buffer != id)
      return false;
    completeThrough(mapping.pin);
    return true;
  });
  actor(step).buffers.erase(id);
  return Expectation{};
}

Model::Outcome Model::bufferPart(const Step &step) {
  const View *const whole = find(actor(step).buffers, step["of"]);
  const std::uint64_t at = step["at"];
  const std::uint64_t size = step["size"];
  // The device determines where a part may start, and layers check the size before the buffer.
  if (!whole || !isFresh(step, step["buffer"]) || (size == 0 && !whole->isOwn) ||
      (at % kPage != 0 && !abilities_.isNativeCpu))
    return std::nullopt;
  if (!whole->isOwn)
    return refusal(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                   "a part cannot have parts (urMemBufferPartition)");
  if (size == 0 || !*contains(*whole, at, size))
    return refusal(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                   "the part extends beyond the end of the buffer; `pRegion->size` is 0 "
                   "(urMemBufferPartition)");
  View &part = actor(step).buffers[step["buffer"]] = *whole;
  part.size = size;
  part.start = part.offset = at;
  part.isOwn = false;
  return Expectation{};
}

// Until the unmap, the model treats the host like a command that uses the part.
Model::Outcome Model::bufferMap(const Step &step) {
  const View *const view = find(actor(step).buffers, step["buffer"]);
  const std::uint64_t id = step["mapping"];
  const std::uint64_t at = step["at"];
  const std::uint64_t size = step["size"];
  const std::uint64_t flags = step["flags"];
  if (!view || id == 0 || actor(step).mappings.contains(id) || flags > 7)
    return std::nullopt;
  const bool isWritten = flags != UR_MAP_FLAG_READ;
  Task task{.uses = {{view->content, isWritten}}, .isBlocking = true};
  if (size == 0 || !*contains(*view, view->start + at, size))
    task.refusal = refusal(UR_RESULT_ERROR_INVALID_SIZE,
                           "the `size` bytes from `offset` on extend beyond the end of the buffer; "
                           "`size` is 0 (urEnqueueMemBufferMap)");
  auto expected = enqueue(step, task);
  if (!expected || !expected->rule.empty())
    return expected;
  actor(step).mappings[id] = {step["buffer"], view->content, view->start + at,
                              size,           isWritten,     commands_.size()};
  commands_.push_back({.process = step.process, .hasRun = true, .uses = task.uses});
  if ((flags & UR_MAP_FLAG_WRITE_INVALIDATE_REGION) == 0)
    expected->bytes = view->content->read(view->start + at, size);
  if (isWritten) // the host may write the part from now on
    view->content->write(view->start + at, std::vector<ModelByte>(size, kAnything));
  expected->bytesRule =
      "when the command is complete, the host can use the part's bytes at the returned address "
      "(urEnqueueMemBufferMap)";
  if (view->usesHost)
    expected->values = {{"the distance of the mapping from its place in the host memory",
                         Relation::Equal, 0,
                         "the memory at `pHost` is what urEnqueueMemBufferMap shows "
                         "(UR_MEM_FLAG_USE_HOST_POINTER)"}};
  return expected;
}

// After a failed unmap, the part is still mapped.
Model::Outcome Model::bufferUnmap(const Step &step) {
  const BufferMapping *const mapping = find(actor(step).mappings, step["mapping"]);
  if (!mapping)
    return std::nullopt;
  const std::size_t pin = mapping->pin;
  const Uses pinUses = std::exchange(commands_[pin].uses, {});
  Task task{.uses = pinUses};
  if (mapping->isWritten)
    task.effect = [mapping = *mapping, seed = step["seed"]] {
      mapping.content->write(mapping.at, modelBytesOf(patternOf(seed, mapping.size)));
    };
  auto expected = enqueue(step, std::move(task));
  if (expected && expected->rule.empty()) {
    commands_[pin].isOver = true;
    actor(step).mappings.erase(step["mapping"]);
  } else {
    commands_[pin].uses = pinUses;
  }
  return expected;
}

Model::Outcome Model::bufferRect(const Step &step) {
  const View *const near = find(actor(step).buffers, step["buffer"]);
  const View *const other = find(actor(step).buffers, step["other"]);
  const auto way = static_cast<RectDirection>(step["way"]);
  if (!near || way > kCopyRect || (way == kCopyRect && (!other || other->content == near->content)))
    return std::nullopt;
  Region region = regionOf(step);
  region.near.base = near->start;
  region.far.base = way == kCopyRect ? other->start : 0;
  const std::size_t otherSize = way == kCopyRect ? other->size : region.hostBytes();
  if (region.isValid() && way != kCopyRect && otherSize > kMaxHostBytes)
    return std::nullopt;
  Task task{.uses = {{near->content, way == kWriteRect}}, .isBlocking = way == kReadRect};
  if (way == kCopyRect)
    task.uses.emplace_back(other->content, true);
  if (!region.isValid() || !region.fits(region.near, near->size) ||
      !region.fits(region.far, otherSize))
    task.refusal =
        refusal(UR_RESULT_ERROR_INVALID_SIZE,
                "the region extends beyond the end of the buffer; a side of it is 0; a pitch is "
                "neither 0 nor as long as what it spans, or no multiple of a row "
                "(urEnqueueMemBufferReadRect)");
  const auto host = std::make_shared<Content>(otherSize);
  if (way != kCopyRect && !task.refusal)
    host->write(0, modelBytesOf(patternOf(step["seed"], otherSize)));
  task.effect = [region, way, content = near->content,
                 far = way == kCopyRect ? other->content : host] {
    if (way == kWriteRect)
      region.copy(*far, region.far, *content, region.near);
    else
      region.copy(*content, region.near, *far, region.far);
  };
  auto expected = enqueue(step, std::move(task));
  if (expected && way == kReadRect && expected->rule.empty()) {
    expected->bytes = host->read(0, otherSize);
    expected->bytesRule =
        "the region starts, on either side, at x + y * row pitch + z * slice pitch "
        "bytes (urEnqueueMemBufferReadRect); nothing beside it is written";
  }
  return expected;
}

Model::Outcome Model::queue(const Step &step) {
  // Does not count the worker's queue. The limit is low, because drivers have few channels.
  constexpr std::uint64_t kMaxQueues = 2;
  const auto flags = static_cast<ur_queue_flags_t>(step["flags"]);
  const ur_queue_flags_t supportedFlags =
      abilities_.outOfOrderQueues * UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
      abilities_.profiling * UR_QUEUE_FLAG_PROFILING_ENABLE;
  if (!isFresh(step, step["queue"]) || actor(step).queues.size() >= kMaxQueues ||
      (flags & ~supportedFlags) != 0)
    return std::nullopt;
  actor(step).queues[step["queue"]] = {.flags = flags};
  return Expectation{};
}

// The queue must be finished, because the reference does not say whether the last release waits.
Model::Outcome Model::queueRelease(const Step &step) {
  const Queue *const queue = queueOf(step);
  if (!queue || !areAll(&Command::isOver, queue->commands))
    return std::nullopt;
  actor(step).queues.erase(step["queue"]);
  return Expectation{};
}

Model::Outcome Model::finish(const Step &step) {
  const Queue *const queue = queueOf(step);
  if (!queue || !areAll(&Command::hasRun, queue->commands))
    return std::nullopt;
  for (const std::size_t number : queue->commands)
    if (!commands_[number].isOver)
      completeThrough(number);
  return Expectation{};
}

Model::Outcome Model::queueState(const Step &step) {
  const Queue *const queue = queueOf(step);
  if (!queue || !abilities_.emptyQuery ||
      (areAll(&Command::hasRun, queue->commands) && !areAll(&Command::isOver, queue->commands)))
    return std::nullopt;
  return expectValues(
      {{"UR_QUEUE_INFO_EMPTY", Relation::Equal, areAll(&Command::isOver, queue->commands) ? 1u : 0u,
        "whether every command submitted so far has finished (UR_QUEUE_INFO_EMPTY)"},
       {"the flags", Relation::Equal, queue->flags,
        "the flags that the queue was created with (UR_QUEUE_INFO_FLAGS)"}});
}

} // namespace ur::histories
