// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::mock {

// A function of the API. Each call reads one memory word, which contains the number of calls and
// whether the mock watches the function. A watched call consults Controls. Each function has its
// own cache line.
class alignas(64) Function {
public:
  // Starts watched, so that the first call reads the environment.
  constexpr Function(const char *functionName, ur_function_t functionId) noexcept
      : name(functionName), id(functionId) {}

  const char *const name; // "urContextCreate"
  const ur_function_t id;

  // The result of begin(). A call that is not watched only calls the adapter's own function.
  struct CallStart {
    bool isWatched;
    std::uint64_t number; // 1 is the first; 0 if the call is not counted yet
  };
  CallStart begin() noexcept {
    if (word_.load(std::memory_order_relaxed) & kWatched)
      return {true, 0};
    return beginCounted();
  }

  std::uint64_t countCall() noexcept { return beginCounted().number; }
  std::uint64_t calls() const noexcept { return word_.load(std::memory_order_relaxed) / kOneCall; }

  void resetCallCount() noexcept { word_.fetch_and(kWatched, std::memory_order_relaxed); }

  void watch() noexcept { word_.fetch_or(kWatched, std::memory_order_relaxed); }
  void unwatch() noexcept { word_.fetch_and(~kWatched, std::memory_order_relaxed); }

private:
  static constexpr std::uint64_t kWatched = 1;
  static constexpr std::uint64_t kOneCall = 2;

  // A call that gets its number after watch() also sees kWatched. So the chosen call cannot miss
  // its failure.
  CallStart beginCounted() noexcept {
    const std::uint64_t oldWord = word_.fetch_add(kOneCall, std::memory_order_relaxed);
    return {(oldWord & kWatched) != 0, oldWord / kOneCall + 1};
  }

  std::atomic<std::uint64_t> word_{kWatched};
};

// Returns all functions that have a slot in the table.
std::span<Function *const> functions() noexcept;

// These two functions return null for an unknown function.
Function *functionOf(ur_function_t id) noexcept;
Function *findFunction(std::string_view name) noexcept;

} // namespace ur::mock
