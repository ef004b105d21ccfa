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
  std::string_view name;        // the name in libur_adapter_<name>.so.0
  std::string_view backendName; // for ONEAPI_DEVICE_SELECTOR; several adapters may have the same
  ur_backend_t backend;
};

// Return the adapters of this project and of third parties in search order, and the mock adapters
// that the loader loads instead if an application enables mocking. Generated.
std::span<const KnownAdapter> knownAdapters() noexcept;
std::span<const std::string_view> mockingAdapters() noexcept;

// Skips adapters if ONEAPI_DEVICE_SELECTOR cannot select any of their devices. Skips no adapter if
// UR_LOADER_PRELOAD_FILTER is off. Also skips none if the selector is malformed, so that
// urDeviceGetSelected can report the error.
class PreloadFilter {
public:
  PreloadFilter();

  bool keeps(ur_backend_t backend) const noexcept {
    return !selector_ || selector_->depth(backend) > 0;
  }

private:
  std::optional<DeviceSelector> selector_;
};

// An adapter to load, and its possible files in the order to try them. The system searches its own
// directories for a file without a slash.
struct WantedAdapter {
  std::string name;
  std::vector<std::string> files;
};

// Returns the adapters to load, in load order:
// - with `mocking`, only the mock adapters
// - if UR_ADAPTERS_FORCE_LOAD is set, the files that it lists
// - otherwise all known adapters that ONEAPI_DEVICE_SELECTOR may select.
//
// The loader searches for adapters in the directories of UR_ADAPTERS_SEARCH_PATH, in its own
// directory and in the system's directories.
std::vector<WantedAdapter> wantedAdapters(bool mocking);

} // namespace ur::loader
