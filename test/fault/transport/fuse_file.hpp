// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <atomic>
#include <string>

#include <sys/types.h>

namespace ur::ipc::test {

// A file on a FUSE file system whose server, a child process, can stop answering. Then a process
// that opens, inspects or closes the file blocks until this object is destroyed. Needs root and
// /dev/fuse.
class FuseFile {
public:
  FuseFile();
  FuseFile(const FuseFile &) = delete;
  FuseFile &operator=(const FuseFile &) = delete;
  ~FuseFile();

  // Returns whether the file system is mounted.
  explicit operator bool() const { return server_ > 0; }

  const std::string &path() const { return path_; }

  // After this call, the server counts requests instead of answering them.
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
