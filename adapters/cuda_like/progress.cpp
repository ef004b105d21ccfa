// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/progress.hpp"

#include <chrono>

using namespace std::chrono_literals;

namespace ur::cuda_like {
namespace {

constexpr auto kSpinTime = 50us;

} // namespace

std::uint64_t Progress::addTo(Words &words) {
  const std::uint64_t point = last_.fetch_add(1, std::memory_order_relaxed) + 1;
  words.addWrite(word_.deviceAddress, point);
  return point;
}

bool Progress::spinUntil(std::uint64_t point) const noexcept {
  const auto start = std::chrono::steady_clock::now();
  do {
    if (reachedPoint() == point)
      return true;
  } while (std::chrono::steady_clock::now() - start < kSpinTime);
  return false;
}

std::uint64_t Progress::reachedPoint() const noexcept {
  return std::atomic_ref(*word_.address).load(std::memory_order_acquire);
}

} // namespace ur::cuda_like
