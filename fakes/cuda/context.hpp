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

// A context with its channels and streams. After a command fails, the context is lost: its calls
// return the error of the command.
struct Context {
  Context(int deviceOfContext, bool isPrimary);
  ~Context();

  const int device;
  const bool primary;
  CUcontext handle = nullptr;

  // Guarded by the schedule's mutex. The channels guard their own members.
  CUresult lossError = CUDA_SUCCESS; // the error of a lost context
  std::vector<std::unique_ptr<Channel>> channels;
  std::size_t nextChannel = 0;
  std::shared_ptr<Stream> nullStream;         // with its own channel
  std::vector<std::weak_ptr<Stream>> streams; // the other streams with a handle or pending work
  std::set<CUcontext> peers;                  // contexts with memory that this context may access

  std::shared_ptr<Stream> makeStream(bool blocking);
  // Marks the context as lost, unless it is lost already.
  void lose(CUresult code);
  // Waits for all submitted work. Throws the context's error if it is lost.
  void synchronize();
};

Handles<Context> &contexts();
Handles<Stream> &streams();

// Return and set the thread's current context.
CUcontext currentHandle();
void setCurrentHandle(CUcontext handle);

// Returns the thread's current context. Throws INVALID_CONTEXT if there is none, or the context's
// error if it is lost.
std::shared_ptr<Context> currentContext();
std::shared_ptr<Context> contextOf(CUcontext handle);

} // namespace cuda_driver
