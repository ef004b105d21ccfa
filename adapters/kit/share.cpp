// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/share.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/kit/process.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <mutex>
#include <unordered_map>
#include <utility>

namespace ur::kit {

ipc::Process &process() {
  struct RegisteredProcess {
    ipc::Process process{base::os()};
    base::ForkRegistration registration{process, base::ForkOrder::Inner};
  };
  static constinit base::Immortal<RegisteredProcess> instance;
  return instance.get().process;
}

ipc::Exchange &exchange() {
  static constinit base::Immortal<ipc::Exchange> instance;
  return instance.get(process(), kIdentity.sharing);
}

namespace {

// At exit, revokes all exports and stops the broker, which removes its socket from the file system.
const struct Closer {
  ~Closer() { exchange().close(); }
} closer;

// The leases of live handles, keyed by the handles' addresses.
struct Leases {
  base::ForkSafeMutex mutex;
  std::unordered_map<const void *, std::shared_ptr<const void>> byHandle;
};

Leases &leases() {
  static constinit base::Immortal<Leases> instance;
  return instance.get();
}

} // namespace

HandleParts ShareableObject::share() {
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              "this memory cannot be shared between processes");
}

void *getHandle(ipc::ExportRequest request, HandleParts parts) {
  request.fd = parts.fd;
  request.fdStaysOpen = !parts.lease;
  request.driverHandle = parts.driverHandle;
  request.flags |= parts.flags;
  const void *data = exchange().get(request);
  if (parts.lease) {
    base::ScopeGuard undo([&] { exchange().put(request.kind, data); });
    const std::lock_guard lock(leases().mutex);
    leases().byHandle.emplace(data, std::move(parts.lease));
    undo.dismiss();
  }
  return const_cast<void *>(data); // the API's type is not const
}

void putHandle(ipc::Kind kind, const void *data) {
  exchange().put(kind, data);
  // Destroyed after the unlock.
  std::unordered_map<const void *, std::shared_ptr<const void>>::node_type endedLease;
  const std::lock_guard lock(leases().mutex);
  endedLease = leases().byHandle.extract(data);
}

void requireClaimedSize(std::size_t openedSize, std::uint64_t claimedSize) {
  if (openedSize < claimedSize)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the handle is for {} bytes, but its memory has only {}; get a new one from the exporter",
        claimedSize, openedSize);
}

} // namespace ur::kit
