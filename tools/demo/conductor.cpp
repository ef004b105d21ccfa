// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/conductor.hpp"

#include "tools/demo/protocol.hpp"
#include "tools/demo/report.hpp"
#include "tools/demo/subject.hpp"
#include "tools/support/child_process.hpp"

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

// One of the two processes, as the conductor sees it.
class Player {
public:
  Player(std::string role, const Options &options, Clock::time_point deadline)
      : role_(std::move(role)),
        process_({"--role", role_, "--timeout", std::to_string(options.timeout.count())},
                 deadline) {}

  Json ask(const Json &request) {
    Json answer;
    try {
      sendJson(process_.channel(), request);
      answer = receiveJson(process_.channel());
    } catch (const support::PeerGone &) {
      fail(request, process_.wait().text() + logText());
    } catch (const support::DeadlineMissed &) {
      fail(request, "no answer in time; --timeout allows more" + logText());
    }
    if (answer.contains("error"))
      fail(request, answer["error"].get<std::string>() + logText());
    return answer;
  }

  // Lets the process give everything back and end by itself.
  void end() {
    support::ExitStatus status;
    try {
      status = process_.wait();
    } catch (const support::DeadlineMissed &) {
      throw std::runtime_error(role_ + " does not end in time; --timeout allows more" + logText());
    }
    if (!status.success())
      throw std::runtime_error(role_ + " ended with " + status.text() + logText());
  }

  std::string log() const { return process_.log(); }

private:
  [[noreturn]] void fail(const Json &request, const std::string &reason) const {
    throw std::runtime_error(
        fmt::format("{}, asked to {}: {}", role_, request.at("do").get<std::string>(), reason));
  }

  std::string logText() const {
    const std::string text = log();
    return text.empty() ? "" : "\n  it printed:\n" + text;
  }

  std::string role_;
  support::ChildProcess process_;
};

void progress(const std::string &text) {
  fmt::print("{}", text);
  std::fflush(stdout);
}

void runCheck(std::size_t device, const Options &options, Row &row) {
  const Clock::time_point deadline = Clock::now() + options.timeout;
  Player producer("producer", options, deadline);
  Player consumer("consumer", options, deadline);
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
  Player scout("scout", options, Clock::now() + options.timeout);
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
