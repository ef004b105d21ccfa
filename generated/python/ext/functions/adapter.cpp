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
        return joinResults({phAdapters_.result()});
      },
      nb::sig("def urAdapterGet() -> list[ur_adapter_handle_t]"), R"(Lists the loaded adapters.

Lists one adapter per loaded library, in the order of loading. The call adds a reference for
each returned handle, and the caller releases it with `urAdapterRelease`. A query of only the
count adds no reference.)");
  module.def(
      "urAdapterRelease",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urAdapterRelease");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] { return urAdapterRelease(hAdapter_.pass()); };
        call.run(run);
        removeHandle(hAdapter_.pass());
        return joinResults({});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urAdapterRelease(hAdapter: ur_adapter_handle_t) -> None"),
      R"(Releases a reference to an adapter.

After the last release, every platform, device and other object of the adapter is invalid, even
if it was not released.

- hAdapter: The adapter to release. The caller must not use it afterwards unless it holds
  another reference.)");
  module.def(
      "urAdapterRetain",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urAdapterRetain");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] { return urAdapterRetain(hAdapter_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urAdapterRetain(hAdapter: ur_adapter_handle_t) -> None"),
      R"(Adds a reference to an adapter.

- hAdapter: The adapter to retain.)");
  module.def(
      "urAdapterGetLastError",
      [](nb::handle hAdapter) -> nb::object {
        Call call("urAdapterGetLastError");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        Out<const char *> ppMessage_;
        Out<int32_t> pError_;
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterGetLastError(hAdapter_.pass(), ppMessage_.pass(), pError_.pass());
        };
        call.run(run);
        return joinResults({ppMessage_.result(), pError_.result()});
      },
      nb::arg("hAdapter").none(),
      nb::sig("def urAdapterGetLastError(hAdapter: ur_adapter_handle_t) -> tuple[str, int]"),
      R"(Returns the error text of this thread's last failed call.

The text names the failed operation, the answer of the driver or the system, and a remedy. Every
adapter sets the text for `UR_RESULT_ERROR_ADAPTER_SPECIFIC`. The adapters of this project also
set it for other errors that they detect.

- hAdapter: The adapter that returned the error.)");
  module.def(
      "urAdapterGetInfo",
      [](nb::handle hAdapter, nb::handle propName) -> nb::object {
        Call call("urAdapterGetInfo");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        In<ur_adapter_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_adapter_info_t> pPropValue_;
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterGetInfo(hAdapter_.pass(), propName_.pass(), pPropValue_.count(),
                                  pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hAdapter").none(), nb::arg("propName").none(),
      nb::sig("def urAdapterGetInfo(hAdapter: ur_adapter_handle_t, propName: ur_adapter_info_t) -> "
              "object"),
      R"(Returns one property of an adapter.

Follows the rules of all info queries. Thread-safe.

- hAdapter: The adapter to query.
- propName: The property to query; it determines the type of the value.)");
  module.def(
      "urAdapterSetLoggerCallback",
      [](nb::handle hAdapter, nb::handle pfnLoggerCallback, nb::handle level) -> nb::object {
        Call call("urAdapterSetLoggerCallback");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        InCallback<ur_logger_callback_t> pfnLoggerCallback_(
            call.input("pfnLoggerCallback", pfnLoggerCallback));
        In<ur_logger_level_t> level_(call.input("level", level));
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterSetLoggerCallback(hAdapter_.pass(), pfnLoggerCallback_.pass(),
                                            pfnLoggerCallback_.userData(), level_.pass());
        };
        call.run(run);
        pfnLoggerCallback_.handOver();
        return joinResults({});
      },
      nb::arg("hAdapter").none(), nb::arg("pfnLoggerCallback").none(), nb::arg("level").none(),
      nb::sig("def urAdapterSetLoggerCallback(hAdapter: ur_adapter_handle_t, pfnLoggerCallback: "
              "Callable[[ur_logger_level_t, str], object], level: ur_logger_level_t) -> None"),
      R"(Sends the log messages of an adapter to the application.

The adapter passes each message at or above `level` to the callback, independently of the log
output that the environment configures. An adapter has one callback: a new callback replaces it.
To stop the messages, set `UR_LOGGER_LEVEL_QUIET`.

Enabled validation layers also call the callback: with an error for an invalid call, and with a
warning for a call that may fail with other adapters. They use the callback that was set last,
even for messages about other adapters. The layers report leaks when the loader is torn down, so
the callback and the data at `pUserData` must stay valid until then.

- hAdapter: The adapter whose messages are sent.
- pfnLoggerCallback: The function that receives the messages. It must stay callable until
  another callback replaces it or the adapter is released. With validation layers, it must stay
  callable until the loader is torn down.
- level: The lowest level to report.)");
  module.def(
      "urAdapterSetLoggerCallbackLevel",
      [](nb::handle hAdapter, nb::handle level) -> nb::object {
        Call call("urAdapterSetLoggerCallbackLevel");
        In<ur_adapter_handle_t> hAdapter_(call.input("hAdapter", hAdapter));
        In<ur_logger_level_t> level_(call.input("level", level));
        call.useAdapterOf(hAdapter_.pass());
        const auto run = [&] {
          return urAdapterSetLoggerCallbackLevel(hAdapter_.pass(), level_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hAdapter").none(), nb::arg("level").none(),
      nb::sig("def urAdapterSetLoggerCallbackLevel(hAdapter: ur_adapter_handle_t, level: "
              "ur_logger_level_t) -> None"),
      R"(Changes which log messages an adapter passes to the callback.

Without a callback, the level has no effect, because `urAdapterSetLoggerCallback` sets its own
level.

- hAdapter: The adapter whose level is changed.
- level: The lowest level to report; `UR_LOGGER_LEVEL_QUIET` mutes the callback.)");
}

} // namespace ur::python
