// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/view.hpp"

#include "bindings/python/ext/arrays/buffer_error.hpp"
#include "bindings/python/ext/arrays/object_exports.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/released.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include <nanobind/stl/string.h>

namespace ur::arrays {

// A tensor that a DLPack consumer holds until it calls the deleter, on any thread.
template <typename ManagedTensor> struct ExportedTensor {
  ManagedTensor managed{};
  const Use use;
  const LayoutPointer layout;
  bool *isReleased = nullptr; // set to true by the deleter

  ExportedTensor(const nb::object &memory, LayoutPointer tensorLayout)
      : use(memory, User::Tensor), layout(std::move(tensorLayout)) {
    managed.context = this;
    managed.deleter = release;
  }
  ~ExportedTensor() {
    if (isReleased)
      *isReleased = true;
  }

  static void release(ManagedTensor *managed) {
    if (isExiting())
      return; // the interpreter may be gone; the system frees the memory at exit
    const python::GilAcquire lock;
    delete static_cast<ExportedTensor *>(managed->context);
  }
};

namespace {

// The destructor of a capsule. Releases the tensor unless a consumer has taken it.
template <typename ManagedTensor> void dropCapsule(PyObject *capsule, const char *name) {
  if (PyCapsule_IsValid(capsule, name))
    ExportedTensor<ManagedTensor>::release(
        static_cast<ManagedTensor *>(PyCapsule_GetPointer(capsule, name)));
}

// Makes a writable tensor over an array.
template <typename ManagedTensor>
std::unique_ptr<ExportedTensor<ManagedTensor>>
exportTensor(const nb::object &memory, std::uintptr_t address, const LayoutPointer &layout) {
  const auto strides = layout->elementStrides();
  auto exported = std::make_unique<ExportedTensor<ManagedTensor>>(memory, layout);
  const ElementType &type = layout->type();
  // DLPack's pointers to shape and strides are not const, but consumers do not write through them.
  exported->managed.tensor = {.data = reinterpret_cast<void *>(address),
                              .device = exported->use.memory().device().dlpack,
                              .ndim = static_cast<std::int32_t>(strides.size()),
                              .dtype = {type.code, type.bits, 1},
                              .shape = const_cast<std::int64_t *>(layout->extents().shape().data()),
                              .strides = const_cast<std::int64_t *>(strides.data()),
                              .byteOffset = 0};
  if constexpr (std::is_same_v<ManagedTensor, dlpack::ManagedVersioned>) {
    exported->managed.major = dlpack::kMajor;
    exported->managed.minor = dlpack::kMinor;
  }
  return exported;
}

template <typename ManagedTensor>
nb::object capsuleOf(std::unique_ptr<ExportedTensor<ManagedTensor>> exported, const char *name,
                     PyCapsule_Destructor drop) {
  nb::object capsule = nb::steal(PyCapsule_New(&exported->managed, name, drop));
  if (!capsule.is_valid())
    throw nb::python_error();
  (void)exported.release();
  return capsule;
}

int getBuffer(PyObject *self, Py_buffer *buffer, int flags) noexcept {
  buffer->obj = nullptr;
  if (!nb::inst_ready(self)) {
    PyErr_SetString(PyExc_BufferError, "the array was never initialized");
    return -1;
  }
  const nb::ft_object_guard noOtherThread(self);
  try {
    nb::inst_ptr<View>(self)->fill(*buffer, flags);
    buffer->obj = Py_NewRef(self);
    return 0;
  } catch (const nb::builtin_exception &refused) {
    PyErr_SetString(PyExc_BufferError, refused.what());
  } catch (const std::bad_alloc &) {
    PyErr_NoMemory();
  } catch (const std::exception &refused) {
    PyErr_SetString(PyExc_RuntimeError, refused.what());
  }
  return -1;
}

void releaseBuffer(PyObject *, Py_buffer *buffer) noexcept {
  delete static_cast<Use *>(buffer->internal);
}

PyType_Slot kViewSlots[] = {{Py_bf_getbuffer, reinterpret_cast<void *>(getBuffer)},
                            {Py_bf_releasebuffer, reinterpret_cast<void *>(releaseBuffer)},
                            {0, nullptr}};

} // namespace

View::View(nb::object memory, std::uintptr_t address, LayoutPointer layout, bool readOnly,
           bool whole)
    : address_(address), layout_(std::move(layout)), readOnly_(readOnly), whole_(whole) {
  use_.emplace(std::move(memory), User::Array);
}

const Use &View::use() const {
  requireNotForked();
  if (!use_)
    throw nb::value_error("the array is closed");
  return *use_;
}

void View::fill(Py_buffer &buffer, int flags) {
  if (!use().memory().device().onHost)
    raiseBufferError(
        "the array is in device memory that the host cannot access; pass it by DLPack, or copy it "
        "to the host with ur_ipc.from_array(x) or x.tobytes()");
  const ElementType &type = layout_->type();
  const Extents &extents = layout_->extents();
  const bool isRowMajor = layout_->isRowMajor();
  const auto wants = [flags](int flag) { return (flags & flag) == flag; };
  if (!type.format)
    raiseBufferError(std::string("buffers have no elements of type ") + type.name +
                     "; pass the array by DLPack, or view it as another type");
  if (readOnly_ && wants(PyBUF_WRITABLE))
    raiseBufferError(
        "the array is read-only, but the consumer requested a writable buffer; share and open "
        "the array with read_only=False");
  const bool isColumnMajor = extents.isColumnMajor(type.bytes());
  if ((wants(PyBUF_C_CONTIGUOUS) && !isRowMajor) || (wants(PyBUF_F_CONTIGUOUS) && !isColumnMajor) ||
      (wants(PyBUF_ANY_CONTIGUOUS) && !isRowMajor && !isColumnMajor) ||
      (!wants(PyBUF_STRIDES) && !isRowMajor))
    raiseBufferError(
        "the array is not contiguous in the order that the buffer's consumer requested; copy "
        "the array: ur_ipc.from_array(x)");
  auto bufferUse = std::make_unique<Use>(memory(), User::Buffer);
  buffer.buf = reinterpret_cast<void *>(address_);
  buffer.len = static_cast<Py_ssize_t>(layout_->bytes());
  buffer.itemsize = static_cast<Py_ssize_t>(type.bytes());
  buffer.readonly = readOnly_;
  buffer.format = wants(PyBUF_FORMAT) ? const_cast<char *>(type.format) : nullptr;
  const bool hasShape = wants(PyBUF_ND);
  buffer.ndim = hasShape ? static_cast<int>(extents.dimensions()) : 1;
  static_assert(sizeof(Py_ssize_t) == sizeof(std::int64_t));
  auto *shape = const_cast<Py_ssize_t *>(extents.shape().data());
  auto *strides = const_cast<Py_ssize_t *>(extents.strides().data());
  buffer.shape = hasShape ? shape : nullptr;
  buffer.strides = wants(PyBUF_STRIDES) ? strides : nullptr;
  buffer.suboffsets = nullptr;
  buffer.internal = bufferUse.release();
}

nb::object View::capsule(bool versioned, bool copied) const {
  if (!versioned) {
    if (readOnly_)
      raiseBufferError(
          "the array is read-only, which needs DLPack 1.0 or later, but the consumer requested an "
          "older version; pass it a copy: ur_ipc.from_array(x)");
    return capsuleOf(
        exportTensor<dlpack::Managed>(memory(), address_, layout_), dlpack::kUnversioned,
        [](PyObject *capsule) { dropCapsule<dlpack::Managed>(capsule, dlpack::kUnversioned); });
  }
  auto exported = exportTensor<dlpack::ManagedVersioned>(memory(), address_, layout_);
  exported->managed.flags = readOnly_ * dlpack::kReadOnly | copied * dlpack::kIsCopied;
  return capsuleOf(std::move(exported), dlpack::kVersioned, [](PyObject *capsule) {
    dropCapsule<dlpack::ManagedVersioned>(capsule, dlpack::kVersioned);
  });
}

nb::object View::tensor() const {
  return readOnly_ ? nb::none() : makeTensor(memory(), address_, layout_);
}

nb::object View::pickled() const {
  use();
  const bool isOld =
      pickledExports_.is_valid() && !pickledExports_.is_none() &&
      nb::inst_ptr<ObjectExports>(pickledExports_)->generation() != pickledGeneration_;
  return isOld ? nb::object() : pickled_;
}

void View::cachePickled(nb::object pickled, nb::object exports) {
  pickledGeneration_ = exports.is_none() ? 0 : nb::inst_ptr<ObjectExports>(exports)->generation();
  pickled_ = std::move(pickled);
  pickledExports_ = std::move(exports);
}

// After success, the library owns the tensor. After a failure, the library may or may not have
// called the deleter.
nb::object makeTensor(const nb::object &memory, std::uintptr_t address,
                      const LayoutPointer &layout) {
  const Exchange *const library = nb::cast<const Memory &>(memory).device().tensors;
  if (!library ||
      std::ranges::any_of(layout->elementStrides(), [](std::int64_t step) { return step < 0; }))
    return nb::none();
  auto *const exported = exportTensor<dlpack::ManagedVersioned>(memory, address, layout).release();
  bool isReleased = false;
  exported->isReleased = &isReleased;
  nb::object tensor = library->importTensor(exported->managed);
  if (!isReleased)
    exported->isReleased = nullptr;
  if (!isReleased && tensor.is_none())
    delete exported;
  return tensor;
}

nb::object makeArray(nb::object memory, std::uintptr_t address, LayoutPointer layout, bool readOnly,
                     bool whole) {
  static PythonName type("ur_ipc.arrays", "Array");
  nb::object array = nb::inst_alloc(type.get());
  new (nb::inst_ptr<View>(array))
      View(std::move(memory), address, std::move(layout), readOnly, whole);
  nb::inst_mark_ready(array);
  return array;
}

nb::object asNumpy(nb::handle array) {
  static PythonName asArray("numpy", "asarray");
  const nb::object buffer = nb::steal(PyMemoryView_FromObject(array.ptr()));
  if (!buffer.is_valid())
    throw nb::python_error();
  return asArray.get()(buffer);
}

// Free-threaded interpreters lock the object during methods that a concurrent `leave` would
// disturb.
void bindView(nb::module_ &module) {
  nb::class_<View>(module, "View", nb::type_slots(kViewSlots))
      .def(
          "__init__",
          [](View *self, nb::object memory, std::uintptr_t address, nb::tuple shape,
             nb::tuple strides, nb::object dtype, bool readOnly, bool whole) {
            new (self) View(std::move(memory), address,
                            std::make_shared<const Layout>(std::move(shape), std::move(strides),
                                                           std::move(dtype)),
                            readOnly, whole);
          },
          nb::arg("memory"), nb::arg("address"), nb::arg("shape"), nb::arg("strides"),
          nb::arg("dtype"), nb::kw_only(), nb::arg("read_only") = false, nb::arg("whole") = false)
      .def_prop_ro("memory", &View::memory, nb::lock_self())
      .def_prop_ro("address", &View::address, nb::lock_self())
      .def_prop_ro(
          "device",
          [](const View &view) { return nb::cast<const Memory &>(view.memory()).deviceObject(); },
          nb::lock_self())
      .def_prop_ro("shape", [](const View &view) { return view.layout()->shape(); })
      .def_prop_ro("strides", [](const View &view) { return view.layout()->strides(); })
      .def_prop_ro("dtype", [](const View &view) { return view.layout()->dtype(); })
      .def_prop_ro("nbytes", [](const View &view) { return view.layout()->bytes(); })
      .def_prop_ro("read_only", &View::readOnly)
      .def_prop_ro("contiguous", [](const View &view) { return view.layout()->isRowMajor(); })
      .def_prop_ro("closed", &View::closed, nb::lock_self())
      .def_prop_ro("_whole", &View::whole)
      .def("leave", &View::close, nb::lock_self())
      .def("capsule", &View::capsule, nb::arg("versioned"), nb::arg("copied"), nb::lock_self())
      .def("tensor", &View::tensor, nb::lock_self());
  module.def("as_numpy", asNumpy, nb::arg("array"));
}

} // namespace ur::arrays
