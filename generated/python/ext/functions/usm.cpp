// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/usm.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindUsm([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urUSMHostAlloc",
      [](nb::handle hContext, nb::handle pUSMDesc, nb::handle pool, nb::handle size) -> nb::object {
        Call call("urUSMHostAlloc");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InOptionalStruct<ur_usm_desc_t> pUSMDesc_(call.input("pUSMDesc", pUSMDesc));
        InOptional<ur_usm_pool_handle_t> pool_(call.input("pool", pool));
        In<size_t> size_(call.input("size", size));
        Out<Address<void *>> ppMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMHostAlloc(hContext_.pass(), pUSMDesc_.pass(), pool_.pass(), size_.pass(),
                                ppMem_.pass());
        };
        call.run(run);
        return joinResults({ppMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("pUSMDesc").none(), nb::arg("pool").none(),
      nb::arg("size").none(),
      nb::sig("def urUSMHostAlloc(hContext: ur_context_handle_t, pUSMDesc: ur_usm_desc_t | None, "
              "pool: ur_usm_pool_handle_t | None, size: int) -> int"),
      R"(Allocates host memory that every device of a context can access.

The contents are undefined. The memory belongs to the caller until `urUSMFree`, and the context
must outlive it. Thread-safe.

- hContext: The context whose devices get access.
- pUSMDesc: Hints and alignment; null for no hints and the default alignment.
- pool: The pool to allocate from; null for the adapter's own choice.
- size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of every
  device.)");
  module.def(
      "urUSMDeviceAlloc",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pUSMDesc, nb::handle pool,
         nb::handle size) -> nb::object {
        Call call("urUSMDeviceAlloc");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InOptionalStruct<ur_usm_desc_t> pUSMDesc_(call.input("pUSMDesc", pUSMDesc));
        InOptional<ur_usm_pool_handle_t> pool_(call.input("pool", pool));
        In<size_t> size_(call.input("size", size));
        Out<Address<void *>> ppMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMDeviceAlloc(hContext_.pass(), hDevice_.pass(), pUSMDesc_.pass(), pool_.pass(),
                                  size_.pass(), ppMem_.pass());
        };
        call.run(run);
        return joinResults({ppMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("pUSMDesc").none(),
      nb::arg("pool").none(), nb::arg("size").none(),
      nb::sig(
          "def urUSMDeviceAlloc(hContext: ur_context_handle_t, hDevice: ur_device_handle_t, "
          "pUSMDesc: ur_usm_desc_t | None, pool: ur_usm_pool_handle_t | None, size: int) -> int"),
      R"(Allocates memory on one device of a context.

The contents are undefined, and the host may be unable to access the memory: copy the data with
`urEnqueueUSMMemcpy` or `urUSMContextMemcpyExp`. The memory belongs to the caller until
`urUSMFree`, and the context must outlive it. Thread-safe.

- hContext: The context of the memory.
- hDevice: The device of the memory. It must belong to `hContext`.
- pUSMDesc: Hints and alignment; null for no hints and the default alignment.
- pool: The pool to allocate from; null for the adapter's own choice.
- size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of the
  device.)");
  module.def(
      "urUSMSharedAlloc",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pUSMDesc, nb::handle pool,
         nb::handle size) -> nb::object {
        Call call("urUSMSharedAlloc");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InOptionalStruct<ur_usm_desc_t> pUSMDesc_(call.input("pUSMDesc", pUSMDesc));
        InOptional<ur_usm_pool_handle_t> pool_(call.input("pool", pool));
        In<size_t> size_(call.input("size", size));
        Out<Address<void *>> ppMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMSharedAlloc(hContext_.pass(), hDevice_.pass(), pUSMDesc_.pass(), pool_.pass(),
                                  size_.pass(), ppMem_.pass());
        };
        call.run(run);
        return joinResults({ppMem_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("pUSMDesc").none(),
      nb::arg("pool").none(), nb::arg("size").none(),
      nb::sig(
          "def urUSMSharedAlloc(hContext: ur_context_handle_t, hDevice: ur_device_handle_t, "
          "pUSMDesc: ur_usm_desc_t | None, pool: ur_usm_pool_handle_t | None, size: int) -> int"),
      R"(Allocates memory that the host and a device both access.

The driver moves the memory between them as needed. The contents are undefined. The memory
belongs to the caller until `urUSMFree`, and the context must outlive it. Host and device may
use the memory concurrently only if the device reports concurrent access. Thread-safe.

- hContext: The context of the memory.
- hDevice: The device that shares the memory with the host. It must belong to `hContext`.
- pUSMDesc: Hints and alignment; null for no hints and the default alignment.
- pool: The pool to allocate from; null for the adapter's own choice.
- size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of the
  device.)");
  module.def(
      "urUSMFree",
      [](nb::handle hContext, nb::handle pMem) -> nb::object {
        Call call("urUSMFree");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pMem_(call.input("pMem", pMem));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] { return urUSMFree(hContext_.pass(), pMem_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pMem").none(),
      nb::sig("def urUSMFree(hContext: ur_context_handle_t, pMem: int) -> None"),
      R"(Frees USM memory.

The call waits for earlier commands that use the memory. Freeing exported memory revokes all its
IPC handles; a later `urIPCPutMemHandleExp` of such a handle still succeeds. Importers that have
the memory open can still use it. Thread-safe.

- hContext: The context that the memory was allocated in.
- pMem: The address that the allocation returned.)");
  module.def(
      "urUSMGetMemAllocInfo",
      [](nb::handle hContext, nb::handle pMem, nb::handle propName) -> nb::object {
        Call call("urUSMGetMemAllocInfo");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<const void *>> pMem_(call.input("pMem", pMem));
        In<ur_usm_alloc_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_usm_alloc_info_t> pPropValue_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMGetMemAllocInfo(hContext_.pass(), pMem_.pass(), propName_.pass(),
                                      pPropValue_.count(), pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hContext").none(), nb::arg("pMem").none(), nb::arg("propName").none(),
      nb::sig("def urUSMGetMemAllocInfo(hContext: ur_context_handle_t, pMem: int, propName: "
              "ur_usm_alloc_info_t) -> object"),
      R"(Returns one property of the allocation that contains an address.

The call accepts any address inside an allocation; the base address and the size describe the
whole allocation. It treats memory opened by `urIPCOpenMemHandleExp` like memory of this
process, and returns the kind of the exporter's memory. A query of `UR_USM_ALLOC_INFO_TYPE` also
succeeds for an address outside USM.

- hContext: The context of the memory.
- pMem: The address to query.
- propName: The property to return.)");
  module.def(
      "urUSMPoolCreate",
      [](nb::handle hContext, nb::handle pPoolDesc) -> nb::object {
        Call call("urUSMPoolCreate");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InStruct<ur_usm_pool_desc_t> pPoolDesc_(call.input("pPoolDesc", pPoolDesc));
        Out<ur_usm_pool_handle_t> ppPool_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urUSMPoolCreate(hContext_.pass(), pPoolDesc_.pass(), ppPool_.pass());
        };
        call.run(run);
        return joinResults({ppPool_.result()});
      },
      nb::arg("hContext").none(), nb::arg("pPoolDesc").none(),
      nb::sig("def urUSMPoolCreate(hContext: ur_context_handle_t, pPoolDesc: ur_usm_pool_desc_t) "
              "-> ur_usm_pool_handle_t"),
      R"(Creates a pool for USM allocations.

The pool starts with a reference count of 1 and keeps its context alive. Allocations from
different pools do not share a page. The call reads the description before it returns.

- hContext: The context of the pool.
- pPoolDesc: A description of the pool: its flags, and limits that may be chained to it.)");
  module.def(
      "urUSMPoolRetain",
      [](nb::handle pPool) -> nb::object {
        Call call("urUSMPoolRetain");
        In<ur_usm_pool_handle_t> pPool_(call.input("pPool", pPool));
        call.useAdapterOf(pPool_.pass());
        const auto run = [&] { return urUSMPoolRetain(pPool_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("pPool").none(), nb::sig("def urUSMPoolRetain(pPool: ur_usm_pool_handle_t) -> None"),
      R"(Adds a reference to a pool.

Each call requires one `urUSMPoolRelease`.

- pPool: The pool to retain.)");
  module.def(
      "urUSMPoolRelease",
      [](nb::handle pPool) -> nb::object {
        Call call("urUSMPoolRelease");
        In<ur_usm_pool_handle_t> pPool_(call.input("pPool", pPool));
        call.useAdapterOf(pPool_.pass());
        const auto run = [&] { return urUSMPoolRelease(pPool_.pass()); };
        call.run(run);
        removeHandle(pPool_.pass());
        return joinResults({});
      },
      nb::arg("pPool").none(), nb::sig("def urUSMPoolRelease(pPool: ur_usm_pool_handle_t) -> None"),
      R"(Releases one reference to a pool; releasing the last one destroys it.

Free all allocations from the pool first.

- pPool: The pool to release. The caller must not use it afterwards unless it holds another
  reference.)");
  module.def(
      "urUSMPoolGetInfo",
      [](nb::handle hPool, nb::handle propName) -> nb::object {
        Call call("urUSMPoolGetInfo");
        In<ur_usm_pool_handle_t> hPool_(call.input("hPool", hPool));
        In<ur_usm_pool_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_usm_pool_info_t> pPropValue_;
        call.useAdapterOf(hPool_.pass());
        const auto run = [&] {
          return urUSMPoolGetInfo(hPool_.pass(), propName_.pass(), pPropValue_.count(),
                                  pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hPool").none(), nb::arg("propName").none(),
      nb::sig("def urUSMPoolGetInfo(hPool: ur_usm_pool_handle_t, propName: ur_usm_pool_info_t) -> "
              "object"),
      R"(Returns one property of a pool.

Sizes are in bytes. The call adds no reference to a returned handle.

- hPool: The pool to query.
- propName: The property to return.)");
}

} // namespace ur::python
