// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/unit/log/temporary_directory.hpp"

#include <cstdlib>
#include <string>

#include <sys/wait.h>

namespace ur::test {

// The exit code and the output of a shell command.
struct ToolRun {
  int code;
  std::string out;
  std::string err;
};

inline ToolRun runTool(const std::string &command) {
  const TemporaryDirectory directory;
  const std::string out = directory.path() / "out";
  const std::string err = directory.path() / "err";
  const int status = std::system(("{ " + command + "; } > " + out + " 2> " + err).c_str());
  return {WEXITSTATUS(status), contentOf(out), contentOf(err)};
}

} // namespace ur::test
