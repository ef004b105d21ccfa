// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/parties.hpp"

#include <stdexcept>

#include <fmt/format.h>

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

const support::DeviceEntry &cudaDevice(const support::Runtime &runtime, std::size_t number) {
  std::size_t count = 0;
  for (const support::DeviceEntry &entry : runtime.devices())
    if (entry.backend == UR_BACKEND_CUDA && count++ == number)
      return entry;
  throw std::runtime_error(count == 0 ? "no adapter found a CUDA device: UR_LOG_LOADER="
                                        "'level:info;output:stderr' shows the attempts"
                                      : fmt::format("there is no CUDA device {}, only {} devices, "
                                                    "counted from 0",
                                                    number, count));
}

} // namespace ur::bench
