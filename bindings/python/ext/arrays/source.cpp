// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/source.hpp"

#include "bindings/python/ext/arrays/buffer_error.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/released.hpp"

#include <string>

namespace ur::arrays {
namespace {

constexpr dlpack::Device kHost{1, 0};

void releaseBufferAt(void *pointer) {
  const std::unique_ptr<Py_buffer> buffer(static_cast<Py_buffer *>(pointer));
  if (isExiting())
    return;
  const python::GilAcquire lock;
  PyBuffer_Release(buffer.get());
}

template <typename ManagedTensor> void deleteTensor(void *pointer) {
  auto *managed = static_cast<ManagedTensor *>(pointer);
  if (managed->deleter)
    managed->deleter(managed);
}

const ElementType &requireElementType(const dlpack::DataType &type) {
  const ElementType *elementType = findElementType(type.code, type.bits, type.lanes);
  if (!elementType)
    raiseBufferError("ur_ipc does not support the array's element type: DLPack code " +
                     std::to_string(static_cast<unsigned>(type.code)) + ", " +
                     std::to_string(type.bits) + " bits, " + std::to_string(type.lanes) + " lanes");
  return *elementType;
}

Source describe(const dlpack::Tensor &tensor, bool readOnly, std::shared_ptr<void> owner) {
  const ElementType &type = requireElementType(tensor.dtype);
  return {
      reinterpret_cast<std::uintptr_t>(tensor.data) + tensor.byteOffset,
      Extents({tensor.shape, static_cast<std::size_t>(tensor.ndim)}, tensor.strides, type.bytes()),
      type,
      tensor.device,
      readOnly,
      std::move(owner)};
}

// Takes ownership of the tensor in the capsule.
template <typename ManagedTensor>
std::shared_ptr<void> takeTensor(const nb::object &capsule, const char *name, const char *used) {
  void *pointer = PyCapsule_GetPointer(capsule.ptr(), name);
  if (!pointer || PyCapsule_SetName(capsule.ptr(), used) != 0)
    throw nb::python_error();
  return {pointer, deleteTensor<ManagedTensor>};
}

} // namespace

Source fromBuffer(const nb::object &object) {
  auto buffer = std::make_unique<Py_buffer>();
  if (PyObject_GetBuffer(object.ptr(), buffer.get(), PyBUF_RECORDS_RO) != 0)
    throw nb::python_error();
  const Py_buffer &view = *buffer;
  const std::shared_ptr<void> owner(buffer.release(), releaseBufferAt);
  const auto itemBytes = static_cast<std::size_t>(view.itemsize);
  const ElementType *type = findElementType(view.format, itemBytes);
  if (!type)
    raiseBufferError(
        std::string("ur_ipc does not support elements of the format '") +
        (view.format ? view.format : "") +
        "', only numbers in this machine's byte order; view the array as numbers, for example "
        "with x.view('uint8')");
  nb::list shape;
  nb::list strides;
  for (int i = 0; i < view.ndim; ++i) {
    shape.append(view.shape[i]);
    strides.append(view.strides[i]);
  }
  return {reinterpret_cast<std::uintptr_t>(view.buf),
          Extents(nb::tuple(shape), nb::tuple(strides)),
          *type,
          kHost,
          view.readonly != 0,
          owner};
}

Source fromCapsule(const nb::object &capsule) {
  if (PyCapsule_IsValid(capsule.ptr(), dlpack::kVersioned)) {
    auto owner =
        takeTensor<dlpack::ManagedVersioned>(capsule, dlpack::kVersioned, dlpack::kUsedVersioned);
    const auto &managed = *static_cast<const dlpack::ManagedVersioned *>(owner.get());
    if (managed.major != dlpack::kMajor)
      raiseBufferError("the array uses DLPack " + std::to_string(managed.major) + "." +
                       std::to_string(managed.minor) + ", but ur_ipc supports only 1.x");
    return describe(managed.tensor, (managed.flags & dlpack::kReadOnly) != 0, std::move(owner));
  }
  if (PyCapsule_IsValid(capsule.ptr(), dlpack::kUnversioned)) {
    auto owner =
        takeTensor<dlpack::Managed>(capsule, dlpack::kUnversioned, dlpack::kUsedUnversioned);
    const auto &managed = *static_cast<const dlpack::Managed *>(owner.get());
    return describe(managed.tensor, false, std::move(owner));
  }
  throw nb::type_error("not a DLPack capsule, or a capsule that was already consumed");
}

void bindSource(nb::module_ &module) {
  nb::class_<Source>(module, "Source")
      .def_ro("address", &Source::address)
      .def_prop_ro("shape", [](const Source &source) { return tupleOf(source.extents.shape()); })
      .def_prop_ro("strides",
                   [](const Source &source) { return tupleOf(source.extents.strides()); })
      .def_prop_ro("type",
                   [](const Source &source) { return &source.type - elementTypes().data(); })
      .def_prop_ro("device_type", [](const Source &source) { return source.device.type; })
      .def_prop_ro("device_id", [](const Source &source) { return source.device.id; })
      .def_ro("read_only", &Source::readOnly);
  module.def("from_buffer", fromBuffer, nb::arg("x"));
  module.def("from_capsule", fromCapsule, nb::arg("capsule"));
}

} // namespace ur::arrays
