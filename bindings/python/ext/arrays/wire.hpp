// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// The bytes that handles travel as, version 1; docs/python.md describes them for readers in other
// languages. A message is a header, fields of its kind, the adapter's handle, and a checksum.
struct Message {
  std::uint16_t kind;
  std::uint32_t backend;
  bool readOnly;
  nb::bytes deviceUuid;
  nb::bytes fields;   // those of the kind
  nb::bytes exported; // the adapter's handle
};

// Also binds what reads and writes the fields of kinds with elements.
void bindWire(nb::module_ &module);

} // namespace ur::arrays
