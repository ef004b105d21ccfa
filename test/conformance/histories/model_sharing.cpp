// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/invalid_calls.hpp"
#include "test/conformance/histories/model.hpp"
#include "test/conformance/histories/trials.hpp"

namespace ur::histories {
namespace {

constexpr std::uint64_t kHandleSize = 256;
constexpr unsigned kNoProcess = ~0u; // the exporter was killed

constexpr std::string_view kStale =
    "a stale handle is refused: after Put, after free, after the exporter's end "
    "(docs/promises.md)";
constexpr std::string_view kChanged =
    "nothing in a handle is trusted: a changed, forged or foreign one is refused with its code, or "
    "opens the very object that it was made for (docs/promises.md)";
constexpr std::string_view kOnce = "Put and Close take exactly what Get and Open returned, once, "
                                   "and say so otherwise (docs/promises.md)";

} // namespace

Model::Outcome Model::get(const Step &step) {
  const std::uint64_t id = step["object"];
  const auto kind = static_cast<Kind>(step["kind"]);
  if (handles_.contains(step["handle"]) || kind > kEvent || !canShare(kind))
    return std::nullopt;
  Handle handle{.process = step.process, .kind = kind, .object = id};
  if (kind == kEvent) {
    const EventView *const event = find(actor(step).events, id);
    if (!event || !event->isOwn || event->state->flags != 1)
      return std::nullopt;
    handle.state = event->state;
  } else {
    View *const view = find(kind == kMemory ? actor(step).memory : actor(step).physical, id);
    // A Get may copy the memory in the driver, and this copy may wait for the command.
    if (!view || !view->isOwn || view->isMapping || !canShareAlloc(view->kind) || !view->hasIpc ||
        step["at"] >= view->size ||
        (kind == kMemory && !abilities_.isNativeCpu && isBusy(*view->content)))
      return std::nullopt;
    view->isShared = true;
    handle.view = {.content = view->content,
                   .size = view->size,
                   .offset = step["at"],
                   .kind = view->kind,
                   .isOwn = false,
                   .isShared = true};
  }
  handles_[step["handle"]] = handle;
  return Expectation{};
}

// A call that must fail and change nothing.
Model::Outcome Model::refused(const Step &step) {
  if (step["way"] >= invalidCalls().size())
    return std::nullopt;
  const InvalidCall &call = invalidCalls()[step["way"]];
  const View *const memory = find(actor(step).memory, step["object"]);
  const View *const view = memory ? memory : find(actor(step).physical, step["object"]);
  if ((call.ability && !(abilities_.*call.ability)) ||
      !fits(call.target, actor(step), step, abilities_) || (view && isBusy(*view->content)) ||
      (memory && isMappedTwice(step, *memory)))
    return std::nullopt; // another Open of the memory may have returned the same address
  return refusal(call.code, call.rule);
}

Model::Outcome Model::put(const Step &step) {
  Handle *const handle = find(handles_, step["handle"]);
  if (!handle || handle->isPut || handle->process != step.process || handle->kind != step["kind"])
    return std::nullopt;
  handle->isPut = true;
  handle->isLive = false;
  return Expectation{};
}

// A second Put, or a Put of a copied handle.
Model::Outcome Model::putWrong(const Step &step) {
  const Handle *const handle = find(handles_, step["handle"]);
  const bool isCopy = step.verb == Verb::PutCopy;
  if (!handle || (handle->process == step.process ? handle->isPut == isCopy : !isCopy))
    return std::nullopt;
  return refusal(UR_RESULT_ERROR_INVALID_VALUE, kOnce);
}

Model::Outcome Model::open(const Step &step) {
  const Handle *const handle = find(handles_, step["handle"]);
  const std::uint64_t id = step["object"];
  const std::uint64_t kind = step["kind"];
  const std::uint64_t at = step["at"];
  const auto change = static_cast<Change>(step["change"]);
  if (!handle || !isFresh(step, id) || kind > kEvent || !canShare(kind) ||
      (change != kUnchanged && !abilities_.knownLayout) || (handle->mayLive && !handle->isPut))
    return std::nullopt;
  const bool isForged = change == kForgedOffset || change == kForgedLength;
  std::string_view rule;
  if (change == kFlippedBit || (change == kOtherLength && at != kHandleSize))
    rule = kChanged;
  else if (kind != handle->kind)
    rule = "the handle belongs to another kind of object (urIPCOpenMemHandleExp)";
  else if (!handle->isLive)
    rule = kStale;
  else if (isForged) {
    const auto fits = change == kForgedOffset ? contains(handle->view, at, 1)
                                              : contains(handle->view, handle->view.offset, at);
    if (!fits || kind != kMemory)
      return std::nullopt;
    if (!*fits || (change == kForgedLength && at == 0))
      rule = kChanged;
  }
  if (!rule.empty())
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, rule);
  if (kind == kEvent) {
    actor(step).events[id] = {.state = handle->state, .isOwn = false};
    return Expectation{};
  }
  View &view = (kind == kMemory ? actor(step).memory : actor(step).physical)[id] = handle->view;
  if (change == kForgedOffset)
    view.offset = at;
  return Expectation{};
}

