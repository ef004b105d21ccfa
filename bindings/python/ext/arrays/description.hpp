// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/binary.hpp"
#include "bindings/python/ext/arrays/layout.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The binary description of a tree, which docs/python.md documents. It consists of a header, the
// exporter's version (JSON), the layouts of the arrays, a record for each array, and the values of
// the tree.
namespace ur::arrays {

struct DescriptionHeader {
  std::uint32_t format;
  std::uint32_t version; // the size of the version in bytes
  std::uint32_t layouts; // the number of layouts
  std::uint32_t arrays;  // the number of arrays
};
static_assert(sizeof(DescriptionHeader) == 16);

struct ArrayRecord {
  std::uint32_t layout; // the index of the array's layout
  std::uint32_t part;   // the index of the part that contains the array
  std::int64_t offset;  // of the first element in the part, in bytes
};
static_assert(sizeof(ArrayRecord) == 16);

// The types of values. Containers come last.
enum class Tag : std::uint8_t {
  None,
  False,
  True,
  Integer,
  Float,
  String,
  Array,
  List,
  Tuple,
  Dict,
  OrderedDict,
  Dataclass,
};

inline constexpr std::uint32_t kDescriptionFormat = 1;
inline constexpr std::size_t kMaxDescriptionBytes = 16 << 20;
// The limit of bytes does not suffice, because one byte can become a Python object of 200 bytes.
inline constexpr std::size_t kMaxValues = 1 << 20;
// The version is JSON, and parsing JSON can take 30 bytes of memory per byte.
inline constexpr std::size_t kMaxVersionBytes = 1 << 20;
// The limit of nested containers. It leaves most of Python's stack to the caller.
inline constexpr std::size_t kMaxDepth = 100;

// Reads numbers and text from the front of a description. Throws FormatError if too few bytes are
// left.
class Cursor {
public:
  explicit Cursor(std::string_view rest) : rest_(rest) {}

  std::string_view rest() const { return rest_; }
  std::string_view bytes(std::size_t count);
  template <typename Value> Value take() { return valueAt<Value>(bytes(sizeof(Value)), 0); }
  Tag tag() { return static_cast<Tag>(take<std::uint8_t>()); }
  std::uint32_t count() { return take<std::uint32_t>(); }
  std::string_view text() { return bytes(count()); }
  // Reads the layout of an array.
  LayoutPointer layout();

private:
  std::string_view rest_;
};

// Decodes a little-endian integer of at most 8 bytes in two's complement.
std::int64_t smallInteger(std::string_view bytes);

// A parsed description.
class Description {
public:
  // Throws ValueError if any part of the description is invalid. Creates no Python objects for the
  // values of the tree.
  explicit Description(nb::bytes bytes);

  // Throws ValueError unless each array is within its part. `sizes` are the sizes of the parts.
  void requireWithin(const std::vector<std::uint64_t> &sizes) const;

  const std::vector<ArrayRecord> &arrays() const { return arrays_; }
  const LayoutPointer &layoutOf(const ArrayRecord &array) const { return layouts_[array.layout]; }
  std::string_view tree() const { return tree_; }
  const nb::bytes &bytes() const { return bytes_; }
  nb::bytes version() const { return bytesOf(version_); }
  // Returns a tuple for each array: its path, shape, strides, type, part and offset.
  nb::list arrayInfos() const;
  // Returns a tuple for each dataclass: its name and the list of its field names.
  nb::list dataclasses() const;

private:
  void parse();
  void scan(Cursor &cursor, std::size_t depth);
  void scanItem(Cursor &cursor, std::size_t depth, std::string_view key);
  void scanArray();
  nb::str pathOf(std::size_t array) const;

  nb::bytes bytes_;
  std::string_view version_;
  std::string_view tree_;
  std::vector<LayoutPointer> layouts_;
  std::vector<ArrayRecord> arrays_;
  std::string path_;  // of the value that is being scanned
  std::string paths_; // of all arrays
  std::vector<std::size_t> pathEnds_;
  std::vector<std::string_view> dataclasses_; // each begins with the name of a dataclass
  std::size_t values_ = 0;
};

// Decodes UTF-8. Accepts unpaired surrogates, because Python strings can contain them.
nb::str textOf(std::string_view text);

void bindDescription(nb::module_ &module);

} // namespace ur::arrays
