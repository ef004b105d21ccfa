// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native_export.hpp"

namespace ur::level_zero {

struct NativeExport::Lease {
  Lease() = default;
  Lease(const Lease &) = delete;
  Lease &operator=(const Lease &) = delete;
  ~Lease() {
    if (owner)
      owner->drop();
  }

  std::shared_ptr<NativeExport> owner; // null until it counts
};

kit::Shared NativeExport::share() {
  auto lease = std::make_shared<Lease>();
  const std::lock_guard lock(mutex_);
  if (users_ == 0)
    blob_ = acquire_();
  ++users_;
  lease->owner = shared_from_this();
  return {.blob = blob_, .lease = std::move(lease)};
}

void NativeExport::drop() noexcept {
  const std::lock_guard lock(mutex_);
  if (users_ != 0 && --users_ == 0)
    release_(blob_);
}

void NativeExport::end() noexcept {
  const std::lock_guard lock(mutex_);
  if (users_ != 0)
    release_(blob_);
  users_ = 0;
}

} // namespace ur::level_zero
