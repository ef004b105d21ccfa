// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/program.hpp"

#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <chrono>
#include <deque>
#include <exception>
#include <fstream>
#include <ostream>
#include <stdexcept>
#include <string_view>

namespace host_driver::test {
namespace {

using ur::support::Clock;

// Only a test that hangs takes this long.
constexpr std::chrono::seconds kTimeout{60};
constexpr std::string_view kOption = "--role";

std::map<std::string, Role::Body, std::less<>> &roles() {
  static std::map<std::string, Role::Body, std::less<>> all;
  return all;
}

std::vector<nlohmann::json> readCensus(const std::string &path) {
  std::vector<nlohmann::json> lines;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    lines.push_back(nlohmann::json::parse(line));
  return lines;
}

int play(const char *role) {
  // Static, so that it outlives the loader: then the parent's deadline also covers an exit that
  // hangs.
  static Channel parent = ur::support::channelToParent(Clock::now() + kTimeout);
  try {
    roles().at(role)(parent);
  } catch (const std::exception &error) {
    ADD_FAILURE() << error.what();
  }
  return ::testing::UnitTest::GetInstance()->ad_hoc_test_result().Failed() ? 1 : 0;
}

} // namespace

Role::Role(std::string name, Body body) : name_(std::move(name)) {
  if (!roles().emplace(name_, body).second)
    throw std::logic_error("two roles are called " + name_);
}

Outcome run(const Role &role, const Environment &environment) {
  const ur::test::TemporaryDirectory directory;
  const std::string census = directory.path() / "census";
  std::deque<ur::test::ScopedVariable> variables;
  variables.emplace_back("ZE_ENABLE_ALT_DRIVERS", HOST_DRIVER_LIBRARY);
  variables.emplace_back("ZE_HOST_DRIVER_CENSUS", census);
  for (const auto &[name, value] : environment)
    variables.emplace_back(name.c_str(), value);
  ChildProcess process({std::string(kOption), role.name()}, Clock::now() + kTimeout);
  Outcome outcome;
  outcome.status = process.wait();
  outcome.log = process.log();
  outcome.census = readCensus(census);
  return outcome;
}

void expectClean(const Outcome &outcome, std::size_t processes) {
  EXPECT_TRUE(outcome.status.success()) << outcome.status.text() << '\n' << outcome.log;
  EXPECT_EQ(outcome.census.size(), processes) << outcome.log;
  for (const nlohmann::json &census : outcome.census)
    EXPECT_TRUE(census.at("clean")) << census.dump(2);
}

Peer::Peer(const Role &role)
    : process_({std::string(kOption), role.name()}, Clock::now() + kTimeout) {}

void Peer::expectSuccess() {
  const ur::support::ExitStatus status = process_.wait();
  EXPECT_TRUE(status.success()) << status.text() << '\n' << process_.log();
}

std::ostream &operator<<(std::ostream &stream, const Mode &mode) { return stream << mode.name; }

std::vector<Mode> allModes() {
  return {{"direct", {}},
          {"intercepted", {{"ZE_ENABLE_LOADER_INTERCEPT", "1"}}},
          {"validated",
           {{"ZE_ENABLE_VALIDATION_LAYER", "1"}, {"ZE_ENABLE_PARAMETER_VALIDATION", "1"}}}};
}

INSTANTIATE_TEST_SUITE_P(Loader, AllModes, ::testing::ValuesIn(allModes()),
                         [](const auto &mode) { return std::string(mode.param.name); });

} // namespace host_driver::test

int main(int argc, char **argv) {
  ::testing::InitGoogleTest(&argc, argv);
  if (argc == 3 && argv[1] == host_driver::test::kOption)
    return host_driver::test::play(argv[2]);
  return RUN_ALL_TESTS();
}
