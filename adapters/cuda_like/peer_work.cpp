// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/peer_work.hpp"

#include "adapters/cuda_like/peer_access.hpp"
#include "adapters/cuda_like/work.hpp"
#include "adapters/kit/backend.hpp"
#include "base/scope_guard.hpp"

#include <array>
#include <variant>

namespace ur::cuda_like {
namespace {

// The addresses that work writes and reads, or null.
using Sides = std::array<const void *, 2>;

struct SideVisitor {
  Sides operator()(std::monostate) const noexcept { return {}; }
  Sides operator()(const kit::Fill &fill) const noexcept { return {fill.destination, nullptr}; }
  Sides operator()(const kit::Fills &rows) const noexcept { return (*this)(rows.front()); }
  Sides operator()(const kit::Copy &copy) const noexcept { return {copy.destination, copy.source}; }
  Sides operator()(const kit::CopyRect &rect) const noexcept {
    return {rect.destination, rect.source};
  }
};

PeerSide sideOf(const AddressAccess &access) {
  return {access.memoryDevice->id, access.memoryDevice->context()};
}

bool isAllowed(const void *address, Device device) {
  const auto access = findAccess(address, device);
  return !access || access->isAllowed;
}

// Enqueues the work on a new stream of `device`. The work runs after the earlier commands of
// `stream` and before the later ones.
void enqueueOn(ur_device_handle_t device, const kit::Work &work, Stream stream) {
  const UniqueEvent earlierWork = makeEvent(kEventDisableTiming);
  check(driver().eventRecord(earlierWork.get(), stream), "record an event");
  UniqueEvent workDone;
  {
    const CurrentContext current(device->context());
    const UniqueStream deviceStream = makeStream();
    check(driver().streamWaitEvent(deviceStream.get(), earlierWork.get(), 0),
          "make a stream wait for another device's stream");
    base::ScopeGuard finish([&] { driver().streamSynchronize(deviceStream.get()); });
    enqueueWork(work, deviceStream.get());
    workDone = makeEvent(kEventDisableTiming);
    check(driver().eventRecord(workDone.get(), deviceStream.get()), "record an event");
    finish.dismiss();
  }
  check(driver().streamWaitEvent(stream, workDone.get(), 0),
        "make a stream wait for another device's stream");
}

} // namespace

bool enqueueWithoutPeerAccess(const kit::Work &work, Stream stream) {
  Device device = 0;
  check(driver().contextDevice(&device), "get the device of a context");
  const auto [destination, source] = std::visit(SideVisitor(), work);
  const auto to = findAccess(destination, device);
  const auto from = findAccess(source, device);
  const AddressAccess *deniedSide = nullptr;
  if (to && !to->isAllowed)
    deniedSide = &*to;
  else if (from && !from->isAllowed)
    deniedSide = &*from;
  if (!deniedSide)
    return false;
  const auto *const copy = std::get_if<kit::Copy>(&work);
  if (copy && to && from && driver().copyPeer) {
    check(driver().copyPeer(copy->destination, sideOf(*to), copy->source, sideOf(*from), copy->size,
                            stream),
          "copy between devices");
    return true;
  }
  const ur_device_handle_t memoryDevice = deniedSide->memoryDevice;
  if (!isAllowed(destination, memoryDevice->id) || !isAllowed(source, memoryDevice->id))
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION,
                "cannot copy: no device has access to both sides, not even {}, which owns one of "
                "them; call urUsmP2PEnablePeerAccessExp first, or copy through host memory",
                memoryDevice->name());
  enqueueOn(memoryDevice, work, stream);
  return true;
}

} // namespace ur::cuda_like
