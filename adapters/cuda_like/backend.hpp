// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The sources in this folder are compiled once for each backend. UR_BACKEND_HEADER names the
// backend's header, which makes ur::backend stand for the namespace of its adapter and says in
// there what differs: names, numbers of attributes, and the driver's table of functions.
#include UR_BACKEND_HEADER
