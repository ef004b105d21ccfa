// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A file of its own, because an adapter that extends another one has its own function.
#include "adapters/kit/identity.hpp"

namespace ur::kit {

const ur_dditable_t &exportedTable() noexcept { return kIdentity.table; }

} // namespace ur::kit
