// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"

#include <atomic>
#include <mutex>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// A descriptor of device memory that stays, where the driver sets up anew what exporting takes once
// no such descriptor is left (Facts::forgetsExporting). A granule of memory stays behind it.
class KeptExport final : base::ForkAware {
public:
  KeptExport() noexcept = default;

  // To be called with each object that is exported. From the second one on there is a descriptor,
  // or exports take longer.
  void noteExport(ur_device_handle_t device) noexcept;

  // Gives it up for who needs a descriptor. False where there is none.
  bool giveUp() noexcept;

private:
  bool isThere() noexcept;

  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  // At once: later the child may have closed its number and opened a file of its own under it.
  void afterForkInChild() noexcept override {
    descriptor_.reset();
    mutex_.unlock();
  }

  std::atomic<bool> hasExported_{false};
  std::mutex mutex_;
  base::UniqueFd descriptor_;
  base::ForkRegistration registration_{*this, base::ForkOrder::Inner};
};

} // namespace ur::cuda_like
