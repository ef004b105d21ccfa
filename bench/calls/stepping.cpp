// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/calls/stepping.hpp"

#include <cerrno>
#include <stdexcept>
#include <system_error>

#include <sys/ptrace.h>
#include <sys/wait.h>

namespace ur::bench {

Stepping::Stepping(pid_t child) : child_(child) {
  if (ptrace(PTRACE_SEIZE, child_, nullptr, nullptr) != 0)
    throw std::system_error(errno, std::generic_category(), "ptrace");
}

Stepping::~Stepping() { ptrace(PTRACE_DETACH, child_, nullptr, nullptr); }

void Stepping::runToMark() {
  while (nextStop() != kMark)
    ptrace(PTRACE_CONT, child_, nullptr, nullptr);
}

std::uint64_t Stepping::stepToMark() {
  std::uint64_t steps = 0;
  do {
    ptrace(PTRACE_SINGLESTEP, child_, nullptr, nullptr);
    ++steps;
  } while (nextStop() != kMark);
  return steps;
}

int Stepping::nextStop() {
  int status = 0;
  if (waitpid(child_, &status, 0) != child_ || !WIFSTOPPED(status))
    throw std::runtime_error("a measured process exited early");
  return WSTOPSIG(status);
}

} // namespace ur::bench
