// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/physical_mem.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindPhysicalMem([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urPhysicalMemCreate",
      [](nb::handle hContext, nb::handle hDevice, nb::handle size,
         nb::handle pProperties) -> nb::object {
        Call call("urPhysicalMemCreate");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        In<size_t> size_(call.input("size", size));
        InOptionalStruct<ur_physical_mem_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_physical_mem_handle_t> phPhysicalMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urPhysicalMemCreate(hContext_.pass(), hDevice_.pass(), size_.pass(),
                                     pProperties_.pass(), phPhysicalMem_.pass());
        };
        call.run(run);
        return joinResults({phPhysicalMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("size").none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig("def urPhysicalMemCreate(hContext: ur_context_handle_t, hDevice: ur_device_handle_t, "
              "size: int, pProperties: ur_physical_mem_properties_t | None = None) -> "
              "ur_physical_mem_handle_t"),
      R"(Creates physical memory on a device.

The physical memory starts with a reference count of 1 and keeps its context alive. Its contents
are undefined. If it can be exported, it is a separate kernel object, so sharing it exposes no
other memory.

- hContext: The context of the memory.
- hDevice: The device of the memory. It must belong to `hContext`.
- size: The size in bytes, a multiple of the granularity.
- pProperties: Properties of the memory; null means no flags.)");
  module.def(
      "urPhysicalMemRetain",
      [](nb::handle hPhysicalMem) -> nb::object {
        Call call("urPhysicalMemRetain");
        In<ur_physical_mem_handle_t> hPhysicalMem_(call.input("hPhysicalMem", hPhysicalMem));
        call.useAdapterOf(hPhysicalMem_.pass());
        const auto run = [&] { return urPhysicalMemRetain(hPhysicalMem_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hPhysicalMem").none(),
      nb::sig("def urPhysicalMemRetain(hPhysicalMem: ur_physical_mem_handle_t) -> None"),
      R"(Adds a reference to physical memory.

Each call requires one `urPhysicalMemRelease`. The count is atomic: threads that each hold a
reference need no lock around this call.

- hPhysicalMem: The physical memory to retain.)");
  module.def(
      "urPhysicalMemRelease",
      [](nb::handle hPhysicalMem) -> nb::object {
        Call call("urPhysicalMemRelease");
        In<ur_physical_mem_handle_t> hPhysicalMem_(call.input("hPhysicalMem", hPhysicalMem));
        call.useAdapterOf(hPhysicalMem_.pass());
        const auto run = [&] { return urPhysicalMemRelease(hPhysicalMem_.pass()); };
        call.run(run);
        removeHandle(hPhysicalMem_.pass());
        return joinResults({});
      },
      nb::arg("hPhysicalMem").none(),
      nb::sig("def urPhysicalMemRelease(hPhysicalMem: ur_physical_mem_handle_t) -> None"),
      R"(Releases one reference to physical memory; releasing the last one destroys the object.

The memory lives while it is mapped in this process or open in another process. The last release
revokes all IPC handles of the object; a later `urIPCPutPhysMemHandleExp` of such a handle still
succeeds.

- hPhysicalMem: The physical memory to release. The caller must not use it afterwards unless it
  holds another reference.)");
  module.def(
      "urPhysicalMemGetInfo",
      [](nb::handle hPhysicalMem, nb::handle propName) -> nb::object {
        Call call("urPhysicalMemGetInfo");
        In<ur_physical_mem_handle_t> hPhysicalMem_(call.input("hPhysicalMem", hPhysicalMem));
        In<ur_physical_mem_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_physical_mem_info_t> pPropValue_;
        call.useAdapterOf(hPhysicalMem_.pass());
        const auto run = [&] {
          return urPhysicalMemGetInfo(hPhysicalMem_.pass(), propName_.pass(), pPropValue_.count(),
                                      pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hPhysicalMem").none(), nb::arg("propName").none(),
      nb::sig("def urPhysicalMemGetInfo(hPhysicalMem: ur_physical_mem_handle_t, propName: "
              "ur_physical_mem_info_t) -> object"),
      R"(Returns one property of physical memory.

An importer can query the size, to know how many bytes to reserve and map. The call adds no
reference to a returned handle.

- hPhysicalMem: The physical memory to query, created by this process or opened from another
  one.
- propName: The property to return.)");
}

} // namespace ur::python
