// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

#include <algorithm>

namespace ur::histories {

std::optional<Expectation> Model::take(const Step &step) {
  if (step.process >= processes_.size() || step.arguments.size() != argumentNames(step.verb).size())
    return std::nullopt;
  if (of(step).isStopped && step.verb != Verb::Continue && step.verb != Verb::Kill)
    return std::nullopt;
  constexpr Verb kMayWait[] = {
      Verb::Alloc,         Verb::Free,        Verb::Close,           Verb::Unmap,
      Verb::Map,           Verb::Access,      Verb::PhysicalRelease, Verb::QueueRelease,
      Verb::BufferRelease, Verb::ContextCopy, Verb::Buffer,          Verb::Physical,
      Verb::Open,          Verb::Get,         Verb::Queue,           Verb::FreeWrong,
      Verb::CloseWrong,    Verb::Protect,     Verb::Release,         Verb::MapWrong,
      Verb::Together};
  if (std::ranges::find(kMayWait, step.verb) != std::end(kMayWait) && wouldWait(step.process))
    return std::nullopt;
  touched_.clear();
  switch (step.verb) {
  case Verb::Alloc:
    return alloc(step);
  case Verb::Free:
    return free(step);
  case Verb::FreeWrong:
    return freeWrong(step);
  case Verb::Get:
    return get(step);
  case Verb::GetWrong:
    return getWrong(step);
  case Verb::GetUnfit:
    return getUnfit(step);
  case Verb::Put:
    return put(step);
  case Verb::PutAgain:
    return putAgain(step);
  case Verb::PutCopy:
    return putCopy(step);
  case Verb::Open:
    return open(step);
  case Verb::Close:
    return close(step);
  case Verb::CloseWrong:
    return closeWrong(step);
  case Verb::Fill:
    return fill(step);
  case Verb::Copy:
    return copy(step);
  case Verb::Write:
    return write(step);
  case Verb::ContextCopy:
    return contextCopy(step);
  case Verb::Protect:
    return protect(step);
  case Verb::Look:
    return look(step);
  case Verb::Describe:
    return describe(step);
  case Verb::Queue:
    return queue(step);
  case Verb::QueueRelease:
    return queueRelease(step);
  case Verb::Finish:
    return finish(step);
  case Verb::QueueState:
    return queueState(step);
  case Verb::Event:
    return event(step);
  case Verb::Signal:
    return signal(step);
  case Verb::Barrier:
  case Verb::Marker:
    return barrier(step);
  case Verb::Wait:
    return wait(step);
  case Verb::Status:
    return status(step);
  case Verb::Times:
    return times(step);
  case Verb::Callback:
    return callback(step);
  case Verb::Retain:
    return retain(step);
  case Verb::Release:
    return release(step);
  case Verb::Hold:
    return hold(step);
  case Verb::LetGo:
    return letGo(step);
  case Verb::Buffer:
    return buffer(step);
  case Verb::BufferRelease:
    return bufferRelease(step);
  case Verb::BufferRect:
    return bufferRect(step);
  case Verb::BufferLook:
    return bufferLook(step);
  case Verb::Physical:
    return physical(step);
  case Verb::PhysicalRelease:
    return physicalRelease(step);
  case Verb::Map:
    return map(step);
  case Verb::Unmap:
    return unmap(step);
  case Verb::MapWrong:
    return mapWrong(step);
  case Verb::Access:
    return access(step);
  case Verb::Together:
    return together(step);
  case Verb::Kill:
    return kill(step);
  case Verb::Stop:
    of(step).isStopped = true;
    return Expectation{};
  case Verb::Continue:
    if (!std::exchange(of(step).isStopped, false))
      return std::nullopt;
    return Expectation{};
  case Verb::Usage:
    return usage(step);
  case Verb::Count:
    break;
  }
  return std::nullopt;
}

bool Model::isFresh(const Step &step, std::uint64_t id) const {
  const Process &process = processes_[step.process];
  return id != 0 && !process.memory.contains(id) && !process.physical.contains(id) &&
         !process.events.contains(id) && !process.queues.contains(id) &&
         !process.buffers.contains(id);
}

namespace {

constexpr std::uint64_t kMostAtOnce = 1 << 20; // bytes of one look

void addLooks(History &looks, unsigned process, std::uint64_t id, const View &view, bool rights) {
  for (const Content::Range &range : view.content->knownRanges()) {
    const std::uint64_t from = std::max<std::uint64_t>(range.offset, view.start);
    const std::uint64_t to =
        std::min<std::uint64_t>(range.offset + range.size, view.start + view.size);
    if (view.access != kNoAccess)
      for (std::uint64_t at = from; at < to; at += kMostAtOnce)
        looks.push_back({process,
                         Verb::Look,
                         {id, at - view.offset, std::min(to - at, kMostAtOnce), 0, 0, 0},
                         {}});
  }
  for (std::uint64_t from = 0; rights && from < view.size;) {
    const std::uint64_t to = from < view.readOnlyFrom ? view.readOnlyFrom
                             : from < view.readOnlyTo ? view.readOnlyTo
                                                      : view.size;
    const std::uint64_t size = std::min(to, view.size) - from;
    looks.push_back(
        {process, Verb::Look, {id, view.start + from - view.offset, 0, size, 1, 1}, {}});
    from += size;
  }
}

} // namespace

History Model::looks() const {
  History looks;
  for (unsigned number = 0; number < processes_.size(); ++number) {
    if (processes_[number].isStopped)
      continue;
    for (const auto &[id, view] : processes_[number].memory)
      if (std::ranges::find(touched_, view.content) != touched_.end() && !isChanging(*view.content))
        addLooks(looks, number, id, view, true);
    for (const auto &[id, content] : processes_[number].buffers)
      if (std::ranges::find(touched_, content) != touched_.end() && !isChanging(*content))
        looks.push_back({number, Verb::BufferLook, {id}, {}});
  }
  return looks;
}

History Model::looksBefore(const Step &step) const {
  History looks;
  if (step.verb != Verb::LetGo || step.process >= processes_.size())
    return looks;
  const Process &process = processes_[step.process];
  for (const auto &[id, view] : process.memory)
    if (!isChanging(*view.content))
      addLooks(looks, step.process, id, view, false);
  for (const auto &[id, content] : process.buffers)
    looks.push_back({step.process, Verb::BufferLook, {id}, {}});
  for (const auto &[id, view] : process.events)
    looks.push_back({step.process, Verb::Status, {id}, {}});
  return looks;
}

History Model::ending() const {
  History steps;
  const auto add = [&](unsigned process, Verb verb, std::vector<std::uint64_t> arguments) {
    steps.push_back({process, verb, std::move(arguments), {}});
  };
  const auto count = static_cast<unsigned>(processes_.size());
  for (unsigned number = 0; number < count; ++number)
    if (processes_[number].isStopped)
      add(number, Verb::Continue, {});
  for (unsigned number = 0; number < count; ++number)
    for (const auto &[id, view] : processes_[number].events)
      if (view.isGate && view.state->command && commands_[*view.state->command].isHeld)
        add(number, Verb::LetGo, {id, 0, 0});
  for (unsigned number = 0; number < count; ++number)
    for (const auto &[id, queue] : processes_[number].queues)
      add(number, Verb::Finish, {id});
  for (unsigned number = 0; number < count; ++number) {
    for (const auto &[id, view] : processes_[number].memory)
      addLooks(steps, number, id, view, true);
    for (const auto &[id, content] : processes_[number].buffers)
      add(number, Verb::BufferLook, {id});
  }
  // In the order in which the commands were enqueued, so that each is compared with those before.
  for (unsigned number = 0; number < count; ++number)
    for (const auto &[id, view] : processes_[number].events)
      if (view.state->command && commands_[*view.state->command].isProfiled)
        add(number, Verb::Times, {id});
  for (unsigned number = 0; number < count; ++number) {
    const Process &process = processes_[number];
    for (const auto &[id, view] : process.events)
      for (std::uint64_t reference = 0; reference < view.references; ++reference)
        add(number, Verb::Release, {id});
    for (const auto &[id, queue] : process.queues)
      add(number, Verb::QueueRelease, {id});
    for (const auto &[id, handle] : handles_)
      if (handle.process == number && !handle.isPut)
        add(number, Verb::Put, {handle.kind, id});
    for (const auto &[id, view] : process.memory) {
      if (view.readOnlyTo != 0)
        add(number, Verb::Protect, {id, 0, 0});
      if (view.isMapping)
        add(number, Verb::Unmap, {id});
      else if (view.isOwn)
        add(number, Verb::Free, {id});
      else
        add(number, Verb::Close, {kMemory, id});
    }
    for (const auto &[id, view] : process.physical)
      view.isOwn ? add(number, Verb::PhysicalRelease, {id})
                 : add(number, Verb::Close, {kPhysical, id});
    for (const auto &[id, content] : process.buffers)
      add(number, Verb::BufferRelease, {id});
  }
  return steps;
}

} // namespace ur::histories
