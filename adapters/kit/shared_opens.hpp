// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/kit/returned_pointers.hpp"
#include "base/fork.hpp"
#include "ipc/known_exporters.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>

namespace ur::kit {

// Memory that a driver opens at one address of a process (kOpenedOnce): all handles of it that are
// open share that, and the last Close gives it up. In the process that exported it, it is what it
// is, and only counted.
class SharedOpens {
public:
  // `confirm` throws what Open answers where the handle does not hold any more by the time that the
  // driver has opened it. Throws INVALID_OPERATION where the driver would show other memory than
  // the handle's, or shows it to another context.
  void *open(ur_context_handle_t context, ur_device_handle_t device, ipc::Imported imported,
             const std::function<void()> &confirm);

  // The pointer to what lies at `offset` of what is open already, counted once more; null where no
  // memory of that name is open for the context.
  void *again(ur_context_handle_t context, const ipc::ObjectName &name, std::uint64_t offset);

  // Takes one open back; false for a pointer that open did not return for the context.
  bool close(ur_context_handle_t context, const void *pointer);

private:
  struct Opening {
    ipc::DriverBlob blob;
    std::uint32_t flags;
    std::optional<ipc::ObjectName> name; // none in the process that exported it
    Retained<ur_context_handle_t> context;
    std::byte *begin;
    Allocation::Pointer allocation; // null in the process that exported it
    ReturnedPointers returned;
  };

  Opening *find(ur_context_handle_t context, const ipc::Imported &imported);

  base::ForkSafeMutex mutex_;
  std::list<Opening> openings_;
};

SharedOpens &sharedOpens();

} // namespace ur::kit
