// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/ipc_memory.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindIpcMemory([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urIPCGetMemHandleExp",
      [](nb::handle hContext, nb::handle pMem) -> nb::object {
        Call call("urIPCGetMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pMem_(call.input("pMem", pMem));
        Out<Address<void *>> ppIPCMemHandleData_;
        Out<size_t> pIPCMemHandleDataSizeRet_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCGetMemHandleExp(hContext_.pass(), pMem_.pass(), ppIPCMemHandleData_.pass(),
                                      pIPCMemHandleDataSizeRet_.pass());
        };
        call.run(run);
        return joinResults({ppIPCMemHandleData_.result(), pIPCMemHandleDataSizeRet_.result()});
      },
      nb::arg("hContext").none(), nb::arg("pMem").none(),
      nb::sig(
          "def urIPCGetMemHandleExp(hContext: ur_context_handle_t, pMem: int) -> tuple[int, int]"),
      R"(Exports USM device or host memory: returns the bytes of a handle that other processes can open.

The adapter owns the bytes. They stay at their address, unchanged, until `urIPCPutMemHandleExp`;
to send the handle, copy the bytes. Every call makes a separate handle, which needs its own Put,
even for memory that is already exported. The export does not change the memory, its contents or
its lifetime.

- hContext: The context that the memory was allocated in.
- pMem: An address in the memory to export: the first address of an allocation of
  `urUSMDeviceAlloc` or `urUSMHostAlloc`, or any other address inside the allocation.)");
  module.def(
      "urIPCPutMemHandleExp",
      [](nb::handle hContext, nb::handle pIPCMemHandleData) -> nb::object {
        Call call("urIPCPutMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pIPCMemHandleData_(call.input("pIPCMemHandleData", pIPCMemHandleData));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCPutMemHandleExp(hContext_.pass(), pIPCMemHandleData_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pIPCMemHandleData").none(),
      nb::sig("def urIPCPutMemHandleExp(hContext: ur_context_handle_t, pIPCMemHandleData: int) -> "
              "None"),
      R"(Revokes the handle of one Get, and frees its bytes.

The exporting process passes the pointer that `urIPCGetMemHandleExp` returned. Afterwards, no
process can open a copy of this handle. Other handles of the same memory are not affected. The
memory stays allocated, and open memory stays open. A Put after the memory has been freed
succeeds and frees the bytes.

- hContext: The context that was given to Get.
- pIPCMemHandleData: The pointer that Get returned, not a copy of the bytes. The call frees the
  bytes.)");
  module.def(
      "urIPCOpenMemHandleExp",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pIPCMemHandleData) -> nb::object {
        Call call("urIPCOpenMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InBytes pIPCMemHandleData_(call.input("pIPCMemHandleData", pIPCMemHandleData));
        Out<Address<void *>> ppMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCOpenMemHandleExp(hContext_.pass(), hDevice_.pass(), pIPCMemHandleData_.pass(),
                                       static_cast<size_t>(pIPCMemHandleData_.count()),
                                       ppMem_.pass());
        };
        call.run(run);
        return joinResults({ppMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("pIPCMemHandleData").none(),
      nb::sig("def urIPCOpenMemHandleExp(hContext: ur_context_handle_t, hDevice: "
              "ur_device_handle_t, pIPCMemHandleData: Buffer) -> int"),
      R"(Opens a handle: maps the memory of another process and returns an address for it.

The importer uses the address like its own USM memory of the same kind, in commands and in
`urUSMGetMemAllocInfo`. The address usually differs from the exporter's. If the exporter passed
an address inside an allocation, the importer gets the address of the same byte. The opened
memory stays usable until `urIPCCloseMemHandleExp`, even after the exporter has revoked the
handle, freed the memory or exited.

- hContext: The context to open the memory in: any context of the importing process that
  contains `hDevice`.
- hDevice: The device that uses the memory: the device that owns the memory, or another device
  that can access it, if the adapter supports that.
- pIPCMemHandleData: The address of the bytes of the handle, or of a copy of them.)");
  module.def(
      "urIPCCloseMemHandleExp",
      [](nb::handle hContext, nb::handle pMem) -> nb::object {
        Call call("urIPCCloseMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pMem_(call.input("pMem", pMem));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] { return urIPCCloseMemHandleExp(hContext_.pass(), pMem_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pMem").none(),
      nb::sig("def urIPCCloseMemHandleExp(hContext: ur_context_handle_t, pMem: int) -> None"),
      R"(Closes memory that was opened from another process.

Each `urIPCOpenMemHandleExp` requires one Close. The last Close of a mapping makes its addresses
invalid, so the caller must first make sure that no command still uses them. The exporter's
memory and its handles do not change, and the importer may open the handle again while it is
valid. If the exporter has freed the memory, the Close of its last mapping in any process
returns the memory to the system.

- hContext: The context that was given to Open.
- pMem: The exact address that Open returned.)");
}

} // namespace ur::python
