// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <filesystem>
#include <string>

namespace ur::ipc::test {

// A private XDG_RUNTIME_DIR for a test and the processes that it starts.
class RuntimeDirectory {
public:
  RuntimeDirectory() : variable_("XDG_RUNTIME_DIR", path()) {}

  bool isEmpty() const { return std::filesystem::is_empty(path()); }
  const std::string &path() const { return directory_.path().native(); }

private:
  const ur::test::TemporaryDirectory directory_;
  const ur::test::ScopedVariable variable_;
};

} // namespace ur::ipc::test
