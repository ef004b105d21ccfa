// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

#include <algorithm>

namespace ur::histories {

Model::Rule Model::*const Model::kRules[] = {
    &Model::pool,       &Model::poolRelease,  &Model::poolState,
    &Model::alloc,      &Model::free,         &Model::freeAgain,
    &Model::get,        &Model::put,          &Model::putWrong,
    &Model::putWrong,   &Model::open,         &Model::openUntil,
    &Model::close,      &Model::closeAgain,   &Model::fill,
    &Model::copy,       &Model::copy,         &Model::copy,
    &Model::protect,    &Model::look,         &Model::describe,
    &Model::queue,      &Model::queueRelease, &Model::finish,
    &Model::queueState, &Model::event,        &Model::signal,
    &Model::barrier,    &Model::barrier,      &Model::wait,
    &Model::status,     &Model::times,        &Model::callback,
    &Model::retain,     &Model::release,      &Model::hold,
    &Model::letGo,      &Model::buffer,       &Model::bufferRelease,
    &Model::bufferPart, &Model::bufferMap,    &Model::bufferUnmap,
    &Model::bufferRect, &Model::physical,     &Model::physicalRelease,
    &Model::map,        &Model::unmap,        &Model::access,
    &Model::refused,    &Model::trial,        &Model::kill,
    &Model::stop,       &Model::stop,         &Model::usage};

std::optional<Expectation> Model::take(const Step &step) {
  static_assert(std::size(kRules) == static_cast<std::size_t>(Verb::Count));
  using enum Verb;
  constexpr Verb kMayWait[] = {
      Verb::Pool,    PoolRelease, Alloc,           Free,        Get,          Open,    OpenUntil,
      Close,         ContextCopy, Protect,         Verb::Queue, QueueRelease, Release, Buffer,
      BufferRelease, Physical,    PhysicalRelease, Map,         Unmap,        Access,  Refused,
      Trial};
  const auto names = argumentNames(step.verb);
  if (step.process >= processes_.size() || step.arguments.size() != names.size() ||
      (of(step).isStopped && step.verb != Verb::Continue && step.verb != Verb::Kill) ||
      (std::ranges::find(kMayWait, step.verb) != std::end(kMayWait) && wouldWait(step.process)))
    return std::nullopt;
  touched_.clear();
  for (const std::string_view name : names) {
    const Handle *const handle = name == "handle" ? find(handles_, step[name]) : nullptr;
    const View *const view = viewOf(step, name);
    const View *const object = view ? view : find(of(step).physical, step[name]);
    if (object || handle)
      touched_.push_back(object ? object->content : handle->content);
  }
  return (this->*kRules[static_cast<std::size_t>(step.verb)])(step);
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

} // namespace ur::histories
