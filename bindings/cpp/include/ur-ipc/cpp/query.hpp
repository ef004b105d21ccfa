// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_QUERY_HPP
#define UR_IPC_CPP_QUERY_HPP

// The typed values of info queries, and the lists that calls fill.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>
#include <type_traits>
#include <vector>

#include <unified-runtime/ur_api.h>
#include <ur-ipc/cpp/flags.hpp>
#include <ur-ipc/cpp/handle.hpp>

namespace ur_ipc {

namespace detail {
template <typename T> struct is {
  using type = T;
};
} // namespace detail

// The type of a property's value, such as std::string for UR_DEVICE_INFO_NAME.
template <auto Property> struct info_type;
template <auto Property> using info_t = typename info_type<Property>::type;

namespace detail {

// The C type that a call writes, and its conversion to the C++ type.
template <typename T, typename = void> struct c_value {
  using type = T;
  static T read(const T &value, std::error_code &) { return value; }
};
template <> struct c_value<bool> {
  using type = ur_bool_t;
  static bool read(ur_bool_t value, std::error_code &) noexcept { return value != 0; }
};
template <typename Bit> struct c_value<flags<Bit>> {
  using type = std::uint32_t;
  static flags<Bit> read(std::uint32_t bits, std::error_code &) noexcept {
    return flags<Bit>(bits);
  }
};
// A query returns a handle without a reference, so the object takes a new one.
template <typename Class> struct c_value<Class, std::void_t<typename Class::c_type>> {
  using type = typename Class::c_type;
  static Class read(type handle, std::error_code &ec) noexcept {
    return retained<Class>(handle, ec);
  }
};

template <typename T> constexpr bool is_list = false;
template <typename T> constexpr bool is_list<std::vector<T>> = true;
template <> constexpr bool is_list<std::string> = true;

template <typename T, typename Call> T query_list(const Call &call, std::error_code &ec) {
  using CValue = c_value<typename T::value_type>;
  std::size_t size = 0;
  ec = call(std::size_t{0}, nullptr, &size);
  std::vector<typename CValue::type> values(size / sizeof(typename CValue::type));
  if (!ec && !values.empty())
    ec = call(size, values.data(), nullptr);
  T result;
  result.reserve(values.size());
  for (auto value = values.begin(); value != values.end() && !ec; ++value)
    result.push_back(CValue::read(*value, ec));
  if (ec)
    result.clear();
  return result;
}

// Queries one property. `call` gets the last three arguments of the API's query.
template <auto Property, typename Call>
info_t<Property> query(const Call &call, std::error_code &ec) {
  using T = info_t<Property>;
  if constexpr (is_list<T>) {
    T list = query_list<T>(call, ec);
    if constexpr (std::is_same_v<T, std::string>)
      list.resize(std::min(list.size(), list.find('\0')));
    return list;
  } else {
    typename c_value<T>::type value{};
    ec = call(sizeof(value), &value, nullptr);
    return ec ? T() : c_value<T>::read(value, ec);
  }
}

// Queries the number of handles, then all handles. `call` gets the count, the array and the total.
// `wrap` makes an object from a handle.
template <typename Class, typename Call, typename Wrap>
std::vector<Class> list(const Call &call, std::error_code &ec, const Wrap &wrap) {
  std::uint32_t total = 0;
  ec = call(std::uint32_t{0}, nullptr, &total);
  std::vector<typename Class::c_type> handles(ec ? 0 : total);
  std::vector<Class> result;
  result.reserve(handles.size());
  if (!handles.empty())
    ec = call(total, handles.data(), &total);
  handles.resize(ec ? 0 : std::min<std::size_t>(handles.size(), total));
  for (const auto handle : handles)
    result.push_back(wrap(handle));
  if (ec)
    result.clear();
  return result;
}

// Returns objects for handles that the call returns with one reference each.
template <typename Class, typename Call>
std::vector<Class> owned_list(const Call &call, std::error_code &ec) {
  return list<Class>(call, ec, [](auto handle) { return Class(handle); });
}

// Returns objects, with new references, for handles that the call returns without references.
template <typename Class, typename Call>
std::vector<Class> borrowed_list(const Call &call, std::error_code &ec) {
  return list<Class>(call, ec,
                     [&ec](auto handle) { return ec ? Class() : retained<Class>(handle, ec); });
}

} // namespace detail
} // namespace ur_ipc

#endif // UR_IPC_CPP_QUERY_HPP
