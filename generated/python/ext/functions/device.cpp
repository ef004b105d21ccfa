// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/device.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindDevice([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urDeviceGet",
      [](nb::handle hPlatform, nb::handle DeviceType) -> nb::object {
        Call call("urDeviceGet");
        In<ur_platform_handle_t> hPlatform_(call.input("hPlatform", hPlatform));
        In<ur_device_type_t> DeviceType_(call.input("DeviceType", DeviceType));
        OutList<ur_device_handle_t> phDevices_;
        call.useAdapterOf(hPlatform_.pass());
        const auto run = [&] {
          return urDeviceGet(hPlatform_.pass(), DeviceType_.pass(), phDevices_.count(),
                             phDevices_.pass(), phDevices_.total());
        };
        call.fill(phDevices_, run);
        return joinResults({phDevices_.result()});
      },
      nb::arg("hPlatform").none(), nb::arg("DeviceType").none(),
      nb::sig("def urDeviceGet(hPlatform: ur_platform_handle_t, DeviceType: ur_device_type_t) -> "
              "list[ur_device_handle_t]"),
      R"(Lists the devices of a platform.

Lists root devices of one type. If the platform has no such device, the call succeeds with a
count of 0. The adapter chooses the devices of `UR_DEVICE_TYPE_DEFAULT`; this project's adapters
choose all devices of the platform. The environment variable `ONEAPI_DEVICE_SELECTOR` has no
effect here; see `urDeviceGetSelected`.

