// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The handles and functions of the adapter that the bodies are compiled for.
#include UR_BACKEND
