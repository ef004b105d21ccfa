// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/adapter.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindAdapter([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urAdapterGet",
      []() -> nb::object {
        Call call("urAdapterGet");
        OutList<ur_adapter_handle_t> phAdapters_;
        const auto run = [&] {
          return urAdapterGet(phAdapters_.count(), phAdapters_.pass(), phAdapters_.total());
        };
        call.fill(phAdapters_, run);
        return joined({phAdapters_.result()});
      },
      nb::sig("def urAdapterGet() -> list[ur_adapter_handle_t]"), R"(Lists the loaded adapters.

The loader joins the adapters of all libraries it loaded, in the order it loaded them; each
library has one. Every handle that is filled in carries a new reference, which the caller gives
back with `urAdapterRelease`. Asking for the count alone takes no reference.)");
  module.def(
      "urAdapterRelease",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urAdapterRelease");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        call.answeredBy(hAdapter_.pass());
        const auto run = [&] { return urAdapterRelease(hAdapter_.pass()); };
        call.run(run);
        forgetHandle(hAdapter_.pass());
        return joined({});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urAdapterRelease(hAdapter: ur_adapter_handle_t) -> None"),
      R"(Gives up a reference to an adapter.

After the last one every platform, device and other object of the adapter is invalid, including
those never released.

- hAdapter: The adapter; not usable by the caller afterwards unless it owns another reference.)");
  module.def(
      "urAdapterRetain",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urAdapterRetain");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        call.answeredBy(hAdapter_.pass());
        const auto run = [&] { return urAdapterRetain(hAdapter_.pass()); };
        call.run(run);
        return joined({});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urAdapterRetain(hAdapter: ur_adapter_handle_t) -> None"),
      R"(Adds a reference to an adapter.

- hAdapter: The adapter to keep.)");
  module.def(
      "urAdapterGetLastError",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urAdapterGetLastError");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        Out<const char *> ppMessage_;
        Out<int32_t> pError_;
        call.answeredBy(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterGetLastError(hAdapter_.pass(), ppMessage_.pass(), pError_.pass());
        };
        call.run(run);
        return joined({ppMessage_.result(), pError_.result()});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urAdapterGetLastError(hAdapter: ur_adapter_handle_t) -> tuple[str, int]"),
      R"(Tells in words why the last failing call of this thread failed.

The text says what was tried, what the driver or the system answered and what can be done about
it. It is there after `UR_RESULT_ERROR_ADAPTER_SPECIFIC` from every adapter; the adapters of
this project also set it for the other errors that they detect themselves.

- hAdapter: The adapter that returned the error.)");
  module.def(
      "urAdapterGetInfo",
      [](nb::handle hAdapter, nb::handle propName) -> nb::object {
        Call call("urAdapterGetInfo");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        In<ur_adapter_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_adapter_info_t> pPropValue_;
        call.answeredBy(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterGetInfo(hAdapter_.pass(), propName_.pass(), pPropValue_.count(),
                                  pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joined({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hAdapter").none(), nb::arg("propName").none(),
      nb::sig("def urAdapterGetInfo(hAdapter: ur_adapter_handle_t, propName: ur_adapter_info_t) -> "
              "object"),
      R"(Reads one property of an adapter.

Follows the rules of all info queries and may be called from several threads.

- hAdapter: The adapter to ask.
- propName: The property to query; it decides the type of the value.)");
  module.def(
      "urAdapterSetLoggerCallback",
      [](nb::handle hAdapter, nb::handle pfnLoggerCallback, nb::handle level) -> nb::object {
        Call call("urAdapterSetLoggerCallback");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        InCallback<ur_logger_callback_t> pfnLoggerCallback_(
            call.input("pfnLoggerCallback", pfnLoggerCallback));
        In<ur_logger_level_t> level_(call.input("level", level));
        call.answeredBy(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterSetLoggerCallback(hAdapter_.pass(), pfnLoggerCallback_.pass(),
                                            pfnLoggerCallback_.userData(), level_.pass());
        };
        call.run(run);
        pfnLoggerCallback_.handOver();
        return joined({});
      },
      nb::arg("hAdapter").none(), nb::arg("pfnLoggerCallback").none(), nb::arg("level").none(),
      nb::sig("def urAdapterSetLoggerCallback(hAdapter: ur_adapter_handle_t, pfnLoggerCallback: "
              "Callable[[ur_logger_level_t, str], object], level: ur_logger_level_t) -> None"),
      R"(Sends the log messages of an adapter to the application.

Each message at or above `level` is handed to the callback. This goes on beside the log output
that the environment configures and does not depend on its level. There is one callback for each
adapter: a new one replaces the old. To stop the messages, set `UR_LOGGER_LEVEL_QUIET`.

Where validation layers are switched on, their messages come through the callback as well: what
a call does wrong as an error, what may harm elsewhere as a warning. The layers have one
callback for all adapters, the one that was set last. They report leaks when the loader is torn
down, so the callback and what `pUserData` points to must stay usable until then.

- hAdapter: The adapter to listen to.
- pfnLoggerCallback: The function that receives the messages; it must stay callable until it is
  replaced or the adapter is gone, and with validation layers until the loader is torn down.
- level: The least serious level to report.)");
  module.def(
      "urAdapterSetLoggerCallbackLevel",
      [](nb::handle hAdapter, nb::handle level) -> nb::object {
        Call call("urAdapterSetLoggerCallbackLevel");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        In<ur_logger_level_t> level_(call.input("level", level));
        call.answeredBy(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterSetLoggerCallbackLevel(hAdapter_.pass(), level_.pass());
        };
        call.run(run);
        return joined({});
      },
      nb::arg("hAdapter").none(), nb::arg("level").none(),
      nb::sig("def urAdapterSetLoggerCallbackLevel(hAdapter: ur_adapter_handle_t, level: "
              "ur_logger_level_t) -> None"),
      R"(Changes which log messages an adapter hands to the callback.

Has no lasting effect while no callback is set, since `urAdapterSetLoggerCallback` brings its
own level.

- hAdapter: The adapter whose callback is meant.
- level: The least serious level to report from now on; `UR_LOGGER_LEVEL_QUIET` mutes the
  callback.)");
}

} // namespace ur::python
