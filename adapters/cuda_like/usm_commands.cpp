// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Registers the application's host memory for devices, and waits for the commands that use an
// allocation.
#include "adapters/cuda_like/backend.hpp"
#include "adapters/cuda_like/host_pages.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "base/error.hpp"

#include <exception>
#include <memory>
#include <utility>

namespace ur {
namespace cuda_like {
namespace {

// The application's memory, registered with the driver.
class RegisteredMemory final : public kit::Memory {
public:
  // The caller must have made a context of the device current.
  RegisteredMemory(ur_device_handle_t device, void *start, std::size_t bytes)
      : Memory(start, bytes), device_(device), pages_(std::make_unique<HostPages>(start, bytes)) {}
  ~RegisteredMemory() override {
    releaseOnDevice(device_, [this] { pages_.reset(); });
  }

  bool hasSameDeviceAddress() const noexcept { return pages_->deviceAddressOf(begin) == begin; }

private:
  const ur_device_handle_t device_;
  std::unique_ptr<HostPages> pages_;
};

} // namespace
} // namespace cuda_like

// Returns null if the driver cannot register the memory, for example because it is registered
// already, or if devices would use another address. Without registration, the driver could still
// copy the memory, but could not fill it.
std::unique_ptr<kit::Memory> backend::useHostMemory(ur_context_handle_t context, void *start,
                                                    std::size_t size) {
  if (!driver().registersHostMemory())
    return nullptr;
  try {
    const CurrentContext current(context->native());
    auto memory = std::make_unique<RegisteredMemory>(context->devices.front(), start, size);
    return memory->hasSameDeviceAddress() ? std::move(memory) : nullptr;
  } catch (const base::Error &failure) {
    kit::log().info("the driver cannot use the application's host memory: {}", failure.message());
    return nullptr;
  }
}

void backend::finishHostMemory(const kit::Allocation &allocation) noexcept {
  try {
    allocation.finishUsers();
  } catch (const std::exception &failure) {
    kit::log().warning("host memory stays registered after the release of its buffer: {}",
                       failure.what());
  }
}

void backend::finishUsersOf(const kit::Allocation &allocation) {
  if (!allocation.isInUse())
    return;
  ur_queue_handle_t_::finishUsersOf(allocation);
  allocation.waitForCalls();
}

} // namespace ur
