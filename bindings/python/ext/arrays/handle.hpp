// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/object_exports.hpp"
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
// After construction, only the export with its owner, and the cached values, change.
class Handle {
public:
  explicit Handle(SharedObject shared) : shared_(std::move(shared)) {}
  // Copies the handle of an array, but with `exported` as the adapter's handle. The copy owns no
  // export.
  Handle(const Handle &other, nb::bytes exported);
  // Lets the object keep the export, because an importer may be about to open the handle.
  ~Handle();
  Handle &operator=(const Handle &) = delete;

  const SharedObject &shared() const { return shared_; }
  const Layout &layout() const;

  // Returns the handle as a message. For kinds other than arrays, returns the cached message, or
  // null if no message is cached.
  nb::object message();
  void cacheMessage(nb::bytes message) { message_ = std::move(message); }

  // Makes this the handle of an object of this process. Until `put`, the handle owns `ownedExport`,
  // which may be null, and keeps `owner` alive.
  void ownExport(nb::object exports, ExportPointer ownedExport, nb::object owner);
  // Takes over the export of another handle, which is a part of this handle.
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
  nb::object message_;
  nb::object exports_;                  // the exports of the object; only in the exporter
  ExportPointer export_;                // owned by this handle
  nb::object owner_;                    // keeps the object alive until `put`
  std::atomic<bool> isVerified_{false}; // whether an earlier open has verified the layout
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
