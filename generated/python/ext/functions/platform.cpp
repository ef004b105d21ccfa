// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/platform.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindPlatform([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urPlatformGet",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urPlatformGet");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        OutList<ur_platform_handle_t> phPlatforms_;
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urPlatformGet(hAdapter_.pass(), phPlatforms_.count(), phPlatforms_.pass(),
                               phPlatforms_.total());
        };
        call.fill(phPlatforms_, run);
        return joinResults({phPlatforms_.result()});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urPlatformGet(hAdapter: ur_adapter_handle_t) -> list[ur_platform_handle_t]"),
      R"(Lists the platforms of an adapter.

If the driver is missing or has no device, the call succeeds with a count of 0.

- hAdapter: The adapter to query.)");
  module.def(
      "urPlatformGetInfo",
      [](nb::handle hPlatform, nb::handle propName) -> nb::object {
        Call call("urPlatformGetInfo");
        In<ur_platform_handle_t> hPlatform_(call.input("hPlatform", hPlatform));
        In<ur_platform_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_platform_info_t> pPropValue_;
        call.useAdapterOf(hPlatform_.pass());
        const auto run = [&] {
          return urPlatformGetInfo(hPlatform_.pass(), propName_.pass(), pPropValue_.count(),
                                   pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hPlatform").none(), nb::arg("propName").none(),
      nb::sig("def urPlatformGetInfo(hPlatform: ur_platform_handle_t, propName: "
              "ur_platform_info_t) -> object"),
      R"(Returns one property of a platform.

Follows the rules of all info queries. Thread-safe.

- hPlatform: The platform to query.
- propName: The property to query; it determines the type of the value.)");
  module.def(
      "urPlatformGetApiVersion",
      [](nb::handle hPlatform) -> nb::object {
        Call call("urPlatformGetApiVersion");
        In<ur_platform_handle_t> hPlatform_(call.input("hPlatform", hPlatform));
        Out<ur_api_version_t> pVersion_;
        call.useAdapterOf(hPlatform_.pass());
        const auto run = [&] {
          return urPlatformGetApiVersion(hPlatform_.pass(), pVersion_.pass());
        };
        call.run(run);
        return joinResults({pVersion_.result()});
      },
      nb::arg("hPlatform").none(),
      nb::sig("def urPlatformGetApiVersion(hPlatform: ur_platform_handle_t) -> ur_api_version_t"),
      R"(Returns the version of the interface that a platform supports.

This is the lower of two versions: the one that the adapter supports and the one that its driver
supports.

- hPlatform: The platform to query.)");
  module.def(
      "urPlatformGetNativeHandle",
      [](nb::handle hPlatform) -> nb::object {
        Call call("urPlatformGetNativeHandle");
        In<ur_platform_handle_t> hPlatform_(call.input("hPlatform", hPlatform));
        Out<ur_native_handle_t> phNativePlatform_;
        call.useAdapterOf(hPlatform_.pass());
        const auto run = [&] {
          return urPlatformGetNativeHandle(hPlatform_.pass(), phNativePlatform_.pass());
        };
        call.run(run);
        return joinResults({phNativePlatform_.result()});
      },
      nb::arg("hPlatform").none(),
      nb::sig("def urPlatformGetNativeHandle(hPlatform: ur_platform_handle_t) -> int"),
      R"(Returns the native handle of a platform.

The handle is a `ze_driver_handle_t` on Level Zero and a `cl_platform_id` on OpenCL. The adapter
owns the native handle, which is valid as long as the platform.

- hPlatform: The platform to query.)");
  module.def(
      "urPlatformCreateWithNativeHandle",
      [](nb::handle hNativePlatform, nb::handle hAdapter, nb::handle pProperties) -> nb::object {
        Call call("urPlatformCreateWithNativeHandle");
        In<ur_native_handle_t> hNativePlatform_(call.input("hNativePlatform", hNativePlatform));
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        InOptionalStruct<ur_platform_native_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_platform_handle_t> phPlatform_;
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urPlatformCreateWithNativeHandle(hNativePlatform_.pass(), hAdapter_.pass(),
                                                  pProperties_.pass(), phPlatform_.pass());
        };
        call.run(run);
        return joinResults({phPlatform_.result()});
      },
      nb::arg("hNativePlatform").none(), nb::arg("hAdapter").none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig("def urPlatformCreateWithNativeHandle(hNativePlatform: int, hAdapter: "
              "ur_adapter_handle_t, pProperties: ur_platform_native_properties_t | None = None) -> "
              "ur_platform_handle_t"),
      R"(Returns the platform of a native handle.

The platform is the same as from `urPlatformGet`, and needs no release.

- hNativePlatform: The native handle, of the backend of `hAdapter`.
- hAdapter: The adapter of the platform.
- pProperties: Options; null leaves the native object with the caller.)");
  module.def(
      "urPlatformGetBackendOption",
      [](nb::handle hPlatform, nb::handle pFrontendOption) -> nb::object {
        Call call("urPlatformGetBackendOption");
        In<ur_platform_handle_t> hPlatform_(call.input("hPlatform", hPlatform));
        In<const char *> pFrontendOption_(call.input("pFrontendOption", pFrontendOption));
        Out<const char *> ppPlatformOption_;
        call.useAdapterOf(hPlatform_.pass());
        const auto run = [&] {
          return urPlatformGetBackendOption(hPlatform_.pass(), pFrontendOption_.pass(),
                                            ppPlatformOption_.pass());
        };
        call.run(run);
        return joinResults({ppPlatformOption_.result()});
      },
      nb::arg("hPlatform").none(), nb::arg("pFrontendOption").none(),
      nb::sig("def urPlatformGetBackendOption(hPlatform: ur_platform_handle_t, pFrontendOption: "
              "str) -> str"),
      R"(Translates a compiler option of the front end into an option of the backend.

The adapter knows the empty string and the optimization levels `-O0`, `-O1`, `-O2` and `-O3`.

- hPlatform: The platform of the compiler.
- pFrontendOption: One NUL-terminated option.)");
}

} // namespace ur::python
