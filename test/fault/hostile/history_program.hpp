// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Code shared by the programs of random histories: their options, and a handler that reports the
// history that crashed.

#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace ur::ipc::hostile {

struct Options {
  std::uint64_t seed = 0, histories = ~std::uint64_t{0};
  std::chrono::seconds time{0};
  unsigned jobs = 1;
  bool isOne = false;
  bool failsEachCall = false; // repeats the history with each call failing once
};

inline Options optionsFrom(int count, char **arguments) {
  Options options;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string_view name = arguments[i];
    const std::uint64_t value = std::strtoull(arguments[i + 1], nullptr, 10);
    if (name == "--seed" || name == "--history")
      options.seed = value;
    else if (name == "--histories")
      options.histories = value;
    else if (name == "--seconds")
      options.time = std::chrono::seconds(value);
    else if (name == "--jobs" && value != 0)
      options.jobs = static_cast<unsigned>(value);
    options.isOne |= name == "--history";
    options.failsEachCall |= name == "--each-call";
  }
  return options;
}

inline std::uint64_t current; // the running history, for the crash handler

inline void nameCrashes() {
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT})
    std::signal(signal, [](int received) {
      std::fprintf(stderr, "history %llu ends the program, signal %d\n",
                   static_cast<unsigned long long>(current), received);
      std::signal(received, SIG_DFL);
      std::raise(received);
    });
}

} // namespace ur::ipc::hostile
