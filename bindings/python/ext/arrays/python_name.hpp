// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>

#include <nanobind/nanobind.h>

namespace ur::arrays {

// An object of a Python module, looked up once and never released. Use it only for static
// variables.
class PythonName {
public:
  constexpr PythonName(const char *module, const char *name) : module_(module), name_(name) {}

  nanobind::handle get() {
    PyObject *object = object_.load(std::memory_order_acquire);
    if (!object) {
      object = nanobind::object(nanobind::module_::import_(module_).attr(name_)).release().ptr();
      object_.store(object, std::memory_order_release);
    }
    return object;
  }

private:
  const char *const module_;
  const char *const name_;
  std::atomic<PyObject *> object_{nullptr};
};

} // namespace ur::arrays
