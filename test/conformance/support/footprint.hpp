// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <iosfwd>

namespace ur::test {

// The system resources of a process, compared before and after a test to find leaks.
struct Footprint {
  std::size_t descriptors = 0;
  std::size_t sharedMaps = 0; // only shared mappings, because private mappings vary with the heap
  std::size_t threads = 0;
  bool childProcess = false; // running or zombie

  static Footprint now();
  // Waits until the footprint equals `expected`, at most 2 s, because other threads may release
  // their resources a moment later. Returns the last footprint.
  static Footprint waitFor(const Footprint &expected);

  // Like now(), but without what adapters cache for the last exporters while a context exists: up
  // to three descriptors per exporter, and one mapping for all exporters.
  static Footprint withoutExporters();

  bool operator==(const Footprint &) const = default;
};

std::ostream &operator<<(std::ostream &stream, const Footprint &footprint);

// Counts all mappings of the process, including private ones.
std::size_t mapCount();

} // namespace ur::test
