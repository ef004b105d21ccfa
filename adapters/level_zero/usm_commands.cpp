// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Waits for commands that use USM memory, and performs blocking copies.
#include "adapters/kit/allocation.hpp"
#include "adapters/level_zero/backend.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace ur {

void backend::finishUsersOf(const kit::Allocation &allocation) {
  // Locks no queue if the memory is not in use, because a forked child may have inherited the
  // locked mutex of a queue.
  if (!allocation.isInUse())
    return;
  std::vector<std::shared_ptr<Signal>> users;
  allocation.context->queues.forEach([&](ur_queue_handle_t queue) {
    std::ranges::move(queue->usersOf(allocation), std::back_inserter(users));
  });
  for (const auto &signal : users)
    signal->wait();
  allocation.context->queues.forEach([](ur_queue_handle_t queue) { queue->releaseComplete(); });
  // Frees of other memory must not wait for a blocking copy.
  if (!allocation.isInUse())
    return;
  // Waits for a blocking copy, which may use the memory.
  const std::lock_guard copyLock(allocation.context->blockingCopies);
}

void backend::urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                    size_t size) {
  const std::lock_guard lock(hContext->blockingCopies);
  const kit::Allocation::Use destination = kit::useRange(pDst, size);
  const kit::Allocation::Use source = kit::useRange(pSrc, size);
  hContext->perform(level_zero::Copy{pDst, pSrc, size});
}

} // namespace ur
