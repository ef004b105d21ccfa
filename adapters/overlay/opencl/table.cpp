// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/unsupported.hpp"
#include "adapters/overlay/routes.hpp"

namespace ur::overlay_opencl {

extern constinit const ur_dditable_t kDdiTable = overlay::routeTable(kit::refuseReserved);

} // namespace ur::overlay_opencl
