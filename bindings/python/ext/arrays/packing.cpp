// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/packing.hpp"

#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/tree_writer.hpp"
#include "bindings/python/ext/arrays/view.hpp"
#include "bindings/python/ext/arrays/wire.hpp"

#include <atomic>
#include <optional>
#include <unordered_map>
#include <utility>

#include <nanobind/stl/unique_ptr.h>

namespace ur::arrays {
namespace {

// Returns the Python object of the device that DLPack names.
nb::object deviceOf(const dlpack::Device &device) {
  static std::atomic<PyObject *> last{nullptr}; // devices are never freed
  PyObject *const lastObject = last.load(std::memory_order_acquire);
  if (lastObject) {
    const dlpack::Device &lastDevice = nb::inst_ptr<Device>(lastObject)->dlpack;
    if (lastDevice.type == device.type && lastDevice.id == device.id)
      return nb::borrow(lastObject);
  }
  static PythonName find("ur_ipc.sources", "device_of");
  nb::object object = find.get()(device.type, device.id);
  last.store(object.inc_ref().ptr(), std::memory_order_release);
  return object;
}

// Describes the arrays of a tree.
class ArrayPacker {
public:
  ArrayPacker(bool inPlace, const nb::callable &order, const nb::callable &borrow)
      : inPlace_(inPlace), order_(order), borrow_(borrow) {}

  PackedArrayPointer pack(nb::handle x) {
    if (!x.type().is(library_.type))
      useLibraryOf(x);
    if (PackedArrayPointer tensor = packTensor(x))
      return tensor;
    const bool isOurs = nb::isinstance<View>(x);
    const nb::object array = isOurs ? nb::borrow(x) : borrow_(x);
    return std::make_shared<PackedArray>(nb::cast<const View &>(array), inPlace_ || isOurs);
  }

private:
  // The properties of the class of the last array, cached for the next array.
  struct Library {
    nb::object type;
    std::optional<Exchange> exchange;
    bool isTorch = false;
    bool hasConj = false;     // whether tensors have a conjugate bit
    bool hasNeg = false;      // whether tensors have a negative bit
    nb::object orderedDevice; // the device whose queue waits for PyTorch's work on all tensors
  };

  void useLibraryOf(nb::handle array) {
    static PythonName isTorch("ur_ipc.sources", "is_torch");
    library_ = {.type = nb::borrow(array.type()),
                .exchange = Exchange::find(array.type()),
                .isTorch = nb::cast<bool>(isTorch.get()(array)),
                .hasConj = nb::hasattr(array, isConj_),
                .hasNeg = nb::hasattr(array, isNeg_),
                .orderedDevice = nb::object()};
  }

  // Describes a tensor with the C functions of its library. Returns null if the library has no such
  // functions, or if they cannot describe the tensor.
  PackedArrayPointer packTensor(nb::handle tensor) {
    ManagedPointer managed = library_.exchange ? library_.exchange->exportTensor(tensor) : nullptr;
    if (!managed || isLazy(tensor, managed->tensor.dtype))
      return nullptr;
    const dlpack::Tensor &description = managed->tensor;
    const ElementType *const type =
        findElementType(description.dtype.code, description.dtype.bits, description.dtype.lanes);
    if (!type)
      return nullptr;
    nb::object device = deviceOf(description.device);
    order(tensor, device);
    const LayoutPointer &layout =
        layouts_.intern(*type, {description.shape, static_cast<std::size_t>(description.ndim)},
                        description.strides);
    return std::make_shared<PackedArray>(std::move(managed), layout, std::move(device), inPlace_);
  }

  // Returns whether PyTorch computes the elements from the bytes, because of a conjugate or
  // negative bit. Its C functions ignore these bits. Only parts of complex tensors, which are
  // floating-point numbers, have a negative bit.
  bool isLazy(nb::handle tensor, const dlpack::DataType &type) const {
    const auto is = [tensor](const nb::str &bit) { return nb::cast<bool>(tensor.attr(bit)()); };
    return (library_.hasConj && type.code == dlpack::TypeCode::Complex && is(isConj_)) ||
           (library_.hasNeg && type.code == dlpack::TypeCode::Float && is(isNeg_));
  }

  void order(nb::handle tensor, const nb::object &device) {
    if (nb::inst_ptr<Device>(device)->onHost || device.is(library_.orderedDevice))
      return;
    order_(tensor, device);
    if (library_.isTorch) // its current stream orders all tensors
      library_.orderedDevice = device;
  }

  const bool inPlace_;
  const nb::callable &order_;
  const nb::callable &borrow_;
  const nb::str isConj_{"is_conj"}; // made once, for all tensors
  const nb::str isNeg_{"is_neg"};
  Library library_;
  LayoutCache layouts_;
};

} // namespace

Packing::Packing(nb::handle tree, bool inPlace, const nb::callable &order,
                 const nb::callable &borrow) {
  ArrayPacker packer(inPlace, order, borrow);
  TreeWriter writer([&](nb::handle x) { arrays_.push_back(packer.pack(x)); });
  values_ = writer.write(tree);
}

void Packing::releaseUses() {
  for (const PackedArrayPointer &array : arrays_)
    array->releaseUse();
}

nb::bytes Packing::describe(const nb::bytes &version) const {
  std::string layouts;
  std::string records;
  std::unordered_map<const Layout *, std::uint32_t> numbers;
  for (const PackedArrayPointer &array : arrays_) {
    const Layout *const layout = array->packedLayout.get();
    const auto [entry, isNew] =
        numbers.try_emplace(layout, static_cast<std::uint32_t>(numbers.size()));
    if (isNew)
      appendElements(layouts, *layout, 0);
    append(records, ArrayRecord{.layout = entry->second,
                                .part = static_cast<std::uint32_t>(array->part),
                                .offset = array->offset});
  }
  std::string text;
  append(text, DescriptionHeader{.format = kDescriptionFormat,
                                 .version = static_cast<std::uint32_t>(version.size()),
                                 .layouts = static_cast<std::uint32_t>(numbers.size()),
                                 .arrays = static_cast<std::uint32_t>(arrays_.size())});
  for (const std::string_view part : {viewOf(version), std::string_view(layouts),
                                      std::string_view(records), std::string_view(values_)})
    text += part;
  return bytesOf(text);
}

void bindPacking(nb::module_ &module) {
  nb::class_<Packing>(module, "Packing")
      .def(nb::init<nb::handle, bool, const nb::callable &, const nb::callable &>(),
           nb::arg("tree").none(), nb::arg("in_place"), nb::arg("order"), nb::arg("borrow"))
      .def("__len__", &Packing::size)
      .def("share", &Packing::share, nb::arg("read_only"), nb::arg("copy"))
      .def("release_uses", &Packing::releaseUses)
      .def("describe", &Packing::describe, nb::arg("version"));
}

} // namespace ur::arrays
