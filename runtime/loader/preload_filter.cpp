// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/preload_filter.hpp"

#include "base/environment/environment.hpp"
#include "runtime/loader/loader_log.hpp"

namespace ur::loader {

PreloadFilter::PreloadFilter() {
  const auto text = environment::text("ONEAPI_DEVICE_SELECTOR");
  if (!text || !environment::flag("UR_LOADER_PRELOAD_FILTER", true))
    return;
  try {
    selector_.emplace(*text);
  } catch (const environment::Malformed &error) {
    log().warning("ONEAPI_DEVICE_SELECTOR=`{}` chooses no adapters: {}", *text, error.what());
  }
}

bool PreloadFilter::keeps(ur_backend_t backend) const noexcept {
  return !selector_ || selector_->depth(backend) > 0;
}

} // namespace ur::loader
