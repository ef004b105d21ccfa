// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/event.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

namespace host_driver {

// A queue signals the fence when the lists of one execution are complete.
class Fence : public Signalable {
public:
  static constexpr Kind kKind = Kind::Fence;
  Fence(std::shared_ptr<Object> queue, bool signaled)
      : Signalable(kKind, std::move(queue)), signaled_(signaled) {}

  std::uint64_t submitSignal() override { return 0; }
  bool hasReached(std::uint64_t) const override { return signaled_; }
  void complete(std::uint64_t point, TimeSpan span) override;
  void reset() { signaled_ = false; }
  const std::atomic<std::uint32_t> &wakeWord() const override { return wakes_; }

private:
  std::atomic<bool> signaled_;
  std::atomic<std::uint32_t> wakes_ = 0;
};

} // namespace host_driver
