// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Checks the layout of the types and of the function tables against spec/. `generate.py lint`
// compares spec/ with spec/abi, the released layout, which other projects' adapters and loaders
// rely on.
#include "generated/test/compile/layout_facts.hpp"
