// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/census.hpp"

#include "fakes/host/injection.hpp"
#include "fakes/host/misuses.hpp"
#include "fakes/host/report_file.hpp"
#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/exports.hpp"
#include "fakes/level_zero/mapping.hpp"
#include "fakes/level_zero/objects.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/virtual_memory.hpp"

#include <nlohmann/json.hpp>
#include <unistd.h>

namespace host_driver {

std::string census() {
  const std::map<Kind, std::size_t> objectCounts = objects().countOwned();
  nlohmann::json live;
  std::size_t total = 0;
  const auto count = [&](const char *name, std::size_t number) {
    live[name] = number;
    total += number;
  };
  for (std::size_t kind = 0; kind < kKindNames.size(); ++kind) {
    const auto entry = objectCounts.find(static_cast<Kind>(kind));
    count(kKindNames[kind], entry == objectCounts.end() ? 0 : entry->second);
  }
  std::map<MemoryKind, std::size_t> memory = allocations().countOwned();
  count("memory_host", memory[MemoryKind::Host]);
  count("memory_device", memory[MemoryKind::Device]);
  count("memory_shared", memory[MemoryKind::Shared]);
  count("memory_opened", memory[MemoryKind::Opened]);
  count("reservation", virtualMemory().countReservationsOfThisProcess());

  const std::vector<std::string> applicationDescriptors = descriptors().applicationDescriptors();
  const std::vector<std::string> misuse = misuses().all();
  const std::size_t driverDescriptors = descriptors().ownedCount();
  const std::int64_t mappings = liveMappings();
  nlohmann::json report;
  report["pid"] = getpid();
  report["live"] = std::move(live);
  report["ipc_exports"] = exports().count();
  report["driver_descriptors"] = driverDescriptors;
  report["application_descriptors"] = applicationDescriptors;
  report["mappings"] = mappings;
  report["misuse"] = misuse;
  report["injected"] = injector().injectedCount();
  report["clean"] = total == 0 && driverDescriptors == 0 && applicationDescriptors.empty() &&
                    mappings == 0 && misuse.empty();
  return report.dump();
}

void writeCensus() { appendReport(kLibrary, switches().censusFile, census()); }

} // namespace host_driver
