// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/parties.hpp"

#include <algorithm>
#include <stdexcept>

namespace ur::bench {
namespace {

CUdevice nativeOf(ur_device_handle_t device) {
  ur_native_handle_t native = 0;
  UR_CHECK(urDeviceGetNativeHandle(device, &native));
  return static_cast<CUdevice>(native);
}

} // namespace

Parties::Parties(const support::DeviceEntry &device)
    : session_(device), bare_(nativeOf(device.device)) {}

const support::DeviceEntry &firstCudaDevice(const support::Runtime &runtime) {
  const auto found =
      std::ranges::find(runtime.devices(), UR_BACKEND_CUDA, &support::DeviceEntry::backend);
  if (found == runtime.devices().end())
    throw std::runtime_error("no adapter found a device of CUDA: UR_LOG_LOADER="
                             "'level:info;output:stderr' shows what was tried");
  return *found;
}

} // namespace ur::bench
