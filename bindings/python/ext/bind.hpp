// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/values.hpp"

namespace ur::python {

// Stores the Python class for a type of the API.
template <typename T> void bindClass(nb::handle module, const char *name) {
  pythonClass<T> = nb::object(module.attr(name)).release().ptr();
}

// Stores the classes of all types of the API; generated.
void bindClasses(nb::handle enums, nb::handle classes);

} // namespace ur::python
