// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include "runtime/adapter/info_writer.hpp"

namespace ur::adapter {

// Answers a device query about what no adapter of this interface has: images, kernels and the
// features built on them. UNSUPPORTED_ENUMERATION for every other query, such as those about
// graphics processors or what is not to be learnt without privileges.
ur_result_t writeAbsentFeature(const InfoWriter &write, ur_device_info_t name);

} // namespace ur::adapter
