// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/per_process.hpp"

#include "base/process_number.hpp"

#include <array>
#include <csignal>
#include <cstdint>
#include <thread>

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::base {
namespace {

// Creates a child with clone, which runs no fork handlers.
pid_t cloned() {
  return static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
}

constexpr std::array<pid_t (*)(), 2> kWays = {[] { return fork(); }, cloned};

template <typename Check> bool holdsInChild(pid_t (*make)(), const Check &check) {
  const pid_t child = make();
  if (child == 0)
    _exit(check() ? 0 : 1);
  int status = -1;
  return waitpid(child, &status, 0) == child && status == 0;
}

TEST(ProcessNumber, IsTheSameForAllThreads) {
  const std::uint64_t number = processNumber();
  std::uint64_t second = 0;
  std::thread([&] { second = processNumber(); }).join();
  EXPECT_EQ(second, number);
  EXPECT_EQ(processNumber(), number);
}

TEST(ProcessNumber, DiffersInEachChild) {
  const std::uint64_t parents = processNumber();
  for (const auto make : kWays)
    EXPECT_TRUE(holdsInChild(make, [&] {
      const std::uint64_t own = processNumber();
      return own != parents && processNumber() == own && holdsInChild(cloned, [&] {
               return processNumber() != own && processNumber() != parents;
             });
    }));
  EXPECT_EQ(processNumber(), parents);
}

TEST(PerProcess, IsMadeOncePerProcess) {
  static PerProcess<int> all;
  EXPECT_EQ(all.find(), nullptr);
  int &parents = all.get([] { return 1; });
  EXPECT_EQ(&all.get([] { return 2; }), &parents);
  for (const auto make : kWays)
    EXPECT_TRUE(holdsInChild(make, [&] {
      const bool none = all.find() == nullptr;
      return none && all.get([] { return 3; }) == 3 && *all.find() == 3 && parents == 1;
    }));
  EXPECT_EQ(all.find(), &parents);
  all.clear();
  EXPECT_EQ(all.find(), nullptr);
}

// Simulates a race: while one call makes the value, another call makes it, too. Both must return
// the value that was complete first.
TEST(PerProcess, KeepsTheFirstOfTwoConcurrentValues) {
  PerProcess<int> all;
  int *second = nullptr;
  int &ours = all.get([&] {
    second = &all.get([] { return 1; });
    return 2;
  });
  EXPECT_EQ(&ours, second);
  EXPECT_EQ(ours, 1);
  all.clear();
}

} // namespace
} // namespace ur::base
