// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/share.hpp"

#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <mutex>
#include <unordered_map>
#include <utility>

namespace ur::kit {
namespace {

// What the handles that are out hold of their driver, by the handles' addresses.
struct Leases {
  base::ForkSafeMutex mutex;
  std::unordered_map<const void *, std::shared_ptr<const void>> byHandle;
};

Leases &leases() {
  static Leases &instance = base::immortal<Leases>();
  return instance;
}

const char *nameOf(ur_device_info_t feature) {
  switch (feature) {
  case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
    return "IPC of memory";
  case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    return "IPC of physical memory";
  case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    return "IPC of events";
  default:
    return "virtual memory";
  }
}

} // namespace

void requireFeature(std::span<const ur_device_handle_t> devices, ur_device_info_t feature) {
  const char *reason = nullptr;
  for (ur_device_handle_t device : devices) {
    const char *missing = backend::whyUnsupported(device, feature);
    if (!missing)
      return;
    if (!reason)
      reason = missing;
  }
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "this device does not offer {}: {}",
              nameOf(feature), reason);
}

void *getHandle(ipc::ExportRequest request, Shared shared) {
  request.fd = shared.fd;
  request.driverBlob = shared.blob;
  const void *data = exchange().get(request);
  if (shared.lease) {
    try {
      const std::lock_guard lock(leases().mutex);
      leases().byHandle.emplace(data, std::move(shared.lease));
    } catch (...) {
      exchange().put(request.kind, data);
      throw;
    }
  }
  return const_cast<void *>(data); // the API's type; nobody writes it
}

void putHandle(ipc::Kind kind, const void *data) {
  exchange().put(kind, data);
  std::unordered_map<const void *, std::shared_ptr<const void>>::node_type
      ended; // without the lock
  const std::lock_guard lock(leases().mutex);
  ended = leases().byHandle.extract(data);
}

void requireWhole(std::size_t opened, std::uint64_t claimed) {
  if (opened < claimed)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is for {} bytes, but the memory behind it has {}", claimed, opened);
}

} // namespace ur::kit
