// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/loader.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindLoader([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urLoaderConfigCreate",
      []() -> nb::object {
        Call call("urLoaderConfigCreate");
        Out<ur_loader_config_handle_t> phLoaderConfig_;
        const auto run = [&] { return urLoaderConfigCreate(phLoaderConfig_.pass()); };
        call.run(run);
        return joinResults({phLoaderConfig_.result()});
      },
      nb::sig("def urLoaderConfigCreate() -> ur_loader_config_handle_t"),
      R"(Creates a loader configuration with default settings.

No layer is enabled, mocking is off and no code location callback is set. Create the
configuration before the call of `urLoaderInit` that takes it.)");
  module.def(
      "urLoaderConfigRetain",
      [](nb::handle hLoaderConfig) -> nb::object {
        Call call("urLoaderConfigRetain");
        In<ur_loader_config_handle_t> hLoaderConfig_(call.input("hLoaderConfig", hLoaderConfig));
        call.useAdapterOf(hLoaderConfig_.pass());
        const auto run = [&] { return urLoaderConfigRetain(hLoaderConfig_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hLoaderConfig").none(),
      nb::sig("def urLoaderConfigRetain(hLoaderConfig: ur_loader_config_handle_t) -> None"),
      R"(Adds a reference to a loader configuration.

- hLoaderConfig: The configuration to retain.)");
  module.def(
      "urLoaderConfigRelease",
      [](nb::handle hLoaderConfig) -> nb::object {
        Call call("urLoaderConfigRelease");
        In<ur_loader_config_handle_t> hLoaderConfig_(call.input("hLoaderConfig", hLoaderConfig));
        call.useAdapterOf(hLoaderConfig_.pass());
        const auto run = [&] { return urLoaderConfigRelease(hLoaderConfig_.pass()); };
        call.run(run);
        removeHandle(hLoaderConfig_.pass());
        return joinResults({});
      },
      nb::arg("hLoaderConfig").none(),
      nb::sig("def urLoaderConfigRelease(hLoaderConfig: ur_loader_config_handle_t) -> None"),
      R"(Releases a reference to a loader configuration.

The last release destroys the configuration. A loader initialized with it has its own copy.

- hLoaderConfig: The configuration to release. The caller must not use it afterwards unless it
  holds another reference.)");
  module.def(
      "urLoaderConfigGetInfo",
      [](nb::handle hLoaderConfig, nb::handle propName) -> nb::object {
        Call call("urLoaderConfigGetInfo");
        In<ur_loader_config_handle_t> hLoaderConfig_(call.input("hLoaderConfig", hLoaderConfig));
        In<ur_loader_config_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_loader_config_info_t> pPropValue_;
        call.useAdapterOf(hLoaderConfig_.pass());
        const auto run = [&] {
          return urLoaderConfigGetInfo(hLoaderConfig_.pass(), propName_.pass(), pPropValue_.count(),
                                       pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hLoaderConfig").none(), nb::arg("propName").none(),
      nb::sig("def urLoaderConfigGetInfo(hLoaderConfig: ur_loader_config_handle_t, propName: "
              "ur_loader_config_info_t) -> object"),
      R"(Returns one property of a loader configuration.

Follows the rules of all info queries.

- hLoaderConfig: The configuration to query.
- propName: The property to query; it determines the type of the value.)");
  module.def(
      "urLoaderConfigEnableLayer",
      [](nb::handle hLoaderConfig, nb::handle pLayerName) -> nb::object {
        Call call("urLoaderConfigEnableLayer");
        In<ur_loader_config_handle_t> hLoaderConfig_(call.input("hLoaderConfig", hLoaderConfig));
        In<const char *> pLayerName_(call.input("pLayerName", pLayerName));
        call.useAdapterOf(hLoaderConfig_.pass());
        const auto run = [&] {
          return urLoaderConfigEnableLayer(hLoaderConfig_.pass(), pLayerName_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hLoaderConfig").none(), nb::arg("pLayerName").none(),
      nb::sig("def urLoaderConfigEnableLayer(hLoaderConfig: ur_loader_config_handle_t, pLayerName: "
              "str) -> None"),
      R"(Enables a layer for the loader that is initialized with this configuration.

Layers run between the application and the adapters. Each call enables one layer; a repeated
call has no effect. The environment can enable further layers. A layer cannot be disabled again.

- hLoaderConfig: The configuration to change.
- pLayerName: NUL-terminated name of the layer, exactly as
  `UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS` lists it; copied.)");
  module.def(
      "urLoaderConfigSetCodeLocationCallback",
      [](nb::handle hLoaderConfig, nb::handle pfnCodeloc) -> nb::object {
        Call call("urLoaderConfigSetCodeLocationCallback");
        In<ur_loader_config_handle_t> hLoaderConfig_(call.input("hLoaderConfig", hLoaderConfig));
        InCallback<ur_code_location_callback_t> pfnCodeloc_(call.input("pfnCodeloc", pfnCodeloc));
        call.useAdapterOf(hLoaderConfig_.pass());
        const auto run = [&] {
          return urLoaderConfigSetCodeLocationCallback(hLoaderConfig_.pass(), pfnCodeloc_.pass(),
                                                       pfnCodeloc_.userData());
        };
        call.run(run);
        pfnCodeloc_.handOver();
        return joinResults({});
      },
      nb::arg("hLoaderConfig").none(), nb::arg("pfnCodeloc").none(),
      nb::sig("def urLoaderConfigSetCodeLocationCallback(hLoaderConfig: ur_loader_config_handle_t, "
              "pfnCodeloc: Callable[[], ur_code_location_t]) -> None"),
      R"(Sets the callback that returns the source location of a call in the application.

A later call replaces the callback of an earlier one.

- hLoaderConfig: The configuration to change.
- pfnCodeloc: The callback; it must stay callable until the loader is torn down.)");
  module.def(
      "urLoaderConfigSetMockingEnabled",
      [](nb::handle hLoaderConfig, nb::handle enable) -> nb::object {
        Call call("urLoaderConfigSetMockingEnabled");
        In<ur_loader_config_handle_t> hLoaderConfig_(call.input("hLoaderConfig", hLoaderConfig));
        In<Boolean> enable_(call.input("enable", enable));
        call.useAdapterOf(hLoaderConfig_.pass());
        const auto run = [&] {
          return urLoaderConfigSetMockingEnabled(hLoaderConfig_.pass(), enable_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hLoaderConfig").none(), nb::arg("enable").none(),
      nb::sig("def urLoaderConfigSetMockingEnabled(hLoaderConfig: ur_loader_config_handle_t, "
              "enable: bool) -> None"),
      R"(Selects the mock adapter, for tests without a driver, or the real adapters.

With mocking on, `urLoaderInit` loads only the mock adapter. Its objects work, and their memory
is host memory. Tests can observe each function of the mock adapter, replace it, and make it
fail.

- hLoaderConfig: The configuration to change.
- enable: True to load only the mock adapter, false for the real adapters.)");
  module.def(
      "urLoaderInit",
      [](nb::handle device_flags, nb::handle hLoaderConfig) -> nb::object {
        Call call("urLoaderInit");
        In<Flags<ur_device_init_flag_t>> device_flags_(call.input("device_flags", device_flags));
        InOptional<ur_loader_config_handle_t> hLoaderConfig_(
            call.input("hLoaderConfig", hLoaderConfig));
        const auto run = [&] { return urLoaderInit(device_flags_.pass(), hLoaderConfig_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("device_flags").none(), nb::arg("hLoaderConfig") = nb::none(),
      nb::sig("def urLoaderInit(device_flags: ur_device_init_flags_t, hLoaderConfig: "
              "ur_loader_config_handle_t | None = None) -> None"),
      R"(Loads the adapters and makes the interface usable.

Call it before all functions except those for loader configurations. Thread-safe. The loader
counts the calls: the first call does the work, and later calls only increase the count and
ignore their arguments. Each call requires one `urLoaderTearDown`.

- device_flags: The kinds of device that the application uses, or 0 for all; a hint without
  effect on what is loaded.
- hLoaderConfig: Settings for the loader; null for the defaults. The loader copies them and
  keeps no reference.)");
  module.def(
      "urLoaderTearDown",
      []() -> nb::object {
        Call call("urLoaderTearDown");
        const auto run = [&] { return urLoaderTearDown(); };
        call.run(run);
        return joinResults({});
      },
      nb::sig("def urLoaderTearDown() -> None"),
      R"(Ends one use of the library; the opposite of `urLoaderInit`.

The call that matches the last remaining `urLoaderInit` removes the layers in reverse order and
closes the adapter libraries. Afterwards, every handle is invalid. A later `urLoaderInit` starts
the library again. Release your objects first; the leak checking layer reports the remaining
ones.)");
}

} // namespace ur::python
