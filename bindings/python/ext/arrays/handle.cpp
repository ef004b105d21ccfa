// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/handle.hpp"

#include "bindings/python/ext/arrays/opened.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/unraised.hpp"
#include "bindings/python/ext/arrays/view.hpp"
#include "bindings/python/ext/arrays/wire.hpp"

#include <optional>
#include <utility>

#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

namespace ur::arrays {
namespace {

// What the handle of an array is made of.
class Shared {
public:
  explicit Shared(const View &view)
      : view_(view), use_(view.memory(), User::Array),
        claims_(use_.object().attr("shareable_claims")()) {}

  // A handle with a claim of its own.
  nb::object handle(bool readOnly) const {
    if (claims_.is_none())
      return make(exportedBefore(), readOnly);
    auto [exported, claim] = nb::cast<Claims &>(claims_).take();
    nb::object made = make(std::move(exported), readOnly);
    nb::inst_ptr<Handle>(made)->claim(claims_, std::move(claim), use_.object());
    return made;
  }

  // One that lasts as long as the memory is in this process.
  nb::object lasting() const {
    return make(claims_.is_none() ? exportedBefore() : nb::cast<Claims &>(claims_).lasting(),
                view_.readOnly());
  }

private:
  // By another process.
  nb::bytes exportedBefore() const { return nb::bytes(use_.object().attr("exported")); }

  nb::object make(nb::bytes exported, bool readOnly) const {
    const Device &device = use_.memory().device();
    return makeHandle(device.backend, device.uuid, std::move(exported), readOnly, view_.layout(),
                      static_cast<std::int64_t>(view_.address() - use_.memory().address()));
  }

  const View &view_;
  const Use use_;
  const nb::object claims_;
};

nb::object share(const View &view, std::optional<bool> readOnly) {
  return Shared(view).handle(readOnly.value_or(view.readOnly()));
}

nb::object shareForGood(const View &view) { return Shared(view).lasting(); }

// What an array is pickled as: the same bytes each time.
nb::object pickled(View &view) {
  if (!view.sent().is_valid())
    view.keepSent(nb::inst_ptr<Handle>(shareForGood(view))->packed());
  return view.sent();
}

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
          "A handle is valid as long as the process that shared lives, holds the array, and has not "
          "put the handle. Keep the array there until it has been opened.");
    throw;
  }
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

Handle::Handle(std::uint32_t backend, nb::bytes uuid, nb::bytes exported, bool readOnly,
               LayoutPointer layout, std::int64_t offset)
    : backend_(backend), uuid_(std::move(uuid)), exported_(std::move(exported)),
      readOnly_(readOnly), layout_(std::move(layout)), offset_(offset) {}

Handle::Handle(const Handle &other, nb::bytes exported)
    : Handle(other.backend_, other.uuid_, std::move(exported), other.readOnly_, other.layout_,
             other.offset_) {
  if (exported_.is(other.exported_))
    packed_ = other.packed_;
  fits_ = other.fits_.load();
}

Handle::~Handle() {
  // What a fork copied is the parent's, and so may be the lock.
  if (claim_ && !(isEnding() || isForked()))
    nb::cast<Claims &>(claims_).keep(std::move(claim_));
}

const Layout &Handle::layout() const {
  if (!layout_)
    throw nb::attribute_error("the handle is of no array");
  return *layout_;
}

nb::object Handle::packed() {
  if (!packed_.is_valid() && layout_)
    packed_ = packArray(*this);
  return packed_;
}

void Handle::claim(nb::object claims, ClaimPointer claim, nb::object owner) {
  claims_ = std::move(claims);
  claim_ = std::move(claim);
  owner_ = std::move(owner);
}

void Handle::takeOver(Handle &other, nb::object owner) {
  if (other.claims_.is_valid())
    claim(other.claims_, std::move(other.claim_), std::move(owner));
}

void Handle::put() {
  const ClaimPointer claim = std::move(claim_);
  const nb::object owner = std::move(owner_);
  if (claim && !isForked())
    claim->put();
}

nb::object Handle::open(nb::object device, std::optional<bool> readOnly) {
  requireNotForked();
  if (device.is_none())
    device = this->device();
  const bool rights = readOnly.value_or(readOnly_);
  if (layout().bytes() == 0)
    return makeArray(noMemory(device), 0, layout_, rights, true);
  nb::object memory = openMemory(device, exported_);
  if (!fits_.load(std::memory_order_relaxed)) {
    requireFit(memory);
    fits_.store(true, std::memory_order_relaxed);
  }
  const std::uintptr_t address =
      nb::inst_ptr<OpenedMemory>(memory)->address() + static_cast<std::uintptr_t>(offset_);
  return makeArray(std::move(memory), address, layout_, rights, true);
}

// Forged numbers must not become addresses.
void Handle::requireFit(const nb::object &memory) const {
  const auto &opened = *nb::inst_ptr<OpenedMemory>(memory);
  const auto [first, last] = opened.bounds();
  if (!layout_->liesWithin(first, last, opened.address(), offset_))
    throw nb::value_error(
        "the handle's shape, strides and offset reach beyond the memory that it stands for");
}

int Handle::traverse(visitproc visit, void *argument) const {
  return owner_.is_valid() ? visit(owner_.ptr(), argument) : 0;
}

void bindHandle(nb::module_ &module) {
  nb::class_<Handle>(module, "Handle", nb::type_slots(kHandleSlots))
      .def(nb::init<std::uint32_t, nb::bytes, nb::bytes, bool>(), nb::arg("backend"),
           nb::arg("uuid"), nb::arg("exported"), nb::kw_only(), nb::arg("read_only"))
      .def_prop_ro("backend", &Handle::backend)
      .def_prop_ro("exported", &Handle::exported)
      .def_prop_ro("read_only", &Handle::readOnly)
      .def_prop_ro("_uuid", &Handle::uuid)
      .def_prop_ro("_device", &Handle::device)
      .def_prop_ro("_layout", &Handle::layout)
      .def_prop_ro("_offset", &Handle::offset)
      .def(
          "__bytes__",
          [](nb::handle self) {
            auto &handle = *nb::inst_ptr<Handle>(self);
            nb::object packed = handle.packed();
            if (!packed.is_valid()) {
              packed = self.attr("_pack")();
              handle.keepPacked(nb::borrow<nb::bytes>(packed));
            }
            return nb::borrow<nb::bytes>(packed);
          },
          nb::lock_self())
      .def(
          "_claimed",
          [](nb::object self, nb::object claims, ClaimPointer claim, nb::object owner) {
            nb::inst_ptr<Handle>(self)->claim(std::move(claims), std::move(claim),
                                              std::move(owner));
            return self;
          },
          nb::arg("claims"), nb::arg("claim").none(), nb::arg("owner"))
      .def("_take_over", &Handle::takeOver, nb::arg("other"), nb::arg("owner"), nb::lock_self())
      .def("put", &Handle::put, nb::lock_self())
      .def("_open", &Handle::open, nb::arg("device").none(), nb::arg("read_only").none());
  module.def("share_array", share, nb::arg("array").lock(), nb::arg("read_only").none());
  module.def("share_for_good", shareForGood, nb::arg("array").lock());
  module.def("pickled", pickled, nb::arg("array").lock());
  nb::class_<Layout>(module, "Layout")
      .def_prop_ro("shape", &Layout::shape)
      .def_prop_ro("strides", &Layout::strides)
      .def_prop_ro("dtype", &Layout::dtype)
      .def_prop_ro("nbytes", &Layout::bytes);
}

} // namespace ur::arrays
