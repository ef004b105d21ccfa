// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/schedule.hpp"

#include <cstddef>
#include <functional>
#include <memory>

namespace cuda_driver {

class Channel;
struct Context;

// Commands in an order of their own. What is not const is guarded by the schedule.
struct Stream : std::enable_shared_from_this<Stream> {
  Stream(Context *contextOfStream, Channel *sharedChannel, bool isBlocking, bool isNull)
      : context(contextOfStream), channel(sharedChannel), blocking(isBlocking), null(isNull) {}

  Context *const context;
  Channel *const channel;
  const bool blocking;        // the null stream and this one wait for each other
  const bool null;            // whether it is the null stream
  std::shared_ptr<Mark> last; // the end of what was submitted last

  bool idle() const { return last == nullptr || last->done; }
};

// The stream behind a handle, of which 0 and CU_STREAM_LEGACY are the current context's null
// stream. Throws INVALID_HANDLE, and INVALID_CONTEXT where no context is current.
std::shared_ptr<Stream> streamOf(CUstream handle);

// Puts a command into a stream, after what the streams' rules put before it. Waits while the
// channel is full.
std::shared_ptr<Mark> submit(Stream &stream, Command command);
std::shared_ptr<Mark> submit(Stream &stream, std::function<void()> work);

// Until the mark is done. Throws what the context was lost with.
void waitFor(const Context &context, const std::shared_ptr<Mark> &mark);

} // namespace cuda_driver
