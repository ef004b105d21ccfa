// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/library.hpp"

#include <deque>

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// An adapter whose tables the loader took over.
struct Adapter {
  Library library;
  ur_dditable_t tables;
};

// The adapters of one span from the first urLoaderInit to the last urLoaderTearDown.
class AdapterRegistry {
public:
  // Finds and loads them. Each file that is tried and does not become an adapter is logged with the
  // reason; none of that is an error.
  explicit AdapterRegistry(bool mocking);

  // Closes the libraries, the last loaded first.
  ~AdapterRegistry();
  AdapterRegistry(const AdapterRegistry &) = delete;
  AdapterRegistry &operator=(const AdapterRegistry &) = delete;

  const std::deque<Adapter> &adapters() const noexcept { return adapters_; }

private:
  bool add(const std::string &file, bool deepBind);

  std::deque<Adapter> adapters_;
};

} // namespace ur::loader
