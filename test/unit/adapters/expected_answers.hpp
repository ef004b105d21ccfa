// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::test {

// The result of a function whose first required argument is null. The function's body must not run.
struct NullAnswer {
  std::string_view function;
  ur_result_t result;
};

// A function that the adapter's support.yml does not list.
struct LeftOut {
  std::string_view adapter; // "cuda"
  std::string_view function;
};

// A feature that the adapter implements in part or not at all.
struct LeftOutFeature {
  std::string_view adapter;
  ur_device_info_t query;
  std::string_view text; // the text of urAdapterGetLastError after the query
};

// The generator derives these tables from the spec and from each support.yml.
std::span<const NullAnswer> nullAnswers();
std::span<const LeftOut> leftOut();
std::span<const LeftOutFeature> leftOutFeatures();

} // namespace ur::test
