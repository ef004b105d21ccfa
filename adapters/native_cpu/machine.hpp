// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

namespace ur::native_cpu {

// The constant properties of this machine.
struct Machine {
  std::string processorName;
  std::string vendorName;
  std::uint32_t vendorId;    // PCI id of the processor's vendor, 0 if unknown
  std::uint32_t processors;  // hardware threads that this process may run on
  std::uint32_t megahertz;   // highest clock, 0 if unknown
  std::uint32_t vectorBytes; // size of the widest vector registers
  std::uint32_t cacheLineBytes;
  std::uint64_t cacheBytes; // size of the last-level cache
  std::uint64_t memoryBytes;
  std::uint64_t pageBytes;
  bool fusedMultiplyAdd;
};

// The files that readMachine() reads and the calls that it makes.
struct MachineSources {
  const char *processors = "/proc/cpuinfo";
  const char *memory = "/proc/meminfo";
  const char *highestClock = "/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"; // in kHz
  long (*systemValue)(int name) = sysconf;
  int (*affinity)(pid_t pid, std::size_t size, cpu_set_t *set) = sched_getaffinity;
};

// Reads the sources and cpuid. Uses defaults for values that the sources lack.
Machine readMachine(const MachineSources &sources);

// Returns the properties of this machine, which the first call reads.
const Machine &machine();

// Returns the memory in bytes that is available without swapping, or 0 if unknown.
std::uint64_t freeMemoryBytes(const MachineSources &sources = {});

// Returns the size of the largest USM allocation in bytes: a quarter of the memory or 1 GiB,
// whichever is larger, but not more than the memory.
std::uint64_t maxAllocationBytes(std::uint64_t memoryBytes);

} // namespace ur::native_cpu
