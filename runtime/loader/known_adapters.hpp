// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <optional>
#include <span>
#include <string_view>

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

// The backend of a name in ONEAPI_DEVICE_SELECTOR, in lower case: `cuda`, `level_zero`, ...
std::optional<ur_backend_t> backendNamed(std::string_view name) noexcept;

} // namespace ur::loader
