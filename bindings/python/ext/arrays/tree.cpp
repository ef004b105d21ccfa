// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/tree.hpp"

#include "bindings/python/ext/arrays/description.hpp"
#include "bindings/python/ext/arrays/parts.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/view.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ur::arrays {
namespace {

// A part that is an array: its index among the parts, its handle, and its device.
struct ArrayPart {
  std::size_t number;
  const SharedObject *array;
  nb::object device;
};

// Opens the parts of each device in one call of the adapter.
void openArrays(std::vector<ArrayPart> parts, std::vector<Location> &locations) {
  while (!parts.empty()) {
    const nb::object device = parts.front().device;
    const auto first = std::partition(
        parts.begin(), parts.end(), [&](const ArrayPart &part) { return !part.device.is(device); });
    std::vector<const SharedObject *> arrays;
    for (auto part = first; part != parts.end(); ++part)
      arrays.push_back(part->array);
    auto part = first;
    for (Location &location : openMemory(device, arrays, false))
      locations[(part++)->number] = std::move(location);
    parts.erase(first, parts.end());
  }
}

std::vector<Location> openParts(const Parts &parts, const nb::callable &openOther) {
  std::vector<ArrayPart> arrayParts;
  std::vector<std::size_t> remaining;
  arrayParts.reserve(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const SharedObject &object = parts[i].object;
    nb::object device = deviceOf(object.backend, object.uuid);
    if (object.layout)
      arrayParts.push_back({i, &object, std::move(device)});
    else
      remaining.push_back(i);
  }
  std::vector<Location> locations(parts.size());
  for (const std::size_t number : remaining) {
    const nb::object array = openOther(parts[number].handle);
    const auto &view = nb::cast<const View &>(array);
    locations[number] = {.memory = view.memory(), .address = view.address()};
  }
  openArrays(std::move(arrayParts), locations);
  return locations;
}

// Makes the arrays of a tree, or the objects that `convert` makes of them.
class ArrayMaker {
public:
  ArrayMaker(std::vector<Location> parts, bool readOnly, nb::object convert)
      : parts_(std::move(parts)), readOnly_(readOnly), convert_(std::move(convert)) {
    static PythonName arrays("ur_ipc.arrays", "Array");
    if (!convert_.is(arrays.get().attr("torch")))
      return;
    for (const Location &part : parts_) // PyTorch has no read-only tensors
      allowsTensors_.push_back(!readOnly || nb::cast<bool>(part.memory.attr("protected")));
  }

  nb::object make(const ArrayRecord &record, const LayoutPointer &layout) const {
    const Location &part = parts_.at(record.part);
    const std::int64_t offset = layout->bytes() == 0 ? 0 : record.offset;
    const std::uintptr_t address = part.address + static_cast<std::uintptr_t>(offset);
    if (!allowsTensors_.empty() && allowsTensors_[record.part])
      if (nb::object tensor = makeTensor(part.memory, address, layout); !tensor.is_none())
        return tensor;
    nb::object array = makeArray(part.memory, address, layout, readOnly_, false);
    return convert_.is_none() ? array : convert_(array);
  }

private:
  const std::vector<Location> parts_;
  const bool readOnly_;
  const nb::object convert_;
  std::vector<bool> allowsTensors_; // for each part; empty if `convert` makes no tensors
};

// Builds the values of a tree.
class TreeBuilder {
public:
  TreeBuilder(const Description &description, std::vector<nb::object> arrays, const nb::dict &types)
      : cursor_(description.tree()), arrays_(std::move(arrays)), types_(types) {}

  nb::object value() {
    switch (const Tag tag = cursor_.tag()) {
    case Tag::None:
      return nb::none();
    case Tag::False:
    case Tag::True:
      return nb::bool_(tag == Tag::True);
    case Tag::Integer:
      return integer();
    case Tag::Float:
      return nb::float_(cursor_.take<double>());
    case Tag::String:
      return textOf(cursor_.text());
    case Tag::Array:
      return std::move(arrays_[next_++]);
    case Tag::List:
      return list();
    case Tag::Tuple:
      return nb::tuple(list());
    case Tag::Dict:
      return dict(nb::dict());
    case Tag::OrderedDict: {
      static PythonName orderedDict("collections", "OrderedDict");
      return dict(orderedDict.get()());
    }
    case Tag::Dataclass:
      return dataclass();
    }
    return nb::none(); // unreachable: Description has verified all tags
  }

private:
  nb::object integer() {
    const std::string_view bytes = cursor_.text();
    if (bytes.size() <= sizeof(std::int64_t))
      return nb::int_(smallInteger(bytes));
    const nb::handle type(reinterpret_cast<PyObject *>(&PyLong_Type));
    return type.attr("from_bytes")(bytesOf(bytes), "little", nb::arg("signed") = true);
  }

  nb::list list() {
    nb::list items;
    for (std::uint32_t i = 0, count = cursor_.count(); i < count; ++i)
      items.append(value());
    return items;
  }

  nb::object dict(nb::object items) {
    for (std::uint32_t i = 0, count = cursor_.count(); i < count; ++i) {
      const nb::object key = value();
      items[key] = value();
    }
    return items;
  }

  nb::object dataclass() {
    static PythonName makeInstance("ur_ipc.structure", "make_instance");
    const nb::str name = textOf(cursor_.text());
    nb::list fields;
    for (std::uint32_t i = 0, count = cursor_.count(); i < count; ++i)
      fields.append(textOf(cursor_.text()));
    nb::dict values;
    for (const nb::handle field : fields)
      values[field] = value();
    return makeInstance.get()(types_[name], values);
  }

  Cursor cursor_;
  std::vector<nb::object> arrays_;
  const nb::dict &types_;
  std::size_t next_ = 0;
};

// Opens the parts of a tree, and makes the tree over them. `openOther` opens a part that is not an
// array, such as physical memory, as an array of bytes. If this process does not see a device,
// throws before it opens any part.
nb::object openTree(const Description &description, const Parts &parts, bool readOnly,
                    nb::object convert, const nb::dict &types, const nb::callable &openOther) {
  const ArrayMaker maker(openParts(parts, openOther), readOnly, std::move(convert));
  std::vector<nb::object> arrays;
  arrays.reserve(description.arrays().size());
  for (const ArrayRecord &record : description.arrays())
    arrays.push_back(maker.make(record, description.layoutOf(record)));
  return TreeBuilder(description, std::move(arrays), types).value();
}

} // namespace

void bindTree(nb::module_ &module) {
  module.def("open_tree", openTree, nb::arg("description"), nb::arg("parts"), nb::arg("read_only"),
             nb::arg("convert").none(), nb::arg("types"), nb::arg("open_other"));
}

} // namespace ur::arrays
