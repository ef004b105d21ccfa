// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/returned_pointers.hpp"
#include "base/fork.hpp"
#include "ipc/exchange.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>

namespace ur::kit {

// The memory of other processes that is open here. A handle of an object that is open already for
// the same context and device costs no descriptor and no mapping more: it is counted, and the last
// Close gives the memory back.
class OpenedMemory {
public:
  // The pointer to the handle's offset in memory that is open for the context and device, with one
  // reference more; null if this process, which may be the child of a fork, has not opened the
  // handle's object there with the same size and flags.
  void *reuse(ur_context_handle_t context, ur_device_handle_t device,
              const ipc::Resolved &resolved);

  // Lists memory that was opened now, with one reference; returns the pointer to the handle's
  // offset. Changes nothing if it throws.
  void *add(const Allocation::Pointer &allocation, const ipc::Resolved &resolved);

  // Takes one open back; the last one when no command uses the memory any more. False for a pointer
  // that is not open for the context. Where it throws, the memory is as open as before.
  bool close(ur_context_handle_t context, const void *pointer);

private:
  struct Opening;
  using Names = std::multimap<ipc::ObjectId, Opening *>;

  struct Opening {
    Allocation::Pointer allocation;
    std::optional<ipc::ObjectName> name;
    std::uint32_t flags;
    ReturnedPointers returned;
    bool isEnding = false;
  };

  Names::iterator placeOf(const Opening &opening);

  base::ForkSafeMutex mutex_;
  std::unordered_map<const std::byte *, Opening> openings_; // by the memory's begin
  Names names_;                                             // of those that can be reused
};

OpenedMemory &openedMemory();

} // namespace ur::kit
