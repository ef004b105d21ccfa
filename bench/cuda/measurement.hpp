// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/parties.hpp"
#include "bench/cuda/results.hpp"
#include "bench/cuda/turns.hpp"
#include "tools/support/channel.hpp"

#include <cstddef>
#include <vector>

#include <sys/types.h>

namespace ur::bench {

struct Amounts {
  int rounds = 100;
  int signals = 1000;
  std::vector<std::size_t> sizes = {2, 64, 1024}; // sizes of memory, in MiB
  std::size_t copyMiB = 1024;                     // MiB copied per measurement
};

// The measuring process: sends orders to the other process, and collects the results.
class Measurement {
public:
  Measurement(const Parties &parties, support::Channel &exporter, pid_t exporterPid);

  Results run(const Amounts &amounts);

private:
  void measureMemory(std::size_t size, const Amounts &amounts, Results &results);
  void measureCopies(std::size_t size, const Amounts &amounts, Results &results);
  void measureSignals(const Amounts &amounts, Results &results);
  template <typename Events, typename Session>
  void measureSignals(const Session &session, Way name, int signals, Results &results);

  const Parties &parties_;
  support::Channel &exporter_;
  pid_t exporterPid_;
  Turns turns_;
};

} // namespace ur::bench
