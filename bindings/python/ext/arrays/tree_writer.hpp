// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/description.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ur::arrays {

// Writes the values of a tree of Python objects.
class TreeWriter {
public:
  // `add` takes each object that is neither a container nor None, a bool, a number or a string.
  explicit TreeWriter(std::function<void(nb::handle)> add) : add_(std::move(add)) {}

  // Throws TypeError or ValueError, with the path, for a value that a tree cannot contain.
  std::string write(nb::handle tree);

private:
  // The key of a dict's item, the name of a field, or, in a sequence, null and the index.
  struct Step {
    nb::handle key;
    std::size_t index;
  };

  void value(nb::handle x);
  void integer(nb::handle x);
  void string(nb::handle x);
  void array(nb::handle x);
  void container(nb::handle x);
  void items(nb::handle x);
  void sequence(Tag tag, nb::handle x);
  void dict(Tag tag, nb::handle x);
  void dataclass(nb::handle x);
  void item(const Step &step, nb::handle x);
  void key(nb::handle key);

  void tag(Tag tag) { append(values_, tag); }
  void bytes(std::string_view bytes);
  nb::str pathText() const;

  const std::function<void(nb::handle)> add_;
  std::string values_;
  std::vector<Step> path_;
  std::vector<nb::handle> ancestors_; // the containers around the current value
  nb::object arrayType_;              // the type of the last array; null before the first array
};

} // namespace ur::arrays
