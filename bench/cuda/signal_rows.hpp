// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/turns.hpp"
#include "bench/ipc/stopwatch.hpp"

#include <array>

namespace ur::bench {

inline constexpr std::array kSignalRows = {
    "signal the other process's host thread, through its stream",
    "signal the other process's host thread",
};

// Two processes that signal each other in turn; a lap is one signal in each direction. A process
// enqueues its wait after the other has enqueued the signal, as both kinds of events require.
template <typename Events> class PingPong {
public:
  PingPong(const Events &events, Turns &turns) : events_(events), turns_(turns) {}

  void measure(int rounds) {
    for (Stopwatch *watch : {&onStream_, &onHost_}) {
      lap(*watch); // the first lap creates resources that later laps reuse
      *watch = {};
      for (int round = 0; round < rounds; ++round)
        lap(*watch);
    }
  }
  // Runs the part of the other process.
  void answer(int rounds) {
    for (const Stopwatch *watch : {&onStream_, &onHost_})
      for (int round = 0; round < 1 + rounds; ++round) {
        waitForSignal(watch == &onStream_);
        sendSignal();
      }
  }

  // Returns medians of the one-way times, in microseconds.
  std::array<double, kSignalRows.size()> medians() const {
    return {onStream_.medianMicroseconds() / 2, onHost_.medianMicroseconds() / 2};
  }

private:
  void lap(Stopwatch &watch) {
    watch.time([&] {
      sendSignal();
      waitForSignal(&watch == &onStream_);
    });
  }
  void sendSignal() {
    events_.signal();
    turns_.pass();
  }
  void waitForSignal(bool onStream) {
    turns_.awaitTurn();
    if (onStream)
      events_.waitOnStream();
    else
      events_.waitOnHost();
  }

  const Events &events_;
  Turns &turns_;
  Stopwatch onStream_;
  Stopwatch onHost_;
};

} // namespace ur::bench
