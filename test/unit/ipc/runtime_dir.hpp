// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace ur::ipc::test {

// A private XDG_RUNTIME_DIR for a test and the processes that it starts.
class RuntimeDirectory {
public:
  RuntimeDirectory() {
    if (!mkdtemp(path_.data()))
      throw std::runtime_error("mkdtemp");
    setenv("XDG_RUNTIME_DIR", path_.c_str(), 1);
  }
  RuntimeDirectory(const RuntimeDirectory &) = delete;
  RuntimeDirectory &operator=(const RuntimeDirectory &) = delete;
  ~RuntimeDirectory() {
    unsetenv("XDG_RUNTIME_DIR");
    std::filesystem::remove_all(path_);
  }

  bool isEmpty() const { return std::filesystem::is_empty(path_); }
  const std::string &path() const { return path_; }

private:
  std::string path_ = std::filesystem::temp_directory_path() / "ur-ipc-test-XXXXXX";
};

} // namespace ur::ipc::test
