// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/bind.hpp"
#include "bindings/python/ext/callback.hpp"
#include "generated/python/ext/functions.hpp"

namespace ur::python {
namespace {

nb::bytes bytesAt(std::uintptr_t address, std::size_t size) {
  if (address == 0 && size != 0)
    throw nb::value_error("bytes_at: address is 0, but size is not");
  return nb::bytes(reinterpret_cast<const char *>(address), size);
}

} // namespace
} // namespace ur::python

NB_MODULE(ur_functions, module) {
  namespace nb = nanobind;
  using namespace ur::python;

  bindClasses(nb::module_::import_("ur_ipc.ur_enums"), nb::module_::import_("ur_ipc.ur_classes"));
  bindFunctions(module);
  module.def("bytes_at", bytesAt, nb::arg("address"), nb::arg("size"),
             "Copies the memory at an address.");
  nb::module_::import_("atexit").attr("register")(nb::cpp_function(rejectEntries));
}
