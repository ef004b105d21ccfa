// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/tree.hpp"

#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/places.hpp"
#include "bindings/python/ext/arrays/view.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ur::arrays {
namespace {

// A handle of an array, and its index among the parts.
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
    for (Location &opened : openMemory(device, arrays, false))
      locations[(part++)->number] = std::move(opened);
    parts.erase(first, parts.end());
  }
}

// Opens the parts of a tree, which are handles of bytes, and makes the arrays in them. `openOther`
// opens a handle of another kind as an array. Throws before it opens anything if this process does
// not see a device.
nb::list openTree(const nb::list &parts, const Places &places, bool readOnly,
                  const nb::callable &openOther) {
  std::vector<ArrayPart> arrayParts;
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto &handle = nb::cast<const Handle &>(parts[i]);
    nb::object device = handle.device();
    if (handle.shared().layout)
      arrayParts.push_back({i, &handle.shared(), std::move(device)});
    else
      others.push_back(i);
  }
  std::vector<Location> locations(parts.size());
  for (const std::size_t number : others) {
    const nb::object array = openOther(parts[number]);
    const auto &view = nb::cast<const View &>(array);
    locations[number] = {.memory = view.memory(), .address = view.address()};
  }
  openArrays(std::move(arrayParts), locations);
  nb::list made;
  for (const Placed &array : places.all()) {
    const Location &part = locations.at(array.part);
    const std::int64_t offset = array.layout->bytes() == 0 ? 0 : array.offset;
    made.append(makeArray(part.memory, part.address + static_cast<std::uintptr_t>(offset),
                          array.layout, readOnly, false));
  }
  return made;
}

} // namespace

void bindTree(nb::module_ &module) {
  module.def("open_tree", openTree, nb::arg("parts"), nb::arg("places"), nb::arg("read_only"),
             nb::arg("open_other"));
}

} // namespace ur::arrays
