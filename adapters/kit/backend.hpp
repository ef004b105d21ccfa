// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The handles and functions of the adapter for which the bodies are compiled.
#include UR_BACKEND
