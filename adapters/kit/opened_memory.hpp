// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/returned_pointers.hpp"
#include "base/fork.hpp"
#include "ipc/known_exporters.hpp"

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
  // The pointer to what lies at `offset`, counted once more; null where no memory of that name and
  // size is open for the context and device.
  void *again(ur_context_handle_t context, ur_device_handle_t device, const ipc::ObjectName &name,
              std::uint64_t size, std::uint64_t offset);

  // Lists memory that was opened now, found by its name, if it has one; returns the pointer to what
  // lies at `offset`, counted. Where it throws, nothing has changed.
  void *add(const Allocation::Pointer &allocation, const std::optional<ipc::ObjectName> &name,
            std::uint64_t offset);

  // Takes one open back; the last one when no command uses the memory any more. False for a pointer
  // that is not open for the context. Where it throws, the memory is as open as before.
  bool close(ur_context_handle_t context, const void *pointer);

private:
  struct Opening;
  using Names = std::multimap<ipc::ObjectId, Opening *>;

  struct Opening {
    Allocation::Pointer allocation;
    std::optional<ipc::ObjectName> name;
    ReturnedPointers returned;
    bool isEnding = false;
  };

  Names::iterator placeOf(const Opening &opening);

  base::ForkSafeMutex mutex_;
  std::unordered_map<const std::byte *, Opening> openings_; // by the memory's begin
  Names names_;                                             // of those that can be counted again
};

OpenedMemory &openedMemory();

} // namespace ur::kit
