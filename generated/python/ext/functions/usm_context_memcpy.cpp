// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/usm_context_memcpy.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindUsmContextMemcpy([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urUSMContextMemcpyExp",
      [](nb::handle hContext, nb::handle pDst, nb::handle pSrc, nb::handle size) -> nb::object {
        Call call("urUSMContextMemcpyExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pDst_(call.input("pDst", pDst));
        In<Address<const void *>> pSrc_(call.input("pSrc", pSrc));
        In<size_t> size_(call.input("size", size));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMContextMemcpyExp(hContext_.pass(), pDst_.pass(), pSrc_.pass(), size_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pDst").none(), nb::arg("pSrc").none(),
      nb::arg("size").none(),
      nb::sig("def urUSMContextMemcpyExp(hContext: ur_context_handle_t, pDst: int, pSrc: int, "
              "size: int) -> None"),
      R"(Copies memory and returns when the copy is done.

Source and destination may each be USM memory of the context, memory opened from another
process, or plain host memory. No queue orders the copy: first finish all commands that use the
ranges. The two ranges must not overlap.

- hContext: The context of the memory.
- pDst: The first byte to write; may be inside an allocation.
- pSrc: The first byte to read; may be inside an allocation.
- size: The number of bytes to copy.)");
}

} // namespace ur::python
