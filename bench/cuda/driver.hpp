// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/cu_types.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::bench {

using namespace cuda_driver;

struct CUipcEventHandle {
  char reserved[64];
};

// Returns the address of a function of libcuda.so.1, or null if the driver lacks it. Opens the
// library as programs do. Throws std::runtime_error if there is no driver.
void *findDriverFunction(const char *name);
[[noreturn]] void throwMissing(const char *name);
[[noreturn]] void throwFailed(const char *name, CUresult code);

// Calls a driver function. Throws std::runtime_error if the call fails.
template <class... Args> class Call {
public:
  explicit Call(const char *name)
      : name_(name), function_(reinterpret_cast<Function>(findDriverFunction(name))) {}

  bool isAvailable() const noexcept { return function_ != nullptr; }
  void operator()(Args... args) const {
    if (function_ == nullptr)
      throwMissing(name_);
    if (const CUresult code = function_(args...); code != CUDA_SUCCESS)
      throwFailed(name_, code);
  }

private:
  using Function = CUresult (*)(Args...);
  const char *name_;
  Function function_;
};

struct Driver {
  using Address = CUdeviceptr;
  using Size = std::size_t;
  using Object = CUmemGenericAllocationHandle;

  Call<unsigned> init{"cuInit"};
  Call<int *> version{"cuDriverGetVersion"};
  Call<CUcontext *, CUdevice> retainPrimary{"cuDevicePrimaryCtxRetain"};
  Call<int *, CUdevice_attribute, CUdevice> attribute{"cuDeviceGetAttribute"};
  Call<CUdevice> releasePrimary{"cuDevicePrimaryCtxRelease_v2"};
  Call<CUcontext> setCurrent{"cuCtxSetCurrent"};
  Call<Size *, Size *> memoryInfo{"cuMemGetInfo_v2"};

  Call<CUstream *, unsigned> createStream{"cuStreamCreate"};
  Call<CUstream> destroyStream{"cuStreamDestroy_v2"};
  Call<CUstream> synchronizeStream{"cuStreamSynchronize"};
  Call<CUstream, CUevent, unsigned> waitEvent{"cuStreamWaitEvent"};
  Call<CUevent *, unsigned> createEvent{"cuEventCreate"};
  Call<CUevent> destroyEvent{"cuEventDestroy_v2"};
  Call<CUevent, CUstream> recordEvent{"cuEventRecord"};
  Call<CUevent> synchronizeEvent{"cuEventSynchronize"};

  Call<Address *, Size> allocate{"cuMemAlloc_v2"};
  Call<Address> free{"cuMemFree_v2"};
  Call<Address, Address, Size, CUstream> copy{"cuMemcpyDtoDAsync_v2"};
  Call<void *, Address, Size> copyToHost{"cuMemcpyDtoH_v2"};
  Call<Address, const void *, Size> copyFromHost{"cuMemcpyHtoD_v2"};

  Call<Object *, Size, const CUmemAllocationProp *, unsigned long long> createObject{"cuMemCreate"};
  Call<Object> releaseObject{"cuMemRelease"};
  Call<Address *, Size, Size, Address, unsigned long long> reserve{"cuMemAddressReserve"};
  Call<Address, Size> freeAddress{"cuMemAddressFree"};
  Call<Address, Size, Size, Object, unsigned long long> map{"cuMemMap"};
  Call<Address, Size> unmap{"cuMemUnmap"};
  Call<Address, Size, const CUmemAccessDesc *, Size> setAccess{"cuMemSetAccess"};
  Call<void *, Object, CUmemAllocationHandleType, unsigned long long> exportObject{
      "cuMemExportToShareableHandle"};
  Call<Object *, void *, CUmemAllocationHandleType> importObject{"cuMemImportFromShareableHandle"};

  Call<CUipcMemHandle *, Address> getMemory{"cuIpcGetMemHandle"};
  Call<Address *, CUipcMemHandle, unsigned> openMemory{"cuIpcOpenMemHandle_v2"};
  Call<Address> closeMemory{"cuIpcCloseMemHandle"};
  Call<CUipcEventHandle *, CUevent> getEvent{"cuIpcGetEventHandle"};
  Call<CUevent *, CUipcEventHandle> openEvent{"cuIpcOpenEventHandle"};
};

} // namespace ur::bench
