// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A separate file, because an adapter that extends another one defines this function itself.
#include "adapters/kit/identity.hpp"

namespace ur::kit {

const ur_dditable_t &exportedTable() noexcept { return kIdentity.table; }

} // namespace ur::kit
