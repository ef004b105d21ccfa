// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The driver's device and context, without the objects of the API. Code that shares memory needs
// only these types, so an overlay over another CUDA adapter can use that code.

#include "adapters/cuda_like/driver.hpp"
#include "adapters/cuda_like/export_keep_alive.hpp"
#include "adapters/cuda_like/facts.hpp"
#include "adapters/cuda_like/host_words.hpp"
#include "adapters/cuda_like/probe.hpp"
#include "adapters/kit/handles.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

class NativeDevice {
public:
  explicit NativeDevice(Device deviceId) noexcept : id(deviceId) {}
  NativeDevice(const NativeDevice &) = delete;
  NativeDevice &operator=(const NativeDevice &) = delete;
  ~NativeDevice();

  // Returns the device's primary context, which the first call retains.
  Context context();

  // Returns the results of the probe, which runs in the first call.
  const Capabilities &capabilities();
  // Returns the probe's answer for a feature, and null for other queries.
  const Answer *answer(ur_device_info_t feature);

  // Returns the export types of shared memory, a set of kDescriptor and kFabric, or kNoExport.
  int exportTypes();

  // Returns whether commands of this device can access memory of the peer device.
  bool canAccess(const NativeDevice *peer) const;
  bool hasAtomicsOn(const NativeDevice *peer) const;

  // Return facts that the driver reports.
  int attribute(int name) const; // `name` is one of kFacts.attributes
  std::string name() const;
  std::string pciAddress() const;
  std::array<std::uint8_t, 16> uuid();
  std::size_t totalMemory();
  std::size_t granularity(); // object sizes are multiples of it
  bool supportsDirectRdma(); // whether network cards can access the memory (GPUDirect RDMA)

  // Returns the answer to UR_DEVICE_INFO_USM_..._SUPPORT.
  ur_device_usm_access_capability_flags_t usmAccess(ur_device_info_t query) const;

  const Device id;

  ExportKeepAlive exportKeepAlive;
  HostWords hostWords;

  // For each peer device, whether urUsmP2P... last enabled (true) or disabled (false) this device's
  // access to the peer's memory. The mutex of PeerAccess guards the map.
  std::map<Device, bool> peerSwitches;

private:
  std::mutex mutex_;
  Context context_ = nullptr;
  kit::Lazy<Capabilities> capabilities_;
  // Cached, because drivers can be slow to report them.
  kit::Lazy<std::array<std::uint8_t, 16>> uuid_;
  kit::Lazy<std::size_t> totalMemory_;
  kit::Lazy<std::size_t> granularity_;
  kit::Lazy<bool> supportsDirectRdma_;
};

// Calls `call` in the device's context. Ignores failures: a lost device has lost the object.
template <typename Call> void releaseOnDevice(NativeDevice *device, const Call &call) noexcept {
  try {
    const CurrentContext current(device->context());
    call();
  } catch (const std::exception &) {
  }
}

} // namespace ur::cuda_like
