// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/driver_calls.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <thread>

using namespace std::chrono_literals;

namespace ur::overlay {
namespace {

constinit std::atomic<bool> areCallsForbidden{false};
constinit std::atomic<std::uint32_t> callsInProgress{0};

void stopCalls() {
  areCallsForbidden = true;
  for (auto left = 1000ms; left > 0ms && callsInProgress != 0; left -= 1ms)
    std::this_thread::sleep_for(1ms);
}

} // namespace

// Raises the count before it reads the flag. So either the exit handler sees the count, or this
// constructor sees the flag.
DriverCalls::DriverCalls() noexcept {
  ++callsInProgress;
  areAllowed_ = !areCallsForbidden;
}

DriverCalls::~DriverCalls() { --callsInProgress; }

void DriverCalls::stopAtExit() noexcept {
  static constinit std::atomic_flag registered;
  if (!registered.test_and_set())
    static_cast<void>(std::atexit(stopCalls));
}

} // namespace ur::overlay
