// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/packed_array.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ur::arrays {

// The values and arrays of a tree that the exporter is about to share.
class Packing {
public:
  // With `inPlace`, shares other libraries' arrays in place if that is possible. `order` lets a
  // device's queue wait for the pending work on an array. `borrow` makes an array of this package
  // that views another library's array.
  Packing(nb::handle tree, bool inPlace, const nb::callable &order, const nb::callable &borrow);

  std::size_t size() const { return arrays_.size(); }

  // Returns for each device: the device, the shareable allocations with their arrays, and the
  // arrays outside of such allocations, in the order of addresses. Arrays that share bytes stay
  // together. `endOf` returns the address after the shareable allocation where an array begins, or
  // 0 if there is none. It is called for few arrays: most are in the previous array's allocation.
  nb::list byDevice(const nb::callable &endOf) const;

  // Ends the use of this package's arrays, so that the program can close them.
  void releaseUses();
  // Returns the binary description of the tree.
  nb::bytes describe(const nb::bytes &version) const;
  // Releases the arrays that were copied. The arrays that are shared in place stay alive.
  void releaseCopied();

private:
  std::vector<PackedArrayPointer> arrays_; // in the order of the tree
  std::string values_;
};

void bindPacking(nb::module_ &module);

} // namespace ur::arrays
