// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/usm_host_register.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindUsmHostRegister([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urUSMHostAllocRegisterExp",
      [](nb::handle hContext, nb::handle pHostMem, nb::handle size,
         nb::handle pProperties) -> nb::object {
        Call call("urUSMHostAllocRegisterExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pHostMem_(call.input("pHostMem", pHostMem));
        In<size_t> size_(call.input("size", size));
        InOptionalStruct<ur_exp_usm_host_alloc_register_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMHostAllocRegisterExp(hContext_.pass(), pHostMem_.pass(), size_.pass(),
                                           pProperties_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pHostMem").none(), nb::arg("size").none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig(
          "def urUSMHostAllocRegisterExp(hContext: ur_context_handle_t, pHostMem: int, size: int, "
          "pProperties: ur_exp_usm_host_alloc_register_properties_t | None = None) -> None"),
      R"(Registers existing host memory with a context.

Commands of all devices of the context may use the memory, and `urUSMGetMemAllocInfo` reports it
as `UR_USM_TYPE_HOST`. Keep the memory allocated until `urUSMHostAllocUnregisterExp`. The memory
cannot be exported, and `urUSMFree` rejects it.

- hContext: The context whose devices use the memory.
- pHostMem: The address of the first byte, a multiple of the page size.
- size: The size in bytes, a multiple of the page size.
- pProperties: Options; null for none.)");
  module.def(
      "urUSMHostAllocUnregisterExp",
      [](nb::handle hContext, nb::handle pHostMem) -> nb::object {
        Call call("urUSMHostAllocUnregisterExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pHostMem_(call.input("pHostMem", pHostMem));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMHostAllocUnregisterExp(hContext_.pass(), pHostMem_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pHostMem").none(),
      nb::sig(
          "def urUSMHostAllocUnregisterExp(hContext: ur_context_handle_t, pHostMem: int) -> None"),
      R"(Ends the registration of host memory.

Waits for the commands that use the memory. The application may free the memory afterwards.

- hContext: The context of the registration.
- pHostMem: The address that was given to `urUSMHostAllocRegisterExp`.)");
}

} // namespace ur::python
