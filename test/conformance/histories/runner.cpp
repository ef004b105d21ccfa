// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/runner.hpp"

#include "test/conformance/histories/comparisons.hpp"
#include "test/conformance/histories/message.hpp"
#include "test/conformance/histories/worker.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "tools/support/error.hpp"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <thread>

#include <fmt/format.h>

namespace ur::histories {
namespace {

using namespace support;

constexpr std::chrono::seconds kStartTime{30};

bool matches(const ExpectedValue &expected, std::uint64_t number) {
  switch (expected.relation) {
  case Relation::Equal:
    return number == expected.number;
  case Relation::NotEqual:
    return number != expected.number;
  case Relation::AtLeast:
    return number >= expected.number;
  case Relation::AtMost:
    return number <= expected.number;
  }
  return false;
}

const char *textOf(Relation relation) {
  switch (relation) {
  case Relation::Equal:
    return "";
  case Relation::NotEqual:
    return "anything but ";
  case Relation::AtLeast:
    return "at least ";
  case Relation::AtMost:
    return "at most ";
  }
  return "";
}

std::string codesText(const std::vector<ur_result_t> &codes) {
  std::string text;
  for (const ur_result_t code : codes)
    text += (text.empty() ? "" : " or ") + support::nameOf(code);
  return text;
}

// The difference between an answer and the expectation. The text is empty if they agree.
struct Difference {
  std::string text;
  std::string rule;
};

Difference difference(const std::string &actual, const std::string &expected,
                      std::string_view rule) {
  return {fmt::format("    actual    {}\n    expected  {}\n{}", actual, expected,
                      rule.empty() ? std::string() : fmt::format("    because   {}\n", rule)),
          std::string(rule)};
}

Difference compareCode(const Expectation &expected, const Answer &answer) {
  const std::string actual =
      support::nameOf(answer.code) +
      (answer.text.empty() ? std::string() : fmt::format("; the adapter said: {}", answer.text));
  if (std::ranges::find(expected.codes, answer.code) == expected.codes.end())
    return difference(actual, codesText(expected.codes), expected.rule);
  if (answer.code != UR_RESULT_SUCCESS && answer.text.empty())
    return difference(
        actual, "an error text in addition",
        "a failed call must set a text for urAdapterGetLastError (docs/conformance.md)");
  return {};
}

Difference compareValues(const Expectation &expected, const Answer &answer) {
  for (std::size_t i = 0; i < expected.values.size(); ++i) {
    const ExpectedValue &value = expected.values[i];
    if (i < answer.values.size() && matches(value, answer.values[i]))
      continue;
    const std::string actual =
        i < answer.values.size() ? fmt::format("{}", answer.values[i]) : std::string("nothing");
    return difference(fmt::format("{}: {}", value.name, actual),
                      fmt::format("{}{}", textOf(value.relation), value.number), value.rule);
  }
  return {};
}

Difference compareBytes(const Expectation &expected, const Answer &answer) {
  if (expected.bytes.empty())
    return {};
  if (expected.bytes.size() != answer.bytes.size())
    return difference(fmt::format("{} bytes", answer.bytes.size()),
                      fmt::format("{} bytes", expected.bytes.size()), expected.bytesRule);
  std::size_t count = 0;
  std::size_t first = 0;
  for (std::size_t i = expected.bytes.size(); i-- > 0;)
    if (expected.bytes[i] != kAnything && expected.bytes[i] != answer.bytes[i]) {
      ++count;
      first = i;
    }
  if (count == 0)
    return {};
  return difference(
      fmt::format("byte {} is {:#04x}; {} bytes differ", first, answer.bytes[first], count),
      fmt::format("{:#04x}", expected.bytes[first]), expected.bytesRule);
}

Difference compare(const Expectation &expected, const Answer &answer) {
  Difference error = compareCode(expected, answer);
  if (error.text.empty() && answer.code == UR_RESULT_SUCCESS)
    error = compareValues(expected, answer);
  if (error.text.empty() && answer.code == UR_RESULT_SUCCESS)
    error = compareBytes(expected, answer);
  return error;
}

Failure failureOf(const Step &step, const Difference &error, const std::string &log = {}) {
  return {0, fmt::format("  {}\n{}{}", textOf(step), error.text, log),
          fmt::format("{} {}", nameOf(step.verb), error.rule)};
}

} // namespace

Runner::Runner(unsigned processes, std::chrono::milliseconds timeout)
    : processCount_(processes), timeout_(timeout), workers_(processes) {
  restart();
}

void Runner::restart() {
  for (unsigned process = 0; process < processCount_; ++process)
    start(process);
}

// Replaces the process with a new one.
void Runner::start(unsigned process) {
  workers_[process] = nullptr;
  const auto begin = Clock::now();
  auto worker =
      std::make_unique<ChildProcess>(std::vector<std::string>{kServe}, begin + kStartTime);
  try {
    abilities_ = abilitiesFrom(receiveAnswer(worker->channel()));
  } catch (const ChannelClosed &) {
    throw std::runtime_error(fmt::format("a worker exited with {} before its first step\n{}",
                                         worker->wait().text(), worker->log()));
  }
  slowestStart_ = std::max(slowestStart_, Clock::now() - begin);
  workers_[process] = std::move(worker);
}

std::optional<Failure> Runner::run(const History &history) {
  auto failure = compare(history);
  if (failure)
    restart();
  return failure;
}

std::optional<Failure> Runner::finish() {
  for (auto &worker : workers_) {
    worker->channel().extend(Clock::now() + timeout_);
    const ExitStatus status = worker->wait();
    if (!status.success())
      return Failure{0,
                     fmt::format("  a process exited with {} after its last step\n{}",
                                 status.text(), worker->log()),
                     "end"};
  }
  return std::nullopt;
}

std::optional<Failure> Runner::compare(const History &history) {
  handles_.clear();
  Model model(processCount_, abilities_);
  const auto runAll = [&](std::size_t at, const History &steps) -> std::optional<Failure> {
    for (const Step &step : steps)
      if (auto failure = runStep(model, step)) {
        failure->stepIndex = at;
        return failure;
      }
    return std::nullopt;
  };
  for (std::size_t at = 0; at < history.size(); ++at) {
    if (auto failure = runAll(at, comparisonsBefore(model, history[at])))
      return failure;
    if (auto failure = runAll(at, {history[at]}))
      return failure;
    if (auto failure = runAll(at, comparisonsAfter(model)))
      return failure;
  }
  const History ending = finalSteps(model);
  for (const Step &step : ending) {
    if (auto failure = runAll(history.size(), comparisonsBefore(model, step)))
      return failure;
    if (auto failure = runAll(history.size(), {step}))
      return failure;
  }
  History usage;
  for (unsigned process = 0; process < processCount_; ++process)
    usage.push_back({process, Verb::Usage, {}, {}});
  return runAll(history.size(), usage);
}

std::optional<Failure> Runner::runStep(Model &model, const Step &step) {
  const Step end = step.verb == Verb::OpenUntil ? model.revokingStep(step) : Step{};
  std::optional<Expectation> expected = model.apply(step);
  if (!expected)
    return std::nullopt;
  ChildProcess &worker = *workers_[step.process];
  if (step.verb == Verb::Kill) {
    start(step.process);
    return std::nullopt;
  }
  if (step.verb == Verb::Stop || step.verb == Verb::Continue) {
    ::kill(worker.pid(), step.verb == Verb::Stop ? SIGSTOP : SIGCONT);
    return std::nullopt;
  }
  try {
    send(step);
    if (step.verb == Verb::OpenUntil)
      if (auto failure = revokeHandle(end, step["delay"]))
        return failure;
    const Answer answer = receiveAnswer(worker.channel());
    if (step.verb == Verb::OpenUntil && answer.bytes.empty())
      expected->bytes.clear(); // the handle was stale before the first open
    if (answer.code == kSkipped)
      return std::nullopt;
    if (const Difference error = histories::compare(*expected, answer); !error.text.empty())
      return failureOf(step, error, answer.code == UR_RESULT_SUCCESS ? answer.text : std::string());
    if (step.verb == Verb::Get)
      handles_[step["handle"]] = answer.bytes;
    model.learn(step, answer);
    return std::nullopt;
  } catch (const ChannelClosed &) {
    const std::string status = worker.wait().text();
    return failureOf(step,
                     difference(fmt::format("the process exited with {}", status), "an answer", ""),
                     worker.log());
  } catch (const DeadlineMissed &) {
    return failureOf(step, difference("no answer within the time limit", "an answer", ""),
                     worker.log());
  }
}

void Runner::send(const Step &step) {
  Channel &channel = workers_[step.process]->channel();
  channel.extend(Clock::now() + timeout_ + kProcessesOfTrial * slowestStart_);
  const bool takesHandle = step.verb == Verb::OpenUntil || step.verb == Verb::Trial;
  std::vector<std::uint8_t> bytes;
  if (step.verb == Verb::Open)
    bytes = bytesToOpen(step);
  else if (takesHandle && handles_.contains(step["handle"]))
    bytes = handles_.at(step["handle"]);
  histories::send(channel, Order{step, std::move(bytes)});
}

// Makes the exporter revoke the handle while another process opens it.
std::optional<Failure> Runner::revokeHandle(const Step &end, std::uint64_t delay) {
  std::this_thread::sleep_for(std::chrono::microseconds(delay));
  if (end.verb == Verb::Kill) {
    start(end.process);
    return std::nullopt;
  }
  send(end);
  const Difference error = histories::compare({}, receiveAnswer(workers_[end.process]->channel()));
  return error.text.empty() ? std::nullopt : std::optional(failureOf(end, error));
}

std::vector<std::uint8_t> Runner::bytesToOpen(const Step &step) const {
  const std::vector<std::uint8_t> &exported = handles_.at(step["handle"]);
  HandleBytes handle(exported.size());
  std::memcpy(handle.data(), exported.data(), exported.size());
  switch (step["change"]) {
  case kFlippedBit:
    handle[step["at"] % handle.size()] ^= std::byte{1} << (step["value"] % 8);
    break;
  case kForgedOffset:
    test::writeField(handle, test::field::kLength, std::uint64_t{1});
    handle = test::forge(std::move(handle), test::field::kOffset, step["at"]);
    break;
  case kForgedLength:
    handle = test::forge(std::move(handle), test::field::kLength, step["at"]);
    break;
  default:
    break;
  }
  std::vector<std::uint8_t> bytes(handle.size());
  std::memcpy(bytes.data(), handle.data(), handle.size());
  return bytes;
}

} // namespace ur::histories
