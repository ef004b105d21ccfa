// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/handle.hpp"

#include "bindings/python/ext/arrays/cleanup.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/view.hpp"
#include "bindings/python/ext/arrays/wire.hpp"

#include <optional>
#include <utility>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

namespace ur::arrays {
namespace {

// Makes the handles of an array.
class HandleMaker {
public:
  explicit HandleMaker(const View &view)
      : view_(view), use_(view.memory(), User::Array),
        exports_(use_.object().attr("shareable_exports")()) {}

  // Makes a handle that owns an export.
  nb::object handle(bool readOnly) const {
    if (exports_.is_none())
      return makeHandle(describe(importedHandle(), readOnly));
    auto [exported, ownedExport] = nb::cast<ObjectExports &>(exports_).take();
    nb::object result = makeHandle(describe(std::move(exported), readOnly));
    nb::inst_ptr<Handle>(result)->ownExport(exports_, std::move(ownedExport), use_.object());
    return result;
  }

  // Describes the array by a handle that is valid as long as this process has the memory.
  SharedObject lasting() const {
    return describe(exports_.is_none() ? importedHandle()
                                       : nb::cast<ObjectExports &>(exports_).lasting(),
                    view_.readOnly());
  }

  // The exports of the memory, or None.
  const nb::object &exports() const { return exports_; }

private:
  // Returns the handle that this process used to open the memory; empty for its own memory.
  nb::bytes importedHandle() const { return nb::bytes(use_.object().attr("exported")); }

  SharedObject describe(nb::bytes exported, bool readOnly) const {
    const Device &device = use_.memory().device();
    return {.backend = device.backend,
            .uuid = device.uuid,
            .exported = std::move(exported),
            .readOnly = readOnly,
            .layout = view_.layout(),
            .offset = static_cast<std::int64_t>(view_.address() - use_.memory().address())};
  }

