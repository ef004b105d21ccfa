// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

#include <algorithm>

namespace ur::histories {

const Model::Entry Model::kEntries[] = {
    {&Model::pool, true, false, &Abilities::pools},
    {&Model::poolRelease, true, false, nullptr},
    {&Model::poolState, false, false, nullptr},
    {&Model::alloc, true, false, nullptr},
    {&Model::free, true, true, nullptr},
    {&Model::freeWrong, true, true, nullptr},
    {&Model::get, true, true, nullptr},
    {&Model::getWrong, false, false, nullptr},
    {&Model::getUnfit, false, true, &Abilities::gates},
    {&Model::put, false, true, nullptr},
    {&Model::putWrong, false, false, nullptr},
    {&Model::putWrong, false, false, nullptr},
    {&Model::open, true, true, nullptr},
    {&Model::openUntil, true, true, nullptr},
    {&Model::close, true, true, nullptr},
    {&Model::closeWrong, true, true, nullptr},
    {&Model::fill, false, true, nullptr},
    {&Model::copy, false, true, nullptr},
    {&Model::copy, false, true, nullptr},
    {&Model::copy, true, true, &Abilities::contextCopy},
    {&Model::protect, true, true, &Abilities::isNativeCpu},
    {&Model::look, false, false, nullptr},
    {&Model::describe, false, false, nullptr},
    {&Model::queue, true, false, nullptr},
    {&Model::queueRelease, true, false, nullptr},
    {&Model::finish, false, false, nullptr},
    {&Model::queueState, false, false, &Abilities::emptyQuery},
    {&Model::event, false, false, &Abilities::reusable},
    {&Model::signal, false, false, nullptr},
    {&Model::barrier, false, false, nullptr},
    {&Model::barrier, false, false, nullptr},
    {&Model::wait, false, false, nullptr},
    {&Model::status, false, false, nullptr},
    {&Model::times, false, false, nullptr},
    {&Model::callback, false, false, &Abilities::callbacks},
    {&Model::retain, false, false, nullptr},
    {&Model::release, true, false, nullptr},
    {&Model::hold, false, false, &Abilities::gates},
    {&Model::letGo, false, false, nullptr},
    {&Model::buffer, true, true, &Abilities::buffers},
    {&Model::bufferRelease, true, false, nullptr},
    {&Model::bufferPart, false, true, nullptr},
    {&Model::bufferMap, false, true, nullptr},
    {&Model::bufferUnmap, false, true, nullptr},
    {&Model::bufferRect, false, true, nullptr},
    {&Model::physical, true, false, &Abilities::virtualMemory},
    {&Model::physicalRelease, true, true, nullptr},
    {&Model::map, true, true, nullptr},
    {&Model::unmap, true, true, nullptr},
    {&Model::access, true, true, nullptr},
    {&Model::refused, true, true, nullptr},
    {&Model::trial, true, true, nullptr},
    {&Model::kill, false, true, nullptr},
    {&Model::stop, false, false, nullptr},
    {&Model::stop, false, false, nullptr},
    {&Model::usage, false, false, nullptr},
};

std::optional<Expectation> Model::take(const Step &step) {
  static_assert(std::size(kEntries) == static_cast<std::size_t>(Verb::Count));
  const auto names = argumentNames(step.verb);
  if (step.process >= processes_.size() || step.arguments.size() != names.size() ||
      (of(step).isStopped && step.verb != Verb::Continue && step.verb != Verb::Kill))
    return std::nullopt;
  const Entry &entry = kEntries[static_cast<std::size_t>(step.verb)];
  if ((entry.mayWait && wouldWait(step.process)) || (entry.needs && !(abilities_.*entry.needs)))
    return std::nullopt;
  touched_.clear();
  for (const std::string_view name : names) {
    const Handle *const handle = name == "handle" ? find(handles_, step[name]) : nullptr;
    const View *const view = viewOf(step, name);
    const View *const object = view ? view : find(of(step).physical, step[name]);
    if (entry.touches && (object || handle))
      touched_.push_back(object ? object->content : handle->content);
  }
  return (this->*entry.rule)(step);
}

bool Model::isFresh(const Step &step, std::uint64_t id) const {
  const Process &own = processes_[step.process];
  return id != 0 && !own.memory.contains(id) && !own.physical.contains(id) &&
         !own.events.contains(id) && !own.queues.contains(id) && !own.pools.contains(id) &&
         !own.buffers.contains(id);
}

const View *Model::viewOf(const Step &step, std::string_view name) const {
  const Process &own = processes_[step.process];
  const View *const view = find(own.memory, step[name]);
  return view ? view : find(own.buffers, step[name]);
}

void Model::addLooks(History &looks, unsigned process, std::uint64_t id, const View &view,
                     bool rights) const {
  constexpr std::uint64_t kMostAtOnce = 1 << 20; // bytes
  if (isChanging(*view.content))
    return;
  const auto add = [&](std::uint64_t at, std::uint64_t size, std::uint64_t extent) {
    const std::uint64_t asked = extent != 0 ? 1 : 0;
    looks.push_back({process, Verb::Look, {id, at - view.offset, size, extent, asked, asked}, {}});
  };
  for (const Content::Range &range : view.content->knownRanges()) {
    const std::uint64_t to = std::min(range.offset + range.size, view.start + view.size);
    if (view.access != kNoAccess)
      for (std::uint64_t at = std::max(range.offset, view.start); at < to; at += kMostAtOnce)
        add(at, std::min(to - at, kMostAtOnce), 0);
  }
  for (std::uint64_t from = 0; rights && !view.isBuffer && from < view.size;) {
    const std::uint64_t to = from < view.readOnlyFrom ? view.readOnlyFrom
                             : from < view.readOnlyTo ? view.readOnlyTo
                                                      : view.size;
    const std::uint64_t size = std::min(to, view.size) - from;
    add(view.start + from, 0, size);
    from += size;
  }
}

History Model::looks() const {
  History looks;
  for (unsigned number = 0; number < processes_.size(); ++number)
    if (!processes_[number].isStopped)
      for (const auto *const views : {&processes_[number].memory, &processes_[number].buffers})
        for (const auto &[id, view] : *views)
          if (std::ranges::find(touched_, view.content) != touched_.end())
            addLooks(looks, number, id, view, true);
  return looks;
}

History Model::looksBefore(const Step &step) const {
  History looks;
  if (step.verb != Verb::LetGo || step.process >= processes_.size())
    return looks;
  const Process &own = processes_[step.process];
  for (const auto *const views : {&own.memory, &own.buffers})
    for (const auto &[id, view] : *views)
      addLooks(looks, step.process, id, view, false);
  for (const auto &[id, view] : own.events)
    looks.push_back({step.process, Verb::Status, {id}, {}});
  return looks;
}

History Model::ending() const {
  History steps;
  const auto add = [&](unsigned process, Verb verb, std::vector<std::uint64_t> arguments) {
    steps.push_back({process, verb, std::move(arguments), {}});
  };
  const auto forEach = [&](auto addSteps) {
    for (unsigned number = 0; number < processes_.size(); ++number)
      addSteps(number, processes_[number]);
  };
  forEach([&](unsigned number, const Process &own) {
    if (own.isStopped)
      add(number, Verb::Continue, {});
  });
  forEach([&](unsigned number, const Process &own) {
    for (const auto &[id, view] : own.events)
      if (view.isGate && isHeldBack(view))
        add(number, Verb::LetGo, {id, 0, 0});
  });
  forEach([&](unsigned number, const Process &own) {
    for (const auto &[id, queue] : own.queues)
      add(number, Verb::Finish, {id});
  });
  forEach([&](unsigned number, const Process &own) {
    for (const auto *const views : {&own.memory, &own.buffers})
      for (const auto &[id, view] : *views)
        addLooks(steps, number, id, view, true);
  });
  // In the order in which the commands were enqueued, so that each is compared with those before.
  forEach([&](unsigned number, const Process &own) {
    for (const auto &[id, view] : own.events)
      add(number, Verb::Times, {id});
  });
  forEach([&](unsigned number, const Process &own) {
    for (const auto &[id, view] : own.events)
      for (std::uint64_t reference = 0; reference < view.references; ++reference)
        add(number, Verb::Release, {id});
    for (const auto &[id, queue] : own.queues)
      add(number, Verb::QueueRelease, {id});
    for (const auto &[id, handle] : handles_)
      if (handle.process == number && !handle.isPut)
        add(number, Verb::Put, {handle.kind, id});
    for (const auto &[id, view] : own.memory) {
      if (view.readOnlyTo != 0)
        add(number, Verb::Protect, {id, 0, 0});
      if (view.isMapping)
        add(number, Verb::Unmap, {id});
      else if (view.isOwn)
        add(number, Verb::Free, {id});
      else
        add(number, Verb::Close, {kMemory, id});
    }
    for (const auto &[id, view] : own.physical)
      view.isOwn ? add(number, Verb::PhysicalRelease, {id})
                 : add(number, Verb::Close, {kPhysical, id});
    for (const auto &[id, view] : own.buffers)
      add(number, Verb::BufferRelease, {id});
    for (const auto &[id, pool] : own.pools) {
      add(number, Verb::PoolState, {id});
      add(number, Verb::PoolRelease, {id});
    }
  });
  return steps;
}

} // namespace ur::histories
