// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/host_pages.hpp"

#include "adapters/cuda_like/driver.hpp"
#include "base/scope_guard.hpp"

namespace ur::cuda_like {

HostPages::HostPages(void *start, std::size_t size) : start_(static_cast<std::byte *>(start)) {
  check(driver().hostRegister(start_, size, kRegisteredPortable | kRegisteredMapped),
        "register host pages");
  base::ScopeGuard undo([&] { driver().hostUnregister(start_); });
  void *deviceAddress = nullptr;
  check(driver().hostDevicePointer(&deviceAddress, start_, 0),
        "get the device's address of a page");
  deviceStart_ = static_cast<std::byte *>(deviceAddress);
  undo.dismiss();
}

HostPages::~HostPages() { logIfFailed(driver().hostUnregister(start_), "unregister host pages"); }

void *HostPages::deviceAddressOf(const void *address) const noexcept {
  return deviceStart_ + (static_cast<const std::byte *>(address) - start_);
}

} // namespace ur::cuda_like
