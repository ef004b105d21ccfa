// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/description.hpp"

#include "bindings/python/ext/arrays/wire.hpp"

#include <algorithm>
#include <utility>

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace ur::arrays {
namespace {

[[noreturn]] void raiseSizeError(std::size_t bytes, std::size_t values) {
  throw FormatError("the description of the tree has " + std::to_string(bytes) + " bytes and " +
                    std::to_string(values) + " values or more; the limits are " +
                    std::to_string(kMaxDescriptionBytes) + " and " + std::to_string(kMaxValues) +
                    "; share it as several trees");
}

void requireText(std::string_view text) {
  const bool isAscii = std::ranges::all_of(text, [](char c) { return (c & 0x80) == 0; });
  if (!isAscii)
    textOf(text);
}

// Reads the key of a dict, and returns its step in a path. Rejects integers of more than 64 bits,
// because a malicious exporter could choose many that have the same hash.
std::string readKey(Cursor &cursor) {
  const Tag tag = cursor.tag();
  const std::string_view key = cursor.text();
  if (tag == Tag::String) {
    requireText(key);
    return std::string(key);
  }
  if (tag != Tag::Integer || key.size() > sizeof(std::int64_t))
    throw FormatError("a key is neither a string nor an integer of 64 bits");
  return std::to_string(smallInteger(key));
}

} // namespace

std::string_view Cursor::bytes(std::size_t count) {
  if (count > rest_.size())
    throw FormatError("the description is truncated");
  const std::string_view front = rest_.substr(0, count);
  rest_.remove_prefix(count);
  return front;
}

LayoutPointer Cursor::layout() {
  Elements elements = takeElements(rest_, true);
  if (elements.number != 0)
    throw FormatError("a layout has an offset, but only an array can have one");
  return std::make_shared<const Layout>(*elements.type,
                                        Extents(std::move(elements.lengthsAndStrides)));
}

std::int64_t smallInteger(std::string_view bytes) {
  const bool isNegative = !bytes.empty() && (bytes.back() & 0x80) != 0;
  std::int64_t value = isNegative ? -1 : 0;
  std::memcpy(&value, bytes.data(), bytes.size());
  return value;
}

nb::str textOf(std::string_view text) {
  nb::str decoded = nb::steal<nb::str>(
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "surrogatepass"));
  if (!decoded.is_valid())
    throw nb::python_error();
  return decoded;
}

Description::Description(nb::bytes bytes) : bytes_(std::move(bytes)) {
  try {
    parse();
  } catch (const FormatError &problem) {
    throw nb::value_error(problem.what());
  }
}

void Description::parse() {
  if (bytes_.size() > kMaxDescriptionBytes)
    raiseSizeError(bytes_.size(), 1);
  Cursor cursor(viewOf(bytes_));
  const auto header = cursor.take<DescriptionHeader>();
  if (header.format != kDescriptionFormat)
    throw FormatError("the description has format " + std::to_string(header.format) +
                      ", but this library reads format " + std::to_string(kDescriptionFormat));
  version_ = cursor.bytes(header.version);
  if (version_.size() > kMaxVersionBytes)
    throw FormatError("the version has " + std::to_string(version_.size()) +
                      " bytes; the limit is " + std::to_string(kMaxVersionBytes));
  if (header.arrays == 0 || header.layouts > header.arrays)
    throw FormatError("the description has " + std::to_string(header.arrays) + " arrays with " +
                      std::to_string(header.layouts) +
                      " layouts, but needs at least one array, and at most one layout per array");
  for (std::uint32_t i = 0; i < header.layouts; ++i)
    layouts_.push_back(cursor.layout());
  const std::string_view records = cursor.bytes(header.arrays * sizeof(ArrayRecord));
  arrays_.resize(header.arrays);
  std::memcpy(arrays_.data(), records.data(), records.size());
  for (const ArrayRecord &array : arrays_)
    if (array.layout >= layouts_.size())
      throw FormatError("an array refers to a missing layout");
  tree_ = cursor.rest();
  scan(cursor, 0);
  if (!cursor.rest().empty() || pathEnds_.size() != arrays_.size())
    throw FormatError("the description contains more than the tree");
}

