// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/handle_cache_entry.hpp"

#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"

#include <utility>

namespace ur::arrays {

const Handle &HandleCacheEntry::cachedHandle() const { return *nb::inst_ptr<Handle>(handle_); }

void HandleCacheEntry::cacheHandle(const nb::bytes &exported) {
  handle_ = makeHandle(cachedHandle(), exported);
  nb::inst_ptr<Handle>(handle_)->message(); // caches the message for handles made from this one
}

void HandleCacheEntry::cache(nb::handle array, nb::handle handle, nb::object state) {
  handle_ = nb::borrow(handle);
  cacheHandle(cachedHandle().shared().exported);
  state_ = std::move(state);
  library_ = Exchange::find(array.type());
  description_ = library_ ? library_->descriptionOf(array) : std::nullopt;
}

bool HandleCacheEntry::isUnchanged(nb::handle array) const {
  if (description_)
    return library_->hasExactType(array) && library_->matches(array, *description_);
  static PythonName stateOf("ur_ipc.sources", "state_of");
  return stateOf.get()(array).equal(state_);
}

// Returns the object that keeps the memory alive even if the array is resized or deleted.
nb::object HandleCacheEntry::ownerOf(nb::handle array) const {
  if (description_)
    return array.attr("untyped_storage")();
  static PythonName storageOf("ur_ipc.sources", "storage_of");
  return storageOf.get()(array);
}

nb::object HandleCacheEntry::reuse(nb::handle array) {
  if (!handle_.is_valid() || !belongsTo(array) || !isUnchanged(array))
    return nb::none();
  nb::object owner = ownerOf(array);
  auto [exported, ownedExport] = nb::cast<ObjectExports &>(exports_).take();
  if (!ownedExport && !exported.is(cachedHandle().shared().exported)) // later handles reuse it
    cacheHandle(exported);
  nb::object handle = makeHandle(cachedHandle(), std::move(exported));
  nb::inst_ptr<Handle>(handle)->ownExport(exports_, std::move(ownedExport), std::move(owner));
  return handle;
}

void bindHandleCacheEntry(nb::module_ &module) {
  nb::class_<HandleCacheEntry>(module, "HandleCacheEntry")
      .def(nb::init<nb::object, std::uintptr_t, nb::object>(), nb::arg("array"), nb::arg("address"),
           nb::arg("exports"))
      .def_prop_ro("address", &HandleCacheEntry::address)
      .def_prop_ro("exports", &HandleCacheEntry::exports)
      .def("belongs_to", &HandleCacheEntry::belongsTo, nb::arg("array"))
      .def("cache", &HandleCacheEntry::cache, nb::arg("array"), nb::arg("handle"), nb::arg("state"),
           nb::lock_self())
      .def("reuse", &HandleCacheEntry::reuse, nb::arg("array"), nb::lock_self());
}

} // namespace ur::arrays
