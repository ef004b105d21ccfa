// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstddef>

namespace ur::test {

// Opens the handle and closes the opened object. Returns the result of the open.
template <typename Kind>
ur_result_t tryOpen(const support::Session &session, support::HandleBytes handle) {
  typename Kind::Object object = nullptr;
  const ur_result_t result = Kind::open(session, handle.data(), handle.size(), &object);
  if (object) {
    EXPECT_SUCCESS(Kind::close(session, object));
  }
  return result;
}

// Gets a handle of the object and puts it. Returns the result of the get.
template <typename Kind>
ur_result_t tryGet(const support::Session &session, typename Kind::Object object) {
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t result = Kind::get(session, object, &data, &size);
  if (data) {
    EXPECT_SUCCESS(Kind::put(session, data));
  }
  return result;
}

} // namespace ur::test
