// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/cuda_driver/entry.hpp"
#include "test/cuda_driver/switches.hpp"

#include <string>

#include <dlfcn.h>

namespace cuda_driver {
namespace {

// This library, however it was opened.
void *ownLibrary() {
  static void *const library = [] {
    Dl_info info = {};
    dladdr(reinterpret_cast<const void *>(&ownLibrary), &info);
    void *handle = dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD);
    if (handle != nullptr)
      dlclose(handle); // or it would keep itself loaded
    return handle;
  }();
  return library;
}

// The version of a function that programs of a CUDA version mean by its plain name.
void *newestOf(const std::string &name, int cudaVersion) {
  // The one function here whose newest version is younger than programs may be.
  constexpr int kNewElapsedTime = 12080;
  if (name != "cuEventElapsedTime" || cudaVersion >= kNewElapsedTime)
    if (void *function = dlsym(ownLibrary(), (name + "_v2").c_str()))
      return function;
  return dlsym(ownLibrary(), name.c_str());
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_EXPORT CUresult cuGetProcAddress_v2(const char *symbol, void **function, int cudaVersion,
                                           std::uint64_t flags,
                                           CUdriverProcAddressQueryResult *status) {
  return entry<Before::Nothing>(__func__, [&] {
    requirePointer(symbol);
    requirePointer(function);
    require(flags <= 2, CUDA_ERROR_INVALID_VALUE);
    *function =
        switches().hiddenAddresses.contains(symbol) ? nullptr : newestOf(symbol, cudaVersion);
    if (status != nullptr)
      *status =
          *function != nullptr ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return *function != nullptr ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
  });
}
