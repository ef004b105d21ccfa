// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"

#include <atomic>
#include <mutex>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Keeps one exported descriptor open if the driver would otherwise repeat its export setup
// (Facts::repeatsExportSetup). This costs one granule of device memory.
class ExportKeepAlive final : base::ForkAware {
public:
  ExportKeepAlive() noexcept = default;

  // Creates the descriptor if there is none, except in the first call. Call it after each export of
  // a new object. If the creation fails, later exports are slower.
  void prepareLaterExports(ur_device_handle_t device) noexcept;

  // Closes the descriptor. Call it if the process has run out of descriptors. Returns false if
  // there was nothing to close.
  bool release() noexcept;

private:
  bool hasDescriptor() noexcept;

  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  // Closes the child's copy of the descriptor at once. A later close could hit another file,
  // because the child's own code may close the descriptor and reuse its number.
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
