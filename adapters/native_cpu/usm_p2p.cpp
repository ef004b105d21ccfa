// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/native_cpu/device.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "base/error.hpp"

namespace ur {
namespace native_cpu {
namespace {

// The one device has access to its own memory at all times, so there is nothing to switch.
void requireOwn(ur_device_handle_t commandDevice, ur_device_handle_t peerDevice) {
  if (!commandDevice->belongsTo(kit::kIdentity.table) ||
      !peerDevice->belongsTo(kit::kIdentity.table))
    base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                "both devices must be of this adapter; others cannot reach its memory");
}

} // namespace
} // namespace native_cpu

ur_result_t backend::urUsmP2PEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  requireOwn(commandDevice, peerDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUsmP2PDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  requireOwn(commandDevice, peerDevice);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  requireOwn(commandDevice, peerDevice);
  switch (propName) {
  case UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT:
  case UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT:
    return kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(int{1});
  default:
    kit::InfoWriter::raiseUnknown(propName);
  }
}

} // namespace ur
