// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"

#include <chrono>
#include <exception>
#include <map>
#include <stdexcept>
#include <string_view>

#include <fmt/core.h>

namespace ur::test {
namespace {

using support::Clock;

// Long enough for a sanitizer build on a busy machine.
constexpr std::chrono::seconds kProcessTimeout{60};
constexpr std::string_view kOption = "--child";

struct RoleEntry {
  Role::Body body;
  Role::Start start;
};

std::map<std::string, RoleEntry, std::less<>> &roles() {
  static std::map<std::string, RoleEntry, std::less<>> all;
  return all;
}

void run(Role::Body body, support::Channel &channel) {
  const support::Session session(deviceUnderTest());
  Parent parent(channel, session);
  body(parent);
}

void play(const RoleEntry &entry, support::Channel &channel) {
  if (entry.start == Role::Start::Cold)
    return run(entry.body, channel);
  warmUp();
  const Footprint before = Footprint::now();
  run(entry.body, channel);
  EXPECT_EQ(Footprint::waitFor(before), before) << "the child or the adapter left resources open";
}

std::string describeOutput(const std::string &log) {
  return log.empty() ? "  the child printed nothing" : "  the child printed:\n" + log;
}

} // namespace

Role::Role(std::string name, Body body, Start start) : name_(std::move(name)) {
  if (!roles().emplace(name_, RoleEntry{body, start}).second)
    throw std::logic_error("two roles have the name " + name_);
}

Child::Child(const Role &role)
    : process_({std::string(kOption), role.name()}, Clock::now() + kProcessTimeout) {}

Child::~Child() {
  if (!hasExited_)
    ADD_FAILURE() << "the test ended before its child exited\n" << describeOutput(process_.log());
}

void Child::expectSuccess() {
  hasExited_ = true;
  try {
    const support::ExitStatus status = process_.wait();
    EXPECT_TRUE(status.success()) << "the child exited with " << status.text() << '\n'
                                  << describeOutput(process_.log());
  } catch (const support::DeadlineMissed &) {
    ADD_FAILURE() << "the child did not exit in time\n" << describeOutput(process_.log());
  }
}

void Child::kill() {
  hasExited_ = true;
  process_.kill();
}

void Child::throwEarlyExit() {
  hasExited_ = true;
  const support::ExitStatus status = process_.wait();
  throw std::runtime_error(fmt::format("the child exited too early, with {}\n{}", status.text(),
                                       describeOutput(process_.log())));
}

bool roleSucceeds(const Role &role) {
  support::ChildProcess process({std::string(kOption), role.name()},
                                Clock::now() + kProcessTimeout);
  return process.wait().success();
}

bool runRole(int argc, char **argv, int &exitCode) {
  if (argc != 3 || argv[1] != kOption)
    return false;
  // Static, so that the channel outlives the loader: the parent's deadline then also applies to a
  // teardown that hangs.
  static support::Channel channel = support::channelToParent(Clock::now() + kProcessTimeout);
  try {
    play(roles().at(argv[2]), channel);
  } catch (const std::exception &error) {
    ADD_FAILURE() << error.what();
  }
  exitCode = ::testing::UnitTest::GetInstance()->ad_hoc_test_result().Failed() ? 1 : 0;
  return true;
}

} // namespace ur::test