Step Model::revokingStep(const Step &openUntil) const {
  const Handle *const handle = find(handles_, openUntil["handle"]);
  const Step steps[] = {{0, Verb::Put, {kMemory, openUntil["handle"]}, {}},
                        {0, Verb::Free, {handle ? handle->object : 0}, {}},
                        {0, Verb::Kill, {}, {}}};
  Step end = steps[openUntil["end"] % kHandleEnds];
  end.process = handle ? handle->process : kNoProcess;
  return end;
}

// At the same time, the exporter makes the handle stale.
Model::Outcome Model::openUntil(const Step &step) {
  const Handle *const handle = find(handles_, step["handle"]);
  const std::uint64_t size = step["size"];
  if (!handle || !handle->isLive || handle->kind != kMemory || handle->process == step.process ||
      size == 0 || size > handle->view.size - handle->view.offset ||
      isBusy(*handle->view.content) || step["end"] >= kHandleEnds)
    return std::nullopt;
  Expectation expected;
  expected.rule = kStale;
  expected.bytes = handle->view.content->read(handle->view.offset, size);
  expected.bytesRule = "what one process writes the other reads (docs/promises.md)";
  expected.values = {{"opens with other bytes", Relation::Equal, 0, expected.bytesRule},
                     {"opens after the end of the handle", Relation::Equal, 0, kStale}};
  const Step end = revokingStep(step);
  const std::vector<std::shared_ptr<Content>> touched = changes_;
  const bool isRevoked = apply(end).has_value();
  changes_.insert(changes_.end(), touched.begin(), touched.end());
  return isRevoked ? Outcome(expected) : std::nullopt;
}

Model::Outcome Model::close(const Step &step) {
  const auto kind = static_cast<Kind>(step["kind"]);
  auto &views = kind == kMemory ? actor(step).memory : actor(step).physical;
  const View *const view = find(views, step["object"]);
  if (kind > kPhysical || !view || view->isOwn || view->isMapping ||
      (kind == kMemory && isBusy(*view->content)))
    return std::nullopt;
  views.erase(step["object"]);
  actor(step).closedObjects[step["object"]] = kind;
  return Expectation{};
}

Model::Outcome Model::closeAgain(const Step &step) {
  const Kind *const kind = find(actor(step).closedObjects, step["object"]);
  return kind && *kind == step["kind"] ? Outcome(refusal(UR_RESULT_ERROR_INVALID_ARGUMENT, kOnce))
                                       : std::nullopt;
}

// A trial releases all its objects. If it opens a handle, it must find the same bytes as before.
Model::Outcome Model::trial(const Step &step) {
  constexpr std::uint64_t kMaxBytes = 16 * kPage;
  const std::uint64_t size = step["size"];
  if (step["way"] >= trials().size() || size == 0 || size > kMaxBytes)
    return std::nullopt;
  const TrialKind &trial = trials()[step["way"]];
  const Handle *const handle = find(handles_, step["handle"]);
  const bool isMemory = trial.handle == TrialHandle::Memory;
  const bool hasHandle = isMemory || (trial.handle == TrialHandle::Any && step["handle"] != 0);
  if (!std::ranges::all_of(trial.needs, [&](auto ability) { return abilities_.*ability; }) ||
      (hasHandle &&
       (!handle || !handle->isLive || handle->mayLive || handle->kind != step["kind"])) ||
      (isMemory && (handle->kind != kMemory || isBusy(*handle->view.content) ||
                    size > handle->view.size - handle->view.offset)))
    return std::nullopt;
  actor(step).canHold = false; // the trial creates many queues, and drivers have few channels
  Expectation expected;
  expected.rule = expected.bytesRule = trial.rule;
  expected.values = {{"wrong answers", Relation::Equal, 0, trial.rule}};
  if (isMemory)
    expected.bytes = handle->view.content->read(handle->view.offset, size);
  return expected;
}

// Kills the process during its work. A new process replaces it.
Model::Outcome Model::kill(const Step &step) {
  for (const Command &command : commands_)
    if (command.process == step.process && !command.isOver &&
        (command.hasRun || !abilities_.isNativeCpu))
      return std::nullopt; // not every adapter promises a result for signals of a killed process
  for (Command &command : commands_)
    if (command.process == step.process && !command.hasRun) {
      command.isHeld = false;
      command.hasRun = true;
      command.hasFailed = true;
      command.uses.clear(); // the process that used the memory was killed
    }
  runUnblocked();
  for (auto &[id, handle] : handles_)
    if (handle.process == step.process) {
      handle.isLive = false;
      handle.isPut = true;
      handle.process = kNoProcess;
    }
  for (const auto &[id, view] : actor(step).memory)
    changes_.push_back(view.content);
  actor(step) = Process{};
  return Expectation{};
}

Model::Outcome Model::stop(const Step &step) {
  const bool stops = step.verb == Verb::Stop;
  return std::exchange(actor(step).isStopped, stops) != stops ? Outcome(Expectation{})
                                                              : std::nullopt;
}

} // namespace ur::histories
