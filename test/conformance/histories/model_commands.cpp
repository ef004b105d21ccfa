// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"
#include "test/conformance/histories/rect.hpp"

#include <algorithm>

namespace ur::histories {
namespace {

constexpr std::uint64_t kMostQueues = 2; // beside the worker's own: drivers have few channels

using Uses = std::vector<std::pair<std::shared_ptr<Content>, bool>>;

Expectation invalidSize(std::string_view rule) {
  return refusal(UR_RESULT_ERROR_INVALID_SIZE, rule);
}

} // namespace

const View *Model::usable(const Step &step, std::string_view name, bool writes) const {
  const View *const view = viewOf(step, name);
  return view && (!writes || view->readOnlyTo == 0) &&
                 (view->access == kReadWrite || (view->access == kReadOnly && !writes))
             ? view
             : nullptr;
}

bool Model::isBusy(const Content &content) const {
  return std::ranges::any_of(commands_, [&](const Command &command) {
    return !command.isOver && std::ranges::any_of(command.uses, [&](const auto &use) {
      return use.first.get() == &content;
    });
  });
}

// What is held back has written nothing yet: that is what a look is for.
bool Model::isChanging(const Content &content) const {
  return std::ranges::any_of(commands_, [&](const Command &command) {
    return command.hasRun && !command.isOver &&
           std::ranges::any_of(command.uses, [&](const auto &use) {
             return use.first.get() == &content && use.second;
           });
  });
}

// Two commands race where one writes what the other uses and nothing orders them.
bool Model::races(const Command &command) const {
  for (std::size_t other = 0; other < commands_.size(); ++other) {
    if (commands_[other].isOver || command.before.contains(other))
      continue;
    for (const auto &[content, writes] : commands_[other].uses)
      for (const auto &[own, ownWrites] : command.uses)
        if (content == own && (writes || ownWrites))
          return true;
  }
  return false;
}

std::optional<Command> Model::commandOf(const Step &step, bool waitsForQueue, Uses uses) {
  const Process &process = processes_[step.process];
  const auto queue = process.queues.find(step["queue"]);
  if (queue == process.queues.end())
    return std::nullopt;
  Command command;
  command.process = step.process;
  command.queue = step["queue"];
  command.isProfiled = queue->second.isProfiled;
  command.uses = std::move(uses);
  const auto comesAfter = [&](std::size_t other) {
    command.before.insert(other);
    command.before.insert(commands_[other].before.begin(), commands_[other].before.end());
  };
  for (const std::uint64_t id : step.after) {
    const auto event = process.events.find(id);
    if (event == process.events.end())
      return std::nullopt;
    // Whether a failure is noticed when the command is enqueued or later is a matter of time.
    if (hasFailed(event->second) && !commands_[*event->second.state->command].isOver)
      return std::nullopt;
    if (event->second.state->command) {
      comesAfter(*event->second.state->command);
      command.waits.push_back(*event->second.state->command);
    }
  }
  const std::vector<std::size_t> &earlier = queue->second.commands;
  if (step.after.empty() && waitsForQueue)
    for (const std::size_t other : earlier)
      comesAfter(other);
  if (!queue->second.isOutOfOrder && !earlier.empty())
    comesAfter(earlier.back());
  if (queue->second.barrier)
    comesAfter(*queue->second.barrier);
  // An out-of-order queue may run its commands in order all the same.
  const auto hasRun = [&](std::size_t other) { return commands_[other].hasRun; };
  if (!abilities_.isNativeCpu && queue->second.isOutOfOrder &&
      std::ranges::all_of(command.before, hasRun) && !std::ranges::all_of(earlier, hasRun))
    return std::nullopt;
  return races(command) ? std::nullopt : std::optional(std::move(command));
}

std::size_t Model::add(Command command, bool isBarrier) {
  const std::size_t number = commands_.size();
  const auto queue = processes_[command.process].queues.find(command.queue);
  if (queue != processes_[command.process].queues.end()) {
    queue->second.commands.push_back(number);
    if (isBarrier)
      queue->second.barrier = number;
  }
  commands_.push_back(std::move(command));
  runWhatCan();
  return number;
}

bool Model::enqueue(const Step &step, Command command, bool isBarrier, bool isBlocking) {
  const std::uint64_t event = step["event"];
  if (event != 0 && !isFresh(step, event))
    return false;
  const bool fails = std::ranges::any_of(
      command.waits, [&](std::size_t other) { return commands_[other].hasFailed; });
  if (fails && isBlocking)
    return false;
  const bool isFree = std::ranges::all_of(
      command.before, [&](std::size_t other) { return commands_[other].hasRun; });
  if (isBlocking && !isFree)
    return false;
  for (const auto &[content, writes] : command.uses)
    touched_.push_back(content);
  const std::size_t number = add(std::move(command), isBarrier);
  if (isBlocking)
    endWith(number);
  if (event != 0) {
    EventView view;
    view.state = std::make_shared<EventState>();
    view.state->command = number;
    of(step).events[event] = view;
  }
  return true;
}

void Model::runWhatCan() {
  for (Command &command : commands_) {
    if (command.hasRun || command.isHeld ||
        !std::ranges::all_of(command.before,
                             [&](std::size_t other) { return commands_[other].hasRun; }))
      continue;
    command.hasRun = true;
    command.hasFailed = std::ranges::any_of(
        command.waits, [&](std::size_t other) { return commands_[other].hasFailed; });
    if (command.effect && !command.hasFailed)
      command.effect();
  }
}

void Model::endWith(std::size_t number) {
  commands_[number].isOver = true;
  for (const auto &[content, writes] : commands_[number].uses)
    touched_.push_back(content);
  for (const std::size_t other : commands_[number].before)
    if (!commands_[other].isOver) {
      commands_[other].isOver = true;
      for (const auto &[content, writes] : commands_[other].uses)
        touched_.push_back(content);
    }
}

// They are done with all their memory; their events may say so a moment later.
void Model::endUsers(const Content &content, unsigned process) {
  for (Command &command : commands_) {
    const bool isUser = std::ranges::any_of(
        command.uses, [&](const auto &use) { return use.first.get() == &content; });
    if (command.process != process || !isUser)
      continue;
    for (const auto &[used, writes] : command.uses)
      touched_.push_back(used);
    command.uses.clear();
  }
}

Model::Taken Model::fill(const Step &step) {
  const View *const view = usable(step, "memory", true);
  const std::uint64_t size = step["size"];
  const std::uint64_t pattern = step["pattern"];
  if (!view || pattern > kPage)
    return std::nullopt;
  const std::uint64_t at = view->offset + step["at"];
  const auto fits = contains(*view, at, size);
  auto command = commandOf(step, false, {{view->content, true}});
  if (!fits || !command)
    return std::nullopt;
  if (!*fits || size == 0 || pattern == 0 || pattern > size || size % pattern != 0) {
    touched_.push_back(view->content);
    return invalidSize("the `size` bytes reach past the end of the allocation; `patternSize` or "
                       "`size` is 0; `size` is not a multiple of `patternSize` (urEnqueueUSMFill)");
  }
  if (auto refused = refusedWait(step))
    return refused;
  command->effect = [content = view->content, at, size, pattern, seed = step["seed"]] {
    content->write(at, knownOf(repeatedPattern(seed, pattern, size)));
  };
  return enqueue(step, std::move(*command), false, false) ? Taken(Expectation{}) : std::nullopt;
}

Model::Taken Model::copy(const Step &step) {
  const View *const to = usable(step, "to", true);
  const View *const from = usable(step, "from", false);
  const std::uint64_t size = step["size"];
  if (!to || !from)
    return std::nullopt;
  const std::uint64_t toAt = to->offset + step["to_at"];
  const std::uint64_t fromAt = from->offset + step["from_at"];
  const auto fitsTo = contains(*to, toAt, size);
  const auto fitsFrom = contains(*from, fromAt, size);
  const bool overlaps =
      to->content == from->content && toAt < fromAt + size && fromAt < toAt + size;
  auto command = commandOf(step, false, {{to->content, true}, {from->content, false}});
  if (!fitsTo || !fitsFrom || overlaps || !command)
    return std::nullopt;
  if (!*fitsTo || !*fitsFrom || size == 0) {
    touched_ = {to->content, from->content};
    return invalidSize("the `size` bytes reach past the end of the allocation at `pDst` or `pSrc`; "
                       "`size` is 0 (urEnqueueUSMMemcpy)");
  }
  if (auto refused = refusedWait(step))
    return refused;
  command->effect = [to = to->content, from = from->content, toAt, fromAt, size] {
    to->write(toAt, from->read(fromAt, size));
  };
  return enqueue(step, std::move(*command), false, step["blocking"] != 0) ? Taken(Expectation{})
                                                                          : std::nullopt;
}

// From memory of the host.
Model::Taken Model::write(const Step &step) {
  const View *const view = usable(step, "memory", true);
  const std::uint64_t size = step["size"];
  if (!view || size == 0)
    return std::nullopt;
  const std::uint64_t at = view->offset + step["at"];
  const auto fits = contains(*view, at, size);
  auto command = commandOf(step, false, {{view->content, true}});
  if (!fits || !*fits || !command)
    return std::nullopt;
  if (auto refused = refusedWait(step))
    return refused;
  command->effect = [content = view->content, at, size, seed = step["seed"]] {
    content->write(at, knownOf(patternOf(seed, size)));
  };
  return enqueue(step, std::move(*command), false, step["blocking"] != 0) ? Taken(Expectation{})
                                                                          : std::nullopt;
}

Model::Taken Model::buffer(const Step &step) {
  const std::uint64_t size = step["size"];
  if (!abilities_.buffers || !isFresh(step, step["buffer"]) || size == 0 || size > 16 * kPage)
    return std::nullopt;
  auto content = std::make_shared<Content>(size);
  content->write(0, knownOf(patternOf(step["buffer"], size)));
  of(step).buffers[step["buffer"]] = content;
  touched_.push_back(content);
  return Expectation{};
}

Model::Taken Model::bufferRelease(const Step &step) {
  return of(step).buffers.erase(step["buffer"]) != 0 ? Taken(Expectation{}) : std::nullopt;
}

Model::Taken Model::bufferRect(const Step &step) {
  const auto &buffers = of(step).buffers;
  const auto found = buffers.find(step["buffer"]);
  const auto other = buffers.find(step["other"]);
  const auto way = static_cast<RectWay>(step["way"]);
  if (found == buffers.end() || way > kCopyRect ||
      (way == kCopyRect && (other == buffers.end() || other == found)))
    return std::nullopt;
  const Region region = regionOf(step);
  Uses uses{{found->second, way != kReadRect && way != kCopyRect}};
  if (way == kCopyRect)
    uses.emplace_back(other->second, true);
  auto command = commandOf(step, false, uses);
  if (!command)
    return std::nullopt;
  const bool isRegion = region.isValid();
  const std::size_t otherSize = way == kCopyRect ? other->second->size() : region.hostBytes();
  if (isRegion && way != kCopyRect && otherSize > kMostHostBytes)
    return std::nullopt;
  if (!isRegion || !region.fits(region.near, found->second->size()) ||
      !region.fits(region.far, otherSize)) {
    touched_.push_back(found->second);
    return invalidSize(
        "the region reaches past the end of the buffer; a side of it is 0; a pitch is "
        "neither 0 nor as long as what it spans, or no multiple of a row "
        "(urEnqueueMemBufferReadRect)");
  }
  if (auto refused = refusedWait(step))
    return refused;
  Expectation expected;
  if (way == kReadRect) {
    Content host(otherSize);
    host.write(0, knownOf(patternOf(step["seed"], otherSize)));
    if (!std::ranges::all_of(command->before,
                             [&](std::size_t before) { return commands_[before].hasRun; }))
      return std::nullopt;
    region.copy(*found->second, region.near, host, region.far);
    expected.bytes = host.read(0, otherSize);
    expected.bytesRule =
        "the region starts, on either side, at x + y * row pitch + z * slice pitch "
        "bytes (urEnqueueMemBufferReadRect); nothing beside it is written";
  } else {
    command->effect = [region, way, content = found->second,
                       to = way == kCopyRect ? other->second : nullptr, otherSize,
                       seed = step["seed"]] {
      if (way == kCopyRect)
        return region.copy(*content, region.near, *to, region.far);
      Content host(otherSize);
      host.write(0, knownOf(patternOf(seed, otherSize)));
      region.copy(host, region.far, *content, region.near);
    };
  }
  return enqueue(step, std::move(*command), false, way == kReadRect) ? Taken(expected)
                                                                     : std::nullopt;
}

Model::Taken Model::bufferLook(const Step &step) {
  const auto found = of(step).buffers.find(step["buffer"]);
  if (found == of(step).buffers.end() || isChanging(*found->second))
    return std::nullopt;
  Expectation expected;
  expected.bytes = found->second->read(0, found->second->size());
  expected.bytesRule = "a command writes its region and nothing else";
  return expected;
}

Model::Taken Model::queue(const Step &step) {
  const std::uint64_t flags = step["flags"]; // 1 out of order, 2 profiled
  if (!isFresh(step, step["queue"]) || of(step).queues.size() >= kMostQueues || flags > 3 ||
      ((flags & 1) != 0 && !abilities_.outOfOrder) || ((flags & 2) != 0 && !abilities_.profiling))
    return std::nullopt;
  Queue queue;
  queue.isOutOfOrder = (flags & 1) != 0;
  queue.isProfiled = (flags & 2) != 0;
  of(step).queues[step["queue"]] = queue;
  return Expectation{};
}

// Once it is finished: whether the last release waits for its commands is not said.
Model::Taken Model::queueRelease(const Step &step) {
  const auto found = of(step).queues.find(step["queue"]);
  if (found == of(step).queues.end() ||
      !std::ranges::all_of(found->second.commands,
                           [&](std::size_t number) { return commands_[number].isOver; }))
    return std::nullopt;
  of(step).queues.erase(found);
  return Expectation{};
}

Model::Taken Model::finish(const Step &step) {
  const auto found = of(step).queues.find(step["queue"]);
  if (found == of(step).queues.end() ||
      !std::ranges::all_of(found->second.commands,
                           [&](std::size_t number) { return commands_[number].hasRun; }))
    return std::nullopt;
  for (const std::size_t number : found->second.commands)
    if (!commands_[number].isOver)
      endWith(number);
  return Expectation{};
}

Model::Taken Model::queueState(const Step &step) {
  const auto found = of(step).queues.find(step["queue"]);
  if (found == of(step).queues.end() || !abilities_.emptyQuery)
    return std::nullopt;
  const auto &numbers = found->second.commands;
  const bool isEmpty =
      std::ranges::all_of(numbers, [&](std::size_t number) { return commands_[number].isOver; });
  const bool isHeld =
      !std::ranges::all_of(numbers, [&](std::size_t number) { return commands_[number].hasRun; });
  if (!isEmpty && !isHeld)
    return std::nullopt;
  Expectation expected;
  expected.values = {{"UR_QUEUE_INFO_EMPTY", Relation::Equal, isEmpty ? 1u : 0u,
                      "whether every command submitted so far has finished (UR_QUEUE_INFO_EMPTY)"}};
  return expected;
}

} // namespace ur::histories
