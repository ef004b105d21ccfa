// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What generated code of the leak layer calls. Nothing here throws: without memory the layer loses
// track of an object, and the call goes on.

#include "runtime/layers/validation/tracker.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <unified-runtime/ur_ddi.h>

namespace ur::validation {

// What a call changes before it runs, since afterwards the same address may be another object.
class Change {
public:
  // False for an object without a reference.
  bool giveBack(Key key, Key owner, const Ending &ending);
  // All memory in the `size` bytes from the object on; false where there is none.
  bool giveBackRange(Key key, std::size_t size, const Ending &ending);

  // Takes it all back where the call failed.
  void settle(ur_result_t result) noexcept;

private:
  friend Change keep(Argument argument, Key key) noexcept;

  struct Part {
    Key key;
    Making making;
  };

  Key kept_ = {};
  std::optional<Tracker::Taken> taken_;
  std::vector<Part> parts_; // memory that lay in a range, before
  std::vector<Key> rests_;  // what stays of it
};

// A reference that the call takes; reports an object that is not alive.
Change keep(Argument argument, Key key) noexcept;

// A reference that the call gives back, or the memory from the address on, `size` bytes where the
// call tells; reports objects without a reference, strangers, and those made in another owner.
// `caller` is the return address of the layer's function.
Change giveBack(Argument argument, Key key, Key owner, std::size_t size,
                const void *caller) noexcept;

// An object that a successful call made: the parts that the call tells, then made().
class Maker {
public:
  Maker(Argument argument, Resource resource, const char *endedBy) noexcept
      : resource_(resource), making_{.argument = argument, .endedBy = endedBy} {}

  Maker &in(Key owner) noexcept {
    making_.owner = owner;
    return *this;
  }
  Maker &keeps(Resource resource, const void *object) noexcept;
  template <typename Handle>
  Maker &keeps(Resource resource, const Handle *objects, std::size_t count) noexcept {
    if (objects)
      for (const Handle object : std::span(objects, count))
        keeps(resource, addressOf(object));
    return *this;
  }
  Maker &sized(std::size_t size) noexcept {
    making_.extent.size = size;
    return *this;
  }
  Maker &with(std::uint32_t flags) noexcept {
    making_.flags = flags;
    return *this;
  }
  // The memory that the new data stand for.
  Maker &of(const void *memory) noexcept {
    making_.source = memory;
    return *this;
  }
  // The data that the call read, which may be an export of this very process.
  Maker &from(const void *data, std::size_t size) noexcept;

  void made(const ur_dditable_t &adapter, const void *object, const void *caller) noexcept;

private:
  Resource resource_;
  Making making_;
};

// The total that a call tells of an array it fills: asked for where the caller does not.
class Total {
public:
  explicit Total(std::uint32_t *ofCaller) noexcept : place_(ofCaller ? ofCaller : &own_) {}
  operator std::uint32_t *() noexcept { return place_; }

private:
  std::uint32_t own_ = 0;
  std::uint32_t *place_;
};

// The elements that a call has filled.
template <typename Handle>
std::span<Handle> filled(Handle *handles, std::size_t room, const std::uint32_t *total) noexcept {
  return {handles, handles ? std::min<std::size_t>(room, total ? *total : room) : 0};
}

// One message for everything that is not given back; forgets it.
void reportLeaks() noexcept;

} // namespace ur::validation
