// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Native handles, the handles of Level Zero's loader, that the application passes.

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/loader.hpp"

namespace ur::level_zero {

// Throws INVALID_ARGUMENT for a null one and for properties of another type.
template <typename Properties>
void requireNative(ur_native_handle_t native, const char *object, const Properties *properties,
                   ur_structure_type_t type) {
  if (properties)
    kit::requireType(*properties, type, fmt::format("{} native properties", object).c_str());
  if (native == 0)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "{:#x} is no {} of this adapter; pass one that Level Zero gave out", native,
                object);
}

template <typename Properties> bool isOwned(const Properties *properties) noexcept {
  return properties && properties->isNativeHandleOwned;
}

template <typename Unique> Adopted<Unique> adopt(ur_native_handle_t native, bool owned) {
  return {Unique(kit::fromNative<decltype(Unique().get())>(native)), owned};
}

} // namespace ur::level_zero
