// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/device_selector.hpp"

#include <optional>

namespace ur::loader {

// Spares loading adapters none of whose devices ONEAPI_DEVICE_SELECTOR can select. Keeps all of
// them where UR_LOADER_PRELOAD_FILTER is off, and where the selector is malformed, so that
// urDeviceGetSelected can tell the application.
class PreloadFilter {
public:
  PreloadFilter();

  bool keeps(ur_backend_t backend) const noexcept;

private:
  std::optional<DeviceSelector> selector_;
};

} // namespace ur::loader
