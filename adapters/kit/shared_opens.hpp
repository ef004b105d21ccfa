// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/returned_pointers.hpp"
#include "base/fork.hpp"
#include "ipc/exchange.hpp"

#include <cstddef>
#include <cstdint>
#include <list>

namespace ur::kit {

// Memory that a driver opens at one address of a process (kSingleMappingPerProcess): all handles of
// it that are open share that, and the last Close gives it up. In the process that exported it,
// Open returns the exported address and counts references only.
class SharedOpens {
public:
  // The pointer to the handle's offset in memory that is open for the context, opened now if it was
  // not. Throws INVALID_OPERATION where the driver would show other memory than the handle's, or
  // shows it to another context; INVALID_VALUE if the open memory has another size.
  void *open(ur_context_handle_t context, ur_device_handle_t device, ipc::Resolved &resolved);

  // Takes one open back; false for a pointer that open did not return for the context.
  bool close(ur_context_handle_t context, const void *pointer);

private:
  struct Opening {
    ipc::DriverBlob blob;
    std::uint32_t flags;
    std::uint64_t size;
    Retained<ur_context_handle_t> context;
    std::byte *begin;
    Allocation::Pointer allocation; // null in the process that exported it
    ReturnedPointers returned;
  };

  Opening *find(ur_context_handle_t context, const ipc::Handle &handle);

  base::ForkSafeMutex mutex_;
  std::list<Opening> openings_;
};

SharedOpens &sharedOpens();

} // namespace ur::kit
