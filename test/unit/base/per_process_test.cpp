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
pid_t rawClone() {
  return static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
}

constexpr std::array<pid_t (*)(), 2> kForks = {[] { return fork(); }, rawClone};

template <typename Check> bool holdsInChild(pid_t (*start)(), const Check &check) {
  const pid_t child = start();
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
  const std::uint64_t parent = processNumber();
  for (const auto start : kForks)
    EXPECT_TRUE(holdsInChild(start, [&] {
      const std::uint64_t child = processNumber();
      return child != parent && processNumber() == child && holdsInChild(rawClone, [&] {
               return processNumber() != child && processNumber() != parent;
             });
    }));
  EXPECT_EQ(processNumber(), parent);
}

TEST(PerProcess, IsMadeOncePerProcess) {
  static PerProcess<int> value;
  EXPECT_EQ(value.find(), nullptr);
  int &parent = value.get([] { return 1; });
  EXPECT_EQ(&value.get([] { return 2; }), &parent);
  for (const auto start : kForks)
    EXPECT_TRUE(holdsInChild(start, [&] {
      const bool isEmpty = value.find() == nullptr;
      return isEmpty && value.get([] { return 3; }) == 3 && *value.find() == 3 && parent == 1;
    }));
  EXPECT_EQ(value.find(), &parent);
  value.clear();
  EXPECT_EQ(value.find(), nullptr);
}

// Simulates a race: while one call makes a value, another call makes a value, too. Both must return
// the value that was complete first.
TEST(PerProcess, KeepsTheFirstOfTwoConcurrentValues) {
  PerProcess<int> value;
  int *innerValue = nullptr;
  int &outerValue = value.get([&] {
    innerValue = &value.get([] { return 1; });
    return 2;
  });
  EXPECT_EQ(&outerValue, innerValue);
  EXPECT_EQ(outerValue, 1);
  value.clear();
}

} // namespace
} // namespace ur::base
