// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/device_selector.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::loader {

struct KnownAdapter {
  std::string_view name;        // as in libur_adapter_<name>.so.0
  std::string_view backendName; // in ONEAPI_DEVICE_SELECTOR; several adapters may serve one backend
  ur_backend_t backend;
};

// Generated: those of this project and of others in the order in which they are looked for, and
// those that take their place where an application asks for mocking.
std::span<const KnownAdapter> knownAdapters() noexcept;
std::span<const std::string_view> mockingAdapters() noexcept;

// Spares loading adapters none of whose devices ONEAPI_DEVICE_SELECTOR can select. Keeps all of
// them where UR_LOADER_PRELOAD_FILTER is off, and where the selector is malformed, so that
// urDeviceGetSelected can tell the application.
class PreloadFilter {
public:
  PreloadFilter();

  bool keeps(ur_backend_t backend) const noexcept {
    return !selector_ || selector_->depth(backend) > 0;
  }

private:
  std::optional<DeviceSelector> selector_;
};

// An adapter to load: the files it may be in, in the order to try them. A bare name stands for the
// system's own search.
struct WantedAdapter {
  std::string name;
  std::vector<std::string> files;
};

// In load order: the files of UR_ADAPTERS_FORCE_LOAD alone if set; otherwise each known adapter in
// the directories of UR_ADAPTERS_SEARCH_PATH, beside this loader and where the system looks. With
// `mocking` only the mock adapter is wanted, and neither variable that chooses adapters counts.
std::vector<WantedAdapter> wantedAdapters(bool mocking);

} // namespace ur::loader
