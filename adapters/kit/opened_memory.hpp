// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "base/fork.hpp"
#include "ipc/exchange.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

namespace ur::kit {

// The memory that this process has opened from handles. Another Open reuses the mapping if the
// object's name, context, device, flags and size match. Each Open of an object without a name makes
// a new mapping. Host memory has no device, so all devices of the context use one mapping. The last
// Close unmaps the memory.
//
// Some drivers map memory once per process and identify it by its driver handle
// (kSingleMappingPerProcess). In the process that exported such memory, Open returns the exported
// address and only adds a reference.
class OpenedMemory {
public:
  // Opens the handle's memory if it is not open yet, and returns the memory's address plus the
  // handle's offset. Changes nothing if it throws. For a single mapping, throws
  // - INVALID_OPERATION if the driver still maps freed memory with the same handle, or the memory
  //   is open in another context;
  // - INVALID_VALUE if the memory is open with another size.
  void *open(ur_context_handle_t context, ur_device_handle_t device, ipc::Resolved &resolved);

  // Drops one reference. After the last one, waits for pending commands and unmaps the memory.
  // Returns false for a pointer that is not open for the context. Changes nothing if it throws.
  bool close(ur_context_handle_t context, const void *pointer);

private:
  struct OpenObject {
    Allocation::Pointer memory;
    std::optional<ipc::ObjectName> name;
    std::uint32_t flags;
    bool isSingleMapping; // see kSingleMappingPerProcess
    std::size_t references = 1;
  };
  // The key of a single mapping, or of an object without a name, contains the driver handle instead
  // of the object.
  struct Key {
    ipc::ObjectId object = ipc::ObjectId::None;
    ipc::DriverHandle driverHandle{};

    auto operator<=>(const Key &) const = default;
  };
  using OpenObjects = std::multimap<Key, OpenObject>;
  using Pointers = std::multimap<const void *, OpenObjects::iterator>;

  OpenObjects::iterator findByName(ur_context_handle_t context, ur_device_handle_t device,
                                   const ipc::Resolved &resolved);
  OpenObjects::iterator findSingleMapping(ur_context_handle_t context, const ipc::Handle &handle);

  base::ForkSafeMutex mutex_;
  OpenObjects openObjects_;
  Pointers pointers_; // the pointers that open() returned and close() has not closed
  // Held during an open of a single mapping. It is the last member, so that a fork locks it before
  // `mutex_`.
  base::ForkSafeMutex singleMappingMutex_;
};

OpenedMemory &openedMemory();

} // namespace ur::kit
