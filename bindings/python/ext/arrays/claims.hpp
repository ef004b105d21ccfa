// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>
#include <unified-runtime/ur_api.h>

namespace ur::arrays {

namespace nb = nanobind;

// Exports an object. Each claim calls Get of the API once, and Put once.
class Exports {
public:
  virtual ~Exports() = default;
  virtual std::pair<void *, std::size_t> get() const = 0;
  virtual void put(void *data) const = 0;
  // Returns a number that changes when the object loses its memory and all its handles become
  // stale.
  virtual std::uint64_t generation() const { return 0; }
};

// An adapter's handle, which lets other processes open an object until `put`.
class Claim {
public:
  explicit Claim(std::shared_ptr<const Exports> exports);

  const nb::bytes &bytes() const { return bytes_; }

  // Returns false after the object has lost the memory of the handle.
  bool isCurrent() const { return generation_ == exports_->generation(); }

  // Makes the handle stale. Thread-safe; a second call does nothing.
  void put();

private:
  const std::shared_ptr<const Exports> exports_;
  const std::uint64_t generation_; // the object's, before the handle was made
  std::atomic<void *> data_;       // null after `put`
  nb::bytes bytes_;
};

using ClaimPointer = std::shared_ptr<Claim>;

// The claims of one object that last as long as the object.
// Usually a handle owns a claim and puts it. If an array was pickled, or a handle was dropped
// without `put`, this object keeps the claim, and later handles reuse it. So programs that drop
// handles do not accumulate claims. The destructor puts the kept claims.
class Claims {
public:
  explicit Claims(std::shared_ptr<const Exports> exports) : exports_(std::move(exports)) {}
  ~Claims();
  Claims(const Claims &) = delete;
  Claims &operator=(const Claims &) = delete;

  // Makes a claim in advance, for the first `take`.
  void prepare();

  // Returns the bytes of a claim and the claim, which the caller has to put or pass to `keep`. The
  // claim is null if this object keeps it.
  std::pair<nb::bytes, ClaimPointer> take();

  // Returns the bytes of a claim that lasts as long as the object.
  nb::bytes lasting();

  // Keeps a claim that has lost its owner, because other processes may still open it.
  void keep(ClaimPointer claim);

  // See Exports::generation.
  std::uint64_t generation() const { return exports_->generation(); }

  // Puts all kept claims.
  void end();

private:
  ClaimPointer currentClaim();
  ClaimPointer make();

  const std::shared_ptr<const Exports> exports_;
  nb::ft_mutex mutex_;    // no Python code runs while it is held
  ClaimPointer prepared_; // not taken yet
  std::vector<ClaimPointer> cached_;
};

void bindClaims(nb::module_ &module);

} // namespace ur::arrays
