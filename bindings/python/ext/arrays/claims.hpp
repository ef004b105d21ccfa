// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>
#include <unified-runtime/ur_api.h>

namespace ur::arrays {

namespace nb = nanobind;

// How one object is exported: one Get of the API each, and one Put.
class Exports {
public:
  virtual ~Exports() = default;
  virtual std::pair<void *, std::size_t> get() const = 0;
  virtual void put(void *data) const = 0;
};

// Bytes that others can open an object with, until they are put.
class Claim {
public:
  explicit Claim(std::shared_ptr<const Exports> exports);

  const nb::bytes &bytes() const { return bytes_; }

  // Makes the bytes stale. Of several threads one does, and a second time does nothing.
  void put();

private:
  const std::shared_ptr<const Exports> exports_;
  std::atomic<void *> data_; // null once it was put
  nb::bytes bytes_;
};

using ClaimPointer = std::shared_ptr<Claim>;

// The claims of one object that are to last as long as the object does.
//
// A handle has a claim of its own, and puts it. Where nobody puts, because a handle was dropped
// after its bytes had been sent, or an array was pickled, the claim stays here, and later handles
// are given the same one: so their number does not grow with the number of handles. What is here is
// put when nobody refers to this any more.
class Claims {
public:
  explicit Claims(std::shared_ptr<const Exports> exports) : exports_(std::move(exports)) {}
  ~Claims();
  Claims(const Claims &) = delete;
  Claims &operator=(const Claims &) = delete;

  // Makes the first claim that somebody will take.
  void prepare();

  // The bytes of a claim, and the claim if it is the taker's to put or to leave here.
  std::pair<nb::bytes, ClaimPointer> take();

  // The bytes of a claim that nobody puts before the object is gone.
  nb::bytes lasting();

  // Takes over a claim that nobody will put, though others may want to open it yet.
  void keep(ClaimPointer claim);

  // Puts what is here.
  void end();

private:
  ClaimPointer kept();
  ClaimPointer make();

  const std::shared_ptr<const Exports> exports_;
  nb::ft_mutex mutex_;    // nothing of Python's is called under it
  ClaimPointer prepared_; // nobody has it
  std::vector<ClaimPointer> kept_;
};

void bindClaims(nb::module_ &module);

} // namespace ur::arrays
