// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/virtual_mem.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindVirtualMem([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urVirtualMemGranularityGetInfo",
      [](nb::handle hContext, nb::handle hDevice, nb::handle allocationSize,
         nb::handle propName) -> nb::object {
        Call call("urVirtualMemGranularityGetInfo");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InOptional<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        In<size_t> allocationSize_(call.input("allocationSize", allocationSize));
        In<ur_virtual_mem_granularity_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_virtual_mem_granularity_info_t> pPropValue_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemGranularityGetInfo(
              hContext_.pass(), hDevice_.pass(), allocationSize_.pass(), propName_.pass(),
              pPropValue_.count(), pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("allocationSize").none(),
      nb::arg("propName").none(),
      nb::sig("def urVirtualMemGranularityGetInfo(hContext: ur_context_handle_t, hDevice: "
              "ur_device_handle_t | None, allocationSize: int, propName: "
              "ur_virtual_mem_granularity_info_t) -> object"),
      R"(Returns the granularity of virtual and physical memory.

Round sizes up to the granularity before the other calls of this group. Query the granularity
again for allocations of another size, because on some devices larger allocations need larger
pages.

- hContext: The context that will use the memory.
- hDevice: A device of the context; null for a value that works on all devices of the context.
- allocationSize: The size in bytes of the planned allocation.
- propName: The property to return.)");
  module.def(
      "urVirtualMemReserve",
      [](nb::handle hContext, nb::handle pStart, nb::handle size) -> nb::object {
        Call call("urVirtualMemReserve");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InOptional<Address<const void *>> pStart_(call.input("pStart", pStart));
        In<size_t> size_(call.input("size", size));
        Out<Address<void *>> ppStart_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemReserve(hContext_.pass(), pStart_.pass(), size_.pass(),
                                     ppStart_.pass());
        };
        call.run(run);
        return joinResults({ppStart_.result()});
      },
      nb::arg("hContext").none(), nb::arg("pStart").none(), nb::arg("size").none(),
      nb::sig("def urVirtualMemReserve(hContext: ur_context_handle_t, pStart: int | None, size: "
              "int) -> int"),
      R"(Reserves a range of addresses.

The range has no memory yet, and any access to it faults. The range belongs to the caller until
`urVirtualMemFree`.

- hContext: The context whose devices will use the range.
- pStart: Preferred first address, only a hint; null for none.
- size: The size of the range in bytes, a multiple of the granularity.)");
  module.def(
      "urVirtualMemFree",
      [](nb::handle hContext, nb::handle pStart, nb::handle size) -> nb::object {
        Call call("urVirtualMemFree");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pStart_(call.input("pStart", pStart));
        In<size_t> size_(call.input("size", size));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemFree(hContext_.pass(), pStart_.pass(), size_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pStart").none(), nb::arg("size").none(),
      nb::sig(
          "def urVirtualMemFree(hContext: ur_context_handle_t, pStart: int, size: int) -> None"),
      R"(Frees a reserved range of addresses.

Unmap the whole range first. A part of a range cannot be freed.

- hContext: The context that the range was reserved in.
- pStart: The first address of the range, as `urVirtualMemReserve` returned it.
- size: The size of the range in bytes, as it was reserved.)");
  module.def(
      "urVirtualMemMap",
      [](nb::handle hContext, nb::handle pStart, nb::handle size, nb::handle hPhysicalMem,
         nb::handle offset, nb::handle flags) -> nb::object {
        Call call("urVirtualMemMap");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pStart_(call.input("pStart", pStart));
        In<size_t> size_(call.input("size", size));
        In<ur_physical_mem_handle_t> hPhysicalMem_(call.input("hPhysicalMem", hPhysicalMem));
        In<size_t> offset_(call.input("offset", offset));
        In<Flags<ur_virtual_mem_access_flag_t>> flags_(call.input("flags", flags));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemMap(hContext_.pass(), pStart_.pass(), size_.pass(),
                                 hPhysicalMem_.pass(), offset_.pass(), flags_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pStart").none(), nb::arg("size").none(),
      nb::arg("hPhysicalMem").none(), nb::arg("offset").none(), nb::arg("flags").none(),
      nb::sig("def urVirtualMemMap(hContext: ur_context_handle_t, pStart: int, size: int, "
              "hPhysicalMem: ur_physical_mem_handle_t, offset: int, flags: "
              "ur_virtual_mem_access_flags_t) -> None"),
      R"(Maps physical memory into a reserved range.

Afterwards, commands can use the addresses like USM memory. The mapping keeps the physical
memory alive, so the caller may release `hPhysicalMem` while it is mapped.

- hContext: The context that the range was reserved in.
- pStart: The first address to map, inside a reserved range.
- size: The number of bytes to map, a multiple of the granularity.
- hPhysicalMem: The physical memory, created by this process or opened from another process.
- offset: The first byte of the physical memory to map, a multiple of the granularity.
- flags: Access to the mapped range, see `ur_virtual_mem_access_flags_t`.)");
  module.def(
      "urVirtualMemUnmap",
      [](nb::handle hContext, nb::handle pStart, nb::handle size) -> nb::object {
        Call call("urVirtualMemUnmap");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pStart_(call.input("pStart", pStart));
        In<size_t> size_(call.input("size", size));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemUnmap(hContext_.pass(), pStart_.pass(), size_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pStart").none(), nb::arg("size").none(),
      nb::sig(
          "def urVirtualMemUnmap(hContext: ur_context_handle_t, pStart: int, size: int) -> None"),
      R"(Unmaps physical memory from a range.

The range stays reserved and can be mapped again. The caller must make sure that no command
still uses the range. Portable programs must unmap exactly the range of one `urVirtualMemMap`,
because some drivers cannot unmap a part of it. If the physical memory has no other mapping and
no reference, the call frees it.

If the driver fails, the range stays mapped, or the error text says that a part of the range is
unmapped. The second case is possible only if the range contains several mappings. Another call
for the same range then unmaps the rest.

- hContext: The context that the range was reserved in.
- pStart: The first address to unmap.
- size: The number of bytes to unmap, a multiple of the granularity.)");
  module.def(
      "urVirtualMemSetAccess",
      [](nb::handle hContext, nb::handle pStart, nb::handle size, nb::handle flags) -> nb::object {
        Call call("urVirtualMemSetAccess");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pStart_(call.input("pStart", pStart));
        In<size_t> size_(call.input("size", size));
        In<Flags<ur_virtual_mem_access_flag_t>> flags_(call.input("flags", flags));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemSetAccess(hContext_.pass(), pStart_.pass(), size_.pass(),
                                       flags_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pStart").none(), nb::arg("size").none(),
      nb::arg("flags").none(),
      nb::sig("def urVirtualMemSetAccess(hContext: ur_context_handle_t, pStart: int, size: int, "
              "flags: ur_virtual_mem_access_flags_t) -> None"),
      R"(Changes the access to a mapped range.

The new access applies to all devices of the context. The call never makes memory executable.

- hContext: The context that the range was reserved in.
- pStart: The first address of the range.
- size: The size of the range in bytes, a multiple of the granularity.
- flags: The new access, see `ur_virtual_mem_access_flags_t`.)");
  module.def(
      "urVirtualMemGetInfo",
      [](nb::handle hContext, nb::handle pStart, nb::handle size,
         nb::handle propName) -> nb::object {
        Call call("urVirtualMemGetInfo");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pStart_(call.input("pStart", pStart));
        In<size_t> size_(call.input("size", size));
        In<ur_virtual_mem_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_virtual_mem_info_t> pPropValue_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urVirtualMemGetInfo(hContext_.pass(), pStart_.pass(), size_.pass(),
                                     propName_.pass(), pPropValue_.count(), pPropValue_.pass(),
                                     pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hContext").none(), nb::arg("pStart").none(), nb::arg("size").none(),
      nb::arg("propName").none(),
      nb::sig("def urVirtualMemGetInfo(hContext: ur_context_handle_t, pStart: int, size: int, "
              "propName: ur_virtual_mem_info_t) -> object"),
      R"(Returns one property of a reserved range.

If parts of the range have different access, returns the access at the first address.

- hContext: The context that the range was reserved in.
- pStart: The first address of the range.
- size: The size of the range in bytes.
- propName: The property to return.)");
}

} // namespace ur::python
