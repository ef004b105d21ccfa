// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Runs random histories from a seed until one fails, and searches for a shorter history that fails.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace ur::histories {

struct SearchOptions {
  std::optional<std::uint64_t> seed; // null: search() chooses a random seed and prints it
  std::optional<std::size_t> count;  // number of histories
  std::optional<double> seconds;     // run time; with `count`, the search ends at the first limit
  std::size_t steps = 40;            // number of steps per history
  unsigned processes = 3;            // maximum number of processes of a history, at least 2
};

// Runs histories on the device under test and prints the first history that fails. Returns whether
// all histories agree with the model.
bool search(const SearchOptions &options);

// Runs the histories of a file, or of the standard input for "-": one step per line, with a line
// "----" between histories. Throws std::runtime_error for a malformed line.
bool replay(const std::string &file, const SearchOptions &options);

} // namespace ur::histories
