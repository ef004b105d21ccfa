// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The adapter that the bodies are compiled for; sources.cmake names its header.
#include UR_ADAPTER_PARTS
