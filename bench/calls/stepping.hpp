// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <csignal>
#include <cstdint>

#include <sys/types.h>

namespace ur::bench {

// Counts what a child executes, one instruction at a time (ptrace). The child raises kMark around
// what is to be counted.
class Stepping {
public:
  static constexpr int kMark = SIGUSR1;

  // Attaches to a child, which goes on until its first mark. Throws std::system_error.
  explicit Stepping(pid_t child);
  // Lets the child, which stands at a mark, run on by itself.
  ~Stepping();
  Stepping(const Stepping &) = delete;
  Stepping &operator=(const Stepping &) = delete;

  void runToMark();

  // Instructions from the mark at which the child stands to the next.
  std::uint64_t stepToMark();

private:
  int nextStop(); // the signal that the child is stopped by

  pid_t child_;
};

} // namespace ur::bench
