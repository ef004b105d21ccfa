// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/ipc_physical_memory.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindIpcPhysicalMemory([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urIPCGetPhysMemHandleExp",
      [](nb::handle hContext, nb::handle hPhysMem) -> nb::object {
        Call call("urIPCGetPhysMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_physical_mem_handle_t> hPhysMem_(call.input("hPhysMem", hPhysMem));
        Out<Address<void *>> ppIPCPhysMemHandleData_;
        Out<size_t> pIPCPhysMemHandleDataSizeRet_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCGetPhysMemHandleExp(hContext_.pass(), hPhysMem_.pass(),
                                          ppIPCPhysMemHandleData_.pass(),
                                          pIPCPhysMemHandleDataSizeRet_.pass());
        };
        call.run(run);
        return joinResults(
            {ppIPCPhysMemHandleData_.result(), pIPCPhysMemHandleDataSizeRet_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hPhysMem").none(),
      nb::sig("def urIPCGetPhysMemHandleExp(hContext: ur_context_handle_t, hPhysMem: "
              "ur_physical_mem_handle_t) -> tuple[int, int]"),
      R"(Exports physical memory: returns the bytes of a handle that other processes can open.

The adapter owns the bytes. They stay at their address, unchanged, until
`urIPCPutPhysMemHandleExp`; to send the handle, copy the bytes. Every call makes a separate
handle, which needs its own Put. The memory need not be mapped. The export does not change the
memory, and adds no reference.

- hContext: The context of the physical memory.
- hPhysMem: The physical memory to export, created with `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`.)");
  module.def(
      "urIPCPutPhysMemHandleExp",
      [](nb::handle hContext, nb::handle pIPCPhysMemHandleData) -> nb::object {
        Call call("urIPCPutPhysMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pIPCPhysMemHandleData_(
            call.input("pIPCPhysMemHandleData", pIPCPhysMemHandleData));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCPutPhysMemHandleExp(hContext_.pass(), pIPCPhysMemHandleData_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pIPCPhysMemHandleData").none(),
      nb::sig("def urIPCPutPhysMemHandleExp(hContext: ur_context_handle_t, pIPCPhysMemHandleData: "
              "int) -> None"),
      R"(Revokes the handle of one Get, and frees its bytes.

The exporting process passes the pointer that `urIPCGetPhysMemHandleExp` returned. Afterwards,
no process can open a copy of this handle. Other handles of the same object are not affected.
The object keeps its references, and open objects stay usable. A Put after the last release of
the exported object succeeds and frees the bytes.

- hContext: The context that was given to Get.
- pIPCPhysMemHandleData: The pointer that Get returned, not a copy of the bytes. The call frees
  the bytes.)");
  module.def(
      "urIPCOpenPhysMemHandleExp",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pIPCPhysMemHandleData) -> nb::object {
        Call call("urIPCOpenPhysMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InBytes pIPCPhysMemHandleData_(call.input("pIPCPhysMemHandleData", pIPCPhysMemHandleData));
        Out<ur_physical_mem_handle_t> phPhysMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCOpenPhysMemHandleExp(
              hContext_.pass(), hDevice_.pass(), pIPCPhysMemHandleData_.pass(),
              static_cast<size_t>(pIPCPhysMemHandleData_.count()), phPhysMem_.pass());
        };
        call.run(run);
        return joinResults({phPhysMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(),
      nb::arg("pIPCPhysMemHandleData").none(),
      nb::sig("def urIPCOpenPhysMemHandleExp(hContext: ur_context_handle_t, hDevice: "
              "ur_device_handle_t, pIPCPhysMemHandleData: Buffer) -> ur_physical_mem_handle_t"),
      R"(Opens a handle: makes a physical memory object for the memory of another process.

The object starts with a reference count of 1, has the size that the exporter gave it
(`UR_PHYSICAL_MEM_INFO_SIZE`) and reports `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`. The importer maps
it like its own physical memory. The object stays usable until it is closed, even after the
exporter has revoked the handle, released the memory or exited.

- hContext: The context to open in: any context of the importing process that contains
  `hDevice`.
- hDevice: The device that uses the memory: the device of the memory in this process, or a
  device with access to it, if the adapter supports that.
- pIPCPhysMemHandleData: The address of the bytes of the handle, or of a copy of them.)");
  module.def(
      "urIPCClosePhysMemHandleExp",
      [](nb::handle hContext, nb::handle hPhysMem) -> nb::object {
        Call call("urIPCClosePhysMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_physical_mem_handle_t> hPhysMem_(call.input("hPhysMem", hPhysMem));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCClosePhysMemHandleExp(hContext_.pass(), hPhysMem_.pass());
        };
        call.run(run);
        removeHandle(hPhysMem_.pass());
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("hPhysMem").none(),
      nb::sig("def urIPCClosePhysMemHandleExp(hContext: ur_context_handle_t, hPhysMem: "
              "ur_physical_mem_handle_t) -> None"),
      R"(Closes physical memory that was opened from another process.

Releases the reference of one `urIPCOpenPhysMemHandleExp`. Further references from
`urPhysicalMemRetain` keep the object alive, and mappings keep the memory alive until they are
unmapped. The exporter's object and its handles do not change, and the importer may open the
handle again while it is valid.

- hContext: The context that was given to Open.
- hPhysMem: The object that Open returned. The caller must not use it afterwards unless it holds
  another reference.)");
}

} // namespace ur::python
