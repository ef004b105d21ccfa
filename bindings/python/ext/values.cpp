// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/values.hpp"

#include <cstring>

#include <fmt/core.h>

namespace ur::python {
namespace {

nb::object numberFrom(const Input &input) {
  nb::object number = nb::steal(PyNumber_Index(input.object().ptr()));
  if (!number.is_valid()) {
    PyErr_Clear();
    input.raiseTypeError("int");
  }
  return number;
}

bool isExactly(nb::handle object, PyTypeObject *type) { return Py_TYPE(object.ptr()) == type; }

std::string nameOf(PyObject *cls) { return nb::str(nb::handle(cls).attr("__name__")).c_str(); }

} // namespace

bool isInstance(nb::handle object, PyObject *cls) {
  if (isExactly(object, reinterpret_cast<PyTypeObject *>(cls)))
    return true;
  const int result = PyObject_IsInstance(object.ptr(), cls);
  if (result < 0)
    throw nb::python_error();
  return result == 1;
}

std::uint64_t unsignedFrom(const Input &input, std::uint64_t max) {
  const nb::object number = numberFrom(input);
  const unsigned long long value = PyLong_AsUnsignedLongLong(number.ptr());
  const bool overflows = value == ~0ULL && PyErr_Occurred();
  PyErr_Clear();
  if (overflows || value > max)
    input.raiseValueError(fmt::format("is not between 0 and {}", max));
  return value;
}

std::int64_t signedFrom(const Input &input, std::int64_t min, std::int64_t max) {
  const nb::object number = numberFrom(input);
  const long long value = PyLong_AsLongLong(number.ptr());
  const bool overflows = value == -1 && PyErr_Occurred();
  PyErr_Clear();
  if (overflows || value < min || value > max)
    input.raiseValueError(fmt::format("is not between {} and {}", min, max));
  return value;
}

bool boolFrom(const Input &input) {
  if (!PyBool_Check(input.object().ptr()))
    input.raiseTypeError("bool");
  return input.object().ptr() == Py_True;
}

const char *textFrom(const Input &input) {
  if (!PyUnicode_Check(input.object().ptr()))
    input.raiseTypeError("str");
  Py_ssize_t size = 0;
  const char *text = PyUnicode_AsUTF8AndSize(input.object().ptr(), &size);
  if (!text) {
    PyErr_Clear();
    input.raiseValueError("has characters that UTF-8 cannot encode");
  }
  if (std::strlen(text) != static_cast<std::size_t>(size))
    input.raiseValueError("contains a null character");
  return text;
}

std::uint64_t enumeratorFrom(const Input &input, PyObject *cls, std::uint64_t max) {
  if (!isExactly(input.object(), &PyLong_Type))
    requireInstance(input, cls);
  return unsignedFrom(input, max);
}

std::uintptr_t handleFrom(const Input &input, PyObject *cls) {
  requireInstance(input, cls);
  const nb::object value = nb::steal(PyObject_GetAttrString(input.object().ptr(), "_value"));
  if (!value.is_valid())
    throw nb::python_error();
  return unsignedFrom(input.element(value), UINTPTR_MAX);
}

void requireInstance(const Input &input, PyObject *cls) {
  if (!isInstance(input.object(), cls))
    input.raiseTypeError(nameOf(cls).c_str());
}

nb::object enumerator(PyObject *cls, std::int64_t value) {
  try {
    return nb::handle(cls)(value);
  } catch (nb::python_error &error) {
    if (!error.matches(PyExc_ValueError))
      throw;
    return nb::int_(value);
  }
}

nb::object handleObject(PyObject *cls, std::uintptr_t value) { return nb::handle(cls)(value); }

nb::object text(std::string_view text) {
  PyObject *decoded =
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
  if (!decoded)
    throw nb::python_error();
  return nb::steal(decoded);
}

} // namespace ur::python
