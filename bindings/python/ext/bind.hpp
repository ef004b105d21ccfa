// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/values.hpp"

namespace ur::python {

// Keeps the class that stands for a type.
template <typename T> void bindClass(nb::handle module, const char *name) {
  pythonClass<T> = nb::object(module.attr(name)).release().ptr();
}

// The same for all types of the API; generated.
void bindClasses(nb::handle enums, nb::handle classes);

} // namespace ur::python
