// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/last_error.hpp"

#include "base/immortal.hpp"

#include <mutex>
#include <vector>

namespace ur::level_zero {
namespace {

struct Source {
  ze_driver_handle_t driver;
  ze_result_t (*description)(ze_driver_handle_t, const char **);
};

struct Sources {
  std::mutex mutex;
  std::vector<Source> all;
};

Sources &sources() {
  static Sources &instance = base::immortal<Sources>();
  return instance;
}

} // namespace

void setErrorSource(ze_driver_handle_t driver,
                    ze_result_t (*description)(ze_driver_handle_t, const char **)) {
  const std::lock_guard lock(sources().mutex);
  std::erase_if(sources().all, [=](const Source &source) { return source.driver == driver; });
  if (description)
    sources().all.push_back({driver, description});
}

// A failure does not tell its driver everywhere it is thrown, and there is hardly ever a second
// one.
std::string lastDriverError() {
  const std::lock_guard lock(sources().mutex);
  for (const Source &source : sources().all) {
    const char *text = nullptr;
    if (source.description(source.driver, &text) == ZE_RESULT_SUCCESS && text && *text)
      return text;
  }
  return "";
}

} // namespace ur::level_zero
