// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/orders.hpp"
#include "bench/ipc/stopwatch.hpp"
#include "tools/support/channel.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace ur::bench {

inline constexpr std::array kMemoryRows = {
    "allocate",
    "free",
    "first Get of an object",
    "later Get of an object",
    "Put",
    "free shared memory",
    "fetch the first descriptor from an exporter",
    "fetch a later descriptor",
    "first open from an exporter",
    "open, with another object of the exporter open",
    "close, with another object of the exporter open",
    "repeated open",
    "close after a repeated open",
    "second open, after the close",
    "close after the second open",
    "close the last open object of the exporter",
    "open, with no other object of the exporter open",
    "close, with no other object of the exporter open",
};

constexpr int kRepeatedOpens = 32; // number of opens per round, for memory that stays open

struct MemoryTimes {
  Stopwatch allocate, free, firstGet, laterGet, put, freeShared;
  Stopwatch fetchFirst, fetch, firstOfProcess, firstOpen, lastClose, reuseOpen, reuseClose, reopen;
  Stopwatch closeReopened, lastOfProcess, nextOfProcess, closeNext;

  std::array<const Stopwatch *, kMemoryRows.size()> rows() const {
    return {&allocate,   &free,   &firstGet,       &laterGet,      &put,           &freeShared,
            &fetchFirst, &fetch,  &firstOfProcess, &firstOpen,     &lastClose,     &reuseOpen,
            &reuseClose, &reopen, &closeReopened,  &lastOfProcess, &nextOfProcess, &closeNext};
  }
};

// The time for the driver's background work after an allocation, such as clearing the memory.
constexpr std::chrono::milliseconds kSettleTime{20};

// Runs the exporter's part of a round: exports new memory, and frees it after the importer has
// closed it.
template <typename WayOf>
void offerMemory(const WayOf &way, support::Channel &importer, const Order &order) {
  std::vector<std::pair<typename WayOf::Memory, typename WayOf::Handle>> offers;
  for (std::uint64_t i = 0; i < order.count; ++i) {
    auto memory = way.allocate(order.size);
    way.writeMark(WayOf::addressOf(memory), order.mark);
    offers.emplace_back(memory, way.get(memory));
  }
  std::this_thread::sleep_for(kSettleTime);
  for (const auto &[memory, handle] : offers)
    importer.send(WayOf::bytesOf(handle));
  static_cast<void>(importer.receiveValue<int>()); // the other process has closed the memory
  for (auto &[memory, handle] : offers) {
    way.put(handle);
    way.free(memory);
  }
  importer.sendValue(0);
}

// Makes the other process free the memory that it offered. Waits for the free, because drivers
// serialize the work of processes.
inline void endOffer(support::Channel &exporter) {
  exporter.sendValue(0);
  static_cast<void>(exporter.receiveValue<int>());
}

// The times of one method to share memory of one size, with new objects in each round.
template <typename WayOf> class MemorySeries {
public:
  MemorySeries(const WayOf &way, Way name, support::Channel &exporter, pid_t exporterPid)
      : way_(way), name_(name), exporter_(exporter), exporterPid_(exporterPid) {}

  void round(std::size_t size, std::uint64_t mark) {
    measureExport(size);
    exporter_.sendValue(Order{Operation::Offer, name_, size, mark, 3});
    const auto receiveHandle = [&](Stopwatch &fetch) {
      const auto bytes = exporter_.receive();
      const auto receive = [&] { return WayOf::receive(bytes, exporterPid_); };
      return WayOf::kFetches ? fetch.time(receive) : receive();
    };
    auto firstHandle = receiveHandle(times_.fetchFirst);
    auto handle = receiveHandle(times_.fetch);
    auto nextHandle = receiveHandle(times_.fetch);
    way_.forgetExporters(firstHandle);
    auto firstMemory = times_.firstOfProcess.time([&] { return way_.open(firstHandle, size); });
    measureOpens(handle, size, mark);
    times_.lastOfProcess.time([&] { way_.close(firstMemory); });
    auto nextMemory = times_.nextOfProcess.time([&] { return way_.open(nextHandle, size); });
    times_.closeNext.time([&] { way_.close(nextMemory); });
    endOffer(exporter_);
  }

  const MemoryTimes &times() const { return times_; }

private:
  void measureExport(std::size_t size) {
    auto unsharedMemory = times_.allocate.time([&] { return way_.allocate(size); });
    times_.free.time([&] { way_.free(unsharedMemory); });
    auto memory = way_.allocate(size);
    auto handle = times_.firstGet.time([&] { return way_.get(memory); });
    auto laterHandle = times_.laterGet.time([&] { return way_.get(memory); });
    if constexpr (WayOf::kPuts)
      times_.put.time([&] { way_.put(laterHandle); });
    way_.put(handle);
    times_.freeShared.time([&] { way_.free(memory); });
  }

  template <typename Received>
  void measureOpens(Received &handle, std::size_t size, std::uint64_t mark) {
    auto opened = times_.firstOpen.time([&] { return way_.open(handle, size); });
    if (way_.readMark(WayOf::addressOf(opened)) != mark)
      throw std::runtime_error("the opened memory is not the exported memory");
    times_.lastClose.time([&] { way_.close(opened); });
    auto reopened = times_.reopen.time([&] { return way_.open(handle, size); });
    for (int i = 0; i < kRepeatedOpens; ++i) {
      auto memory = times_.reuseOpen.time([&] { return way_.open(handle, size); });
      times_.reuseClose.time([&] { way_.close(memory); });
    }
    times_.closeReopened.time([&] { way_.close(reopened); });
  }

  const WayOf &way_;
  Way name_;
  support::Channel &exporter_;
  pid_t exporterPid_;
  MemoryTimes times_;
};

} // namespace ur::bench
