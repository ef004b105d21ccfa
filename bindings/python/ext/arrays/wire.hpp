// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/shared_object.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// What a handle is of; Python has the same.
enum class Kind : std::uint16_t { Array = 1, Event, PhysicalMemory, GrowableArray, Tree };

// The bytes that handles travel as, version 1; docs/python.md describes them for readers in other
// languages. A message is a header, fields of its kind, the adapter's handle, and a checksum.
struct Message {
  Kind kind;
  std::uint32_t backend;
  bool readOnly;
  nb::bytes deviceUuid;
  nb::bytes fields;   // those of the kind
  nb::bytes exported; // the adapter's handle
};

// ValueError, with the reason, for bytes that are no handle.
Message unpack(const nb::bytes &message);

// How elements lie: the fields of kinds that have some.
struct Elements {
  const ElementType *type;
  std::int64_t number; // the kind's own
  std::size_t dimensions;
  std::vector<std::int64_t> numbers; // lengths, then strides

  std::span<const std::int64_t> shape() const { return std::span(numbers).first(dimensions); }
  // In bytes; none where rows lie without gaps.
  std::span<const std::int64_t> strides() const { return std::span(numbers).subspan(dimensions); }
};

// ValueError for fields that cannot be.
Elements unpackElements(const nb::bytes &fields, bool strided);

// The message of an array's handle.
nb::bytes packArray(const SharedObject &array);

// Also binds what reads and writes the fields of kinds with elements.
void bindWire(nb::module_ &module);

} // namespace ur::arrays
