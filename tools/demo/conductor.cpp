// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/conductor.hpp"

#include "tools/demo/player.hpp"
#include "tools/demo/report.hpp"
#include "tools/demo/subject.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <vector>

#include <fmt/core.h>

namespace ur::demo {
namespace {

using support::Clock;

constexpr std::uint64_t kProducersSeed = 1;
constexpr std::uint64_t kConsumersSeed = 0x8000'0000'0000'0000u;

void progress(const std::string &text) {
  fmt::print("{}", text);
  std::fflush(stdout);
}

void runCheck(std::size_t device, const Options &options, Row &row) {
  const Clock::time_point deadline = Clock::now() + options.timeout;
  Player producer("producer", options.timeout, deadline);
  Player consumer("consumer", options.timeout, deadline);
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

  producer.ask({{"do", "write"}, {"seed", kProducersSeed}});
  row.bytesThere = consumer.ask({{"do", "verify"}, {"seed", kProducersSeed}}).at("bytes");
  progress(fmt::format(" {} there,", formatSize(row.bytesThere)));
  consumer.ask({{"do", "write"}, {"seed", kConsumersSeed}});
  row.bytesBack = producer.ask({{"do", "verify"}, {"seed", kConsumersSeed}}).at("bytes");
  progress(fmt::format(" {} back,", formatSize(row.bytesBack)));

  const Json speeds = consumer.ask({{"do", "measure"}});
  if (speeds.contains("local")) {
    row.localCopy = speeds["local"];
    row.importedCopy = speeds["imported"];
  }
  consumer.end();
  producer.end();
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

Json lookAround(const Options &options) {
  Player scout("scout", options.timeout, Clock::now() + options.timeout);
  Json found = scout.ask({{"do", "look around"}});
  scout.end();
  found["log"] = scout.log();
  return found;
}

int complain(const Json &found, const char *cause) {
  fmt::print(
      stderr,
      "{}ur-ipc-demo: {}\n"
      "UR_LOG_LOADER='level:info;output:stderr' shows which adapters were tried and why they "
      "were refused;\nUR_ADAPTERS_FORCE_LOAD names the adapter libraries to load.\n",
      found.at("log").get<std::string>(), cause);
  return 1;
}

} // namespace

int conduct(const Options &options) {
  const Json found = lookAround(options);
  progress(fmt::format("loader: {}\n", found.at("loader").get<std::string>()));
  if (found.at("adapters") == 0)
    return complain(found, "the loader found no adapter");

  std::vector<Row> rows;
  const Json &devices = found.at("devices");
  for (std::size_t i = 0; i < devices.size(); ++i)
    if (options.adapter.empty() || devices[i].at("adapter") == options.adapter)
      for (const char *kind : kKinds)
        rows.push_back(check(i, devices[i], kind, options));
  if (rows.empty())
    return complain(found, options.adapter.empty() ? "no adapter found a device"
                                                   : "the chosen adapter found no device");

  progress("\n");
  printTable(rows);
  printFailures(rows);
  const auto count = [&](Row::Verdict verdict) {
    return std::count_if(rows.begin(), rows.end(),
                         [&](const Row &row) { return row.verdict == verdict; });
  };
  const auto ok = count(Row::Verdict::Ok);
  const auto failed = count(Row::Verdict::Failed);
  progress(fmt::format("\n{} checked, {} failed\n", ok + failed, failed));
  if (ok + failed == 0)
    return complain(found, "no device offers anything to share");
  return failed == 0 ? 0 : 1;
}

} // namespace ur::demo
