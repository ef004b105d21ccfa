// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/machine.hpp"

#include "base/immortal.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string_view>

namespace ur::native_cpu {
namespace {

// Returns the value of the first line `key : value`, or "" if there is no such line or file.
std::string lookUp(const char *path, std::string_view key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(':');
    if (colon == std::string::npos || !line.starts_with(key) ||
        line.find_first_not_of(" \t", key.size()) != colon)
      continue;
    const auto value = line.find_first_not_of(" \t", colon + 1);
    return value == std::string::npos ? "" : line.substr(value);
  }
  return "";
}

// Returns the number at the start of a text, or 0 if there is none.
std::uint64_t toNumber(std::string_view text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::uint64_t numberIn(const char *path) {
  std::ifstream file(path);
  std::uint64_t value = 0;
  file >> value;
  return file ? value : 0;
}

std::uint64_t systemValue(const MachineSources &sources, int name) {
  return static_cast<std::uint64_t>(std::max(0L, sources.systemValue(name)));
}

std::uint32_t usableProcessors(const MachineSources &sources) {
  cpu_set_t set;
  // sched_getaffinity fails on machines with more processors than the set holds.
  if (sources.affinity(0, sizeof(set), &set) == 0)
    return static_cast<std::uint32_t>(CPU_COUNT(&set));
  return static_cast<std::uint32_t>(
      std::max<std::uint64_t>(1, systemValue(sources, _SC_NPROCESSORS_ONLN)));
}

std::uint32_t megahertz(const MachineSources &sources) {
  if (const std::uint64_t kilohertz = numberIn(sources.highestClock))
    return static_cast<std::uint32_t>(kilohertz / 1000);
  return static_cast<std::uint32_t>(toNumber(lookUp(sources.processors, "cpu MHz")));
}

std::uint32_t vectorBytes() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f"))
    return 64;
  if (__builtin_cpu_supports("avx"))
    return 32;
#endif
  return 16;
}

bool fusedMultiplyAdd() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("fma");
#else
  return true;
#endif
}

struct Vendor {
  std::string_view rawName; // the vendor's name in /proc/cpuinfo
  std::string_view name;
  std::uint32_t pciId;
};

constexpr Vendor kVendors[] = {
    {"GenuineIntel", "Intel", 0x8086},
    {"AuthenticAMD", "AMD", 0x1022},
    {"0x41", "ARM", 0x13b5}, // ARM's "CPU implementer"
    {"0x4e", "NVIDIA", 0x10de},
};

Vendor vendor(const MachineSources &sources) {
  std::string rawName = lookUp(sources.processors, "vendor_id");
  if (rawName.empty())
    rawName = lookUp(sources.processors, "CPU implementer");
  const auto match = std::find_if(std::begin(kVendors), std::end(kVendors),
                                  [&](const Vendor &entry) { return entry.rawName == rawName; });
  return match != std::end(kVendors) ? *match : Vendor{"", "unknown", 0};
}

std::string processorName(const MachineSources &sources) {
  const std::string name = lookUp(sources.processors, "model name");
  return name.empty() ? "CPU" : name;
}

std::uint64_t lastLevelCacheBytes(const MachineSources &sources) {
  for (const int level : {_SC_LEVEL4_CACHE_SIZE, _SC_LEVEL3_CACHE_SIZE, _SC_LEVEL2_CACHE_SIZE})
    if (const std::uint64_t bytes = systemValue(sources, level))
      return bytes;
  return 0;
}

struct ThisMachine {
  const Machine machine = readMachine({});
};

} // namespace

Machine readMachine(const MachineSources &sources) {
  const Vendor processorVendor = vendor(sources);
  const std::uint64_t pageBytes = systemValue(sources, _SC_PAGESIZE);
  const std::uint64_t lineBytes = systemValue(sources, _SC_LEVEL1_DCACHE_LINESIZE);
  return {
      .processorName = processorName(sources),
      .vendorName = std::string(processorVendor.name),
      .vendorId = processorVendor.pciId,
      .processors = usableProcessors(sources),
      .megahertz = megahertz(sources),
      .vectorBytes = vectorBytes(),
      .cacheLineBytes = lineBytes != 0 ? static_cast<std::uint32_t>(lineBytes) : 64,
      .cacheBytes = lastLevelCacheBytes(sources),
      .memoryBytes = systemValue(sources, _SC_PHYS_PAGES) * pageBytes,
      .pageBytes = pageBytes,
      .fusedMultiplyAdd = fusedMultiplyAdd(),
  };
}

const Machine &machine() {
  static constinit base::Immortal<ThisMachine> instance;
  return instance.get().machine;
}

std::uint64_t freeMemoryBytes(const MachineSources &sources) {
  return toNumber(lookUp(sources.memory, "MemAvailable")) * 1024; // the kernel reports "12345 kB"
}

std::uint64_t maxAllocationBytes(std::uint64_t memoryBytes) {
  constexpr std::uint64_t kGigabyte = std::uint64_t{1} << 30;
  return std::max(memoryBytes / 4, std::min(memoryBytes, kGigabyte));
}

} // namespace ur::native_cpu
