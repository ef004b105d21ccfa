// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/census.hpp"

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/event.hpp"
#include "fakes/cuda/misuse.hpp"
#include "fakes/cuda/physical_object.hpp"
#include "fakes/cuda/shareable.hpp"
#include "fakes/cuda/switches.hpp"
#include "fakes/cuda/virtual_memory.hpp"
#include "fakes/host/injection.hpp"
#include "fakes/host/misuses.hpp"
#include "fakes/host/report_file.hpp"

#include <array>
#include <charconv>
#include <cstring>
#include <utility>

#include <dirent.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace cuda_driver {
namespace {

using namespace host_driver;

constexpr std::array kMemoryNames = {
    std::pair{MemoryKind::Device, "memory_device"},
    std::pair{MemoryKind::Pool, "memory_pool"},
    std::pair{MemoryKind::Opened, "memory_opened"},
    std::pair{MemoryKind::Mapped, "mapping"},
    std::pair{MemoryKind::Host, "memory_host"},
    std::pair{MemoryKind::Managed, "memory_managed"},
    std::pair{MemoryKind::Registered, "registration"},
};

// Returns the open descriptors of exported memory. The application must close its own descriptors
// and the descriptors that it received.
std::vector<std::string> sharedDescriptors() {
  const std::unique_ptr<DIR, int (*)(DIR *)> directory(opendir("/proc/self/fd"), closedir);
  if (directory == nullptr)
    return {"the driver cannot read /proc/self/fd"};
  std::vector<std::string> descriptions;
  while (const dirent *entry = readdir(directory.get())) {
    int descriptor = -1;
    const char *end = entry->d_name + std::strlen(entry->d_name);
    if (std::from_chars(entry->d_name, end, descriptor).ptr == end && isExportedMemory(descriptor))
      descriptions.push_back("descriptor " + std::to_string(descriptor) + " of exported memory");
  }
  return descriptions;
}

} // namespace

void writeCensus(bool inherited) {
  if (switches().censusFile.empty())
    return;
  nlohmann::json live = nlohmann::json::object();
  std::size_t total = 0;
  const auto count = [&](const char *name, std::size_t number) {
    live[name] = number;
    total += number;
  };
  std::vector<std::string> applicationDescriptors;
  std::int64_t mappings = 0;
  if (!inherited) {
    count("primary_context", devices().primaryReferences());
    count("context", contexts().size());
    count("stream", streams().size());
    count("event", events().size());
    count("physical_memory", physicalObjects().handleCount());
    std::map<MemoryKind, std::size_t> memory;
    {
      const std::lock_guard lock(addressSpace().mutex());
      for (const auto &[start, range] : addressSpace().ranges())
        ++memory[range->kind];
      count("reservation", reservations().sizeByStart.size());
    }
    for (const auto &[kind, name] : kMemoryNames)
      count(name, memory[kind]);
    applicationDescriptors = sharedDescriptors();
    mappings = liveMappings();
  }
  const std::vector<std::string> misuse = misuses().all();
  const nlohmann::json report = {
      {"pid", getpid()},
      {"live", live},
      {"application_descriptors", applicationDescriptors},
      {"mappings", mappings},
      {"misuse", misuse},
      {"injected", injector().injectedCount()},
      {"clean", total == 0 && applicationDescriptors.empty() && mappings == 0 && misuse.empty()},
  };
  appendReport(kLibrary, switches().censusFile, report.dump());
}

} // namespace cuda_driver