  const View &view_;
  const Use use_;
  const nb::object exports_;
};

nb::object sharePermanently(const View &view) { return makeHandle(HandleMaker(view).lasting()); }

// Pickles an array as a handle that is valid as long as this process has the memory. Returns the
// same bytes each time, until the memory is replaced.
nb::tuple reduceArray(View &view) {
  nb::object pickled = view.pickled();
  if (!pickled.is_valid()) {
    const HandleMaker shared(view);
    pickled = packArray(shared.lasting());
    view.cachePickled(pickled, shared.exports());
  }
  static PythonName opener("ur_ipc.handles", "_open");
  return nb::make_tuple(opener.get(), nb::make_tuple(pickled));
}

int traverseHandle(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  return nb::inst_ready(self) ? nb::inst_ptr<Handle>(self)->traverse(visit, arg) : 0;
}

int clearHandle(PyObject *self) {
  if (nb::inst_ready(self))
    nb::inst_ptr<Handle>(self)->clear();
  return 0;
}

PyType_Slot kHandleSlots[] = {{Py_tp_traverse, reinterpret_cast<void *>(traverseHandle)},
                              {Py_tp_clear, reinterpret_cast<void *>(clearHandle)},
                              {0, nullptr}};

} // namespace

nb::object shareView(const View &view, std::optional<bool> readOnly) {
  return HandleMaker(view).handle(readOnly.value_or(view.readOnly()));
}

Handle::Handle(const Handle &other, nb::bytes exported) : shared_(other.shared_) {
  if (exported.is(shared_.exported))
    message_ = other.message_;
  shared_.exported = std::move(exported);
  isVerified_ = other.isVerified_.load();
}

Handle::~Handle() {
  // In a forked child, the parent owns the export, and a copied lock may be held forever.
  if (export_ && !(isExiting() || isForked()))
    nb::cast<ObjectExports &>(exports_).keep(std::move(export_));
}

const Layout &Handle::layout() const {
  if (!shared_.layout)
    throw nb::attribute_error("this is not the handle of an array");
  return *shared_.layout;
}

nb::object Handle::message() {
  if (!message_.is_valid() && shared_.layout)
    message_ = packArray(shared_);
  return message_;
}

void Handle::ownExport(nb::object exports, ExportPointer ownedExport, nb::object owner) {
  exports_ = std::move(exports);
  export_ = std::move(ownedExport);
  owner_ = std::move(owner);
}

void Handle::takeOver(Handle &other, nb::object owner) {
  if (other.exports_.is_valid())
    ownExport(other.exports_, std::move(other.export_), std::move(owner));
}

void Handle::put() {
  const ExportPointer ownedExport = std::move(export_);
  const nb::object owner = std::move(owner_);
  if (ownedExport && !isForked())
    ownedExport->put();
}

nb::object Handle::open(nb::object device, std::optional<bool> readOnly) {
  nb::object array =
      shared_.open(std::move(device), readOnly, isVerified_.load(std::memory_order_relaxed));
  isVerified_.store(true, std::memory_order_relaxed);
  return array;
}

int Handle::traverse(visitproc visit, void *argument) const {
  return owner_.is_valid() ? visit(owner_.ptr(), argument) : 0;
}

void bindHandle(nb::module_ &module) {
  nb::class_<Handle>(module, "Handle", nb::type_slots(kHandleSlots))
      .def(
          "__init__",
          [](Handle *self, std::uint32_t backend, nb::bytes uuid, nb::bytes exported,
             bool readOnly) {
            new (self) Handle({.backend = backend,
                               .uuid = std::move(uuid),
                               .exported = std::move(exported),
                               .readOnly = readOnly});
          },
          nb::arg("backend"), nb::arg("uuid"), nb::arg("exported"), nb::kw_only(),
          nb::arg("read_only"))
      .def_prop_ro("backend", [](const Handle &handle) { return handle.shared().backend; })
      .def_prop_ro("exported", [](const Handle &handle) { return handle.shared().exported; })
      .def_prop_ro("read_only", [](const Handle &handle) { return handle.shared().readOnly; })
      .def_prop_ro("_uuid", [](const Handle &handle) { return handle.shared().uuid; })
      .def_prop_ro("_device", &Handle::device)
      .def_prop_ro("_layout", &Handle::layout)
      .def_prop_ro("_offset", [](const Handle &handle) { return handle.shared().offset; })
      .def(
          "__bytes__",
          [](nb::handle self) {
            auto &handle = *nb::inst_ptr<Handle>(self);
            nb::object message = handle.message();
            if (!message.is_valid()) {
              message = self.attr("_pack")();
              handle.cacheMessage(nb::borrow<nb::bytes>(message));
            }
            return nb::borrow<nb::bytes>(message);
          },
          nb::lock_self())
      .def(
          "_own_export",
          [](nb::object self, nb::object exports, ExportPointer ownedExport, nb::object owner) {
            nb::inst_ptr<Handle>(self)->ownExport(std::move(exports), std::move(ownedExport),
                                                  std::move(owner));
            return self;
          },
          nb::arg("exports"), nb::arg("export").none(), nb::arg("owner"))
      .def("_take_over", &Handle::takeOver, nb::arg("other"), nb::arg("owner"), nb::lock_self())
      .def("put", &Handle::put, nb::lock_self())
      .def("_open", &Handle::open, nb::arg("device").none(), nb::arg("read_only").none());
  module.def("share_array", shareView, nb::arg("array").lock(), nb::arg("read_only").none());
  module.def("share_permanently", sharePermanently, nb::arg("array").lock());
  module.def("reduce_array", reduceArray, nb::arg("array").lock());
  nb::class_<Layout>(module, "Layout")
      .def_prop_ro("shape", &Layout::shape)
      .def_prop_ro("strides", &Layout::strides)
      .def_prop_ro("dtype", &Layout::dtype)
      .def_prop_ro("nbytes", &Layout::bytes);
}

} // namespace ur::arrays
