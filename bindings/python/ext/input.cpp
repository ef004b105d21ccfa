// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/input.hpp"

#include <fmt/core.h>

namespace ur::python {

Input Input::member(const char *name) const {
  PyObject *value = PyObject_GetAttrString(object_.ptr(), name);
  if (!value)
    throw nb::python_error();
  const nb::handle object = *scratch_.keep(nb::steal(value));
  Input inner(scratch_, function_, name, object);
  inner.outer_ = this;
  inner.depth_ = depth_ + 1;
  return inner;
}

Input Input::element(nb::handle object) const {
  Input inner(*this);
  inner.object_ = object;
  return inner;
}

std::string Input::path() const {
  return outer_ ? outer_->path() + "." + name_ : fmt::format("{}: {}", function_, name_);
}

void Input::raiseTypeError(const char *expectedType) const {
  const nb::object type = nb::type_name(object_.type());
  PyErr_SetString(
      PyExc_TypeError,
      fmt::format("{} must be {}, not {}", path(), expectedType, nb::str(type).c_str()).c_str());
  throw nb::python_error();
}

void Input::raiseValueError(const std::string &why) const {
  PyErr_SetString(PyExc_ValueError, fmt::format("{} {}", path(), why).c_str());
  throw nb::python_error();
}

} // namespace ur::python
