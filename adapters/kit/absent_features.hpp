// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/info_writer.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Answers the device queries about what lies outside this interface, kernels' features, images and
// command buffers among them: no support, no room. Refuses other queries.
ur_result_t writeAbsentFeature(const InfoWriter &write, ur_device_info_t query);

} // namespace ur::kit
