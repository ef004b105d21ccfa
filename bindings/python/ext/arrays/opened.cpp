// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/opened.hpp"

#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/unraised.hpp"
#include "bindings/python/ext/call.hpp"

#include <new>

namespace ur::arrays {
namespace {

PyObject *openedType = nullptr;

} // namespace

nb::object OpenedMemory::open(const nb::object &device, const nb::bytes &exported) {
  const auto &on = nb::cast<const Device &>(device);
  // Made first: nothing that is open is lost then.
  nb::object memory = nb::inst_alloc(openedType);
  void *address = nullptr;
  python::Call call("urIPCOpenMemHandleExp");
  call.answeredBy(on.context);
  call.run([&] {
    return urIPCOpenMemHandleExp(on.context, on.handle, const_cast<char *>(exported.c_str()),
                                 exported.size(), &address);
  });
  new (nb::inst_ptr<OpenedMemory>(memory))
      OpenedMemory(reinterpret_cast<std::uintptr_t>(address), device, exported);
  nb::inst_mark_ready(memory);
  return memory;
}

// What is there at the end goes back with the process, and what a fork copied is the parent's.
OpenedMemory::~OpenedMemory() {
  if (!(ended() || isEnding() || isForked()))
    unraised("OpenedMemory", [this] { giveBack(); });
}

std::pair<std::uint64_t, std::uint64_t> OpenedMemory::bounds() const {
  void *first = nullptr;
  std::size_t size = 0;
  python::Call call("urUSMGetMemAllocInfo");
  call.answeredBy(device().context);
  const auto *memory = reinterpret_cast<const void *>(address());
  call.run([&] {
    const ur_result_t result =
        urUSMGetMemAllocInfo(device().context, memory, UR_USM_ALLOC_INFO_BASE_PTR, sizeof first,
                             static_cast<void *>(&first), nullptr);
    return result != UR_RESULT_SUCCESS
               ? result
               : urUSMGetMemAllocInfo(device().context, memory, UR_USM_ALLOC_INFO_SIZE, sizeof size,
                                      &size, nullptr);
  });
  const auto begin = reinterpret_cast<std::uintptr_t>(first);
  return {begin, begin + size};
}

void OpenedMemory::close(std::int64_t arrays) {
  if (!end(arrays))
    return;
  try {
    giveBack();
  } catch (...) { // it is still there
    resume(arrays);
    throw;
  }
}

void OpenedMemory::giveBack() const {
  python::Call call("urIPCCloseMemHandleExp");
  call.answeredBy(device().context);
  call.run([this] {
    return urIPCCloseMemHandleExp(device().context, reinterpret_cast<void *>(address()));
  });
}

void bindOpened(nb::module_ &module) {
  openedType = nb::class_<OpenedMemory, Memory>(module, "OpenedMemory", nb::pooled())
                   .def_prop_ro("exported", &OpenedMemory::exported)
                   .def_prop_ro("protected", [](const OpenedMemory &) { return false; })
                   .def("shareable_claims", [](const OpenedMemory &) { return nb::none(); })
                   .def("close", &OpenedMemory::close, nb::arg("arrays") = 1)
                   .ptr();
}

} // namespace ur::arrays
