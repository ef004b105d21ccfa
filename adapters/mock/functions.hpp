// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::mock {

// A function of the API, and one word that each call of it looks at: the number of calls, and
// whether calls have to ask Controls what else is to be done. On a cache line of its own.
class alignas(64) Function {
public:
  // Watched at first: the first call of all finds out what the environment asks for.
  constexpr Function(const char *functionName, ur_function_t functionId) noexcept
      : name(functionName), id(functionId) {}

  const char *const name; // "urContextCreate"
  const ur_function_t id;

  // How a call begins that may have nothing else to do than to count itself.
  struct Begun {
    bool watched;
    std::uint64_t number; // 1 is the first; 0 where the call is not counted yet
  };
  Begun begin() noexcept {
    if (word_.load(std::memory_order_relaxed) & kWatched)
      return {true, 0};
    return counted();
  }

  std::uint64_t countCall() noexcept { return counted().number; }
  std::uint64_t calls() const noexcept { return word_.load(std::memory_order_relaxed) / kOneCall; }

  void forgetCalls() noexcept { word_.fetch_and(kWatched, std::memory_order_relaxed); }

  void watch() noexcept { word_.fetch_or(kWatched, std::memory_order_relaxed); }
  void unwatch() noexcept { word_.fetch_and(~kWatched, std::memory_order_relaxed); }

private:
  static constexpr std::uint64_t kWatched = 1;
  static constexpr std::uint64_t kOneCall = 2;

  // A call that gets its number once its function is watched knows so, even where it had seen
  // otherwise before: none slips through with the number that was to fail.
  Begun counted() noexcept {
    const std::uint64_t before = word_.fetch_add(kOneCall, std::memory_order_relaxed);
    return {(before & kWatched) != 0, before / kOneCall + 1};
  }

  std::atomic<std::uint64_t> word_{kWatched};
};

// All functions with a table slot.
std::span<Function *const> functions() noexcept;

// Null for an unknown one.
Function *functionOf(ur_function_t id) noexcept;
Function *functionNamed(std::string_view name) noexcept;

} // namespace ur::mock
