// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This function has its own file, because an adapter that extends another adapter defines the
// function itself.
#include "adapters/kit/identity.hpp"

namespace ur::kit {

const ur_dditable_t &exportedTable() noexcept { return kIdentity.table; }

} // namespace ur::kit
