// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/memory_rows.hpp"
#include "bench/cuda/orders.hpp"
#include "bench/ipc/stopwatch.hpp"
#include "tools/support/channel.hpp"

#include <cstddef>

#include <sys/types.h>

namespace ur::bench {

// Rates in gigabytes per second.
struct CopyRates {
  double localCopy;      // from this process's memory to its own memory
  double copyFromOpened; // from opened memory to this process's memory
  double copyToOpened;   // from this process's memory to opened memory
};

// Times series of copies of one size. The series alternate between the three directions.
template <typename WayOf>
CopyRates measureCopies(const WayOf &way, Way name, support::Channel &exporter, pid_t exporterPid,
                        std::size_t size, int copies, int rounds) {
  exporter.sendValue(Order{Operation::Offer, name, size, 0});
  auto handle = WayOf::receive(exporter.receive(), exporterPid);
  auto opened = way.open(handle, size);
  auto source = way.allocate(size);
  auto target = way.allocate(size);
  way.writeMark(WayOf::addressOf(source), 0);

  const auto copy = [&](auto &to, auto &from) {
    for (int i = 0; i < copies; ++i)
      way.copy(WayOf::addressOf(to), WayOf::addressOf(from), size);
    way.finish();
  };
  Stopwatch localCopy;
  Stopwatch copyFromOpened;
  Stopwatch copyToOpened;
  copy(target, source);
  copy(target, opened);
  for (int round = 0; round < rounds; ++round) {
    localCopy.time([&] { copy(target, source); });
    copyFromOpened.time([&] { copy(target, opened); });
    copyToOpened.time([&] { copy(opened, source); });
  }

  way.free(target);
  way.free(source);
  way.close(opened);
  endOffer(exporter);
  const auto rate = [&](const Stopwatch &watch) {
    return static_cast<double>(size) * copies / watch.medianMicroseconds() / 1000;
  };
  return {rate(localCopy), rate(copyFromOpened), rate(copyToOpened)};
}

} // namespace ur::bench
