// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The calls of this machine's driver, which dlopen and dlsym look up at run time.
#pragma once

#include "fakes/cuda/cu_types.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <dlfcn.h>

namespace cuda_driver::facts {

inline void *driverLibrary() {
  static void *const library = [] {
    void *handle = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) {
      std::fprintf(stderr, "cannot load the driver: %s\n", dlerror());
      std::exit(77);
    }
    return handle;
  }();
  return library;
}

template <class... Args> class Call {
public:
  explicit Call(const char *name)
      : function_(reinterpret_cast<CUresult (*)(Args...)>(dlsym(driverLibrary(), name))) {
    if (function_ == nullptr) {
      std::fprintf(stderr, "the driver has no function %s\n", name);
      std::exit(1);
    }
  }
  CUresult operator()(Args... args) const { return function_(args...); }

private:
  CUresult (*function_)(Args...);
};

using Address = CUdeviceptr;
using Size = std::size_t;
using Object = CUmemGenericAllocationHandle;

inline const Call<unsigned> init("cuInit");
inline const Call<int *> deviceCount("cuDeviceGetCount");
inline const Call<int *, int, int> attributeOf("cuDeviceGetAttribute");
inline const Call<CUcontext *, CUdevice> retainPrimary("cuDevicePrimaryCtxRetain");
inline const Call<CUcontext> setCurrent("cuCtxSetCurrent");
inline const Call<> synchronize("cuCtxSynchronize");
inline const Call<CUcontext, unsigned> enablePeer("cuCtxEnablePeerAccess");
inline const Call<CUcontext> disablePeer("cuCtxDisablePeerAccess");

inline const Call<CUstream *, unsigned> createStream("cuStreamCreate");
inline const Call<CUstream> destroyStream("cuStreamDestroy_v2");
inline const Call<CUstream> synchronizeStream("cuStreamSynchronize");
inline const Call<CUstream> queryStream("cuStreamQuery");
inline const Call<CUstream, void (*)(void *), void *> callHost("cuLaunchHostFunc");
inline const Call<CUevent *, unsigned> createEvent("cuEventCreate");
inline const Call<CUevent> destroyEvent("cuEventDestroy_v2");
inline const Call<CUevent, CUstream> recordEvent("cuEventRecord");
inline const Call<CUevent> queryEvent("cuEventQuery");
inline const Call<CUstream, CUevent, unsigned> waitEvent("cuStreamWaitEvent");

inline const Call<Address *, Size> allocate("cuMemAlloc_v2");
inline const Call<Address> freeMemory("cuMemFree_v2");
inline const Call<void **, Size, unsigned> allocateHost("cuMemHostAlloc");
inline const Call<void *> freeHost("cuMemFreeHost");
inline const Call<Address *, Size, unsigned> allocateManaged("cuMemAllocManaged");
inline const Call<Address *, Size, CUstream> allocatePooled("cuMemAllocAsync");
inline const Call<Address, CUstream> freePooled("cuMemFreeAsync");
inline const Call<void *, Size, unsigned> registerHost("cuMemHostRegister_v2");
inline const Call<void *> unregisterHost("cuMemHostUnregister");
inline const Call<Address *, void *, unsigned> deviceAddressOf("cuMemHostGetDevicePointer_v2");
inline const Call<Address *, Size *, Address> addressRange("cuMemGetAddressRange_v2");
inline const Call<void *, CUpointer_attribute, Address> pointerAttribute("cuPointerGetAttribute");

inline const Call<Address, Address, Size> copyOnDevice("cuMemcpyDtoD_v2");
inline const Call<void *, Address, Size> copyToHost("cuMemcpyDtoH_v2");
inline const Call<Address, unsigned char, Size, CUstream> fill("cuMemsetD8Async");
inline const Call<Address, CUcontext, Address, CUcontext, Size, CUstream>
    copyPeer("cuMemcpyPeerAsync");

inline const Call<CUstream, Address, std::uint64_t, unsigned> waitValue("cuStreamWaitValue64_v2");
inline const Call<CUstream, Address, std::uint64_t, unsigned> writeValue("cuStreamWriteValue64_v2");
inline const Call<CUstream, unsigned, CUstreamBatchMemOpParams *, unsigned>
    batch("cuStreamBatchMemOp_v2");

inline const Call<Size *, const CUmemAllocationProp *, CUmemAllocationGranularity_flags>
    granularity("cuMemGetAllocationGranularity");
inline const Call<Object *, Size, const CUmemAllocationProp *, unsigned long long>
    createObject("cuMemCreate");
inline const Call<Object> releaseObject("cuMemRelease");
inline const Call<Address *, Size, Size, Address, unsigned long long>
    reserve("cuMemAddressReserve");
inline const Call<Address, Size> freeAddress("cuMemAddressFree");
inline const Call<Address, Size, Size, Object, unsigned long long> map("cuMemMap");
inline const Call<Address, Size> unmap("cuMemUnmap");
inline const Call<Address, Size, const CUmemAccessDesc *, Size> setAccess("cuMemSetAccess");
inline const Call<void *, Object, CUmemAllocationHandleType, unsigned long long>
    exportObject("cuMemExportToShareableHandle");
inline const Call<Object *, void *, CUmemAllocationHandleType>
    importObject("cuMemImportFromShareableHandle");
inline const Call<Object *, void *> retainObject("cuMemRetainAllocationHandle");
inline const Call<CUmemAllocationProp *, Object>
    propertiesOf("cuMemGetAllocationPropertiesFromHandle");

inline const Call<CUipcMemHandle *, Address> getLegacy("cuIpcGetMemHandle");
inline const Call<Address *, CUipcMemHandle, unsigned> openLegacy("cuIpcOpenMemHandle_v2");
inline const Call<Address> closeLegacy("cuIpcCloseMemHandle");

} // namespace cuda_driver::facts
