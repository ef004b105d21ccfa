// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <deque>

namespace ur::test {

// Puts another table of OS calls in force for a scope. The table itself stays: a thread that looked
// it up may be about to call.
class ScopedOsCalls {
public:
  explicit ScopedOsCalls(const base::OsCalls &calls) {
    static std::deque<base::OsCalls> tables;
    base::replaceOsCalls(&tables.emplace_back(calls));
  }
  ScopedOsCalls(const ScopedOsCalls &) = delete;
  ScopedOsCalls &operator=(const ScopedOsCalls &) = delete;
  ~ScopedOsCalls() { base::replaceOsCalls(nullptr); }
};

} // namespace ur::test
