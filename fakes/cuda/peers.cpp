// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/switches.hpp"

namespace cuda_driver {
namespace {

bool arePeers(CUdevice device, CUdevice other) { return device != other && switches().has("p2p"); }

} // namespace

bool canAccess(CUdevice device, CUdevice owner) {
  return device == owner || arePeers(device, owner);
}

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuDeviceGetP2PAttribute, hipDeviceGetP2PAttribute)(int *value,
                                                                   CUdevice_P2PAttribute attribute,
                                                                   CUdevice device, CUdevice peer) {
  return entry(__func__, [&] {
    requirePointer(value);
    // HIP numbers these attributes from 0, CUDA from 1.
    const int number = attribute + DRIVER_NAME(0, 1);
    require(number >= CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK &&
                number <= CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED,
            CUDA_ERROR_INVALID_VALUE);
    requireDevice(device);
    requireDevice(peer);
    require(device != peer, CUDA_ERROR_INVALID_DEVICE);
    *value = number != CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK && arePeers(device, peer) ? 1 : 0;
  });
}

DRIVER_FUNCTION(cuCtxEnablePeerAccess, hipCtxEnablePeerAccess)(CUcontext peer, unsigned flags) {
  return entry(__func__, [&] {
    require(flags == 0, CUDA_ERROR_INVALID_VALUE);
    const auto context = currentContext();
    const auto other = contextOf(peer);
    require(context != other, CUDA_ERROR_INVALID_CONTEXT);
    require(arePeers(context->device, other->device), CUDA_ERROR_PEER_ACCESS_UNSUPPORTED);
    const std::lock_guard lock(schedule().mutex);
    require(context->peers.insert(peer).second, CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
  });
}

DRIVER_FUNCTION(cuCtxDisablePeerAccess, hipCtxDisablePeerAccess)(CUcontext peer) {
  return entry(__func__, [&] {
    const auto context = currentContext();
    contextOf(peer);
    const std::lock_guard lock(schedule().mutex);
    require(context->peers.erase(peer) == 1, CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
  });
}
