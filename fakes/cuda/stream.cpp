// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/stream.hpp"

#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/event.hpp"

namespace cuda_driver {
namespace {

constexpr int kGreatestPriority = -5;

// The null stream waits for all blocking streams, and they wait for it.
void addNullStreamRules(const Stream &stream, std::vector<std::shared_ptr<Fence>> &dependencies) {
  const auto add = [&](const Stream &other) {
    if (!other.isIdle())
      dependencies.push_back(other.tail);
  };
  const Context &context = *stream.context;
  if (stream.isNullStream) {
    for (const auto &entry : context.streams)
      if (const auto other = entry.lock(); other != nullptr && other->blocking)
        add(*other);
  } else if (stream.blocking) {
    add(*context.nullStream);
  }
}

CUresult createStream(CUstream *handle, unsigned flags) {
  requirePointer(handle);
  require((flags & ~CU_STREAM_NON_BLOCKING) == 0, CUDA_ERROR_INVALID_VALUE);
  const auto stream = currentContext()->makeStream((flags & CU_STREAM_NON_BLOCKING) == 0);
  *handle = reinterpret_cast<CUstream>(streams().add(stream));
  return CUDA_SUCCESS;
}

} // namespace

std::shared_ptr<Stream> streamOf(CUstream handle) {
  if (handle == nullptr || handle == CU_STREAM_LEGACY)
    return currentContext()->nullStream;
  std::shared_ptr<Stream> stream = streams().find(reinterpret_cast<std::uintptr_t>(handle));
  require(stream != nullptr, CUDA_ERROR_INVALID_HANDLE);
  return stream;
}

std::shared_ptr<Fence> submit(Stream &stream, Command command) {
  std::shared_ptr<Fence> fence = command.fence;
  ScheduleLock lock(schedule().mutex);
  stream.channel->waitForRoom(lock);
  addNullStreamRules(stream, command.dependencies);
  command.stream = stream.shared_from_this();
  stream.channel->submit(std::move(command), lock);
  stream.tail = fence;
  return fence;
}

std::shared_ptr<Fence> submit(Stream &stream, std::function<void()> work) {
  Command command;
  command.work = std::move(work);
  return submit(stream, std::move(command));
}

void waitFor(const Context &context, const std::shared_ptr<Fence> &fence) {
  ScheduleLock lock(schedule().mutex);
  schedule().progress.wait(
      lock, [&] { return context.lossError != CUDA_SUCCESS || fence == nullptr || fence->done; });
  require(context.lossError == CUDA_SUCCESS, context.lossError);
}

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuStreamCreate, hipStreamCreateWithFlags)(CUstream *stream, unsigned flags) {
  return entry(__func__, [&] { return createStream(stream, flags); });
}

DRIVER_FUNCTION(cuStreamCreateWithPriority, hipStreamCreateWithPriority)(CUstream *stream,
                                                                         unsigned flags, int) {
  return entry(__func__, [&] { return createStream(stream, flags); });
}

// Pending commands still run.
DRIVER_FUNCTION(cuStreamDestroy_v2, hipStreamDestroy)(CUstream handle) {
  return entry(__func__, [&] {
    const auto stream = streams().remove(reinterpret_cast<std::uintptr_t>(handle));
    require(stream != nullptr, CUDA_ERROR_INVALID_HANDLE);
    const std::lock_guard lock(schedule().mutex);
    require(stream->context->lossError == CUDA_SUCCESS, stream->context->lossError);
  });
}

DRIVER_FUNCTION(cuStreamSynchronize, hipStreamSynchronize)(CUstream handle) {
  return entry(__func__, [&] {
    const auto stream = streamOf(handle);
    std::shared_ptr<Fence> tail;
    if (stream->isNullStream) {
      tail = submit(*stream, Command());
    } else {
      const std::lock_guard lock(schedule().mutex);
      tail = stream->tail;
    }
    waitFor(*stream->context, tail);
  });
}

DRIVER_FUNCTION(cuStreamQuery, hipStreamQuery)(CUstream handle) {
  return entry(__func__, [&] {
    const auto stream = streamOf(handle);
    const std::lock_guard lock(schedule().mutex);
    require(stream->context->lossError == CUDA_SUCCESS, stream->context->lossError);
    std::vector<std::shared_ptr<Fence>> dependencies;
    if (stream->isNullStream)
      addNullStreamRules(*stream, dependencies);
    return stream->isIdle() && dependencies.empty() ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
  });
}

DRIVER_FUNCTION(cuStreamWaitEvent, hipStreamWaitEvent)(CUstream handle, CUevent event,
                                                       unsigned flags) {
  return entry(__func__, [&] {
    require(flags <= 1, CUDA_ERROR_INVALID_VALUE);
    const auto stream = streamOf(handle);
    const auto fence = eventOf(event)->currentFence();
    if (fence == nullptr)
      reportMisuse("a stream waits for an event that was never recorded");
    Command command;
    if (fence != nullptr)
      command.dependencies.push_back(fence);
    submit(*stream, std::move(command));
  });
}

DRIVER_FUNCTION(cuStreamGetCtx, hipStreamGetCtx)(CUstream handle, CUcontext *context) {
  return entry(__func__, [&] {
    requirePointer(context);
    *context = streamOf(handle)->context->handle;
  });
}

DRIVER_FUNCTION(cuCtxGetStreamPriorityRange, hipDeviceGetStreamPriorityRange)(int *least,
                                                                              int *greatest) {
  return entry(__func__, [&] {
    currentContext();
    if (least != nullptr)
      *least = 0;
    if (greatest != nullptr)
      *greatest = kGreatestPriority;
  });
}
