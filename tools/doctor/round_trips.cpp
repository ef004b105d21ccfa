// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "tools/demo/role_process.hpp"
#include "tools/demo/shared_object.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/remedies.hpp"

#include <chrono>
#include <exception>
#include <map>

#include <fmt/format.h>

namespace ur::doctor {
namespace {

using demo::Json;
using demo::RoleProcess;
using support::Clock;

constexpr std::chrono::seconds kTimeout{30};
constexpr std::size_t kBytes = std::size_t{1} << 20;

// Exports in one process, opens in another process, and checks bytes in both directions.
std::string roundTrip(std::size_t device, const std::string &kind) {
  const Clock::time_point start = Clock::now();
  RoleProcess exporter("producer", kTimeout, start + kTimeout);
  RoleProcess importer("consumer", kTimeout, start + kTimeout);
  const Json selection = {{"do", "select"}, {"device", device}, {"kind", kind}, {"size", kBytes}};
  exporter.ask(selection);
  importer.ask(selection);
  const Json handles = exporter.ask({{"do", "export"}});
  const double seconds = importer.ask({{"do", "open"}, {"handles", handles}}).at("seconds");
  exporter.ask({{"do", "write"}, {"seed", 1}});
  importer.ask({{"do", "verify"}, {"seed", 1}});
  importer.ask({{"do", "write"}, {"seed", 2}});
  exporter.ask({{"do", "verify"}, {"seed", 2}});
  importer.waitForExit();
  exporter.waitForExit();
  return fmt::format("opened in {:.1f} us, verified both ways, {:.0f} ms including both processes",
                     seconds * 1e6,
                     std::chrono::duration<double, std::milli>(Clock::now() - start).count());
}

Finding roundTripFinding(const std::string &name, std::size_t device, const std::string &kind) {
  Finding finding{.check = fmt::format("round trip {}, {}", name, kind)};
  try {
    finding.text = roundTrip(device, kind);
  } catch (const std::exception &error) {
    finding.verdict = Verdict::Problem;
    finding.text = error.what();
    finding.remedies = adviceIn(finding.text);
  }
  return finding;
}

} // namespace

Findings checkRoundTrips() {
  Json machine;
  try {
    RoleProcess lister("device lister", kTimeout, Clock::now() + kTimeout);
    machine = lister.ask({{"do", "list devices"}});
    lister.waitForExit();
  } catch (const std::exception &error) {
    return {{.check = "round trip",
             .verdict = Verdict::Problem,
             .text = error.what(),
             .remedies = adviceIn(error.what())}};
  }
  Findings findings;
  const Json &devices = machine.at("devices");
  std::map<std::string, unsigned> counts;
  for (std::size_t i = 0; i < devices.size(); ++i) {
    const auto adapter = devices[i].at("adapter").get<std::string>();
    const std::string name = fmt::format("{}:{}", adapter, counts[adapter]++);
    for (const char *kind : demo::kKinds)
      if (devices[i].at("kinds").at(kind).get<bool>())
        findings.push_back(roundTripFinding(name, i, kind));
  }
  const auto selector = environment::text("ONEAPI_DEVICE_SELECTOR");
  if (findings.empty() && selector)
    findings.push_back(
        {.check = "round trip",
         .verdict = Verdict::Problem,
         .text = fmt::format("ONEAPI_DEVICE_SELECTOR={} leaves no device that supports sharing",
                             *selector),
         .remedies = {{"shell", "unset ONEAPI_DEVICE_SELECTOR"}}});
  else if (findings.empty())
    findings.push_back({.check = "round trip",
                        .verdict = Verdict::Problem,
                        .text = "no device on this machine supports sharing",
                        .remedies = {{"package", "libur_adapter_native_cpu.so.0, which shares on "
                                                 "any machine"}}});
  return findings;
}

} // namespace ur::doctor
