// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urtrace/variables.hpp"

#include <string>
#include <vector>

namespace ur::urtrace {

// Runs a program, looked for in PATH, with `variables` on top of this process's environment and
// waits for its end. Keys that end programs (Ctrl-C) end the program only, so that its trace can
// still be shown. Returns the exit code as a shell would give it; a program that cannot be started
// is told on stderr.
int run(const std::vector<std::string> &command, const Variables &variables);

} // namespace ur::urtrace
