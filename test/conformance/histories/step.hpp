// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// One step of a history: an action of one process, as numbers. replay() parses its text, which is
// one line:
//
//   p1 copy queue=1 to=4 to_at=0 from=3 from_at=17 size=4096 blocking=0 event=9 after=7,8

#include "test/conformance/histories/verbs.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ur::histories {

// Values of steps' arguments.
inline constexpr std::uint64_t kPage = 4096;

enum Kind : std::uint64_t { kMemory, kPhysical, kEvent };
enum AllocKind : std::uint64_t { kDeviceMemory, kHostMemory, kSharedMemory };
// The change that was made to the handle from Get before Open receives it.
enum Change : std::uint64_t { kUnchanged, kFlippedBit, kOtherLength, kForgedOffset, kForgedLength };
enum AccessKind : std::uint64_t { kReadWrite, kReadOnly, kNoAccess };
// How the exporter makes a handle stale that another process opens repeatedly.
enum HandleEnd : std::uint64_t { kIsPut, kIsFreed, kIsOrphaned, kHandleEnds };
enum BufferFlags : std::uint64_t {
  kNoHostMemory,
  kCopiesHost,
  kUsesHost,
  kHostAccessible,
  kOfDeviceMemory, // the buffer uses device USM memory
  kOfHostMemory,   // host USM memory
  kOfSharedMemory, // shared USM memory
  kBufferFlags
};
// The direction of a region copy: buffer to host memory, host memory to buffer, or buffer to
// buffer.
enum RectDirection : std::uint64_t { kReadRect, kWriteRect, kCopyRect };

#define UR_NAME_OF_VERB(name, ...) name,
enum class Verb : std::uint32_t {
  UR_HISTORIES_VERBS(UR_NAME_OF_VERB) Count, // number of verbs
};
#undef UR_NAME_OF_VERB

struct Step {
  unsigned process = 0;
  Verb verb = Verb::Usage;
  std::vector<std::uint64_t> arguments;
  std::vector<std::uint64_t> waitList; // the events of a wait list

  std::uint64_t operator[](std::string_view name) const; // throws std::out_of_range
  std::uint64_t &operator[](std::string_view name);

  bool operator==(const Step &) const = default;
};

using History = std::vector<Step>;

std::string_view nameOf(Verb verb);
std::span<const std::string_view> argumentNames(Verb verb);

std::string textOf(const Step &step);
// Converts a line to a step. If the line is not a step, throws a std::runtime_error that quotes it.
Step parseStep(const std::string &line);

} // namespace ur::histories
