// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Waits for commands that use USM memory, and performs blocking copies.
#include "adapters/kit/allocation.hpp"
#include "adapters/level_zero/backend.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace ur {

void backend::finishUsersOf(const kit::Allocation &allocation) {
  // Idle memory needs no lock of a queue. In a forked child, the mutex of a queue may stay locked
  // forever.
  if (!allocation.isInUse())
    return;
  std::vector<std::shared_ptr<Signal>> users;
  allocation.context->platform()->queues.forEach([&](ur_queue_handle_t queue) {
    std::ranges::move(queue->usersOf(allocation), std::back_inserter(users));
  });
  for (const auto &signal : users)
    signal->wait();
  allocation.waitForCalls();
}

void backend::urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                    size_t size) {
  const kit::Allocation::CallUse destination = kit::useRangeInCall(pDst, size);
  const kit::Allocation::CallUse source = kit::useRangeInCall(pSrc, size);
  hContext->perform(level_zero::Copy{pDst, pSrc, size});
}

} // namespace ur
