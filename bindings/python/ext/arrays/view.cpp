// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/view.hpp"

#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/refuse.hpp"
#include "bindings/python/ext/released.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include <nanobind/stl/string.h>

namespace ur::arrays {
namespace {

const ElementType &typeOf(std::size_t number) {
  if (number >= elementTypes().size())
    throw nb::value_error("no element type has this number");
  return elementTypes()[number];
}

// What a consumer of DLPack holds until it calls the deleter, which any thread may do.
template <typename ManagedTensor> struct Lent {
  ManagedTensor managed{};
  Use use;
  std::vector<std::int64_t> numbers;

  explicit Lent(const nb::object &memory) : use(memory, User::Tensor) {}

  static void giveBack(ManagedTensor *managed) {
    if (isEnding())
      return; // no interpreter may be there any more, and the system takes all back
    const python::Entered lock;
    delete static_cast<Lent *>(managed->context);
  }
};

// Of a capsule that nobody took.
template <typename ManagedTensor> void dropCapsule(PyObject *capsule, const char *name) {
  if (PyCapsule_IsValid(capsule, name))
    Lent<ManagedTensor>::giveBack(
        static_cast<ManagedTensor *>(PyCapsule_GetPointer(capsule, name)));
}

template <typename ManagedTensor>
nb::object capsuleOf(std::unique_ptr<Lent<ManagedTensor>> lent, const char *name,
                     PyCapsule_Destructor drop) {
  lent->managed.context = lent.get();
  lent->managed.deleter = Lent<ManagedTensor>::giveBack;
  nb::object capsule = nb::steal(PyCapsule_New(&lent->managed, name, drop));
  if (!capsule.is_valid())
    throw nb::python_error();
  (void)lent.release();
  return capsule;
}

int getBuffer(PyObject *self, Py_buffer *buffer, int flags) noexcept {
  buffer->obj = nullptr;
  if (!nb::inst_ready(self)) {
    PyErr_SetString(PyExc_BufferError, "the array was never made");
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

PyType_Slot kSlots[] = {{Py_bf_getbuffer, reinterpret_cast<void *>(getBuffer)},
                        {Py_bf_releasebuffer, reinterpret_cast<void *>(releaseBuffer)},
                        {0, nullptr}};

} // namespace

View::View(nb::object memory, std::uintptr_t address, nb::tuple shape, nb::tuple strides,
           std::size_t type, bool readOnly)
    : address_(address), shape_(std::move(shape)), strides_(std::move(strides)),
      extents_(shape_, strides_), type_(typeOf(type)), readOnly_(readOnly),
      rowsFirst_(extents_.rowsFirst(type_.bytes())) {
  use_.emplace(std::move(memory), User::Array);
}

const Use &View::use() const {
  requireNotForked();
  if (!use_)
    throw nb::value_error("the array is closed");
  return *use_;
}

void View::fill(Py_buffer &buffer, int flags) {
  if (!use().memory().onHost())
    refuse(
        "the array lies on a device whose memory the host does not reach; hand it over by DLPack, "
        "or copy it: ur_ipc.from_array(x) to the host, x.tobytes()");
  const auto wants = [flags](int flag) { return (flags & flag) == flag; };
  if (!type_.format)
    refuse(std::string("buffers have no elements of type ") + type_.name +
           "; hand the array over by DLPack, or view it as another type");
  if (readOnly_ && wants(PyBUF_WRITABLE))
    refuse("the array is read-only, and a buffer to write to was asked for");
  const bool columnsFirst = extents_.columnsFirst(type_.bytes());
  if ((wants(PyBUF_C_CONTIGUOUS) && !rowsFirst_) || (wants(PyBUF_F_CONTIGUOUS) && !columnsFirst) ||
      (wants(PyBUF_ANY_CONTIGUOUS) && !rowsFirst_ && !columnsFirst) ||
      (!wants(PyBUF_STRIDES) && !rowsFirst_))
    refuse("the array's elements do not lie one behind the other as the buffer's user wants them");
  auto counted = std::make_unique<Use>(memory(), User::Buffer);
  buffer.buf = reinterpret_cast<void *>(address_);
  buffer.len = static_cast<Py_ssize_t>(bytes());
  buffer.itemsize = static_cast<Py_ssize_t>(type_.bytes());
  buffer.readonly = readOnly_;
  buffer.format = wants(PyBUF_FORMAT) ? const_cast<char *>(type_.format) : nullptr;
  const bool shaped = wants(PyBUF_ND);
  buffer.ndim = shaped ? static_cast<int>(extents_.dimensions()) : 1;
  static_assert(sizeof(Py_ssize_t) == sizeof(std::int64_t));
  auto *shape = const_cast<Py_ssize_t *>(extents_.shape().data());
  auto *strides = const_cast<Py_ssize_t *>(extents_.strides().data());
  buffer.shape = shaped ? shape : nullptr;
  buffer.strides = wants(PyBUF_STRIDES) ? strides : nullptr;
  buffer.suboffsets = nullptr;
  buffer.internal = counted.release();
}

dlpack::Tensor View::tensor(dlpack::Device device, std::int64_t *shape,
                            std::int64_t *strides) const {
  return {.data = reinterpret_cast<void *>(address()),
          .device = device,
          .ndim = static_cast<std::int32_t>(extents_.dimensions()),
          .dtype = {type_.code, type_.bits, 1},
          .shape = shape,
          .strides = strides,
          .byteOffset = 0};
}

nb::object View::capsule(bool versioned, dlpack::Device device, bool copied) {
  const auto itemBytes = static_cast<std::int64_t>(type_.bytes());
  std::vector<std::int64_t> numbers(extents_.shape().begin(), extents_.shape().end());
  for (const std::int64_t stride : extents_.strides()) {
    if (stride % itemBytes != 0)
      refuse("a stride is no multiple of the element's size, which DLPack cannot tell");
    numbers.push_back(stride / itemBytes);
  }
  const auto describe = [&](auto &lent) {
    lent.numbers = std::move(numbers);
    return tensor(device, lent.numbers.data(), lent.numbers.data() + extents_.dimensions());
  };
  if (!versioned) {
    if (readOnly_)
      refuse(
          "the array is read-only, which DLPack tells from version 1.0 on, and the consumer asks "
          "for an older one; hand it a copy: ur_ipc.from_array(x)");
    auto lent = std::make_unique<Lent<dlpack::Managed>>(memory());
    lent->managed.tensor = describe(*lent);
    return capsuleOf(std::move(lent), dlpack::kUnversioned, [](PyObject *capsule) {
      dropCapsule<dlpack::Managed>(capsule, dlpack::kUnversioned);
    });
  }
  auto lent = std::make_unique<Lent<dlpack::ManagedVersioned>>(memory());
  lent->managed.major = dlpack::kMajor;
  lent->managed.minor = dlpack::kMinor;
  lent->managed.flags = readOnly_ * dlpack::kReadOnly + copied * dlpack::kIsCopied;
  lent->managed.tensor = describe(*lent);
  return capsuleOf(std::move(lent), dlpack::kVersioned, [](PyObject *capsule) {
    dropCapsule<dlpack::ManagedVersioned>(capsule, dlpack::kVersioned);
  });
}

// Interpreters without a global lock take one for what `leave` ends.
void bindView(nb::module_ &module) {
  nb::class_<View>(module, "View", nb::type_slots(kSlots))
      .def(nb::init<nb::object, std::uintptr_t, nb::tuple, nb::tuple, std::size_t, bool>(),
           nb::arg("memory"), nb::arg("address"), nb::arg("shape"), nb::arg("strides"),
           nb::arg("element_type"), nb::arg("read_only"))
      .def_prop_ro("memory", &View::memory, nb::lock_self())
      .def_prop_ro("address", &View::address, nb::lock_self())
      .def_prop_ro("shape", &View::shape)
      .def_prop_ro("strides", &View::strides)
      .def_prop_ro("nbytes", &View::bytes)
      .def_prop_ro("read_only", &View::readOnly)
      .def_prop_ro("contiguous", &View::rowsFirst)
      .def_prop_ro("closed", &View::closed, nb::lock_self())
      .def("leave", &View::close, nb::lock_self())
      .def(
          "capsule",
          [](View &view, bool versioned, std::int32_t type, std::int32_t id, bool copied) {
            return view.capsule(versioned, {type, id}, copied);
          },
          nb::arg("versioned"), nb::arg("device_type"), nb::arg("device_id"), nb::arg("copied"),
          nb::lock_self());
}

} // namespace ur::arrays
