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
    PyObject *known = known_.load(std::memory_order_acquire);
    if (!known) {
      known = nanobind::object(nanobind::module_::import_(module_).attr(name_)).release().ptr();
      known_.store(known, std::memory_order_release);
    }
    return known;
  }

private:
  const char *const module_;
  const char *const name_;
  std::atomic<PyObject *> known_{nullptr};
};

} // namespace ur::arrays
