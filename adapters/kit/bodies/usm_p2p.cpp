// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "base/error.hpp"

namespace ur {
namespace {

void requireAdapterDevices(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  if (!commandDevice->belongsTo(kit::kIdentity.table) ||
      !peerDevice->belongsTo(kit::kIdentity.table))
    base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                "both devices must belong to this adapter; other devices cannot access its memory");
}

bool canAccess(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  return commandDevice == peerDevice || backend::canAccessMemoryOf(commandDevice, peerDevice);
}

} // namespace

void backend::urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                          ur_device_handle_t peerDevice) {
  requireAdapterDevices(commandDevice, peerDevice);
  if (!canAccess(commandDevice, peerDevice))
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the driver does not let the device access the peer device's memory; copy through "
                "host memory");
  commandDevice->setPeerAccess(peerDevice, true);
}

void backend::urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                           ur_device_handle_t peerDevice) {
  requireAdapterDevices(commandDevice, peerDevice);
  commandDevice->setPeerAccess(peerDevice, false);
}

void backend::urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                           ur_device_handle_t peerDevice,
                                           ur_exp_peer_info_t propName, size_t propSize,
                                           void *pPropValue, size_t *pPropSizeRet) {
  requireAdapterDevices(commandDevice, peerDevice);
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
    return writer.value(int{canAccess(commandDevice, peerDevice)});
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return writer.value(
        int{commandDevice == peerDevice || backend::hasAtomicsOn(commandDevice, peerDevice)});
  default:
    writer.raiseUnsupported(propName);
  }
}

} // namespace ur
