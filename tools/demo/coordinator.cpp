// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/coordinator.hpp"

#include "tools/demo/report.hpp"
#include "tools/demo/role_process.hpp"
#include "tools/demo/shared_object.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <vector>

#include <fmt/core.h>

namespace ur::demo {
namespace {

using support::Clock;

constexpr std::uint64_t kProducerSeed = 1;
constexpr std::uint64_t kConsumerSeed = 0x8000'0000'0000'0000u;

void progress(const std::string &text) {
  fmt::print("{}", text);
  std::fflush(stdout);
}

void runCheck(std::size_t device, const Options &options, Row &row) {
  const Clock::time_point deadline = Clock::now() + options.timeout;
  RoleProcess producer("producer", options.timeout, deadline);
  RoleProcess consumer("consumer", options.timeout, deadline);
  const Json selection = {{"do", "select"},
                          {"device", device},
                          {"kind", row.kind},
                          {"size", std::size_t{options.mebibytes} << 20}};
  producer.ask(selection);
  consumer.ask(selection);

  const Json handles = producer.ask({{"do", "export"}});
  row.handleBytes = handles.at("handle").get_binary().size();
  progress(" exported,");
  row.openSeconds = consumer.ask({{"do", "open"}, {"handles", handles}}).at("seconds");
  progress(" opened,");

  producer.ask({{"do", "write"}, {"seed", kProducerSeed}});
  row.bytesToConsumer = consumer.ask({{"do", "verify"}, {"seed", kProducerSeed}}).at("bytes");
  progress(fmt::format(" {} there,", formatSize(row.bytesToConsumer)));
  consumer.ask({{"do", "write"}, {"seed", kConsumerSeed}});
  row.bytesToProducer = producer.ask({{"do", "verify"}, {"seed", kConsumerSeed}}).at("bytes");
  progress(fmt::format(" {} back,", formatSize(row.bytesToProducer)));

  const Json speeds = consumer.ask({{"do", "measure"}});
  if (speeds.contains("local")) {
    row.localCopy = speeds["local"];
    row.importedCopy = speeds["imported"];
  }
  consumer.waitForExit();
  producer.waitForExit();
  row.verdict = Row::Verdict::Ok;
}

Row check(std::size_t index, const Json &device, const std::string &kind, const Options &options) {
  Row row;
  row.adapter = device.at("adapter");
  row.device = device.at("name");
  row.kind = kind;
  if (!device.at("kinds").at(kind)) {
    row.verdict = Row::Verdict::NotOffered;
    return row;
  }
  progress(fmt::format("{}, {}:", row.adapter, kind));
  try {
    runCheck(index, options, row);
    progress(" done\n");
  } catch (const std::exception &error) {
    row.failure = error.what();
    progress(" FAILED\n");
  }
  return row;
}

Json listDevices(const Options &options) {
  RoleProcess lister("device lister", options.timeout, Clock::now() + options.timeout);
  Json machine = lister.ask({{"do", "list devices"}});
  lister.waitForExit();
  machine["log"] = lister.log();
  return machine;
}

int reportNoShare(const Json &machine, const char *cause) {
  fmt::print(
      stderr,
      "{}ur-ipc-demo: {}\n"
      "UR_LOG_LOADER='level:info;output:stderr' shows which adapters the loader tried and why "
      "it rejected them;\nUR_ADAPTERS_FORCE_LOAD names the adapter libraries to load.\n",
      machine.at("log").get<std::string>(), cause);
  return 1;
}

} // namespace

int coordinate(const Options &options) {
  const Json machine = listDevices(options);
  progress(fmt::format("loader: {}\n", machine.at("loader").get<std::string>()));
  if (machine.at("adapters") == 0)
    return reportNoShare(machine, "the loader found no adapter");

  std::vector<Row> rows;
  const Json &devices = machine.at("devices");
  for (std::size_t i = 0; i < devices.size(); ++i)
    if (options.adapter.empty() || devices[i].at("adapter") == options.adapter)
      for (const char *kind : kKinds)
        rows.push_back(check(i, devices[i], kind, options));
  if (rows.empty())
    return reportNoShare(machine, options.adapter.empty() ? "no adapter found a device"
                                                          : "the chosen adapter found no device");

  progress("\n");
  printTable(rows);
  printFailures(rows);
  const auto count = [&](Row::Verdict verdict) {
    return std::count_if(rows.begin(), rows.end(),
                         [&](const Row &row) { return row.verdict == verdict; });
  };
  const auto okCount = count(Row::Verdict::Ok);
  const auto failedCount = count(Row::Verdict::Failed);
  progress(fmt::format("\n{} checked, {} failed\n", okCount + failedCount, failedCount));
  if (okCount + failedCount == 0)
    return reportNoShare(machine, "no device offers anything to share");
  return failedCount == 0 ? 0 : 1;
}

} // namespace ur::demo
