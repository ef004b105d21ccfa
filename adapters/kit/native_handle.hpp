// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Native handles: the driver's handles of objects, as the numbers that the API passes.

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "base/error.hpp"

#include <type_traits>
#include <utility>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

template <typename Handle> ur_native_handle_t nativeHandleOf(Handle handle) noexcept {
  if constexpr (std::is_pointer_v<Handle>)
    return reinterpret_cast<ur_native_handle_t>(handle);
  else
    return static_cast<ur_native_handle_t>(handle);
}

template <typename Handle> Handle fromNative(ur_native_handle_t native) noexcept {
  return reinterpret_cast<Handle>(native);
}

[[noreturn]] inline void rejectNative(ur_native_handle_t native, const char *object) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "{:#x} is not a native handle of a {} of this process; pass one that {} returned",
              native, object, kIdentity.title);
}

// Throws INVALID_ARGUMENT for properties of another type.
template <typename Properties>
void requireNativeType(const char *object, const Properties *properties, ur_structure_type_t type) {
  if (properties)
    requireType(*properties, type, fmt::format("{} native properties", object).c_str());
}

// Does the same, and also throws for a null handle.
template <typename Properties>
void requireNative(ur_native_handle_t native, const char *object, const Properties *properties,
                   ur_structure_type_t type) {
  requireNativeType(object, properties, type);
  if (native == 0)
    rejectNative(native, object);
}

template <typename Properties> bool isOwned(const Properties *properties) noexcept {
  return properties && properties->isNativeHandleOwned;
}

// A driver's handle that the destructor releases only if this object owns it.
template <typename Unique> class AdoptedHandle {
public:
  AdoptedHandle(Unique handle, bool owned) noexcept : handle_(std::move(handle)), owned_(owned) {}
  AdoptedHandle(AdoptedHandle &&) noexcept = default;
  ~AdoptedHandle() {
    if (!owned_)
      static_cast<void>(handle_.release());
  }

  auto get() const noexcept { return handle_.get(); }

private:
  Unique handle_;
  const bool owned_;
};

template <typename Unique> AdoptedHandle<Unique> adopt(ur_native_handle_t native, bool owned) {
  return {Unique(fromNative<decltype(Unique().get())>(native)), owned};
}

} // namespace ur::kit
