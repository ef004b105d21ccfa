// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/channel.hpp"
#include "test/cuda_driver/handles.hpp"
#include "test/cuda_driver/stream.hpp"

#include <cstddef>
#include <memory>
#include <set>
#include <vector>

namespace cuda_driver {

struct Context {
  Context(int deviceOfContext, bool isPrimary);
  ~Context();

  const int device;
  const bool primary;
  CUcontext handle = nullptr;

  // Guarded by the schedule, but for the channels themselves.
  CUresult lost = CUDA_SUCCESS; // for good
  std::vector<std::unique_ptr<Channel>> channels;
  std::size_t nextChannel = 0;
  std::shared_ptr<Stream> nullStream;         // has a channel of its own
  std::vector<std::weak_ptr<Stream>> streams; // the others that live or have work
  std::set<CUcontext> peers;                  // whose memory this one may touch

  std::shared_ptr<Stream> makeStream(bool blocking);
  void lose(CUresult code);
  // Until all that was submitted is done. Throws what the context was lost with.
  void synchronize();
};

Handles<Context> &contexts();
Handles<Stream> &streams();

CUcontext currentHandle();
void setCurrentHandle(CUcontext handle);

// The thread's context. Throws INVALID_CONTEXT, or what it was lost with.
std::shared_ptr<Context> currentContext();
std::shared_ptr<Context> contextOf(CUcontext handle);

// Refuses a device number that does not exist.
void requireDevice(CUdevice device);

} // namespace cuda_driver
