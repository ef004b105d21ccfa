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

nb::object openMemory(const nb::object &device, const nb::bytes &exported) {
  try {
    return OpenedMemory::open(device, exported);
  } catch (const nb::python_error &refused) {
    static PythonName stale("ur_ipc.errors", "InvalidHandleError");
    if (refused.matches(stale.get()))
      refused.value().attr("add_note")(
          "A handle is valid as long as the process that shared lives, holds the array, and has "
          "not "
          "put the handle. Keep the array there until it has been opened.");
    throw;
  }
}

} // namespace

nb::object SharedObject::open(nb::object device, std::optional<bool> asked, bool fits) const {
  requireNotForked();
  if (!layout)
    throw nb::attribute_error("the handle is of no array");
  if (device.is_none())
    device = deviceOf(backend, uuid);
  const bool rights = asked.value_or(readOnly);
  if (layout->bytes() == 0)
    return makeArray(noMemory(device), 0, layout, rights, true);
  nb::object memory = openMemory(device, exported);
  if (!fits)
    requireFit(memory);
  const std::uintptr_t address =
      nb::inst_ptr<OpenedMemory>(memory)->address() + static_cast<std::uintptr_t>(offset);
  return makeArray(std::move(memory), address, layout, rights, true);
}

// Forged numbers must not become addresses.
void SharedObject::requireFit(const nb::object &memory) const {
  const auto &opened = *nb::inst_ptr<OpenedMemory>(memory);
  const auto [first, last] = opened.bounds();
  if (!layout->liesWithin(first, last, opened.address(), offset))
    throw nb::value_error(
        "the handle's shape, strides and offset reach beyond the memory that it stands for");
}

} // namespace ur::arrays
