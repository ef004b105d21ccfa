// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The vendor's adapter that this library extends, and the table that this library exports.

#include <unified-runtime/ur_ddi.h>

namespace ur::overlay {

// A vendor's adapter that was opened and passed all checks. It stays open until the process exits.
struct Vendor {
  ur_adapter_handle_t adapter;
  ur_dditable_t functions; // the vendor's own functions, without our replacements
};

// Returns the vendor's adapter. Call it only after the adapter has been opened.
const Vendor &vendor() noexcept;

// Replaces the functions of the exported table that this library provides.
void replaceFunctions(ur_dditable_t &exported) noexcept;

// If a vendor's function returned an error, throws that error, with the vendor's text if there is
// one. `function` is the name of the function.
void checkVendor(ur_result_t result, const char *function);

// Returns the vendor's answer to a query about one of its devices, or `defaultValue` if the query
// fails.
template <typename T>
T deviceInfo(ur_device_handle_t vendorDevice, ur_device_info_t query, T defaultValue) {
  T value{};
  const auto result =
      vendor().functions.Device.pfnGetInfo(vendorDevice, query, sizeof(value), &value, nullptr);
  return result == UR_RESULT_SUCCESS ? value : defaultValue;
}

} // namespace ur::overlay

namespace ur::backend {

// The vendor's adapter before any check: its handle, and a function that finds its exports.
struct VendorLibrary {
  ur_adapter_handle_t adapter;
  void *(*find)(const char *function); // returns an exported function, or null
};

// Opens the vendor's adapter. Throws UNSUPPORTED_FEATURE or UNSUPPORTED_VERSION, with the reason,
// if it finds no adapter that this library can extend.
VendorLibrary openVendor();

} // namespace ur::backend
