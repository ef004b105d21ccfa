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

// What another process opens to get at an object of this one: what all kinds have, and the layout
// of arrays. Python derives the rest, a class a kind. Nothing of it changes, except what it keeps.
class Handle {
public:
  explicit Handle(SharedObject shared) : shared_(std::move(shared)) {}
  // Of the same array, with another handle of the adapter. It keeps nothing.
  Handle(const Handle &other, nb::bytes exported);
  // A claim of its own stays with the object: somebody may be about to open it.
  ~Handle();
  Handle &operator=(const Handle &) = delete;

  const SharedObject &shared() const { return shared_; }
  const Layout &layout() const;

  // The message that it travels as, of an array, or where it was kept; null otherwise.
  nb::object packed();
  void keepPacked(nb::bytes packed) { packed_ = std::move(packed); }

  // Makes it the handle of an object of this process. With a claim of its own it keeps the object
  // too.
  void claim(nb::object claims, ClaimPointer claim, nb::object owner);
  // Takes the claim of another handle, which is a part of this one.
  void takeOver(Handle &other, nb::object owner);
  void put();

  // The device that it is for.
  nb::object device() const { return deviceOf(shared_.backend, shared_.uuid); }

  // The array of the process that shared it.
  nb::object open(nb::object device, std::optional<bool> readOnly);

  int traverse(visitproc visit, void *argument) const;
  void clear() { owner_.reset(); }

private:
  SharedObject shared_;
  nb::object packed_;
  nb::object claims_;             // of the object, in the process that shared it
  ClaimPointer claim_;            // what is put with this handle
  nb::object owner_;              // what keeps the object until then
  std::atomic<bool> fits_{false}; // it was opened before
};

// A handle of Python's class for arrays.
template <typename... Arguments> nb::object makeHandle(Arguments &&...arguments) {
  static PythonName type("ur_ipc.handles", "ArrayHandle");
  nb::object made = nb::inst_alloc(type.get());
  new (nb::inst_ptr<Handle>(made)) Handle(std::forward<Arguments>(arguments)...);
  nb::inst_mark_ready(made);
  return made;
}

void bindHandle(nb::module_ &module);

} // namespace ur::arrays
