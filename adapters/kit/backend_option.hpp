// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>

namespace ur::kit {

// An option for each of the front end's: none, -O0, -O1, -O2 and -O3.
using OptimisationOptions = std::array<const char *, 5>;

inline constexpr OptimisationOptions kFrontendOptions{"", "-O0", "-O1", "-O2", "-O3"};

// The backend's word for a front end's optimisation option. Throws INVALID_VALUE for other options.
const char *backendOption(const char *frontendOption,
                          const OptimisationOptions &backendOptions = kFrontendOptions);

} // namespace ur::kit
