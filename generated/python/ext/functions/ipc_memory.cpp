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
        call.answeredBy(hContext_.pass());
        const auto run = [&] {
          return urIPCGetMemHandleExp(hContext_.pass(), pMem_.pass(), ppIPCMemHandleData_.pass(),
                                      pIPCMemHandleDataSizeRet_.pass());
        };
        call.run(run);
        return joined({ppIPCMemHandleData_.result(), pIPCMemHandleDataSizeRet_.result()});
      },
      nb::arg("hContext").none(), nb::arg("pMem").none(),
      nb::sig(
          "def urIPCGetMemHandleExp(hContext: ur_context_handle_t, pMem: int) -> tuple[int, int]"),
      R"(Exports USM device memory: returns the bytes of a handle that other processes can open.

The bytes belong to the adapter. They stay where they are and unchanged until
`urIPCPutMemHandleExp`; copy them to send them. Every call makes a handle of its own, to be put
by a Put of its own, also for memory that is exported already. Exporting does not change the
memory, its contents or its lifetime.

- hContext: The context that the memory was allocated in.
- pMem: An address in the memory to export: the first of an allocation of `urUSMDeviceAlloc`, or
  one inside it.)");
  module.def(
      "urIPCPutMemHandleExp",
      [](nb::handle hContext, nb::handle pIPCMemHandleData) -> nb::object {
        Call call("urIPCPutMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pIPCMemHandleData_(call.input("pIPCMemHandleData", pIPCMemHandleData));
        call.answeredBy(hContext_.pass());
        const auto run = [&] {
          return urIPCPutMemHandleExp(hContext_.pass(), pIPCMemHandleData_.pass());
        };
        call.run(run);
        return joined({});
      },
      nb::arg("hContext").none(), nb::arg("pIPCMemHandleData").none(),
      nb::sig("def urIPCPutMemHandleExp(hContext: ur_context_handle_t, pIPCMemHandleData: int) -> "
              "None"),
      R"(Takes one Get back: revokes the handle and frees its bytes.

Called in the exporting process with the pointer that `urIPCGetMemHandleExp` returned. From then
on copies of this handle cannot be opened any more, in any process; other handles of the same
memory are not affected. The memory itself stays allocated, and what was opened before stays
open. Put after the memory has been freed succeeds and frees the bytes.

- hContext: The context that was given to Get.
- pIPCMemHandleData: The pointer that Get returned, not a copy of the bytes. Its bytes are
  freed.)");
  module.def(
      "urIPCOpenMemHandleExp",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pIPCMemHandleData) -> nb::object {
        Call call("urIPCOpenMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InBytes pIPCMemHandleData_(call.input("pIPCMemHandleData", pIPCMemHandleData));
        Out<Address<void *>> ppMem_;
        call.answeredBy(hContext_.pass());
        const auto run = [&] {
          return urIPCOpenMemHandleExp(hContext_.pass(), hDevice_.pass(), pIPCMemHandleData_.pass(),
                                       static_cast<size_t>(pIPCMemHandleData_.count()),
                                       ppMem_.pass());
        };
        call.run(run);
        return joined({ppMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("pIPCMemHandleData").none(),
      nb::sig("def urIPCOpenMemHandleExp(hContext: ur_context_handle_t, hDevice: "
              "ur_device_handle_t, pIPCMemHandleData: Buffer) -> int"),
      R"(Opens a handle: maps the memory of another process and returns an address for it.

The address is used like USM device memory of the process's own, in commands and in
`urUSMGetMemAllocInfo`. It differs from the exporter's address in general. For a handle of an
address inside an allocation it is the address of that byte. The opened memory stays usable
until `urIPCCloseMemHandleExp`, also after the exporter has put the handle, freed the memory or
ended.

- hContext: The context to open in; `hDevice` belongs to it. Any context of the importing
  process will do.
- hDevice: The device that uses the memory: the one that it lies on, as this process sees it, or
  one that reaches that, where the adapter opens it for such devices.
- pIPCMemHandleData: The bytes of the handle, or a copy of them.)");
  module.def(
      "urIPCCloseMemHandleExp",
      [](nb::handle hContext, nb::handle pMem) -> nb::object {
        Call call("urIPCCloseMemHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pMem_(call.input("pMem", pMem));
        call.answeredBy(hContext_.pass());
        const auto run = [&] { return urIPCCloseMemHandleExp(hContext_.pass(), pMem_.pass()); };
        call.run(run);
        return joined({});
      },
      nb::arg("hContext").none(), nb::arg("pMem").none(),
      nb::sig("def urIPCCloseMemHandleExp(hContext: ur_context_handle_t, pMem: int) -> None"),
      R"(Closes memory that was opened from another process.

Answers one `urIPCOpenMemHandleExp`; with the last Close of a mapping its addresses become
invalid. The caller makes sure that no command still uses them. The exporter's memory and its
handles are not touched, and the handle may be opened again as long as it is valid. Memory that
its exporter has freed goes back to the system with the last Close anywhere.

- hContext: The context that was given to Open.
- pMem: The address that Open returned, exactly.)");
}

} // namespace ur::python
