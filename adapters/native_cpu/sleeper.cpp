// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/sleeper.hpp"

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace ur::native_cpu {
namespace {

constexpr auto kLookAfter = 100ms;
// Where one system call cannot watch all words, they are looked at this often.
constexpr auto kPollEvery = 2ms;

} // namespace

// The order of the two flags, each written before the other is read, makes sure that a ringer sees
// the sleeper or the sleeper sees the ring.
void Bell::ring() noexcept {
  rings_.fetch_add(1);
  if (sleeping_.load())
    futex::wakeAll(rings_, false);
}

void Sleeper::begin() noexcept {
  soon_ = false;
  words_.resize(1);
  words_.front() = {&bell_->rings_, bell_->rings_.load(), false};
}

void Sleeper::watch(const std::atomic<std::uint32_t> &word, std::uint32_t expected) {
  const auto sameWord = [&word](const futex::Word &watched) { return watched.address == &word; };
  if (std::none_of(words_.begin(), words_.end(), sameWord))
    words_.push_back({&word, expected, true});
}

void Sleeper::sleep() noexcept {
  bell_->sleeping_.store(true);
  if (words_.size() == 1 && !soon_)
    futex::wait(words_.front(), std::nullopt);
  else if (soon_ || words_.size() > futex::kMostWords || !futex::waitAny(words_, kLookAfter))
    futex::wait(words_.front(), kPollEvery);
  bell_->sleeping_.store(false);
}

} // namespace ur::native_cpu
