// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::adapter {

// The backend's word for a front end's optimisation option, which is the same one. Throws
// INVALID_VALUE for other options.
const char *backendOption(const char *frontendOption);

} // namespace ur::adapter
