// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/validation_layer.hpp"

#include "adapters/level_zero/binding.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace ur::level_zero {
namespace {

constexpr std::uintptr_t kAnyAddress = std::uintptr_t{1} << 32;

// The loader takes nothing but "1" for yes.
bool isSetToOne(const char *variable) {
  const char *value = std::getenv(variable);
  return value && std::string_view(value) == "1";
}

} // namespace

bool validatesParameters() {
  return isSetToOne("ZE_ENABLE_VALIDATION_LAYER") && isSetToOne("ZE_ENABLE_PARAMETER_VALIDATION");
}

bool layerRefusesNewerFlags() {
  return validatesParameters() && !newerLoaderFunction("zeDeviceGetRootDevice"); // of 1.7 as well
}

const void *reservationHint(const void *wanted) {
  return !wanted && validatesParameters() ? reinterpret_cast<const void *>(kAnyAddress) : wanted;
}

} // namespace ur::level_zero
