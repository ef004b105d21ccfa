// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Converts between values of the API and Python objects.

#include "bindings/python/ext/handles.hpp"
#include "bindings/python/ext/input.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::python {

// Tags for types that C++ cannot distinguish from plain numbers and handles: booleans, sets of
// flags, and pointers to opaque types.
struct Boolean {};
template <typename Bit> struct Flags {};
template <typename Pointer> struct Address {};

template <typename T> struct CType {
  using type = T;
};
template <> struct CType<Boolean> {
  using type = ur_bool_t;
};
template <typename Bit> struct CType<Flags<Bit>> {
  using type = std::uint32_t;
};
template <typename Pointer> struct CType<Address<Pointer>> {
  using type = Pointer;
};
template <typename T> using c_type = typename CType<T>::type;

// The Python class of an enum, a set of flags, a handle or a struct; never freed.
template <typename T> inline PyObject *pythonClass = nullptr;

template <typename T> constexpr bool isFlags = false;
template <typename Bit> constexpr bool isFlags<Flags<Bit>> = true;

template <typename T> constexpr bool isAddress = false;
template <typename Pointer> constexpr bool isAddress<Address<Pointer>> = true;

// True for handles of an adapter's objects. The loader implements ur_loader_config_handle_t itself.
template <typename T>
constexpr bool isOfAdapter = std::is_pointer_v<T> && !std::same_as<T, ur_loader_config_handle_t>;

// Throw if the input has another type. The first two also throw if the number is out of bounds.
std::uint64_t unsignedFrom(const Input &input, std::uint64_t max);
std::int64_t signedFrom(const Input &input, std::int64_t min, std::int64_t max);
bool boolFrom(const Input &input);
const char *textFrom(const Input &input);

// Accepts a member of the class, or a plain int.
std::uint64_t enumeratorFrom(const Input &input, PyObject *cls, std::uint64_t max);
std::uintptr_t handleFrom(const Input &input, PyObject *cls);

bool isInstance(nb::handle object, PyObject *cls);

// Throws unless the input is an instance of the class.
void requireInstance(const Input &input, PyObject *cls);

// Returns a plain int for an enumerator that the class lacks.
nb::object enumerator(PyObject *cls, std::int64_t value);
nb::object handleObject(PyObject *cls, std::uintptr_t value);
nb::object text(std::string_view text);

// Returns the Python object for a struct that the API returned. The definitions are generated.
template <typename T> nb::object written(const T &value);

template <typename T> c_type<T> from(const Input &input) {
  if constexpr (std::same_as<T, bool> || std::same_as<T, Boolean>) {
    return boolFrom(input);
  } else if constexpr (isFlags<T>) {
    return static_cast<c_type<T>>(enumeratorFrom(input, pythonClass<T>, UINT32_MAX));
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(enumeratorFrom(input, pythonClass<T>, INT32_MAX));
  } else if constexpr (std::unsigned_integral<T>) {
    return static_cast<T>(unsignedFrom(input, std::numeric_limits<T>::max()));
  } else if constexpr (std::signed_integral<T>) {
    return static_cast<T>(
        signedFrom(input, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
  } else if constexpr (isAddress<T>) {
    return reinterpret_cast<c_type<T>>(unsignedFrom(input, UINTPTR_MAX));
  } else if constexpr (std::same_as<T, const char *>) {
    return textFrom(input);
  } else if constexpr (std::is_pointer_v<T>) {
    const auto handle = reinterpret_cast<T>(handleFrom(input, pythonClass<T>));
    if (isOfAdapter<T> && handle && !isValidHandle(handle))
      input.raiseValueError("is not a live handle: it was released, or the API did not return it");
    return handle;
  } else {
    requireInstance(input, pythonClass<T>);
    T value{};
    read(input, value); // generated for each struct
    return value;
  }
}

template <typename T> c_type<T> fromOptional(const Input &input) {
  return input.object().is_none() ? c_type<T>{} : from<T>(input);
}

// Converts the elements of a sequence.
template <typename T> std::vector<c_type<T>> listFrom(const Input &input) {
  std::vector<c_type<T>> values;
  // Reject iterators, which may never end.
  if (!PySequence_Check(input.object().ptr()))
    input.raiseTypeError("a sequence");
  const nb::object elements = nb::steal(PySequence_Fast(input.object().ptr(), ""));
  if (!elements.is_valid())
    throw nb::python_error();
  for (const nb::handle element : elements)
    values.push_back(from<T>(input.element(element)));
  return values;
}

template <typename T> nb::object to(c_type<T> value) {
  if constexpr (std::same_as<T, bool> || std::same_as<T, Boolean>)
    return nb::bool_(value != 0);
  else if constexpr (isFlags<T>)
    return enumerator(pythonClass<T>, static_cast<std::int64_t>(value));
  else if constexpr (std::is_enum_v<T>)
    return enumerator(pythonClass<T>, static_cast<std::int64_t>(value));
  else if constexpr (std::integral<T>)
    return nb::int_(value);
  else if constexpr (isAddress<T>)
    return nb::int_(reinterpret_cast<std::uintptr_t>(value));
  else if constexpr (std::same_as<T, const char *>)
    return text(value ? value : "");
  else if constexpr (std::is_pointer_v<T>) {
    recordHandle(value);
    return handleObject(pythonClass<T>, reinterpret_cast<std::uintptr_t>(value));
  } else
    return written(value);
}

template <typename T> nb::object listTo(const c_type<T> *values, std::size_t count) {
  nb::list list;
  for (std::size_t i = 0; i < count; ++i)
    list.append(to<T>(values[i]));
  return list;
}

} // namespace ur::python
