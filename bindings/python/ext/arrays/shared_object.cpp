// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/shared_object.hpp"

#include "bindings/python/ext/arrays/opened.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/view.hpp"

#include <utility>

namespace ur::arrays {
namespace {

nb::object noMemory(const nb::object &device) {
  static PythonName type("ur_ipc.memory", "NoMemory");
  return type.get()(0, 0, device);
}

std::vector<nb::object> open(const nb::object &device, std::span<const nb::bytes> exported) {
  try {
    return OpenedMemory::open(device, exported);
  } catch (const nb::python_error &error) {
    static PythonName stale("ur_ipc.errors", "InvalidHandleError");
    if (error.matches(stale.get()))
      error.value().attr("add_note")(
          "A handle is valid as long as the exporter lives, keeps the array, and does not put the "
          "handle. Keep the array in the exporter until the importer has opened it.");
    throw;
  }
}

// Throws ValueError if an array exceeds its memory, so that forged numbers do not become addresses.
void requireFit(std::span<const SharedObject *const> arrays, std::span<const nb::object> memory) {
  const auto bounds = OpenedMemory::boundsOf(memory);
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    const std::uintptr_t address = nb::inst_ptr<OpenedMemory>(memory[i])->address();
    if (!arrays[i]->layout->isWithin(bounds[i].first, bounds[i].last, address, arrays[i]->offset))
      throw nb::value_error("the handle's shape, strides and offset reach beyond the memory");
  }
}

} // namespace

std::vector<Location> openMemory(const nb::object &device,
                                 std::span<const SharedObject *const> arrays, bool isVerified) {
  requireNotForked();
  std::vector<const SharedObject *> nonEmpty;
  std::vector<nb::bytes> exported;
  for (const SharedObject *array : arrays) {
    if (!array->layout)
      throw nb::attribute_error("this is not the handle of an array");
    if (array->layout->bytes() == 0)
      continue;
    nonEmpty.push_back(array);
    exported.push_back(array->exported);
  }
  std::vector<nb::object> memory;
  if (!exported.empty())
    memory = open(device, exported);
  if (!isVerified)
    requireFit(nonEmpty, memory);
  std::vector<Location> locations;
  locations.reserve(arrays.size());
  auto next = memory.begin();
  for (const SharedObject *array : arrays) {
    if (array->layout->bytes() == 0) {
      locations.push_back({.memory = noMemory(device), .address = 0});
      continue;
    }
    const std::uintptr_t exportedAddress = nb::inst_ptr<OpenedMemory>(*next)->address();
    locations.push_back({.memory = std::move(*next++),
                         .address = exportedAddress + static_cast<std::uintptr_t>(array->offset)});
  }
  return locations;
}

nb::object SharedObject::open(nb::object device, std::optional<bool> requestedReadOnly,
                              bool isVerified) const {
  if (device.is_none())
    device = deviceOf(backend, uuid);
  const SharedObject *const array = this;
  Location location = std::move(openMemory(device, {&array, 1}, isVerified).front());
  return makeArray(std::move(location.memory), location.address, layout,
                   requestedReadOnly.value_or(readOnly), true);
}

} // namespace ur::arrays
