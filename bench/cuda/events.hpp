// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/bare_session.hpp"
#include "tools/support/channel.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <optional>

namespace ur::bench {

// An event of this process and an event of the other process, shared with cuIpcGetEventHandle.
class BareEvents {
public:
  static bool areSupported(const BareSession &session) {
    return session.driver().getEvent.isAvailable() && session.driver().openEvent.isAvailable();
  }
  BareEvents(const BareSession &session, support::Channel &channel);
  BareEvents(const BareEvents &) = delete;
  BareEvents &operator=(const BareEvents &) = delete;
  ~BareEvents();

  void signal() const;       // the stream signals after its earlier work
  void waitOnStream() const; // the stream waits for the signal, and the host waits for the stream
  void waitOnHost() const;   // the host waits for the signal

private:
  const BareSession &session_;
  CUevent localEvent_ = nullptr;
  CUevent remoteEvent_ = nullptr;
};

// The same operations through the loader.
class AdapterEvents {
public:
  static bool areSupported(const support::Session &session) {
    return session.entry().supports(support::EventKind::kQuery);
  }
  AdapterEvents(const support::Session &session, support::Channel &channel);

  void signal() const;
  void waitOnStream() const;
  void waitOnHost() const;

private:
  const support::Session &session_;
  const support::Owned<support::EventKind> localEvent_;
  const support::Exported<support::EventKind> handle_;
  std::optional<support::Opened<support::EventKind>> remoteEvent_;
};

} // namespace ur::bench
