// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/content.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::histories {

// A worker's answer to a step that it must not run, such as a second Close of an address that a
// later Open has reused. The model does not know addresses.
inline constexpr auto kSkipped = static_cast<ur_result_t>(0x7fff0000);

// A worker's answer to a step.
struct Answer {
  ur_result_t code = UR_RESULT_SUCCESS;
  std::vector<std::uint64_t> values;
  std::vector<std::uint8_t> bytes;
  std::string text; // the adapter's error text
};

// How a number of the answer must compare to the expected number.
enum class Relation { Equal, NotEqual, AtLeast, AtMost };

// A number that the answer must contain.
struct ExpectedValue {
  std::string_view name;
  Relation relation = Relation::Equal;
  std::uint64_t number = 0;
  std::string_view rule;
};

// The answers that the model allows.
struct Expectation {
  std::vector<ur_result_t> codes = {UR_RESULT_SUCCESS};
  std::string_view rule;             // the sentence that requires the codes
  std::vector<ExpectedValue> values; // the answer may contain further values
  std::vector<ModelByte> bytes;      // the expected bytes of the answer
  std::string_view bytesRule;
};

inline Expectation refusal(ur_result_t code, std::string_view rule) {
  return {{code}, rule, {}, {}, {}};
}

inline Expectation expectValues(std::vector<ExpectedValue> values) {
  Expectation expected;
  expected.values = std::move(values);
  return expected;
}

// The abilities of a device, as each worker reports them. Histories use only these abilities.
struct Abilities {
  bool memory = false;     // the device can share memory
  bool hostMemory = false; // it can share USM host memory
  bool physical = false;   // it can share physical memory objects
  bool event = false;      // it can share events
  bool virtualMemory = false;
  bool usmHost = false;
  bool usmShared = false;
  bool contextCopy = false;
  bool reusableEvents = false;
  bool profiling = false;
  bool outOfOrderQueues = false;
  bool buffers = false;
  bool pools = false;
  bool zeroingPools = false;
  bool otherDevice = false; // a second device exists, outside the context
  bool callbacks = false;
  bool gates = false;
  bool emptyQuery = false;
  bool knownLayout = false; // the test knows the layout of handles
  bool isCpu = false;       // the host's page tables set the device's access rights
  bool isNativeCpu = false; // docs/promises.md promises more for this adapter
  std::uint64_t granularity = 4096;
  std::uint64_t maxSize = 0; // size of the largest allocation, in bytes
};

} // namespace ur::histories
