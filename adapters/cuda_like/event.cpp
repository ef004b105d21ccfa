// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"

#include "adapters/cuda_like/queue.hpp"

void destroy(ur_event_handle_t event) noexcept { delete event; }
