// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/backend.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "base/error.hpp"

#include <memory>

namespace ur {
namespace cuda_like {
namespace {

void *allocateIn(ur_device_handle_t device, ur_usm_type_t type, std::size_t size) {
  const Current current(device->context());
  void *memory = nullptr;
  switch (type) {
  case UR_USM_TYPE_HOST: {
    const Code code = driver().allocateHost(&memory, size, kHostMemoryPortable);
    if (code == kOutOfMemory)
      base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "the host has no {} bytes to pin", size);
    check(code, "allocate host memory");
    break;
  }
  case UR_USM_TYPE_DEVICE:
    check(driver().allocateDevice(&memory, size), "allocate device memory");
    break;
  default:
    check(driver().allocateManaged(&memory, size, kManagedGlobal), "allocate managed memory");
  }
  return memory;
}

class UsmMemory final : public kit::Memory {
public:
  UsmMemory(ur_device_handle_t provider, ur_usm_type_t type, std::size_t bytes)
      : Memory(allocateIn(provider, type, bytes), bytes), device_(provider), type_(type) {}
  ~UsmMemory() override {
    try {
      const Current current(device_->context());
      type_ == UR_USM_TYPE_HOST ? driver().freeHost(begin) : driver().free(begin);
    } catch (const base::Error &) {
      // The device is lost, and its memory with it.
    }
  }

private:
  const ur_device_handle_t device_; // for host memory, any device of the context
  const ur_usm_type_t type_;
};

} // namespace
} // namespace cuda_like

kit::UsmLimits backend::usmLimits(ur_device_handle_t device, ur_usm_type_t type) {
  if (device->usmAccess(kit::supportQueryOf(type)) == 0)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION, "{} has no USM memory of this kind",
                device->name());
  return {device->totalMemory(), kAlignment};
}

// Smaller alignments than the drivers' are met anyway.
std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  const ur_device_handle_t provider =
      request.device ? request.device : request.context->devices.front();
  return std::make_unique<UsmMemory>(provider, request.type, request.size);
}

void backend::finishUsersOf(const kit::Allocation &allocation) {
  allocation.context->waitForCommands();
}

} // namespace ur
