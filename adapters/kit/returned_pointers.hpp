// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace ur::kit {

// The pointers into one memory that Open returned, each as often as it is not closed yet.
class ReturnedPointers {
public:
  explicit ReturnedPointers(const void *first) : counts_{{first, 1}} {}

  // Where it throws bad_alloc, nothing has changed.
  void add(const void *pointer) {
    if (const auto found = find(pointer); found != counts_.end())
      ++found->second;
    else
      counts_.emplace_back(pointer, 1);
  }

  bool contains(const void *pointer) { return find(pointer) != counts_.end(); }

  bool isLast() const noexcept { return counts_.size() == 1 && counts_.front().second == 1; }

  // Of one that it contains.
  void remove(const void *pointer) noexcept {
    const auto found = find(pointer);
    if (--found->second == 0)
      counts_.erase(found);
  }

private:
  using Counts = std::vector<std::pair<const void *, std::size_t>>;

  Counts::iterator find(const void *pointer) noexcept {
    return std::ranges::find(counts_, pointer, &Counts::value_type::first);
  }

  Counts counts_;
};

} // namespace ur::kit
