// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/progress.hpp"

#include <chrono>

#include <unistd.h>

using namespace std::chrono_literals;

namespace ur::cuda_like {
namespace {

constexpr auto kMoment = 50us;

std::size_t pageSize() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

} // namespace

Progress::Progress()
    : memory_(ipc::Mapping::withoutFile(pageSize())), pages_(memory_.address(), memory_.length()) {}

std::uint64_t Progress::addTo(Words &words) {
  const std::uint64_t point = last_.fetch_add(1, std::memory_order_relaxed) + 1;
  words.write(pages_.seen(memory_.address()), point);
  return point;
}

bool Progress::isSoonAt(std::uint64_t point) const noexcept {
  auto &word = *static_cast<std::uint64_t *>(memory_.address());
  const std::atomic_ref reached(word);
  const auto start = std::chrono::steady_clock::now();
  do {
    if (reached.load(std::memory_order_acquire) == point)
      return true;
  } while (std::chrono::steady_clock::now() - start < kMoment);
  return false;
}

} // namespace ur::cuda_like
