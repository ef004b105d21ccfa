// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/shared_object.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// The kind of object that a handle names. The Python enum ur_ipc.wire.Kind has the same values.
enum class Kind : std::uint16_t { Array = 1, Event, PhysicalMemory, GrowableArray, Tree };

// The byte format of handles, version 1; docs/python.md describes it for other languages. A message
// is a header, fields of its kind, the adapter's handle, and a checksum.
struct Message {
  Kind kind;
  std::uint32_t backend;
  bool readOnly;
  nb::bytes deviceUuid;
  nb::bytes fields;   // of the kind
  nb::bytes exported; // the adapter's handle
};

// Throws ValueError, with the reason, if the bytes are not a handle.
Message unpack(const nb::bytes &message);

// A message whose parts are views of its bytes.
struct MessageView {
  Kind kind;
  std::uint32_t backend;
  bool readOnly;
  std::string_view deviceUuid;
  std::string_view fields;
  std::string_view exported;
};

// As `unpack`, but copies no bytes.
MessageView viewMessage(std::string_view message);

// Takes the first of concatenated messages from the front of `messages`. Throws ValueError if not
// even its header is complete.
std::string_view takeMessage(std::string_view &messages);

// The layout of elements, which the fields of some kinds contain.
struct Elements {
  const ElementType *type;
  std::int64_t number; // an array's offset, or a growable array's capacity
  std::size_t dimensions;
  std::vector<std::int64_t> lengthsAndStrides;

  std::span<const std::int64_t> shape() const {
    return std::span(lengthsAndStrides).first(dimensions);
  }
  // In bytes; empty for kinds with contiguous rows.
  std::span<const std::int64_t> strides() const {
    return std::span(lengthsAndStrides).subspan(dimensions);
  }
};

// Returns whether the elements fit into the address space. If they fit, each length also fits into
// a signed number.
bool fitsAddresses(std::span<const std::uint64_t> shape, std::size_t itemBytes);

// Takes the fields of elements from the front of the text. Throws FormatError.
Elements takeElements(std::string_view &text, bool strided);

// Appends the fields of strided elements.
void appendElements(std::string &text, const Layout &layout, std::int64_t number);

// Throws ValueError for invalid fields.
Elements unpackElements(std::string_view fields, bool strided);

// Make the message of an array's handle.
nb::bytes packArray(const SharedObject &array);
void appendArray(std::string &messages, const SharedObject &array);

// Binds the functions that read and write messages, and the fields of kinds with elements.
void bindWire(nb::module_ &module);

} // namespace ur::arrays
