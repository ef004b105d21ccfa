// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/layout.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ur::arrays {

// An array of a tree, and its place in a part of the tree.
struct Placed {
  nb::object path;
  LayoutPointer layout;
  std::size_t part;
  std::int64_t offset; // of the first element, in bytes
};

// The arrays of a tree, perhaps thousands, and their description in JSON.
class Places {
public:
  // Takes the paths and the packed arrays of the exporter.
  static Places of(const nb::list &paths, const nb::list &packed);
  // Takes the objects of the JSON, and the sizes of the parts. Throws if a number does not fit.
  static Places read(const nb::list &entries, const std::vector<std::uint64_t> &sizes);

  const std::vector<Placed> &all() const { return all_; }
  nb::bytes json() const;

private:
  std::vector<Placed> all_;
};

void bindPlaces(nb::module_ &module);

} // namespace ur::arrays
