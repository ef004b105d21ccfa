// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The layout of the types and of the function tables that spec/ describes. `generate.py lint`
// compares spec/ with spec/abi, the released layout, on which adapters and loaders of others rely.
#include "generated/test/compile/layout_facts.hpp"
