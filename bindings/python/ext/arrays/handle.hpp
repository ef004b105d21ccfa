// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/claims.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/shared_object.hpp"

#include <atomic>
#include <new>
#include <optional>
#include <utility>

namespace ur::arrays {

class View;

// A handle that lets another process open an object of this process. It has the members that all
// kinds of handles need, and the layout of an array. Each kind has a derived Python class.
// After construction, only the claim with its owner, and the cached values, change.
class Handle {
public:
  explicit Handle(SharedObject shared) : shared_(std::move(shared)) {}
  // Copies the handle of an array, but with `exported` as the adapter's handle. The copy owns no
  // claim.
  Handle(const Handle &other, nb::bytes exported);
  // Passes the claim to the object's claims, because an importer may be about to open the handle.
  ~Handle();
  Handle &operator=(const Handle &) = delete;

  const SharedObject &shared() const { return shared_; }
  const Layout &layout() const;

  // Returns the handle as a message. For other kinds than arrays, returns the cached message, or
  // null if there is none.
  nb::object packed();
  void keepPacked(nb::bytes packed) { packed_ = std::move(packed); }

  // Makes this the handle of an object of this process. Until `put`, the handle owns `claim`, which
  // may be null, and keeps `owner` alive.
  void claim(nb::object claims, ClaimPointer claim, nb::object owner);
  // Takes over the claim of another handle, which is a part of this handle.
  void takeOver(Handle &other, nb::object owner);
  void put();

  // Returns the device of the object.
  nb::object device() const { return deviceOf(shared_.backend, shared_.uuid); }

  // Opens the exporter's array.
  nb::object open(nb::object device, std::optional<bool> readOnly);

  int traverse(visitproc visit, void *argument) const;
  void clear() { owner_.reset(); }

private:
  SharedObject shared_;
  nb::object packed_;
  nb::object claims_;             // the claims of the object; only in the exporter
  ClaimPointer claim_;            // owned by this handle
  nb::object owner_;              // keeps the object alive until `put`
  std::atomic<bool> fits_{false}; // whether the layout was verified by an earlier open
};

// Makes a handle of the Python class for arrays.
template <typename... Arguments> nb::object makeHandle(Arguments &&...arguments) {
  static PythonName type("ur_ipc.handles", "ArrayHandle");
  nb::object handle = nb::inst_alloc(type.get());
  new (nb::inst_ptr<Handle>(handle)) Handle(std::forward<Arguments>(arguments)...);
  nb::inst_mark_ready(handle);
  return handle;
}

// Makes the handle of an array.
nb::object shareView(const View &view, std::optional<bool> readOnly);

void bindHandle(nb::module_ &module);

} // namespace ur::arrays
