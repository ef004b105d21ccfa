// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/usm.hpp"

#include "adapters/kit/allocation.hpp"
#include "adapters/opencl/backend.hpp"
#include "base/error.hpp"

#include <memory>

namespace ur {
namespace opencl {
namespace {

constexpr ur_device_usm_access_capability_flags_t kAccess =
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
constexpr ur_device_usm_access_capability_flags_t kConcurrentAccess =
    kAccess | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
constexpr ur_device_usm_access_capability_flags_t kAtomicAccess =
    kConcurrentAccess | UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;

class SharedVirtualMemory : public UsmDriver {
public:
  explicit SharedVirtualMemory(cl_device_svm_capabilities capabilities)
      : capabilities_(capabilities) {}

  ur_device_usm_access_capability_flags_t access(ur_device_info_t query) const override {
    switch (query) {
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
      return capabilities_ & CL_DEVICE_SVM_COARSE_GRAIN_BUFFER ? kAccess : 0;
    case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
      return fineGrainAccess(CL_DEVICE_SVM_FINE_GRAIN_SYSTEM);
    default: // host memory, and memory that devices share
      return fineGrainAccess(CL_DEVICE_SVM_FINE_GRAIN_BUFFER);
    }
  }

  void *allocate(ur_usm_type_t type, cl_context context, std::size_t size,
                 cl_uint alignment) const override {
    cl_svm_mem_flags flags = CL_MEM_READ_WRITE;
    if (type != UR_USM_TYPE_DEVICE) {
      flags |= CL_MEM_SVM_FINE_GRAIN_BUFFER;
      if (capabilities_ & CL_DEVICE_SVM_ATOMICS)
        flags |= CL_MEM_SVM_ATOMICS;
    }
    void *memory = driver().clSVMAlloc(context, flags, size, alignment);
    if (!memory)
      base::raise(type == UR_USM_TYPE_DEVICE ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                                             : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                  "clSVMAlloc cannot allocate {} bytes; free memory or request fewer bytes", size);
    return memory;
  }

  void free(cl_context context, void *memory) const noexcept override {
    driver().clSVMFree(context, memory);
  }

  UniqueEvent copy(cl_command_queue queue, void *destination, const void *source, std::size_t size,
                   WaitList waits) const override {
    return callEnqueue("clEnqueueSVMMemcpy", driver().clEnqueueSVMMemcpy, waits, queue,
                       cl_bool{CL_FALSE}, destination, source, size);
  }

  UniqueEvent fill(cl_command_queue queue, void *destination, const void *pattern,
                   std::size_t patternSize, std::size_t size, WaitList waits) const override {
    return callEnqueue("clEnqueueSVMMemFill", driver().clEnqueueSVMMemFill, waits, queue,
                       destination, pattern, patternSize, size);
  }

private:
  ur_device_usm_access_capability_flags_t fineGrainAccess(cl_device_svm_capabilities kind) const {
    if (!(capabilities_ & kind))
      return 0;
    return capabilities_ & CL_DEVICE_SVM_ATOMICS ? kAtomicAccess : kConcurrentAccess;
  }

  const cl_device_svm_capabilities capabilities_;
};

class IntelUsm : public UsmDriver {
public:
  explicit IntelUsm(const ur_device_handle_t_ &device) : device_(device) {
    load(hostAlloc_, "clHostMemAllocINTEL");
    load(deviceAlloc_, "clDeviceMemAllocINTEL");
    load(sharedAlloc_, "clSharedMemAllocINTEL");
    load(free_, "clMemFreeINTEL");
    load(copy_, "clEnqueueMemcpyINTEL");
    load(fill_, "clEnqueueMemFillINTEL");
  }

  bool isComplete() const {
    return hostAlloc_ && deviceAlloc_ && sharedAlloc_ && free_ && copy_ && fill_;
  }

  ur_device_usm_access_capability_flags_t access(ur_device_info_t query) const override {
    switch (query) {
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
      return capabilities(CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL);
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
      return capabilities(CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL);
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
      return capabilities(CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL);
    case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
      return capabilities(CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL);
    default:
      return capabilities(CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL);
    }
  }

  void *allocate(ur_usm_type_t type, cl_context context, std::size_t size,
                 cl_uint alignment) const override {
    cl_int code = CL_SUCCESS;
    const auto verify = [&](void *memory, const char *call) {
      check(code, call);
      return memory;
    };
    switch (type) {
    case UR_USM_TYPE_HOST:
      return verify(hostAlloc_(context, nullptr, size, alignment, &code), "clHostMemAllocINTEL");
    case UR_USM_TYPE_DEVICE:
      return verify(deviceAlloc_(context, device_.id, nullptr, size, alignment, &code),
                    "clDeviceMemAllocINTEL");
    default:
      return verify(sharedAlloc_(context, device_.id, nullptr, size, alignment, &code),
                    "clSharedMemAllocINTEL");
    }
  }

  void free(cl_context context, void *memory) const noexcept override { free_(context, memory); }

  UniqueEvent copy(cl_command_queue queue, void *destination, const void *source, std::size_t size,
                   WaitList waits) const override {
    return callEnqueue("clEnqueueMemcpyINTEL", copy_, waits, queue, cl_bool{CL_FALSE}, destination,
                       source, size);
  }

  UniqueEvent fill(cl_command_queue queue, void *destination, const void *pattern,
                   std::size_t patternSize, std::size_t size, WaitList waits) const override {
    return callEnqueue("clEnqueueMemFillINTEL", fill_, waits, queue, destination, pattern,
                       patternSize, size);
  }

private:
  template <typename Function> void load(Function &function, const char *name) {
    function = device_.platform->extension<Function>(name);
  }

  // The driver's flags have the same values as ur_device_usm_access_capability_flags_t.
  ur_device_usm_access_capability_flags_t capabilities(cl_device_info kind) const {
    return static_cast<ur_device_usm_access_capability_flags_t>(
        device_.info<cl_device_unified_shared_memory_capabilities_intel>(kind));
  }

  const ur_device_handle_t_ &device_;
  clHostMemAllocINTEL_fn hostAlloc_ = nullptr;
  clDeviceMemAllocINTEL_fn deviceAlloc_ = nullptr;
  clSharedMemAllocINTEL_fn sharedAlloc_ = nullptr;
  clMemFreeINTEL_fn free_ = nullptr;
  clEnqueueMemcpyINTEL_fn copy_ = nullptr;
  clEnqueueMemFillINTEL_fn fill_ = nullptr;
};

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

std::unique_ptr<UsmDriver> usmDriverOf(const ur_device_handle_t_ &device) {
  if (device.hasExtension("cl_intel_unified_shared_memory"))
    if (auto intel = std::make_unique<IntelUsm>(device); intel->isComplete())
      return intel;
  const Driver &functions = driver();
  const bool hasFunctions = device.version >= 20 && functions.clSVMAlloc && functions.clSVMFree &&
                            functions.clEnqueueSVMMemcpy && functions.clEnqueueSVMMemFill;
  return std::make_unique<SharedVirtualMemory>(
      hasFunctions ? device.info<cl_device_svm_capabilities>(CL_DEVICE_SVM_CAPABILITIES, 0) : 0);
}

} // namespace opencl

kit::UsmLimits backend::usmLimits(ur_device_handle_t device, ur_usm_type_t type) {
  if (device->usm->access(kit::supportQueryOf(type)) == 0)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "{} does not support this type of USM: its driver offers neither "
                "cl_intel_unified_shared_memory nor suitable shared virtual memory",
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
