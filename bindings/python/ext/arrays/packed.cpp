// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/packed.hpp"

#include "bindings/python/ext/arrays/exchange.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/view.hpp"

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

#include <nanobind/stl/optional.h>

namespace ur::arrays {
namespace {

// The Python object of the device that DLPack names.
nb::object deviceOf(const dlpack::Device &device) {
  static std::atomic<PyObject *> last{nullptr}; // devices are never freed
  PyObject *const known = last.load(std::memory_order_acquire);
  if (known) {
    const dlpack::Device &there = nb::inst_ptr<Device>(known)->dlpack;
    if (there.type == device.type && there.id == device.id)
      return nb::borrow(known);
  }
  static PythonName find("ur_ipc.sources", "device_of");
  nb::object found = find.get()(device.type, device.id);
  last.store(found.inc_ref().ptr(), std::memory_order_release);
  return found;
}

bool has(nb::handle tensor, const char *bit) {
  const nb::object method = nb::getattr(tensor, bit, nb::none());
  return !method.is_none() && nb::cast<bool>(method());
}

// Whether PyTorch has to compute the elements from the bytes, which its C functions ignore.
bool isLazy(nb::handle tensor) { return has(tensor, "is_conj") || has(tensor, "is_neg"); }

// Describes a tensor by the C functions of its library. Returns None if the library has no such
// functions, or if they cannot describe the tensor.
nb::object packTensor(nb::handle tensor, bool stays) {
  const std::optional<Exchange> library = Exchange::of(tensor.type());
  if (!library || isLazy(tensor))
    return nb::none();
  std::optional<Source> source = library->lentBy(tensor);
  if (!source)
    return nb::none();
  nb::object device = deviceOf(source->device);
  nb::object made = nb::inst_alloc(nb::type<Packed>());
  new (nb::inst_ptr<Packed>(made)) Packed(std::move(*source), std::move(device), stays);
  nb::inst_mark_ready(made);
  return made;
}

// Groups the arrays of a device by the shareable allocations that contain them. Arrays that share
// bytes stay together. `endOf` returns the address after the shareable allocation in which an array
// begins, or 0; most arrays are in the allocation of the array before, and need no such call.
// Returns the groups, and the arrays outside such allocations, in the order of their addresses.
nb::tuple byAllocation(const nb::list &items, const nb::callable &endOf) {
  std::vector<std::pair<const Packed *, nb::handle>> sorted;
  sorted.reserve(items.size());
  for (const nb::handle item : items)
    sorted.emplace_back(nb::inst_ptr<Packed>(item), item);
  std::ranges::stable_sort(sorted, {}, [](const auto &item) { return item.first->low(); });
  nb::list groups;
  nb::list others;
  nb::list group;
  std::uintptr_t end = 0; // of the allocation of the last group
  for (auto first = sorted.begin(); first != sorted.end();) {
    const std::uintptr_t low = first->first->low();
    std::uintptr_t high = first->first->high();
    auto last = first + 1;
    for (; last != sorted.end() && last->first->low() < high; ++last)
      high = std::max(high, last->first->high());
    nb::list *into = &others;
    if (low < high && high <= end) {
      into = &group;
    } else if (low < high) {
      const auto found = nb::cast<std::uintptr_t>(endOf(first->second));
      if (high <= found) {
        end = found;
        group = nb::list();
        groups.append(group);
        into = &group;
      }
    }
    for (; first != last; ++first)
      into->append(first->second);
  }
  return nb::make_tuple(groups, others);
}

// Puts arrays that stay in place into a part, which begins at the address `start`.
void place(const nb::list &items, std::size_t part, std::uintptr_t start) {
  for (const nb::handle handle : items) {
    auto &item = *nb::inst_ptr<Packed>(handle);
    item.part = part;
    item.offset = static_cast<std::int64_t>(item.address - start);
    item.stays = true;
  }
}

} // namespace

Packed::Packed(const View &array, bool isToStay)
    : address(array.address()), layout(array.layout()), readOnly(array.readOnly()),
      memory(array.memory()), stays(isToStay), packedLayout(layout) {
  use_.emplace(memory, User::Array);
  device = use_->memory().deviceObject();
  measure();
}

Packed::Packed(Source source, nb::object on, bool isToStay)
    : address(source.address), layout(std::make_shared<const Layout>(source.type, source.extents)),
      readOnly(source.readOnly), device(std::move(on)), stays(isToStay), packedLayout(layout),
      source_(std::move(source)) {
  measure();
}

void Packed::measure() {
  low_ = high_ = address;
  if (layout->bytes() == 0)
    return;
  const Extents &extents = layout->extents();
  for (std::size_t i = 0; i < extents.dimensions(); ++i) {
    const std::int64_t reach = extents.strides()[i] * (extents.shape()[i] - 1);
    (reach < 0 ? low_ : high_) += static_cast<std::uintptr_t>(reach);
  }
  high_ += layout->type().bytes();
}

nb::object Packed::array() {
  if (!memory.is_valid() && source_) {
    static PythonName borrow("ur_ipc.packing", "borrow_described");
    const nb::object array = borrow.get()(nb::cast(*source_), device);
    memory = nb::cast<const View &>(array).memory();
  }
  return makeArray(memory, address, layout, readOnly, false);
}

void bindPacked(nb::module_ &module) {
  nb::class_<Packed>(module, "Packed")
      .def(nb::init<const View &, bool>(), nb::arg("array"), nb::arg("stays"))
      .def("leave", &Packed::leave)
      .def_prop_ro("array", &Packed::array)
      .def_prop_ro(
          "memory",
          [](const Packed &item) { return item.memory.is_valid() ? item.memory : nb::none(); })
      .def_ro("device", &Packed::device)
      .def_prop_ro("low", &Packed::low)
      .def_prop_ro("high", &Packed::high)
      .def_ro("read_only", &Packed::readOnly)
      .def_rw("stays", &Packed::stays)
      .def_rw("part", &Packed::part)
      .def_rw("offset", &Packed::offset)
      .def_prop_ro("shape", [](const Packed &item) { return item.layout->shape(); })
      .def_prop_ro("dtype", [](const Packed &item) { return item.layout->dtype(); })
      .def_prop_rw(
          "strides", [](const Packed &item) { return item.packedLayout->strides(); },
          [](Packed &item, nb::tuple strides) {
            item.packedLayout = std::make_shared<const Layout>(
                item.layout->shape(), std::move(strides), item.layout->dtype());
          });
  module.def("pack_tensor", packTensor, nb::arg("tensor"), nb::arg("stays"));
  module.def("by_allocation", byAllocation, nb::arg("items"), nb::arg("end_of"));
  module.def("place", place, nb::arg("items"), nb::arg("part"), nb::arg("start"));
}

} // namespace ur::arrays
