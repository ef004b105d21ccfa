// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/context.hpp"

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/event.hpp"
#include "fakes/cuda/export_directory.hpp"
#include "fakes/cuda/legacy_opens.hpp"
#include "fakes/cuda/switches.hpp"

#include <algorithm>
#include <map>

namespace cuda_driver {
namespace {

// The thread's stack of contexts. The last context is the current one.
thread_local std::vector<CUcontext> stack;

std::uintptr_t numberOf(CUcontext handle) { return reinterpret_cast<std::uintptr_t>(handle); }

std::shared_ptr<Context> makeContext(int device, bool primary) {
  auto context = std::make_shared<Context>(device, primary);
  context->handle = reinterpret_cast<CUcontext>(contexts().add(context));
  return context;
}

bool isLost(const Context &context) {
  const std::lock_guard lock(schedule().mutex);
  return context.lossError != CUDA_SUCCESS;
}

// Releases everything that the application left in the context.
void destroyContext(CUcontext handle) {
  const std::shared_ptr<Context> context = contexts().remove(numberOf(handle));
  require(context != nullptr, CUDA_ERROR_INVALID_CONTEXT);
  const auto isOfContext = [&](const auto &object) { return object.context == context.get(); };
  if (const auto remaining = std::ranges::count_if(
          streams().all(), [&](const auto &stream) { return isOfContext(*stream); }))
    reportMisuse("a context was destroyed before " + std::to_string(remaining) + " of its streams");
  if (const auto remaining = std::ranges::count_if(
          events().all(), [&](const auto &event) { return isOfContext(*event); }))
    reportMisuse("a context was destroyed before " + std::to_string(remaining) + " of its events");
  const auto memory = addressSpace().removeAllOf(handle);
  for (const auto &range : memory)
    exportDirectory().recordFree(range->start);
  if (!memory.empty() && !isLost(*context)) // a lost context refuses to free memory
    reportMisuse("a context was destroyed before " + std::to_string(memory.size()) +
                 " of its allocations");
  legacyOpens().removeStale();
  streams().removeIf(isOfContext);
  events().removeIf(isOfContext);
}

} // namespace

Context::Context(int deviceOfContext, bool isPrimary)
    : device(deviceOfContext), primary(isPrimary) {
  for (unsigned index = 0; index <= switches().connections; ++index)
    channels.push_back(std::make_unique<Channel>(*this));
  nullStream = std::make_shared<Stream>(this, channels.back().get(), true, true);
}

Context::~Context() = default;

std::shared_ptr<Stream> Context::makeStream(bool blocking) {
  const std::lock_guard lock(schedule().mutex);
  require(lossError == CUDA_SUCCESS, lossError);
  Channel *channel = channels[nextChannel++ % (channels.size() - 1)].get();
  auto stream = std::make_shared<Stream>(this, channel, blocking, false);
  std::erase_if(streams, [](const auto &entry) { return entry.expired(); });
  streams.push_back(stream);
  return stream;
}

void Context::lose(CUresult code) {
  if (lossError == CUDA_SUCCESS)
    lossError = code;
  schedule().progress.notify_all();
}

void Context::synchronize() {
  ScheduleLock lock(schedule().mutex);
  std::vector<std::shared_ptr<Fence>> fences;
  if (nullStream->tail)
    fences.push_back(nullStream->tail);
  for (const auto &entry : streams)
    if (const auto stream = entry.lock(); stream != nullptr && stream->tail)
      fences.push_back(stream->tail);
  schedule().progress.wait(lock, [&] {
    return lossError != CUDA_SUCCESS ||
           std::ranges::all_of(fences, [](const auto &fence) { return fence->done; });
  });
  require(lossError == CUDA_SUCCESS, lossError);
}

CUcontext currentHandle() { return stack.empty() ? nullptr : stack.back(); }

void setCurrentHandle(CUcontext handle) {
  if (!stack.empty())
    stack.pop_back();
  if (handle != nullptr)
    stack.push_back(handle);
}

std::shared_ptr<Context> contextOf(CUcontext handle) {
  std::shared_ptr<Context> context =
      handle == nullptr ? nullptr : contexts().find(numberOf(handle));
  require(context != nullptr, CUDA_ERROR_INVALID_CONTEXT);
  return context;
}

std::shared_ptr<Context> currentContext() {
  require(currentHandle() != nullptr, CUDA_ERROR_INVALID_CONTEXT);
  std::shared_ptr<Context> context = contexts().find(numberOf(currentHandle()));
  require(context != nullptr, CUDA_ERROR_CONTEXT_IS_DESTROYED);
  const std::lock_guard lock(schedule().mutex);
  require(context->lossError == CUDA_SUCCESS, context->lossError);
  return context;
}

namespace {

CUresult createContext(CUcontext *context, CUdevice device) {
  requirePointer(context);
  requireDevice(device);
  *context = makeContext(device, false)->handle;
  stack.push_back(*context);
  return CUDA_SUCCESS;
}

} // namespace

void Devices::retainPrimary(CUcontext *context, int device) {
  const std::lock_guard lock(mutex_);
  Primary &primary = primaries_[device];
  require(primary.lossError == CUDA_SUCCESS, primary.lossError);
  if (primary.references == 0)
    primary.context = makeContext(device, true)->handle;
  ++primary.references;
  *context = primary.context;
}

void Devices::releasePrimary(int device) {
  CUcontext unreferenced = nullptr;
  {
    const std::lock_guard lock(mutex_);
    Primary &primary = primaries_[device];
    require(primary.references > 0, CUDA_ERROR_INVALID_CONTEXT);
    if (--primary.references == 0) {
      unreferenced = primary.context;
      // If the context was lost, the process can no longer use the device.
      const auto context = contexts().find(numberOf(unreferenced));
      const std::lock_guard scheduleLock(schedule().mutex);
      primary.lossError = context->lossError;
    }
  }
  if (unreferenced != nullptr)
    destroyContext(unreferenced);
}

std::size_t Devices::primaryReferences() {
  const std::lock_guard lock(mutex_);
  std::size_t sum = 0;
  for (const auto &[device, primary] : primaries_)
    sum += primary.references;
  return sum;
}

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuDevicePrimaryCtxRetain, hipDevicePrimaryCtxRetain)
(CUcontext *context, CUdevice device) {
  return entry(__func__, [&] {
    requirePointer(context);
    requireDevice(device);
    devices().retainPrimary(context, device);
  });
}

