// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_ERROR_HPP
#define UR_IPC_CPP_ERROR_HPP

// Result codes as error codes, and the exception that functions without a std::error_code throw.

#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>
#include <type_traits>
#include <vector>

#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_print.h>

namespace ur_ipc {

// Returns the category "unified runtime". Its values and messages are the numbers and names of
// ur_result_t.
inline const std::error_category &result_category() noexcept {
  class category final : public std::error_category {
  public:
    const char *name() const noexcept override { return "unified runtime"; }
    std::string message(int value) const override {
      char text[96] = "";
      urPrintResult(static_cast<ur_result_t>(value), text, sizeof(text), nullptr);
      return text;
    }
  };
  static const category only;
  return only;
}

// A failed call. what() contains the name of the function, the adapter's error message, and the
// name of the result code.
class error : public std::system_error {
public:
  error(std::error_code code, const std::string &what) : std::system_error(code, what) {}

  ur_result_t result() const noexcept { return static_cast<ur_result_t>(code().value()); }
};

namespace detail {

// Returns the adapter's function table. The first word of every handle points to it.
inline const void *table_of(const void *handle) noexcept {
  return handle ? *static_cast<const void *const *>(handle) : nullptr;
}

// Returns the adapter's message about the last failed call of this thread, or an empty string. The
// table identifies the adapter; it is ignored if there is only one adapter.
inline std::string last_text(const void *table) {
  std::uint32_t count = 0;
  if (urAdapterGet(0, nullptr, &count) != UR_RESULT_SUCCESS || count == 0)
    return {};
  std::vector<ur_adapter_handle_t> adapters(count);
  if (urAdapterGet(count, adapters.data(), nullptr) != UR_RESULT_SUCCESS)
    return {};
  const char *found = nullptr;
  for (ur_adapter_handle_t adapter : adapters) {
    const char *text = nullptr;
    std::int32_t code = 0;
    if ((count == 1 || table_of(adapter) == table) &&
        urAdapterGetLastError(adapter, &text, &code) == UR_RESULT_SUCCESS)
      found = text;
    urAdapterRelease(adapter);
  }
  return found ? found : "";
}

[[noreturn]] inline void raise_from(std::error_code code, const char *function, const void *table) {
  const std::string text = last_text(table);
  const std::string prefix = std::string(function) + ": ";
  if (text.empty())
    throw error(code, function);
  throw error(code, text.compare(0, prefix.size(), prefix) == 0 ? text : prefix + text);
}

[[noreturn]] inline void raise(std::error_code code, const char *function, const void *handle) {
  raise_from(code, function, table_of(handle));
}

} // namespace detail
} // namespace ur_ipc

template <> struct std::is_error_code_enum<ur_result_t> : std::true_type {};

// Lets programs assign a result to a std::error_code, and compare a result with one.
inline std::error_code make_error_code(ur_result_t result) noexcept {
  return {static_cast<int>(result), ur_ipc::result_category()};
}

#endif // UR_IPC_CPP_ERROR_HPP
