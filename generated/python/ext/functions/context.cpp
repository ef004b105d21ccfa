// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/context.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindContext([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urContextCreate",
      [](nb::handle phDevices, nb::handle pProperties) -> nb::object {
        Call call("urContextCreate");
        InList<ur_device_handle_t> phDevices_(call.input("phDevices", phDevices));
        InOptionalStruct<ur_context_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_context_handle_t> phContext_;
        const auto run = [&] {
          return urContextCreate(static_cast<uint32_t>(phDevices_.count()), phDevices_.pass(),
                                 pProperties_.pass(), phContext_.pass());
        };
        call.run(run);
        return joinResults({phContext_.result()});
      },
      nb::arg("phDevices").none(), nb::arg("pProperties") = nb::none(),
      nb::sig("def urContextCreate(phDevices: Sequence[ur_device_handle_t], pProperties: "
              "ur_context_properties_t | None = None) -> ur_context_handle_t"),
      R"(Creates a context for one or more devices.

All devices must belong to the same platform. If a device is listed twice, the adapter may count
it once or twice. The list may contain sub-devices together with their parents.

- phDevices: An array of devices, all of one platform. The call reads the array before it
  returns.
- pProperties: Options; null means no flags.)");
  module.def(
      "urContextRetain",
      [](nb::handle hContext) -> nb::object {
        Call call("urContextRetain");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] { return urContextRetain(hContext_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(),
      nb::sig("def urContextRetain(hContext: ur_context_handle_t) -> None"),
      R"(Adds a reference to a context.

- hContext: The context to retain.)");
  module.def(
      "urContextRelease",
      [](nb::handle hContext) -> nb::object {
        Call call("urContextRelease");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] { return urContextRelease(hContext_.pass()); };
        call.run(run);
        removeHandle(hContext_.pass());
        return joinResults({});
      },
      nb::arg("hContext").none(),
      nb::sig("def urContextRelease(hContext: ur_context_handle_t) -> None"),
      R"(Releases a reference to a context.

The last release runs the extended deleters and then destroys the context. Queues, events, pools
and physical memory hold references to their context, so the context outlives them. USM memory
and opened memory of other processes hold no reference: free or close them first.

- hContext: The context to release. The caller must not use it afterwards unless it holds
  another reference.)");
  module.def(
      "urContextGetInfo",
      [](nb::handle hContext, nb::handle propName) -> nb::object {
        Call call("urContextGetInfo");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_context_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_context_info_t> pPropValue_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urContextGetInfo(hContext_.pass(), propName_.pass(), pPropValue_.count(),
                                  pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hContext").none(), nb::arg("propName").none(),
      nb::sig("def urContextGetInfo(hContext: ur_context_handle_t, propName: ur_context_info_t) -> "
              "object"),
      R"(Returns one property of a context.

Follows the rules of all info queries. Thread-safe.

- hContext: The context to query.
- propName: The property to query; it determines the type of the value.)");
  module.def(
      "urContextGetNativeHandle",
      [](nb::handle hContext) -> nb::object {
        Call call("urContextGetNativeHandle");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        Out<ur_native_handle_t> phNativeContext_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urContextGetNativeHandle(hContext_.pass(), phNativeContext_.pass());
        };
        call.run(run);
        return joinResults({phNativeContext_.result()});
      },
      nb::arg("hContext").none(),
      nb::sig("def urContextGetNativeHandle(hContext: ur_context_handle_t) -> int"),
      R"(Returns the native handle of a context.

The handle is a `ze_context_handle_t` on Level Zero, a `CUcontext` on CUDA, and a `cl_context`
on OpenCL. The context owns the native handle, which is valid as long as the context.

- hContext: The context to query.)");
  module.def(
      "urContextCreateWithNativeHandle",
      [](nb::handle hNativeContext, nb::handle hAdapter, nb::handle phDevices,
         nb::handle pProperties) -> nb::object {
        Call call("urContextCreateWithNativeHandle");
        In<ur_native_handle_t> hNativeContext_(call.input("hNativeContext", hNativeContext));
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        InOptionalList<ur_device_handle_t> phDevices_(call.input("phDevices", phDevices));
        InOptionalStruct<ur_context_native_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_context_handle_t> phContext_;
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urContextCreateWithNativeHandle(
              hNativeContext_.pass(), hAdapter_.pass(), static_cast<uint32_t>(phDevices_.count()),
              phDevices_.pass(), pProperties_.pass(), phContext_.pass());
        };
        call.run(run);
        return joinResults({phContext_.result()});
      },
      nb::arg("hNativeContext").none(), nb::arg("hAdapter").none(),
      nb::arg("phDevices") = nb::none(), nb::arg("pProperties") = nb::none(),
      nb::sig("def urContextCreateWithNativeHandle(hNativeContext: int, hAdapter: "
              "ur_adapter_handle_t, phDevices: Sequence[ur_device_handle_t] | None = None, "
              "pProperties: ur_context_native_properties_t | None = None) -> ur_context_handle_t"),
      R"(Wraps a context that exists in the driver.

`pProperties` decides whether the last release of the new context destroys the native context.

- hNativeContext: The native handle, of the backend of `hAdapter`.
- hAdapter: The adapter of the context.
- phDevices: The devices of the native context, for backends that cannot report them. If it is
  null, the adapter queries the driver.
- pProperties: Options; null leaves the native object with the caller.)");
  module.def(
      "urContextSetExtendedDeleter",
      [](nb::handle hContext, nb::handle pfnDeleter) -> nb::object {
        Call call("urContextSetExtendedDeleter");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InCallback<ur_context_extended_deleter_t> pfnDeleter_(call.input("pfnDeleter", pfnDeleter));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urContextSetExtendedDeleter(hContext_.pass(), pfnDeleter_.pass(),
                                             pfnDeleter_.userData());
        };
        call.run(run);
        pfnDeleter_.handOver();
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pfnDeleter").none(),
      nb::sig("def urContextSetExtendedDeleter(hContext: ur_context_handle_t, pfnDeleter: "
              "Callable[[], object]) -> None"),
      R"(Registers a function that the adapter calls when a context is destroyed.

A context can have several of these functions. Each of them runs once, after the last release
and before the native context is destroyed. They run in no particular order.

- hContext: The context whose destruction calls the function. The registration adds no
  reference.
- pfnDeleter: The function to call.)");
}

} // namespace ur::python
