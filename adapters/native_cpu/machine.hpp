// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstdint>
#include <string>

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

// Sources: /proc/cpuinfo, /sys/devices/system/cpu, sysconf, sched_getaffinity, cpuid.
const Machine &machine();

// Memory that could be taken now without swapping, in bytes. Source: /proc/meminfo.
std::uint64_t freeMemoryBytes();

// The same in all processes of this machine, containers included, until it restarts, like the
// memory that they share. Source: /proc/sys/kernel/random/boot_id.
const Uuid &deviceUuid();

// The largest USM allocation: a quarter of the memory, yet a gigabyte where there is one.
std::uint64_t maxAllocationBytes();

} // namespace ur::native_cpu
