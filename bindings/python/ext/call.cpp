// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/call.hpp"

#include "bindings/python/ext/handles.hpp"

#include <vector>

namespace ur::python {
namespace {

// Returns the loaded adapters. The caller releases one reference to each.
std::vector<ur_adapter_handle_t> loadedAdapters() {
  std::uint32_t count = 0;
  if (urAdapterGet(0, nullptr, &count) != UR_RESULT_SUCCESS || count == 0)
    return {};
  std::vector<ur_adapter_handle_t> adapters(count);
  if (urAdapterGet(count, adapters.data(), &count) != UR_RESULT_SUCCESS)
    return {};
  adapters.resize(count);
  return adapters;
}

} // namespace

Call::Failure Call::failureOf(ur_result_t result) const {
  Failure failure{function_, result, "", 0};
  const void *table = firstWord(handle_);
  bool isFound = false;
  for (ur_adapter_handle_t adapter : loadedAdapters()) {
    // Without a handle, take the first adapter that has a message.
    const char *message = nullptr;
    if (!isFound && (!table || firstWord(adapter) == table) &&
        urAdapterGetLastError(adapter, &message, &failure.systemCode) == UR_RESULT_SUCCESS &&
        message && *message) {
      failure.text = message;
      isFound = true;
    }
    urAdapterRelease(adapter);
  }
  return failure;
}

void Call::raise(const Failure &failure) {
  const nb::object error =
      nb::module_::import_("ur_ipc.errors")
          .attr("error_of")(static_cast<int>(failure.result), failure.function,
                            nb::str(failure.text.data(), failure.text.size()), failure.systemCode);
  PyErr_SetObject(error.type().ptr(), error.ptr());
  throw nb::python_error();
}

} // namespace ur::python
