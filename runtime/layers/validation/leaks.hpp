// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Functions for the generated code of the leak layer. They do not throw: if memory is exhausted,
// the layer loses an object, and the call continues.

#include "runtime/layers/validation/tracker.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <unified-runtime/ur_ddi.h>

namespace ur::validation {

// A change that one call makes to the tracker. The layer makes the change before the call, because
// after a release another object may get the same address.
class Change {
public:
  // Releases one reference. Returns false if the object has no reference.
  bool releaseReference(Key key, Key owner, const Ending &ending);
  // Releases all memory in the `size` bytes that begin at the object. Returns false if there is no
  // such memory.
  bool releaseRange(Key key, std::size_t size, const Ending &ending);

  // Undoes the changes if the call failed.
  void undoIfFailed(ur_result_t result) noexcept;

private:
  friend Change retainReference(Argument argument, Key key) noexcept;

  struct Part {
    Key key;
    Creation creation;
  };

  Key retainedKey_ = {};
  std::optional<Tracker::ReleasedReference> releasedReference_;
  std::vector<Part> releasedParts_; // the memory that releaseRange() released
  std::vector<Key> remainingKeys_;  // the parts of that memory outside the released range
};

// Adds a reference. Reports a finding if the object is not alive.
Change retainReference(Argument argument, Key key) noexcept;

// Releases one reference; if `size` is not 0, releases all memory in the `size` bytes at the
// address. Reports objects without a reference, unknown objects, and objects of another owner.
// `caller` is the return address of the layer's function.
Change releaseReference(Argument argument, Key key, Key owner, std::size_t size,
                        const void *caller) noexcept;

// Builds the record of an object that a successful call created. Call add() last.
class NewObject {
public:
  NewObject(Argument argument, Resource resource, const char *releaser) noexcept
      : resource_(resource), creation_{.argument = argument, .releaser = releaser} {}

  // Sets the object that the call used to create the new object, such as a context.
  NewObject &withOwner(Key owner) noexcept {
    creation_.owner = owner;
    return *this;
  }
  // Adds objects that the new object keeps alive. Ignores null.
  NewObject &withParents(Resource resource, const void *object) noexcept;
  template <typename Handle>
  NewObject &withParents(Resource resource, const Handle *objects, std::size_t count) noexcept {
    if (objects)
      for (const Handle object : std::span(objects, count))
        withParents(resource, addressOf(object));
    return *this;
  }
  NewObject &withSize(std::size_t size) noexcept {
    creation_.extent.size = size;
    return *this;
  }
  NewObject &withFlags(std::uint32_t flags) noexcept {
    creation_.flags = flags;
    return *this;
  }
  // Sets the memory that the created handle data exports.
  NewObject &withExportedMemory(const void *memory) noexcept {
    creation_.memory = memory;
    return *this;
  }
  // Sets the handle data that the call opened. This process may have exported it.
  NewObject &withHandleData(const void *data, std::size_t size) noexcept;

  // Records the object, unless it is null. If it is opened memory, queries its size from `adapter`.
  void add(const ur_dditable_t &adapter, const void *object, const void *caller) noexcept;

private:
  Resource resource_;
  Creation creation_;
};

// The total number of elements that a call reports for an array. If the caller passes null for it,
// the layer passes a variable of its own to the adapter.
class TotalCount {
public:
  explicit TotalCount(std::uint32_t *callersTotal) noexcept
      : total_(callersTotal ? callersTotal : &substitute_) {}
  operator std::uint32_t *() noexcept { return total_; }

private:
  std::uint32_t substitute_ = 0;
  std::uint32_t *total_;
};

// Returns the elements that a call has filled.
template <typename Handle>
std::span<Handle> elements(Handle *handles, std::size_t room, const std::uint32_t *total) noexcept {
  return {handles, handles ? std::min<std::size_t>(room, total ? *total : room) : 0};
}

// Reports every unreleased object, then forgets all objects.
void reportLeaks() noexcept;

} // namespace ur::validation