void Description::scan(Cursor &cursor, std::size_t depth) {
  if (++values_ > kMaxValues)
    raiseSizeError(bytes_.size(), values_);
  const Tag tag = cursor.tag();
  if (tag >= Tag::List && depth >= kMaxDepth)
    throw FormatError("the tree is more than " + std::to_string(kMaxDepth) +
                      " containers deep, the limit; share a flatter tree");
  switch (tag) {
  case Tag::None:
  case Tag::False:
  case Tag::True:
    return;
  case Tag::Integer:
    cursor.text();
    return;
  case Tag::Float:
    cursor.take<double>();
    return;
  case Tag::String:
    return requireText(cursor.text());
  case Tag::Array:
    return scanArray();
  case Tag::List:
  case Tag::Tuple:
    for (std::uint32_t i = 0, count = cursor.count(); i < count; ++i)
      scanItem(cursor, depth, std::to_string(i));
    return;
  case Tag::Dict:
  case Tag::OrderedDict:
    for (std::uint32_t i = 0, count = cursor.count(); i < count; ++i)
      scanItem(cursor, depth, readKey(cursor));
    return;
  case Tag::Dataclass: {
    dataclasses_.push_back(cursor.rest());
    requireText(cursor.text());
    std::vector<std::string_view> fields;
    for (std::uint32_t i = 0, count = cursor.count(); i < count; ++i)
      requireText(fields.emplace_back(cursor.text()));
    for (const std::string_view field : fields)
      scanItem(cursor, depth, field);
    return;
  }
  }
  throw FormatError("a value has the unknown type " + std::to_string(static_cast<int>(tag)));
}

void Description::scanItem(Cursor &cursor, std::size_t depth, std::string_view key) {
  const std::size_t outer = path_.size();
  if (depth > 0)
    path_ += '.';
  path_ += key;
  scan(cursor, depth + 1);
  path_.resize(outer);
}

void Description::scanArray() {
  if (pathEnds_.size() == arrays_.size())
    throw FormatError("the description has fewer arrays than the tree");
  paths_ += path_; // has a limit, because many arrays can have one long key in their paths
  if (paths_.size() > kMaxDescriptionBytes)
    raiseSizeError(paths_.size(), values_);
  pathEnds_.push_back(paths_.size());
}

nb::str Description::pathOf(std::size_t array) const {
  const std::size_t begin = array == 0 ? 0 : pathEnds_[array - 1];
  return textOf(std::string_view(paths_).substr(begin, pathEnds_[array] - begin));
}

void Description::requireWithin(const std::vector<std::uint64_t> &sizes) const {
  const auto fits = [&](const ArrayRecord &array) {
    if (array.part >= sizes.size())
      return false;
    const Layout &layout = *layoutOf(array);
    const std::uint64_t size = sizes[array.part];
    return layout.bytes() == 0 ? array.offset >= 0 && std::cmp_less_equal(array.offset, size)
                               : layout.isWithin(0, size, 0, array.offset);
  };
  const auto misfit = std::ranges::find_if_not(arrays_, fits);
  if (misfit == arrays_.end())
    return;
  const nb::str path = pathOf(static_cast<std::size_t>(misfit - arrays_.begin()));
  throw nb::value_error(("the part is too small for the elements of the array " +
                         nb::cast<std::string>(nb::repr(path)))
                            .c_str());
}

nb::list Description::arrayInfos() const {
  nb::list infos;
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    const Layout &layout = *layoutOf(arrays_[i]);
    infos.append(nb::make_tuple(pathOf(i), layout.shape(), layout.strides(), layout.dtype(),
                                arrays_[i].part, arrays_[i].offset));
  }
  return infos;
}

nb::list Description::dataclasses() const {
  nb::list all;
  for (const std::string_view text : dataclasses_) {
    Cursor cursor(text);
    const nb::str name = textOf(cursor.text());
    nb::list fields;
    for (std::uint32_t i = 0, count = cursor.count(); i < count; ++i)
      fields.append(textOf(cursor.text()));
    all.append(nb::make_tuple(name, fields));
  }
  return all;
}

void bindDescription(nb::module_ &module) {
  nb::class_<Description>(module, "Description")
      .def(nb::init<nb::bytes>(), nb::arg("data"))
      .def("__len__", [](const Description &description) { return description.arrays().size(); })
      .def("__bytes__", &Description::bytes)
      .def_prop_ro("version", &Description::version)
      .def("require_within", &Description::requireWithin, nb::arg("sizes"))
      .def("array_infos", &Description::arrayInfos)
      .def("dataclasses", &Description::dataclasses);
  module.attr("MAX_DEPTH") = kMaxDepth;
}

} // namespace ur::arrays
