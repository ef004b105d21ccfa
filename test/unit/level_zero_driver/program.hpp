// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The loader and the driver read their environment once in a process, and the driver's census comes
// at its end. So every test here runs a role in a process of its own, and looks at what it left.
//
//   DRIVER_TEST(CopiesAndWaits) { LevelZero zero; ... EXPECT_ZE(zeMemAllocDevice(...)); ... }
//
// runs in all modes of the loader, and wants a clean census; a role of its own, with other
// variables or another end, is written out:
//
//   void closesTwice(Channel &) { ... }
//   const Role kClosesTwice("closesTwice", closesTwice);
//   TEST(Misuse, ClosesTwice) { EXPECT_THAT(run(kClosesTwice).misuse(), ...); }

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

// What a role and the processes it started left behind.
struct Outcome {
  ur::support::ExitStatus status;
  std::string log;
  std::vector<nlohmann::json> census; // one a process
};

Outcome run(const Role &role, const Environment &environment = {});

// Every assertion held in the role, and each of so many processes has a clean census.
void expectClean(const Outcome &outcome, std::size_t processes = 1);

// A role in a process of its own, started by another role.
class Peer {
public:
  explicit Peer(const Role &role);
  Channel &channel() { return process_.channel(); }
  void expectSuccess();

private:
  ChildProcess process_;
};

// How the loader stands between the program and the driver.
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
