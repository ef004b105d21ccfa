// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/schedule.hpp"

#include <cstddef>
#include <functional>
#include <memory>

namespace cuda_driver {

class Channel;
struct Context;

// Commands that run in order. The schedule's mutex guards the members that are not const.
struct Stream : std::enable_shared_from_this<Stream> {
  Stream(Context *contextOfStream, Channel *sharedChannel, bool isBlocking, bool isNull)
      : context(contextOfStream), channel(sharedChannel), blocking(isBlocking),
        isNullStream(isNull) {}

  Context *const context;
  Channel *const channel;
  const bool blocking; // the null stream and this stream wait for each other
  const bool isNullStream;
  std::shared_ptr<Fence> tail; // the fence of the newest command

  bool isIdle() const { return tail == nullptr || tail->done; }
};

// Returns the stream of a handle; 0 and CU_STREAM_LEGACY mean the current context's null stream.
// Throws INVALID_HANDLE, or INVALID_CONTEXT without a current context.
std::shared_ptr<Stream> streamOf(CUstream handle);

// Submits a command. It starts after the commands that the rules of the null stream require. Waits
// while the channel is full.
std::shared_ptr<Fence> submit(Stream &stream, Command command);
std::shared_ptr<Fence> submit(Stream &stream, std::function<void()> work);

// Waits until the fence is done. Throws the context's error if the context is lost.
void waitFor(const Context &context, const std::shared_ptr<Fence> &fence);

} // namespace cuda_driver
