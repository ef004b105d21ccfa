// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/parameters.hpp"

namespace ur::python {

InBytes::InBytes(const Input &input) {
  if (PyObject_GetBuffer(input.object().ptr(), &buffer_, PyBUF_SIMPLE) == 0)
    return;
  const bool hasBuffer = PyObject_CheckBuffer(input.object().ptr()) != 0;
  PyErr_Clear();
  if (!hasBuffer)
    input.raiseTypeError("bytes-like");
  input.raiseValueError("is not contiguous");
}

nb::object joinResults(std::initializer_list<nb::object> results) {
  nb::list present;
  for (const nb::object &result : results)
    if (result.is_valid())
      present.append(result);
  if (nb::len(present) == 0)
    return nb::none();
  return nb::len(present) == 1 ? nb::object(present[0]) : nb::object(nb::tuple(present));
}

} // namespace ur::python
