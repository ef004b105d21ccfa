// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/comparisons.hpp"

#include <algorithm>

namespace ur::histories {
namespace {

// Adds Look steps that compare the known bytes of a view, and its access rights if `checksRights`.
void addLooks(const Model &model, History &looks, unsigned process, std::uint64_t id,
              const View &view, bool checksRights) {
  constexpr std::uint64_t kMaxLookSize = 1 << 20; // bytes
  if (checksRights && !view.isBuffer && !view.isMapping)
    looks.push_back({process, Verb::Describe, {id, 0}, {}});
  if (model.isChanging(*view.content))
    return;
  const auto add = [&](std::uint64_t offset, std::uint64_t size, std::uint64_t extent) {
    looks.push_back({process, Verb::Look, {id, offset - view.offset, size, extent}, {}});
  };
  for (const Content::Range &range : view.content->knownRanges()) {
    const std::uint64_t end = std::min(range.offset + range.size, view.start + view.size);
    if (view.access != kNoAccess)
      for (std::uint64_t i = std::max(range.offset, view.start); i < end; i += kMaxLookSize)
        add(i, std::min(end - i, kMaxLookSize), 0);
  }
  for (std::uint64_t begin = 0; checksRights && !view.isBuffer && begin < view.size;) {
    const std::uint64_t end = begin < view.readOnlyFrom ? view.readOnlyFrom
                              : begin < view.readOnlyTo ? view.readOnlyTo
                                                        : view.size;
    const std::uint64_t size = std::min(end, view.size) - begin;
    add(view.start + begin, 0, size);
    begin += size;
  }
}

} // namespace

History comparisonsAfter(const Model &model) {
  const auto &processes = model.processes();
  History looks;
  for (unsigned number = 0; number < processes.size(); ++number)
    if (!processes[number].isStopped)
      for (const auto *const views : {&processes[number].memory, &processes[number].buffers})
        for (const auto &[id, view] : *views)
          if (std::ranges::find(model.changes(), view.content) != model.changes().end())
            addLooks(model, looks, number, id, view, true);
  return looks;
}

History comparisonsBefore(const Model &model, const Step &step) {
  const auto &processes = model.processes();
  History looks;
  if (step.verb != Verb::LetGo || step.process >= processes.size())
    return looks;
  const Process &process = processes[step.process];
  for (const auto *const views : {&process.memory, &process.buffers})
    for (const auto &[id, view] : *views)
      addLooks(model, looks, step.process, id, view, false);
  for (const auto &[id, view] : process.events)
    looks.push_back({step.process, Verb::Status, {id}, {}});
  return looks;
}

History finalSteps(const Model &model) {
  const auto &processes = model.processes();
  History steps;
  const auto add = [&](unsigned process, Verb verb, std::vector<std::uint64_t> arguments) {
    steps.push_back({process, verb, std::move(arguments), {}});
  };
  const auto forEach = [&](auto addSteps) {
    for (unsigned number = 0; number < processes.size(); ++number)
      addSteps(number, processes[number]);
  };
  forEach([&](unsigned number, const Process &process) {
    if (process.isStopped)
      add(number, Verb::Continue, {});
  });
  forEach([&](unsigned number, const Process &process) {
    for (const auto &[id, view] : process.events)
      if (view.isGate && model.isHeldBack(view))
        add(number, Verb::LetGo, {id, 0, 0});
  });
  forEach([&](unsigned number, const Process &process) {
    for (const auto &[id, queue] : process.queues)
      add(number, Verb::Finish, {id});
  });
  forEach([&](unsigned number, const Process &process) {
    for (const auto *const views : {&process.memory, &process.buffers})
      for (const auto &[id, view] : *views)
        addLooks(model, steps, number, id, view, true);
  });
  // Adds the steps in the order of the enqueues, so that each time is compared with the times of
  // earlier commands.
  forEach([&](unsigned number, const Process &process) {
    for (const auto &[id, view] : process.events)
      add(number, Verb::Times, {id});
  });
  forEach([&](unsigned number, const Process &process) {
    for (const auto &[id, view] : process.events)
      for (std::uint64_t reference = 0; reference < view.references; ++reference)
        add(number, Verb::Release, {id});
    for (const auto &[id, queue] : process.queues)
      add(number, Verb::QueueRelease, {id});
    for (const auto &[id, handle] : model.handles())
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
    for (const auto &[id, view] : process.buffers)
      add(number, Verb::BufferRelease, {id});
    for (const auto &[id, pool] : process.pools) {
      add(number, Verb::PoolState, {id});
      add(number, Verb::PoolRelease, {id});
    }
  });
  return steps;
}

} // namespace ur::histories
