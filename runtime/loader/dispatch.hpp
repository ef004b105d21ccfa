// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/entry.hpp"

#include <cstddef>
#include <tuple>
#include <type_traits>

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// In an unnamed namespace, so that the compiler reduces each function to a jump into the adapter's
// function.
namespace { // NOLINT(cert-dcl59-cpp)

template <typename Handle> const ur_dditable_t &tableOf(Handle handle) noexcept {
  static_assert(std::is_pointer_v<Handle>);
  return **reinterpret_cast<const ur_dditable_t *const *>(handle);
}

template <typename Slot, typename Handle, typename... Args>
ur_result_t passOn(Handle handle, Args... args) {
  const auto target = Slot::in(tableOf(handle));
  return target ? target(args...)
                : base::rejectArgument(UR_RESULT_ERROR_UNINITIALIZED, Slot::kName, "the adapter",
                                       "does not have this function");
}

// Calls the function of the adapter that owns the handle at parameter index `Handle`.
template <typename Slot, std::size_t Handle, typename... Args>
ur_result_t UR_APICALL dispatchByHandle(Args... args) {
  const auto handle = std::get<Handle>(std::tie(args...));
  return handle ? passOn<Slot>(handle, args...)
                : base::rejectArgument(UR_RESULT_ERROR_INVALID_NULL_HANDLE, Slot::kName,
                                       "the handle that selects the adapter", "is null");
}

// Calls the function of the adapter that owns the first element of the array at parameter index
// `Elements`. `Empty` and `NullElement` are the results for an empty array and for a null first
// element.
template <typename Slot, std::size_t Elements, std::size_t Count, ur_result_t Empty,
          ur_result_t NullElement, typename... Args>
ur_result_t UR_APICALL dispatchByElement(Args... args) {
  constexpr const char *kArray = "the array whose first element selects the adapter";
  const auto elements = std::get<Elements>(std::tie(args...));
  if (!elements)
    return base::rejectArgument(UR_RESULT_ERROR_INVALID_NULL_POINTER, Slot::kName, kArray,
                                "is null");
  if (std::get<Count>(std::tie(args...)) == 0)
    return base::rejectArgument(Empty, Slot::kName, kArray, "is empty");
  return *elements ? passOn<Slot>(*elements, args...)
                   : base::rejectArgument(NullElement, Slot::kName, kArray, "has a null element");
}

// Calls a function in a reserved slot of the adapter that owns the first pointer argument. This
// argument is a handle in every function of Unified Runtime that has a reserved slot.
template <auto Table, auto Member, typename... Args>
[[maybe_unused]] ur_result_t forward(const char *function, Args... args) {
  const void *handle = nullptr;
  const auto storeFirst = [&](auto argument) {
    if constexpr (std::is_pointer_v<decltype(argument)>)
      return handle = argument, true;
    else
      return false;
  };
  (storeFirst(args) || ...);
  if (!handle)
    return base::rejectArgument(UR_RESULT_ERROR_INVALID_NULL_HANDLE, function,
                                "the handle that selects the adapter", "is null");
  const auto target = tableOf(handle).*Table.*Member;
  const auto code = reinterpret_cast<void (*)()>(target); // casts to any type without a warning
  return code ? reinterpret_cast<ur_result_t(UR_APICALL *)(Args...)>(code)(args...)
              : base::rejectArgument(UR_RESULT_ERROR_UNINITIALIZED, function, "the adapter",
                                     "does not have this function");
}

} // namespace
} // namespace ur::loader
