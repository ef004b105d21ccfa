// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <atomic>
#include <string>

#include <sys/types.h>

namespace ur::ipc::test {

// A file of a file system that a process of this test serves, and that stops answering: whoever
// opens it, asks for its size or closes it waits until this object is gone. Needs root and
// /dev/fuse.
class FuseFile {
public:
  FuseFile();
  FuseFile(const FuseFile &) = delete;
  FuseFile &operator=(const FuseFile &) = delete;
  ~FuseFile();

  // Whether the file is there.
  explicit operator bool() const { return server_ > 0; }

  const std::string &path() const { return path_; }

  // From now on every request is counted, and none answered.
  void fallSilent() { shared_->silent = true; }
  int unanswered() const { return shared_->unanswered; }

private:
  struct Shared {
    std::atomic<bool> silent;
    std::atomic<int> unanswered;
  };

  static void serve(int device, Shared &shared);

  const ur::test::TemporaryDirectory directory_;
  std::string path_;
  Shared *shared_;
  pid_t server_ = -1;
};

} // namespace ur::ipc::test
