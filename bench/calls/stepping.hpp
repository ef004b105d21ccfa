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

  // Attaches to the child, which continues to run. Throws std::system_error.
  explicit Stepping(pid_t child);
  // Detaches from the child, which has stopped at a mark and now continues.
  ~Stepping();
  Stepping(const Stepping &) = delete;
  Stepping &operator=(const Stepping &) = delete;

  // Returns when the child has stopped at its next mark.
  void runToMark();

  // Single-steps the stopped child to its next mark, and returns the number of instructions.
  std::uint64_t stepToMark();

private:
  int nextStop(); // returns the signal that stopped the child

  pid_t child_;
};

} // namespace ur::bench
