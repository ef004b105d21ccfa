// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/fault/adapter_objects/fixture.hpp"

#include <csignal>
#include <functional>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {

// A process that exports one object and then waits until it is killed.
class ForkedExporter {
public:
  // Creates an object in the context, and returns a handle of it.
  using Export = std::function<const void *(ur_context_handle_t context)>;

  ForkedExporter(ur_device_handle_t device, const Export &make) {
    int pipeEnds[2];
    EXPECT_EQ(pipe2(pipeEnds, O_CLOEXEC), 0);
    const ur::base::UniqueFd reader(pipeEnds[0]);
    ur::base::UniqueFd writer(pipeEnds[1]);
    pid_ = fork();
    if (pid_ == 0)
      serve(device, make, writer.get());
    writer.reset();
    EXPECT_EQ(::read(reader.get(), handle_.data(), handle_.size()),
              static_cast<ssize_t>(handle_.size()))
        << "the exporter failed";
  }
  ForkedExporter(const ForkedExporter &) = delete;
  ForkedExporter &operator=(const ForkedExporter &) = delete;
  ~ForkedExporter() { kill(); }

  void kill() {
    if (pid_ <= 0)
      return;
    EXPECT_EQ(::kill(pid_, SIGKILL), 0);
    EXPECT_EQ(waitpid(pid_, nullptr, 0), pid_);
    pid_ = -1;
  }

  HandleBytes &handle() { return handle_; }

private:
  [[noreturn]] static void serve(ur_device_handle_t device, const Export &make, int writer) {
    ur_context_handle_t context = nullptr;
    api().Context.pfnCreate(1, &device, nullptr, &context);
    const void *handle = make(context);
    if (!handle || ::write(writer, handle, kHandleSize) != static_cast<ssize_t>(kHandleSize))
      _exit(1);
    for (;;)
      pause();
  }

  pid_t pid_ = -1;
  HandleBytes handle_{};
};

} // namespace ur::ipc::test
