// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/known.hpp"

#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"

#include <utility>

namespace ur::arrays {

const Handle &Known::cachedHandle() const { return *nb::inst_ptr<Handle>(handle_); }

void Known::cacheHandle(const nb::bytes &exported) {
  handle_ = makeHandle(cachedHandle(), exported);
  nb::inst_ptr<Handle>(handle_)->packed(); // caches the message for handles made from this one
}

void Known::note(nb::handle array, nb::handle handle, nb::object state) {
  handle_ = nb::borrow(handle);
  cacheHandle(cachedHandle().shared().exported);
  state_ = std::move(state);
  library_ = Exchange::find(array.type());
  description_ = library_ ? library_->descriptionOf(array) : std::nullopt;
}

bool Known::isUnchanged(nb::handle array) const {
  if (description_)
    return library_->hasExactType(array) && library_->matches(array, *description_);
  static PythonName stateOf("ur_ipc.sources", "state_of");
  return stateOf.get()(array).equal(state_);
}

// Returns the object that keeps the memory alive even if the array is resized or deleted.
nb::object Known::ownerOf(nb::handle array) const {
  if (description_)
    return array.attr("untyped_storage")();
  static PythonName storageOf("ur_ipc.sources", "storage_of");
  return storageOf.get()(array);
}

nb::object Known::again(nb::handle array) {
  if (!handle_.is_valid() || !isOf(array) || !isUnchanged(array))
    return nb::none();
  nb::object owner = ownerOf(array);
  auto [exported, claim] = nb::cast<Claims &>(claims_).take();
  if (!claim && !exported.is(cachedHandle().shared().exported)) // later handles reuse this claim
    cacheHandle(exported);
  nb::object handle = makeHandle(cachedHandle(), std::move(exported));
  nb::inst_ptr<Handle>(handle)->claim(claims_, std::move(claim), std::move(owner));
  return handle;
}

void bindKnown(nb::module_ &module) {
  nb::class_<Known>(module, "Known")
      .def(nb::init<nb::object, std::uintptr_t, nb::object>(), nb::arg("array"), nb::arg("address"),
           nb::arg("claims"))
      .def_prop_ro("address", &Known::address)
      .def_prop_ro("claims", &Known::claims)
      .def("is_of", &Known::isOf, nb::arg("array"))
      .def("note", &Known::note, nb::arg("array"), nb::arg("handle"), nb::arg("state"),
           nb::lock_self())
      .def("again", &Known::again, nb::arg("array"), nb::lock_self());
}

} // namespace ur::arrays
