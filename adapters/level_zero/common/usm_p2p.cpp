// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/device.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"

namespace ur {
namespace ze {
namespace {

// Access between devices is always on where the driver has it, so there is nothing to switch.
void requireOwn(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  if (!commandDevice->belongsTo(lz::kDdiTable) || !peerDevice->belongsTo(lz::kDdiTable))
    adapter::raise(UR_RESULT_ERROR_INVALID_DEVICE,
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
    adapter::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                   "the driver gives the one device no access to the other's memory");
}

} // namespace
} // namespace ze

ur_result_t lz::urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                            ur_device_handle_t peerDevice) {
  ze::requireAccess(commandDevice, peerDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                             ur_device_handle_t peerDevice) {
  ze::requireAccess(commandDevice, peerDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                             ur_device_handle_t peerDevice,
                                             ur_exp_peer_info_t propName, size_t propSize,
                                             void *pPropValue, size_t *pPropSizeRet) {
  ze::requireOwn(commandDevice, peerDevice);
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  const bool same = commandDevice == peerDevice;
  switch (propName) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
    return write.value(int{same || ze::canAccess(commandDevice, peerDevice)});
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return write.value(int{same || ze::hasAtomics(commandDevice, peerDevice)});
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

} // namespace ur
