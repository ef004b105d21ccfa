// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The loader and the driver read their environment once per process, and the driver writes its
// census at exit. So each test runs a role in a process of its own, and checks the results.
//
//   DRIVER_TEST(CopiesAndWaits) { LevelZero zero; ... MUST(zeMemFree(...)); ... }
//
// runs in all modes of the loader, and expects a clean census. If a test needs other variables or
// another end, define the role separately:
//
//   DRIVER_ROLE(closesTwice) { ... }
//   TEST(Misuse, ClosesTwice) { EXPECT_THAT(misusesIn(run(closesTwiceRole)), ...); }

#include "tools/support/child_process.hpp"

#include <cstddef>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace host_driver::test {

using ur::support::Channel;
using ur::support::ChildProcess;

using Environment = std::map<std::string, std::string>;

class Role {
public:
  using Body = void (*)(Channel &parent);
  Role(std::string name, Body body);

  const std::string &name() const { return name_; }

private:
  std::string name_;
};

// Defines the role `NAMERole`, and begins its body.
#define DRIVER_ROLE(NAME)                                                                          \
  static void NAME(Channel &);                                                                     \
  static const Role NAME##Role(#NAME, NAME);                                                       \
  static void NAME([[maybe_unused]] Channel &parent)

// The results of a role and of the processes that it started.
struct Outcome {
  ur::support::ExitStatus status;
  std::string log;
  std::vector<nlohmann::json> census; // one per process
};

Outcome run(const Role &role, const Environment &environment = {});

// Expects that no assertion failed in the role, and that each process has a clean census.
void expectClean(const Outcome &outcome, std::size_t processes = 1);

// A role that another role runs in a process of its own.
class Peer {
public:
  explicit Peer(const Role &role);
  Channel &channel() { return process_.channel(); }
  void expectSuccess();

private:
  ChildProcess process_;
};

// A way for the loader to pass the program's calls to the driver.
struct Mode {
  const char *name;
  Environment environment;
};
std::ostream &operator<<(std::ostream &stream, const Mode &mode);
std::vector<Mode> allModes();

class AllModes : public ::testing::TestWithParam<Mode> {};

#define DRIVER_TEST_WITH(ENVIRONMENT, PROCESSES, NAME)                                             \
  static void NAME([[maybe_unused]] Channel &parent);                                              \
  static const Role k##NAME(#NAME, NAME);                                                          \
  TEST_P(AllModes, NAME) {                                                                         \
    Environment environment = ENVIRONMENT;                                                         \
    environment.insert(GetParam().environment.begin(), GetParam().environment.end());              \
    expectClean(run(k##NAME, environment), PROCESSES);                                             \
  }                                                                                                \
  static void NAME([[maybe_unused]] Channel &parent)

#define DRIVER_TEST(NAME) DRIVER_TEST_WITH({}, 1, NAME)

} // namespace host_driver::test
