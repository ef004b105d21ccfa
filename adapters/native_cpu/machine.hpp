// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

namespace ur::native_cpu {

using Uuid = std::array<std::uint8_t, 16>;

// What stays true of this machine while the process runs.
struct Machine {
  std::string processorName;
  std::string vendorName;
  std::uint32_t vendorId;    // PCI id of the processor's vendor, 0 if unknown
  std::uint32_t processors;  // hardware threads that this process may run on
  std::uint32_t megahertz;   // highest clock, 0 if the system does not tell
  std::uint32_t vectorBytes; // of the widest vector registers
  std::uint32_t cacheLineBytes;
  std::uint64_t cacheBytes; // of the last-level cache
  std::uint64_t memoryBytes;
  std::uint64_t pageBytes;
  bool fusedMultiplyAdd;
};

// Where it is learnt.
struct MachineSources {
  const char *processors = "/proc/cpuinfo";
  const char *memory = "/proc/meminfo";
  const char *highestClock = "/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"; // in kHz
  long (*systemValue)(int name) = sysconf;
  int (*affinity)(pid_t pid, std::size_t size, cpu_set_t *set) = sched_getaffinity;
};

// What the sources do not tell is as for any processor. Besides them: cpuid.
Machine readMachine(const MachineSources &sources);

// As the system's own sources tell it the first time that somebody asks.
const Machine &machine();

// Memory that could be taken now without swapping, in bytes; 0 where the system does not tell.
std::uint64_t freeMemoryBytes(const MachineSources &sources = {});

// The same in all processes of this machine, containers included, until it restarts, like the
// memory that they share. Source: /proc/sys/kernel/random/boot_id.
const Uuid &deviceUuid();

// The largest USM allocation: a quarter of the memory, yet a gigabyte where there is one.
std::uint64_t maxAllocationBytes(std::uint64_t memoryBytes);

} // namespace ur::native_cpu
