// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/event_source.hpp"

#include <array>
#include <cstdint>

namespace ur::level_zero {

UniquePool createPool(ze_context_handle_t context, ze_event_pool_flags_t flags,
                      std::uint32_t count);

// An event that host and device signal and wait for. It is not signalled at first.
UniqueEvent createEvent(ze_event_pool_handle_t pool, std::uint32_t index);

// Events as every driver has them: out of pools, unsignalled until a command signals them, reset by
// the host.
class PoolEventMaker final : public EventMaker {
public:
  explicit PoolEventMaker(ze_context_handle_t context) : context_(context) {}
  UniqueEvent make(ur_device_handle_t device, bool timed) override;
  bool needsReset() const noexcept override { return true; }

private:
  struct Pools {
    std::vector<UniquePool> all;
    std::uint32_t used = 0; // of the last one
  };

  const ze_context_handle_t context_;
  std::array<Pools, 2> pools_; // of untimed and of timed events
};

} // namespace ur::level_zero