DRIVER_FUNCTION(cuDevicePrimaryCtxRelease_v2, hipDevicePrimaryCtxRelease)(CUdevice device) {
  return entry(__func__, [&] {
    requireDevice(device);
    devices().releasePrimary(device);
  });
}

DRIVER_FUNCTION(cuCtxCreate_v2, hipCtxCreate)(CUcontext *context, unsigned, CUdevice device) {
  return entry(__func__, [&] { return createContext(context, device); });
}

DRIVER_FUNCTION(cuCtxDestroy_v2, hipCtxDestroy)(CUcontext context) {
  return entry(__func__, [&] {
    require(!contextOf(context)->primary, CUDA_ERROR_INVALID_CONTEXT);
    if (currentHandle() == context)
      stack.pop_back();
    destroyContext(context);
  });
}

DRIVER_FUNCTION(cuCtxGetCurrent, hipCtxGetCurrent)(CUcontext *context) {
  return entry(__func__, [&] {
    requirePointer(context);
    *context = currentHandle();
  });
}

DRIVER_FUNCTION(cuCtxSetCurrent, hipCtxSetCurrent)(CUcontext context) {
  return entry(__func__, [&] {
    if (context != nullptr)
      contextOf(context);
    setCurrentHandle(context);
  });
}

DRIVER_FUNCTION(cuCtxPushCurrent_v2, hipCtxPushCurrent)(CUcontext context) {
  return entry(__func__, [&] {
    contextOf(context);
    stack.push_back(context);
  });
}

DRIVER_FUNCTION(cuCtxPopCurrent_v2, hipCtxPopCurrent)(CUcontext *context) {
  return entry(__func__, [&] {
    require(!stack.empty(), CUDA_ERROR_INVALID_CONTEXT);
    if (context != nullptr)
      *context = stack.back();
    stack.pop_back();
  });
}

DRIVER_FUNCTION(cuCtxGetDevice, hipCtxGetDevice)(CUdevice *device) {
  return entry(__func__, [&] {
    requirePointer(device);
    *device = contextOf(currentHandle())->device;
  });
}

DRIVER_FUNCTION(cuCtxSynchronize, hipDeviceSynchronize)() {
  return entry(__func__, [&] { currentContext()->synchronize(); });
}
