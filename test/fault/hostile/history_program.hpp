// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Code shared by the programs of random histories: their options, and a handler that reports the
// history that crashed.

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <optional>

#include <CLI/CLI.hpp>

namespace ur::ipc::hostile {

struct Options {
  std::uint64_t seed = 0, histories = ~std::uint64_t{0};
  unsigned seconds = 0; // 0: no limit
  std::optional<std::uint64_t> history;
};

inline void addOptions(CLI::App &app, Options &options) {
  app.add_option("--seed", options.seed, "decides all histories");
  app.add_option("--histories", options.histories, "number of histories");
  app.add_option("--seconds", options.seconds, "time after which no history starts");
  app.add_option("--history", options.history,
                 "repeats one history in its shortest form, step by step");
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
