// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/packed_array.hpp"

#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/source.hpp"
#include "bindings/python/ext/arrays/torch_pool.hpp"
#include "bindings/python/ext/arrays/view.hpp"
#include "bindings/python/ext/call.hpp"

#include <algorithm>
#include <utility>

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

namespace ur::arrays {
namespace {

// Returns the address after the allocation that contains an address. Throws if the memory belongs
// to a pool that is asleep: it has no pages that could be copied.
std::uintptr_t endOfAllocation(const Device &allocator, std::uintptr_t address) {
  if (const auto pool = poolStateOf(address))
    requireAwake(*pool);
  const auto *const pointer = reinterpret_cast<const void *>(address);
  std::uintptr_t base = 0;
  std::size_t size = 0;
  python::Call call("urUSMGetMemAllocInfo");
  call.useAdapterOf(allocator.context);
  call.run([&] {
    const ur_result_t result = urUSMGetMemAllocInfo(
        allocator.context, pointer, UR_USM_ALLOC_INFO_BASE_PTR, sizeof base, &base, nullptr);
    return result ? result
                  : urUSMGetMemAllocInfo(allocator.context, pointer, UR_USM_ALLOC_INFO_SIZE,
                                         sizeof size, &size, nullptr);
  });
  return base + size;
}

} // namespace

PackedArray::PackedArray(const View &array, bool sharesInPlace)
    : address(array.address()), layout(array.layout()), readOnly(array.readOnly()),
      inPlace(sharesInPlace), packedLayout(layout), memory_(array.memory()) {
  use_.emplace(memory_, User::Array);
  device = use_->memory().deviceObject();
  computeBounds();
}

PackedArray::PackedArray(ManagedPointer managed, LayoutPointer tensorLayout,
                         nb::object deviceObject, bool sharesInPlace)
    : address(reinterpret_cast<std::uintptr_t>(managed->tensor.data) + managed->tensor.byteOffset),
      layout(std::move(tensorLayout)), readOnly((managed->flags & dlpack::kReadOnly) != 0),
      device(std::move(deviceObject)), inPlace(sharesInPlace), packedLayout(layout),
      managed_(std::move(managed)) {
  computeBounds();
}

void PackedArray::computeBounds() {
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

const nb::object &PackedArray::borrow() {
  if (!memory_.is_valid()) {
    static PythonName borrow("ur_ipc.memory", "borrowed_memory");
    const dlpack::Device location = managed_->tensor.device;
    Source source{address,  layout->extents(), layout->type(),
                  location, readOnly,          std::move(managed_)};
    memory_ = borrow.get()(nb::cast(std::move(source)), device, address, layout->bytes());
  }
  return memory_;
}

nb::object PackedArray::array() { return makeArray(borrow(), address, layout, readOnly, false); }

nb::object Allocation::share(bool isReadOnly) const {
  const auto bytes = static_cast<std::int64_t>(high() - arrays.front()->low());
  const ElementType *const byte = findElementType(dlpack::TypeCode::UInt, 8, 1);
  const View bytesView(arrays.front()->borrow(), arrays.front()->low(),
                       std::make_shared<const Layout>(*byte, Extents({&bytes, 1}, nullptr, 1)),
                       isReadOnly, false);
  return shareView(bytesView, isReadOnly);
}

std::uintptr_t Allocation::high() const {
  return (*std::ranges::max_element(arrays, {}, &PackedArray::high))->high();
}

void Allocation::assignPart(std::size_t part, std::uintptr_t start) {
  for (const PackedArrayPointer &array : arrays) {
    array->part = part;
    array->offset = static_cast<std::int64_t>(array->address - start);
    array->inPlace = true;
  }
}

void bindPackedArray(nb::module_ &module) {
  module.def("end_of_allocation", endOfAllocation, nb::arg("device"), nb::arg("address"));
  const auto any = [](bool PackedArray::*is) {
    return [is](const Allocation &allocation) {
      return std::ranges::any_of(allocation.arrays,
                                 [is](const auto &array) { return (*array).*is; });
    };
  };
  nb::class_<PackedArray>(module, "PackedArray")
      .def_prop_ro("array", &PackedArray::array)
      .def_prop_ro("memory",
                   [](const PackedArray &item) {
                     return item.memory().is_valid() ? item.memory() : nb::none();
                   })
      .def_ro("device", &PackedArray::device)
      .def_prop_ro("low", &PackedArray::low)
      .def_prop_ro("high", &PackedArray::high)
      .def_rw("in_place", &PackedArray::inPlace)
      .def_rw("part", &PackedArray::part)
      .def_rw("offset", &PackedArray::offset)
      .def_prop_rw(
          "strides", [](const PackedArray &item) { return item.packedLayout->strides(); },
          [](PackedArray &item, nb::tuple strides) {
            item.packedLayout = std::make_shared<const Layout>(
                item.layout->shape(), std::move(strides), item.layout->dtype());
          });
  nb::class_<Allocation>(module, "Allocation")
      .def_ro("arrays", &Allocation::arrays)
      .def_prop_ro("memory",
                   [](const Allocation &allocation) { return allocation.arrays.front()->borrow(); })
      .def_prop_ro("low",
                   [](const Allocation &allocation) { return allocation.arrays.front()->low(); })
      .def_prop_ro("high", &Allocation::high)
      .def_prop_ro("in_place", any(&PackedArray::inPlace))
      .def_prop_ro("read_only", any(&PackedArray::readOnly))
      .def("share", &Allocation::share, nb::arg("read_only"))
      .def("assign_part", &Allocation::assignPart, nb::arg("part"), nb::arg("start"));
}

} // namespace ur::arrays
