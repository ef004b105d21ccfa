// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/functions.hpp"
#include "base/error.hpp"

namespace ur {
namespace level_zero {
namespace {

// Access between devices is always on where the driver has it, so there is nothing to switch.
void requireOwn(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  if (!commandDevice->belongsTo(kit::kIdentity.table) ||
      !peerDevice->belongsTo(kit::kIdentity.table))
    base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                "both devices must be of this adapter; others cannot reach its memory");
}

bool canAccess(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  ze_bool_t access = false;
  UR_ZE_CHECK(zeDeviceCanAccessPeer, commandDevice->device, peerDevice->device, &access);
  return access != 0;
}

bool hasAtomics(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  ze_device_p2p_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES;
  UR_ZE_CHECK(zeDeviceGetP2PProperties, commandDevice->device, peerDevice->device, &properties);
  return (properties.flags & ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS) != 0;
}

void requireAccess(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  requireOwn(commandDevice, peerDevice);
  if (commandDevice != peerDevice && !canAccess(commandDevice, peerDevice))
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "the driver gives the one device no access to the other's memory");
}

} // namespace
} // namespace level_zero

ur_result_t backend::urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  level_zero::requireAccess(commandDevice, peerDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  level_zero::requireAccess(commandDevice, peerDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  level_zero::requireOwn(commandDevice, peerDevice);
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  const bool same = commandDevice == peerDevice;
  switch (propName) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
    return write.value(int{same || level_zero::canAccess(commandDevice, peerDevice)});
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return write.value(int{same || level_zero::hasAtomics(commandDevice, peerDevice)});
  default:
    write.raiseUnknown(propName);
  }
}

} // namespace ur
