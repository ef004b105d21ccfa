// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

namespace ur::histories {

#define UR_RULE_OF_VERB(name, rule, ...) &Model::rule,
Model::Rule Model::*const Model::kRules[] = {UR_HISTORIES_VERBS(UR_RULE_OF_VERB)};
#undef UR_RULE_OF_VERB

std::optional<Expectation> Model::apply(const Step &step) {
  using enum Verb;
  // Drivers may wait for all work of a device when a call makes or releases an object.
  constexpr Verb kMayWait[] = {
      Times,        Verb::Pool, PoolRelease, Alloc,         Free,     Get,
      Open,         OpenUntil,  Close,       ContextCopy,   Protect,  Verb::Queue,
      QueueRelease, Release,    Buffer,      BufferRelease, Physical, PhysicalRelease,
      Map,          Unmap,      Access,      Refused,       Trial};
  const auto names = argumentNames(step.verb);
  const bool isPending = std::ranges::any_of(commands_, [&](const Command &command) {
    return command.process == step.process && !command.hasRun;
  });
  if (step.process >= processes_.size() || step.arguments.size() != names.size() ||
      (actor(step).isStopped && step.verb != Verb::Continue && step.verb != Verb::Kill) ||
      (!abilities_.isNativeCpu && isPending &&
       std::ranges::find(kMayWait, step.verb) != std::end(kMayWait)))
    return std::nullopt;
  changes_.clear();
  for (const std::string_view name : names) {
    const Handle *const handle = name == "handle" ? find(handles_, step[name]) : nullptr;
    const View *const view = viewOf(step, name);
    const View *const object = view ? view : find(actor(step).physical, step[name]);
    if (object || handle)
      changes_.push_back(object ? object->content : handle->view.content);
  }
  return (this->*kRules[static_cast<std::size_t>(step.verb)])(step);
}

bool Model::isFresh(const Step &step, std::uint64_t id) const {
  const Process &own = processes_[step.process];
  return id != 0 && !own.memory.contains(id) && !own.physical.contains(id) &&
         !own.events.contains(id) && !own.queues.contains(id) && !own.pools.contains(id) &&
         !own.buffers.contains(id);
}

} // namespace ur::histories
