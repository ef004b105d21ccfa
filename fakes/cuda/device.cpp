// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/device.hpp"

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/physical_object.hpp"
#include "fakes/cuda/switches.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace cuda_driver {

Devices::Devices() : numbers_(switches().visibleDevices) {}

CUdevice Devices::visibleNumber(int machineNumber) const {
  const auto entry = std::ranges::find(numbers_, machineNumber);
  return entry == numbers_.end() ? kHiddenDevice : static_cast<CUdevice>(entry - numbers_.begin());
}

void requireDevice(CUdevice device) {
  require(device >= 0 && device < devices().count(), CUDA_ERROR_INVALID_DEVICE);
}

namespace {

CUresult writeUuid(CUuuid *uuid, CUdevice device) {
  requirePointer(uuid);
  requireDevice(device);
  const int number = devices().machineNumber(device);
  std::memcpy(uuid->bytes, "software device", 15);
  uuid->bytes[15] = static_cast<char>('0' + number);
  return CUDA_SUCCESS;
}

} // namespace
std::size_t usedMemory() { return addressSpace().usedBytes() + physicalObjects().usedBytes(); }

void requireMemory(std::size_t size) {
  const std::size_t used = usedMemory();
  require(size <= switches().memory && used <= switches().memory - size, CUDA_ERROR_OUT_OF_MEMORY);
}

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuDeviceGetCount, hipGetDeviceCount)(int *count) {
  return entry(__func__, [&] {
    requirePointer(count);
    *count = devices().count();
  });
}

DRIVER_FUNCTION(cuDeviceGet, hipDeviceGet)(CUdevice *device, int ordinal) {
  return entry(__func__, [&] {
    requirePointer(device);
    requireDevice(ordinal);
    *device = ordinal;
  });
}

DRIVER_FUNCTION(cuDeviceGetName, hipDeviceGetName)(char *name, int size, CUdevice device) {
  return entry(__func__, [&] {
    requirePointer(name);
    require(size > 0, CUDA_ERROR_INVALID_VALUE);
    requireDevice(device);
    std::snprintf(name, static_cast<std::size_t>(size), "Software device %d",
                  devices().machineNumber(device));
  });
}

DRIVER_FUNCTION(cuDeviceGetUuid, hipDeviceGetUuid)(CUuuid *uuid, CUdevice device) {
  return entry(__func__, [&] { return writeUuid(uuid, device); });
}

#ifndef CUDA_DRIVER_AS_HIP
DRIVER_FUNCTION(cuDeviceGetUuid_v2, )(CUuuid *uuid, CUdevice device) {
  return entry(__func__, [&] { return writeUuid(uuid, device); });
}
#endif

DRIVER_FUNCTION(cuDeviceTotalMem_v2, hipDeviceTotalMem)(std::size_t *bytes, CUdevice device) {
  return entry(__func__, [&] {
    requirePointer(bytes);
    requireDevice(device);
    *bytes = switches().memory;
  });
}

DRIVER_FUNCTION(cuDeviceGetPCIBusId, hipDeviceGetPCIBusId)(char *id, int size, CUdevice device) {
  return entry(__func__, [&] {
    requirePointer(id);
    require(size >= 13, CUDA_ERROR_INVALID_VALUE);
    requireDevice(device);
    std::snprintf(id, static_cast<std::size_t>(size), "0000:%02X:00.0",
                  static_cast<unsigned>(devices().machineNumber(device) + 1));
  });
}

DRIVER_FUNCTION(cuMemGetInfo_v2, hipMemGetInfo)(std::size_t *free, std::size_t *total) {
  return entry(__func__, [&] {
    requirePointer(free);
    requirePointer(total);
    currentContext();
    *total = switches().memory;
    *free = *total - std::min(*total, usedMemory());
  });
}
