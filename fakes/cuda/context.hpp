// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/channel.hpp"
#include "fakes/cuda/handles.hpp"
#include "fakes/cuda/stream.hpp"

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

  // Guarded by the schedule's mutex. The channels guard their own members.
  CUresult lost = CUDA_SUCCESS; // permanently
  std::vector<std::unique_ptr<Channel>> channels;
  std::size_t nextChannel = 0;
  std::shared_ptr<Stream> nullStream;         // has a channel of its own
  std::vector<std::weak_ptr<Stream>> streams; // the other streams with a handle or pending work
  std::set<CUcontext> peers;                  // contexts with memory that this context may access

  std::shared_ptr<Stream> makeStream(bool blocking);
  void lose(CUresult code);
  // Waits for all submitted work. Throws the context's error if it is lost.
  void synchronize();
};

Handles<Context> &contexts();
Handles<Stream> &streams();

CUcontext currentHandle();
void setCurrentHandle(CUcontext handle);

// Returns the thread's context. Throws INVALID_CONTEXT, or the context's error if it is lost.
std::shared_ptr<Context> currentContext();
std::shared_ptr<Context> contextOf(CUcontext handle);

// Throws INVALID_DEVICE if the device does not exist.
void requireDevice(CUdevice device);

} // namespace cuda_driver
