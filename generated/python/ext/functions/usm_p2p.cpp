// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/usm_p2p.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindUsmP2p([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urUsmP2PEnablePeerAccessExp",
      [](nb::handle commandDevice, nb::handle peerDevice) -> nb::object {
        Call call("urUsmP2PEnablePeerAccessExp");
        In<ur_device_handle_t> commandDevice_(call.input("commandDevice", commandDevice));
        In<ur_device_handle_t> peerDevice_(call.input("peerDevice", peerDevice));
        call.useAdapterOf(commandDevice_.pass());
        const auto run = [&] {
          return urUsmP2PEnablePeerAccessExp(commandDevice_.pass(), peerDevice_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("commandDevice").none(), nb::arg("peerDevice").none(),
      nb::sig("def urUsmP2PEnablePeerAccessExp(commandDevice: ur_device_handle_t, peerDevice: "
              "ur_device_handle_t) -> None"),
      R"(Lets the commands of one device use memory of another device.

Applies to existing and future device memory of the peer device, including memory opened from
other processes. Enable each direction once: a repeated call succeeds with some adapters and
fails with others.

- commandDevice: The device whose commands gain access.
- peerDevice: The device whose memory becomes accessible; of the same platform.)");
  module.def(
      "urUsmP2PDisablePeerAccessExp",
      [](nb::handle commandDevice, nb::handle peerDevice) -> nb::object {
        Call call("urUsmP2PDisablePeerAccessExp");
        In<ur_device_handle_t> commandDevice_(call.input("commandDevice", commandDevice));
        In<ur_device_handle_t> peerDevice_(call.input("peerDevice", peerDevice));
        call.useAdapterOf(commandDevice_.pass());
        const auto run = [&] {
          return urUsmP2PDisablePeerAccessExp(commandDevice_.pass(), peerDevice_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("commandDevice").none(), nb::arg("peerDevice").none(),
      nb::sig("def urUsmP2PDisablePeerAccessExp(commandDevice: ur_device_handle_t, peerDevice: "
              "ur_device_handle_t) -> None"),
      R"(Ends the access of one device to the memory of another device.

The caller must make sure that no command still depends on the access.

- commandDevice: The device whose commands lose access.
- peerDevice: The device whose memory was accessible.)");
  module.def(
      "urUsmP2PPeerAccessGetInfoExp",
      [](nb::handle commandDevice, nb::handle peerDevice, nb::handle propName) -> nb::object {
        Call call("urUsmP2PPeerAccessGetInfoExp");
        In<ur_device_handle_t> commandDevice_(call.input("commandDevice", commandDevice));
        In<ur_device_handle_t> peerDevice_(call.input("peerDevice", peerDevice));
        In<ur_exp_peer_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_exp_peer_info_t> pPropValue_;
        call.useAdapterOf(commandDevice_.pass());
        const auto run = [&] {
          return urUsmP2PPeerAccessGetInfoExp(commandDevice_.pass(), peerDevice_.pass(),
                                              propName_.pass(), pPropValue_.count(),
                                              pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("commandDevice").none(), nb::arg("peerDevice").none(), nb::arg("propName").none(),
      nb::sig("def urUsmP2PPeerAccessGetInfoExp(commandDevice: ur_device_handle_t, peerDevice: "
              "ur_device_handle_t, propName: ur_exp_peer_info_t) -> object"),
      R"(Returns whether one device can use memory of another device.

The result describes the hardware, not whether the access is enabled now.

- commandDevice: The device whose commands would gain access.
- peerDevice: The device whose memory would become accessible.
- propName: The property to return.)");
}

} // namespace ur::python
