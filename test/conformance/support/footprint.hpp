// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <iosfwd>

namespace ur::test {

// What a process holds of the system. Compared before and after a test: what it opened, it closed.
struct Footprint {
  std::size_t descriptors = 0;
  std::size_t sharedMaps = 0; // private ones come and go with the heap
  std::size_t threads = 0;
  bool childProcess = false; // running or zombie

  static Footprint now();
  // The footprint once it equals `expected`, or as it is when that does not come true within 2 s:
  // what is left in another thread's hands is given back a moment later.
  static Footprint settled(const Footprint &expected);

  // The same without what is kept, while there are contexts, of the exporters that something was
  // opened from last: three descriptors and a mapping of each of four. More than that is counted.
  static Footprint withoutExporters();

  bool operator==(const Footprint &) const = default;
};

std::ostream &operator<<(std::ostream &stream, const Footprint &footprint);

// Every mapping of the process, private ones included.
std::size_t mapCount();

} // namespace ur::test
