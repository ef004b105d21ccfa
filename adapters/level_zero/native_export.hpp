// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"
#include "base/os_calls.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>

#include <level_zero/ze_api.h>

namespace ur::level_zero {

// The driver's handle of an object. If the handle has a descriptor, `fd` is the adapter's duplicate
// of it. The driver may close its own descriptor at any time.
struct NativeHandle {
  ipc::DriverHandle driverHandle{};
  base::UniqueFd fd{};
};

// The driver's handle of an exported object. The first Get obtains the handle from the driver; the
// last Put or the destruction of the object releases it.
class NativeExport : public std::enable_shared_from_this<NativeExport> {
public:
  using Acquire = std::function<NativeHandle()>;
  using Release = std::function<void(const ipc::DriverHandle &)>;

  NativeExport(Acquire acquire, Release release)
      : acquire_(std::move(acquire)), release_(std::move(release)) {}
  NativeExport(const NativeExport &) = delete;
  NativeExport &operator=(const NativeExport &) = delete;

  // Returns the driver's handle. The lease in the result counts as one user of the handle.
  kit::HandleParts share() {
    auto lease = std::make_shared<Lease>();
    const std::lock_guard lock(mutex_);
    if (users_ == 0)
      handle_ = acquire_();
    ++users_;
    lease->owner = shared_from_this();
    return {
        .fd = handle_.fd.get(), .driverHandle = handle_.driverHandle, .lease = std::move(lease)};
  }

  // Releases the driver's handle. Call it before the object is destroyed. Remaining leases have no
  // further effect.
  void revoke() noexcept {
    const std::lock_guard lock(mutex_);
    if (users_ != 0)
      releaseHandle();
    users_ = 0;
  }

private:
  struct Lease {
    Lease() = default;
    Lease(const Lease &) = delete;
    Lease &operator=(const Lease &) = delete;
    ~Lease() {
      if (owner)
        owner->drop();
    }

    std::shared_ptr<NativeExport> owner; // null until users_ includes the lease
  };

  void drop() noexcept {
    const std::lock_guard lock(mutex_);
    if (users_ == 0)
      return;
    --users_;
    if (users_ == 0)
      releaseHandle();
  }

  void releaseHandle() noexcept {
    release_(handle_.driverHandle);
    handle_.fd.reset();
  }

  const Acquire acquire_;
  const Release release_;
  std::mutex mutex_;
  std::size_t users_ = 0;
  NativeHandle handle_;
};

// Exports memory by the handle that `get` obtains from the driver. `inspect` checks the handle's
// descriptor, and throws if the descriptor must not be shared. When the export ends, calls
// zeMemPutIpcHandle if the driver has it.
std::shared_ptr<NativeExport> exportMemory(ur_context_handle_t context,
                                           std::function<ze_ipc_mem_handle_t()> get,
                                           std::function<void(int fd)> inspect);

} // namespace ur::level_zero
