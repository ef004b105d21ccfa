// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/opened.hpp"

#include "bindings/python/ext/arrays/cleanup.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/call.hpp"

#include <new>

#include <ur-ipc/ur_ipc_batch.h>

namespace ur::arrays {
namespace {

PyObject *openedType = nullptr;

} // namespace

std::vector<nb::object> OpenedMemory::open(const nb::object &device,
                                           std::span<const nb::bytes> exported) {
  const auto &target = nb::cast<const Device &>(device);
  // Make the objects first, so that a failure here cannot leak open memory.
  std::vector<nb::object> memory;
  std::vector<const void *> handles;
  std::vector<std::size_t> sizes;
  std::vector<void *> addresses(exported.size());
  memory.reserve(exported.size());
  handles.reserve(exported.size());
  sizes.reserve(exported.size());
  for (const nb::bytes &bytes : exported) {
    memory.push_back(nb::inst_alloc(openedType));
    handles.push_back(bytes.c_str());
    sizes.push_back(bytes.size());
  }
  python::Call call("urIPCOpenMemHandlesBatch");
  call.useAdapterOf(target.context);
  call.run([&] {
    return urIPCOpenMemHandlesBatch(target.context, target.handle,
                                    static_cast<std::uint32_t>(exported.size()), handles.data(),
                                    sizes.data(), addresses.data());
  });
  for (std::size_t i = 0; i < memory.size(); ++i) {
    new (nb::inst_ptr<OpenedMemory>(memory[i]))
        OpenedMemory(reinterpret_cast<std::uintptr_t>(addresses[i]), device, exported[i]);
    nb::inst_mark_ready(memory[i]);
  }
  return memory;
}

// The exit of the process closes all memory. In a forked child, the memory is the parent's.
OpenedMemory::~OpenedMemory() {
  if (!(ended() || isExiting() || isForked()))
    cleanUp("OpenedMemory", [this] { release(); });
}

std::vector<OpenedMemory::Bounds> OpenedMemory::boundsOf(std::span<const nb::object> memory) {
  std::vector<Bounds> bounds;
  if (memory.empty())
    return bounds;
  bounds.reserve(memory.size());
  const ur_context_handle_t context = nb::inst_ptr<OpenedMemory>(memory.front())->device().context;
  python::Call call("urUSMGetMemAllocInfo");
  call.useAdapterOf(context);
  call.run([&] {
    for (const nb::object &object : memory) {
      const auto *address =
          reinterpret_cast<const void *>(nb::inst_ptr<OpenedMemory>(object)->address());
      std::uintptr_t first = 0;
      std::size_t size = 0;
      ur_result_t result = urUSMGetMemAllocInfo(context, address, UR_USM_ALLOC_INFO_BASE_PTR,
                                                sizeof first, &first, nullptr);
      if (result == UR_RESULT_SUCCESS)
        result = urUSMGetMemAllocInfo(context, address, UR_USM_ALLOC_INFO_SIZE, sizeof size, &size,
                                      nullptr);
      if (result != UR_RESULT_SUCCESS)
        return result;
      bounds.push_back({.first = first, .last = first + size});
    }
    return UR_RESULT_SUCCESS;
  });
  return bounds;
}

void OpenedMemory::close(std::int64_t arrays) {
  if (!end(arrays))
    return;
  try {
    release();
  } catch (...) { // the memory is still open
    resume(arrays);
    throw;
  }
}

void OpenedMemory::release() const {
  python::Call call("urIPCCloseMemHandleExp");
  call.useAdapterOf(device().context);
  call.run([this] {
    return urIPCCloseMemHandleExp(device().context, reinterpret_cast<void *>(address()));
  });
}

void bindOpened(nb::module_ &module) {
  openedType = nb::class_<OpenedMemory, Memory>(module, "OpenedMemory", nb::pooled())
                   .def_prop_ro("exported", &OpenedMemory::exported)
                   .def_prop_ro("protected", [](const OpenedMemory &) { return false; })
                   .def("shareable_exports", [](const OpenedMemory &) { return nb::none(); })
                   .def("close", &OpenedMemory::close, nb::arg("arrays") = 1)
                   .ptr();
}

} // namespace ur::arrays
