// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/census.hpp"

#include "test/host_driver/injection.hpp"
#include "test/host_driver/misuses.hpp"
#include "test/host_driver/report_file.hpp"
#include "test/level_zero_driver/allocation.hpp"
#include "test/level_zero_driver/descriptors.hpp"
#include "test/level_zero_driver/exports.hpp"
#include "test/level_zero_driver/mapping.hpp"
#include "test/level_zero_driver/objects.hpp"
#include "test/level_zero_driver/switches.hpp"
#include "test/level_zero_driver/virtual_memory.hpp"

#include <nlohmann/json.hpp>
#include <unistd.h>

namespace host_driver {

std::string census() {
  const std::map<Kind, std::size_t> objectCounts = objects().countOwn();
  nlohmann::json live;
  std::size_t total = 0;
  const auto count = [&](const char *name, std::size_t number) {
    live[name] = number;
    total += number;
  };
  for (std::size_t kind = 0; kind < kKindNames.size(); ++kind) {
    const auto found = objectCounts.find(static_cast<Kind>(kind));
    count(kKindNames[kind], found == objectCounts.end() ? 0 : found->second);
  }
  std::map<MemoryKind, std::size_t> memory = allocations().countOwn();
  count("memory_host", memory[MemoryKind::Host]);
  count("memory_device", memory[MemoryKind::Device]);
  count("memory_shared", memory[MemoryKind::Shared]);
  count("memory_opened", memory[MemoryKind::Opened]);
  count("reservation", virtualMemory().countOwnReservations());

  const std::vector<std::string> held = descriptors().heldByApplication();
  const std::vector<std::string> misuse = misuses().all();
  const std::size_t owned = descriptors().owned();
  const std::int64_t mappings = liveMappings();
  nlohmann::json report;
  report["pid"] = getpid();
  report["live"] = std::move(live);
  report["ipc_exports"] = exports().count();
  report["driver_descriptors"] = owned;
  report["application_descriptors"] = held;
  report["mappings"] = mappings;
  report["misuse"] = misuse;
  report["injected"] = injector().injected();
  report["clean"] = total == 0 && owned == 0 && held.empty() && mappings == 0 && misuse.empty();
  return report.dump();
}

void writeCensus() { appendReport(kLibrary, switches().censusFile, census()); }

} // namespace host_driver
