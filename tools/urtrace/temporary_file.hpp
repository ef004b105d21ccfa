// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/unique_fd.hpp"

#include <cerrno>
#include <filesystem>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

namespace ur::urtrace {

// A new, empty file. The destructor removes it; processes that have it open can still use it.
class TemporaryFile {
public:
  TemporaryFile() {
    if (fd_.get() < 0)
      throw std::system_error(errno, std::generic_category(), path_ + ": mkostemp");
  }
  ~TemporaryFile() { unlink(path_.c_str()); }
  TemporaryFile(const TemporaryFile &) = delete;
  TemporaryFile &operator=(const TemporaryFile &) = delete;

  const std::string &path() const { return path_; }
  int fd() const { return fd_.get(); }

private:
  std::string path_ = std::filesystem::temp_directory_path() / "urtrace-XXXXXX";
  support::UniqueFd fd_{mkostemp(path_.data(), O_CLOEXEC)};
};

} // namespace ur::urtrace
