// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::test {

enum class AnswerShape {
  One,  // exactly one value
  List, // any number of elements
  Text, // characters with a final NUL
};

// A name of an info query, and the shape of its value.
struct InfoAnswer {
  std::uint32_t value; // UR_DEVICE_INFO_NAME
  const char *name;    // "UR_DEVICE_INFO_NAME"
  std::size_t size;    // the size of the value, or of an element
  AnswerShape shape;
};

// Returns all names of ur_device_info_t or another enum of info queries.
template <typename Enum> std::span<const InfoAnswer> answersOf();

} // namespace ur::test
