// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/opencl/context.hpp"
#include "adapters/opencl/functions.hpp"
#include "adapters/opencl/usm_driver.hpp"
#include "base/error.hpp"

#include <memory>

namespace ur {
namespace opencl {
namespace {

class UsmMemory final : public kit::Memory {
public:
  UsmMemory(ur_context_handle_t context, ur_device_handle_t provider,
            const kit::UsmRequest &request)
      : Memory(provider->usm->allocate(request.type, context->driverContext.get(), request.size,
                                       request.alignment),
               request.size),
        context_(context), device_(provider) {}
  ~UsmMemory() override { device_->usm->free(context_->driverContext.get(), begin); }

private:
  const ur_context_handle_t context_;
  const ur_device_handle_t device_; // for host memory, any device of the context
};

} // namespace
} // namespace opencl

kit::UsmLimits backend::usmLimits(ur_device_handle_t device, ur_usm_type_t type) {
  if (device->usm->access(kit::supportQueryOf(type)) == 0)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "{} has no USM memory of this kind; its driver offers neither "
                "cl_intel_unified_shared_memory nor shared virtual memory that fits",
                device->text(CL_DEVICE_NAME));
  return {device->info<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE),
          device->info<cl_uint>(CL_DEVICE_MEM_BASE_ADDR_ALIGN) / 8};
}

std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  const ur_device_handle_t provider =
      request.device ? request.device : request.context->devices.front();
  return std::make_unique<UsmMemory>(request.context, provider, request);
}

void backend::finishUsersOf(const kit::Allocation &allocation) {
  allocation.context->waitForCommands();
}

} // namespace ur
