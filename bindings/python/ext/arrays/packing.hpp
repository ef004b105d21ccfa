// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/packed_array.hpp"
#include "bindings/python/ext/arrays/part_maker.hpp"

#include <cstddef>
#include <memory>
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

  // Makes the parts of the arrays; see `makeParts`. The parts keep alive the arrays that are shared
  // in place.
  std::unique_ptr<Parts> share(bool readOnly, const nb::callable &copy) const {
    return makeParts(arrays_, readOnly, copy);
  }

  // Ends the use of this package's arrays, so that the program can close them.
  void releaseUses();
  // Returns the binary description of the tree.
  nb::bytes describe(const nb::bytes &version) const;

private:
  std::vector<PackedArrayPointer> arrays_; // in the order of the tree
  std::string values_;
};

void bindPacking(nb::module_ &module);

} // namespace ur::arrays
