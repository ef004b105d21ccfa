// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Runs random histories from a seed until one fails, and searches for a shorter failing one.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace ur::histories {

struct SearchOptions {
  std::optional<std::uint64_t> seed; // null: a new one, which is printed
  std::optional<std::size_t> count;  // of histories
  std::optional<double> seconds;     // instead of, or besides, their number
  std::size_t steps = 40;            // of a history
  unsigned processes = 3;            // at most; a history uses at least two of them
};

// Runs histories on the device under test and prints the first that fails. Returns whether all
// agree with the model.
bool search(const SearchOptions &options);

// Runs the histories of a file, or of the standard input for "-": one step per line, with a line
// "----" between histories. Throws std::runtime_error for other lines.
bool replay(const std::string &file, const SearchOptions &options);

} // namespace ur::histories
