// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <csignal>
#include <cstdint>

#include <sys/types.h>

namespace ur::bench {

// Counts the instructions of a child with single steps (ptrace). The child raises kMark before and
// after the counted code.
class Stepping {
public:
  static constexpr int kMark = SIGUSR1;

  // Attaches to a child and runs it to its first mark. Throws std::system_error.
  explicit Stepping(pid_t child);
  // Detaches from the child at a mark, so that it continues.
  ~Stepping();
  Stepping(const Stepping &) = delete;
  Stepping &operator=(const Stepping &) = delete;

  void runToMark();

  // Returns the number of instructions from the current mark to the next.
  std::uint64_t stepToMark();

private:
  int nextStop(); // returns the signal that stopped the child

  pid_t child_;
};

} // namespace ur::bench
