// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/packed_array.hpp"

#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/source.hpp"
#include "bindings/python/ext/arrays/view.hpp"

#include <utility>

#include <nanobind/stl/shared_ptr.h>

namespace ur::arrays {
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

void bindPackedArray(nb::module_ &module) {
  nb::class_<PackedArray>(module, "PackedArray")
      .def_prop_ro("array", &PackedArray::array)
      .def_prop_ro("low", &PackedArray::low)
      .def_prop_ro("high", &PackedArray::high)
      .def_rw("offset", &PackedArray::offset)
      .def_prop_rw(
          "strides", [](const PackedArray &item) { return item.packedLayout->strides(); },
          [](PackedArray &item, nb::tuple strides) {
            item.packedLayout = std::make_shared<const Layout>(
                item.layout->shape(), std::move(strides), item.layout->dtype());
          });
}

} // namespace ur::arrays