- hPlatform: The platform to query.
- DeviceType: The type to look for; `UR_DEVICE_TYPE_ALL` for every device.)");
  module.def(
      "urDeviceGetSelected",
      [](nb::handle hPlatform, nb::handle DeviceType) -> nb::object {
        Call call("urDeviceGetSelected");
        In<ur_platform_handle_t> hPlatform_(call.input("hPlatform", hPlatform));
        In<ur_device_type_t> DeviceType_(call.input("DeviceType", DeviceType));
        OutList<ur_device_handle_t> phDevices_;
        call.useAdapterOf(hPlatform_.pass());
        const auto run = [&] {
          return urDeviceGetSelected(hPlatform_.pass(), DeviceType_.pass(), phDevices_.count(),
                                     phDevices_.pass(), phDevices_.total());
        };
        call.fill(phDevices_, run);
        return joinResults({phDevices_.result()});
      },
      nb::arg("hPlatform").none(), nb::arg("DeviceType").none(),
      nb::sig("def urDeviceGetSelected(hPlatform: ur_platform_handle_t, DeviceType: "
              "ur_device_type_t) -> list[ur_device_handle_t]"),
      R"(Lists the devices of a platform that the environment variable `ONEAPI_DEVICE_SELECTOR` selects.

If the variable is not set, the call lists all root devices of the type. Otherwise the variable
contains a filter: terms separated by `;`. A term is a backend, a colon and devices separated by
commas, for example `level_zero:0,1;!cuda:*`.

- hPlatform: The platform to query.
- DeviceType: The type to look for; `UR_DEVICE_TYPE_ALL` for every device.)");
  module.def(
      "urDeviceGetInfo",
      [](nb::handle hDevice, nb::handle propName) -> nb::object {
        Call call("urDeviceGetInfo");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        In<ur_device_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_device_info_t> pPropValue_;
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] {
          return urDeviceGetInfo(hDevice_.pass(), propName_.pass(), pPropValue_.count(),
                                 pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hDevice").none(), nb::arg("propName").none(),
      nb::sig(
          "def urDeviceGetInfo(hDevice: ur_device_handle_t, propName: ur_device_info_t) -> object"),
      R"(Returns one property of a device.

Follows the rules of all info queries. Thread-safe.

- hDevice: The device to query.
- propName: The property to query; it determines the type of the value.)");
  module.def(
      "urDeviceRetain",
      [](nb::handle hDevice) -> nb::object {
        Call call("urDeviceRetain");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] { return urDeviceRetain(hDevice_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hDevice").none(), nb::sig("def urDeviceRetain(hDevice: ur_device_handle_t) -> None"),
      R"(Adds a reference to a sub-device.

For a root device, the call succeeds and changes nothing.

- hDevice: The device to retain.)");
  module.def(
      "urDeviceRelease",
      [](nb::handle hDevice) -> nb::object {
        Call call("urDeviceRelease");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] { return urDeviceRelease(hDevice_.pass()); };
        call.run(run);
        removeHandle(hDevice_.pass());
        return joinResults({});
      },
      nb::arg("hDevice").none(),
      nb::sig("def urDeviceRelease(hDevice: ur_device_handle_t) -> None"),
      R"(Releases a reference to a sub-device.

The last release destroys the sub-device. For a root device, the call succeeds and changes
nothing.

- hDevice: The device to release. The caller must not use a sub-device afterwards unless it
  holds another reference.)");
  module.def(
      "urDevicePartition",
      [](nb::handle hDevice, nb::handle pProperties) -> nb::object {
        Call call("urDevicePartition");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InStruct<ur_device_partition_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        OutList<ur_device_handle_t> phSubDevices_;
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] {
          return urDevicePartition(hDevice_.pass(), pProperties_.pass(), phSubDevices_.count(),
                                   phSubDevices_.pass(), phSubDevices_.total());
        };
        call.fill(phSubDevices_, run);
        return joinResults({phSubDevices_.result()});
      },
      nb::arg("hDevice").none(), nb::arg("pProperties").none(),
      nb::sig("def urDevicePartition(hDevice: ur_device_handle_t, pProperties: "
              "ur_device_partition_properties_t) -> list[ur_device_handle_t]"),
      R"(Splits a device into sub-devices.

`UR_DEVICE_INFO_SUPPORTED_PARTITIONS` lists the possible kinds of split. Equal requests return
the same sub-devices. If the device cannot be split further as requested, the call succeeds with
a count of 0.

- hDevice: The device to split, a root device or a sub-device.
- pProperties: The kind of split.)");
  module.def(
      "urDeviceSelectBinary",
      [](nb::handle hDevice, nb::handle pBinaries) -> nb::object {
        Call call("urDeviceSelectBinary");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InList<ur_device_binary_t> pBinaries_(call.input("pBinaries", pBinaries));
        Out<uint32_t> pSelectedBinary_;
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] {
          return urDeviceSelectBinary(hDevice_.pass(), pBinaries_.pass(),
                                      static_cast<uint32_t>(pBinaries_.count()),
                                      pSelectedBinary_.pass());
        };
        call.run(run);
        return joinResults({pSelectedBinary_.result()});
      },
      nb::arg("hDevice").none(), nb::arg("pBinaries").none(),
      nb::sig("def urDeviceSelectBinary(hDevice: ur_device_handle_t, pBinaries: "
              "Sequence[ur_device_binary_t]) -> int"),
      R"(Chooses the best of several device binaries for a device.

The call compares only the targets of the binaries. It prefers a target for the device to an
intermediate language. If several binaries are equally good, it chooses the first of them.

- hDevice: The device that will run the binary.
- pBinaries: An array with the targets of the binaries. The call reads it before it returns.)");
  module.def(
      "urDeviceGetNativeHandle",
      [](nb::handle hDevice) -> nb::object {
        Call call("urDeviceGetNativeHandle");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        Out<ur_native_handle_t> phNativeDevice_;
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] {
          return urDeviceGetNativeHandle(hDevice_.pass(), phNativeDevice_.pass());
        };
        call.run(run);
        return joinResults({phNativeDevice_.result()});
      },
      nb::arg("hDevice").none(),
      nb::sig("def urDeviceGetNativeHandle(hDevice: ur_device_handle_t) -> int"),
      R"(Returns the native handle of a device.

The handle is a `ze_device_handle_t` on Level Zero, a `CUdevice` on CUDA, and a `cl_device_id`
on OpenCL. The adapter owns the native handle, which is valid as long as the device.

- hDevice: The device to query.)");
  module.def(
      "urDeviceCreateWithNativeHandle",
      [](nb::handle hNativeDevice, nb::handle hAdapter, nb::handle pProperties) -> nb::object {
        Call call("urDeviceCreateWithNativeHandle");
        In<ur_native_handle_t> hNativeDevice_(call.input("hNativeDevice", hNativeDevice));
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        InOptionalStruct<ur_device_native_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_device_handle_t> phDevice_;
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urDeviceCreateWithNativeHandle(hNativeDevice_.pass(), hAdapter_.pass(),
                                                pProperties_.pass(), phDevice_.pass());
        };
        call.run(run);
        return joinResults({phDevice_.result()});
      },
      nb::arg("hNativeDevice").none(), nb::arg("hAdapter").none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig(
          "def urDeviceCreateWithNativeHandle(hNativeDevice: int, hAdapter: ur_adapter_handle_t, "
          "pProperties: ur_device_native_properties_t | None = None) -> ur_device_handle_t"),
      R"(Returns the device of a native handle.

Equal native handles return the same device, which `urDeviceGet` also lists.

- hNativeDevice: The native handle, of the backend of `hAdapter`.
- hAdapter: The adapter of the device.
- pProperties: Options; null leaves the native object with the caller.)");
  module.def(
      "urDeviceGetGlobalTimestamps",
      [](nb::handle hDevice) -> nb::object {
        Call call("urDeviceGetGlobalTimestamps");
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        Out<uint64_t> pDeviceTimestamp_;
        Out<uint64_t> pHostTimestamp_;
        call.useAdapterOf(hDevice_.pass());
        const auto run = [&] {
          return urDeviceGetGlobalTimestamps(hDevice_.pass(), pDeviceTimestamp_.pass(),
                                             pHostTimestamp_.pass());
        };
        call.run(run);
        return joinResults({pDeviceTimestamp_.result(), pHostTimestamp_.result()});
      },
      nb::arg("hDevice").none(),
      nb::sig("def urDeviceGetGlobalTimestamps(hDevice: ur_device_handle_t) -> tuple[int, int]"),
      R"(Reads the clocks of a device and of the host at about the same moment.

Both clocks count nanoseconds from arbitrary points in time. The timestamps of events are on the
device clock, so the two readings allow the caller to convert them to the host clock. On native
CPU, both clocks are `CLOCK_MONOTONIC_RAW` of `clock_gettime`.

- hDevice: The device whose clock is read.)");
}

} // namespace ur::python
