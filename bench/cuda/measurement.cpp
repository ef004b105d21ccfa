// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/measurement.hpp"

#include "bench/cuda/copy_rows.hpp"
#include "bench/cuda/memory_rows.hpp"
#include "bench/cuda/signal_rows.hpp"

#include <algorithm>
#include <set>

namespace ur::bench {
namespace {

constexpr std::size_t kMebibyte = 1 << 20;
constexpr std::size_t kGranule = 2 * kMebibyte;
// A running stream accepts this many copies before a call blocks.
constexpr std::size_t kMaxCopies = 512;
constexpr int kCopyRounds = 41;

// Returns the sizes in bytes, rounded up to whole granules. Reduces larger sizes to an eighth of
// the free memory, because two processes allocate up to four blocks, and other programs may use the
// device.
std::set<std::size_t> sizesFor(const BareSession &bare, const std::vector<std::size_t> &requested) {
  const std::size_t maxSize = bare.freeMemory() / 8 / kGranule * kGranule;
  std::set<std::size_t> sizes;
  for (const std::size_t size : requested)
    sizes.insert(std::clamp((size * kMebibyte + kGranule - 1) / kGranule * kGranule, kGranule,
                            std::max(maxSize, kGranule)));
  return sizes;
}

} // namespace

Measurement::Measurement(const Parties &parties, support::Channel &exporter, pid_t exporterPid)
    : parties_(parties), exporter_(exporter), exporterPid_(exporterPid),
      turns_(Turns::open(exporter, exporterPid)) {}

Results Measurement::run(const Amounts &amounts) {
  Results results{.device = parties_.session().entry().name(),
                  .driverVersion = parties_.bare().driverVersion(),
                  .rounds = amounts.rounds,
                  .signals = amounts.signals,
                  .rows = {}};
  for (const std::size_t size : sizesFor(parties_.bare(), amounts.sizes)) {
    measureMemory(size, amounts, results);
    measureCopies(size, amounts, results);
  }
  measureSignals(amounts, results);
  exporter_.sendValue(Order{Operation::Exit, Way::Legacy, 0, 0});
  return results;
}

void Measurement::measureMemory(std::size_t size, const Amounts &amounts, Results &results) {
  const std::size_t first = results.rows.size();
  for (const char *name : kMemoryRows)
    results.rows.push_back({name, size, "us"});
  std::uint64_t mark = 0;
  const auto collect = [&](Way name, const MemoryTimes &times) {
    const auto watches = times.rows();
    for (std::size_t row = 0; row < watches.size(); ++row)
      if (watches[row]->hasLaps())
        results.rows[first + row].cell(name) = watches[row]->medianMicroseconds();
  };

  // Each round measures all methods, so that changes of the machine's speed affect all of them
  // equally.
  const auto [legacy, vmm, adapter] = parties_.ways();
  MemorySeries legacySeries(legacy, Way::Legacy, exporter_, exporterPid_);
  MemorySeries vmmSeries(vmm, Way::Vmm, exporter_, exporterPid_);
  MemorySeries adapterSeries(adapter, Way::Adapter, exporter_, exporterPid_);
  for (int round = 0; round < amounts.rounds; ++round) {
    legacySeries.round(size, ++mark);
    vmmSeries.round(size, ++mark);
    adapterSeries.round(size, ++mark);
  }
  collect(Way::Legacy, legacySeries.times());
  collect(Way::Vmm, vmmSeries.times());
  collect(Way::Adapter, adapterSeries.times());
}

void Measurement::measureCopies(std::size_t size, const Amounts &amounts, Results &results) {
  ResultRow localCopy{"copy within own memory", size, "GB/s"};
  ResultRow copyFromOpened{"copy from opened memory, relative to own", size, "%"};
  ResultRow copyToOpened{"copy to opened memory, relative to own", size, "%"};
  const auto copies =
      static_cast<int>(std::clamp(amounts.copyMiB * kMebibyte / size, std::size_t{1}, kMaxCopies));
  parties_.forEachWay([&](const auto &way, Way name) {
    const CopyRates rates = bench::measureCopies(way, name, exporter_, exporterPid_, size, copies,
                                                 std::min(amounts.rounds, kCopyRounds));
    localCopy.cell(name) = rates.localCopy;
    copyFromOpened.cell(name) = 100 * rates.copyFromOpened / rates.localCopy;
    copyToOpened.cell(name) = 100 * rates.copyToOpened / rates.localCopy;
  });
  results.rows.insert(results.rows.end(), {localCopy, copyFromOpened, copyToOpened});
}

template <typename Events, typename Session>
void Measurement::measureSignals(const Session &session, Way name, int signals, Results &results) {
  if (!Events::areSupported(session))
    return;
  exporter_.sendValue(Order{Operation::Answer, name, static_cast<std::uint64_t>(signals), 0});
  const Events events(session, exporter_);
  PingPong<Events> pingPong(events, turns_);
  pingPong.measure(signals);
  const auto medians = pingPong.medians();
  for (std::size_t row = 0; row < medians.size(); ++row)
    results.rows[results.rows.size() - medians.size() + row].cell(name) = medians[row];
}

void Measurement::measureSignals(const Amounts &amounts, Results &results) {
  for (const char *name : kSignalRows)
    results.rows.push_back({name, 0, "us"});
  measureSignals<BareEvents>(parties_.bare(), Way::Legacy, amounts.signals, results);
  measureSignals<AdapterEvents>(parties_.session(), Way::Adapter, amounts.signals, results);
}

} // namespace ur::bench
