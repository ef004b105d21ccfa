// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/preload_filter.hpp"

#include "base/environment/environment.hpp"
#include "runtime/loader/backend_name.hpp"
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

bool PreloadFilter::keeps(std::string_view adapter) const noexcept {
  if (!selector_)
    return true;
  // The two generations of the Level Zero adapter serve one backend.
  static constexpr std::string_view kSecond = "_v2";
  if (adapter.ends_with(kSecond))
    adapter.remove_suffix(kSecond.size());
  const auto backend = backendNamed(adapter);
  return !backend || selector_->depth(*backend) > 0;
}

} // namespace ur::loader
