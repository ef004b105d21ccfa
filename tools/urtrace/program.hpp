// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urtrace/variables.hpp"

#include <string>
#include <vector>

namespace ur::urtrace {

// Runs a program from PATH with this process's environment and `variables`, and waits until it
// exits. Ctrl-C ends only the program, so that urtrace can still show its trace. Returns the exit
// code as a shell does. Prints an error to stderr if the program cannot be started.
int run(const std::vector<std::string> &command, const Variables &variables);

} // namespace ur::urtrace
