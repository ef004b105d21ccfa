// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/events.hpp"

namespace ur::bench {

BareEvents::BareEvents(const BareSession &session, support::Channel &peer) : session_(session) {
  const Driver &driver = session.driver();
  driver.createEvent(&ownEvent_, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING);
  CUipcEventHandle handle;
  driver.getEvent(&handle, ownEvent_);
  peer.sendValue(handle);
  driver.openEvent(&peerEvent_, peer.receiveValue<CUipcEventHandle>());
}

BareEvents::~BareEvents() {
  try {
    session_.driver().destroyEvent(peerEvent_);
    session_.driver().destroyEvent(ownEvent_);
  } catch (...) { // the device is lost, and an earlier call has reported that
  }
}

void BareEvents::signal() const { session_.driver().recordEvent(ownEvent_, session_.stream()); }

void BareEvents::waitOnStream() const {
  session_.driver().waitEvent(session_.stream(), peerEvent_, 0);
  session_.driver().synchronizeStream(session_.stream());
}

void BareEvents::waitOnHost() const { session_.driver().synchronizeEvent(peerEvent_); }

AdapterEvents::AdapterEvents(const support::Session &session, support::Channel &peer)
    : session_(session), ownEvent_(session), handle_(session, ownEvent_.get()) {
  peer.send(handle_.bytes());
  peerEvent_.emplace(session, peer.receive());
}

void AdapterEvents::signal() const { support::signal(session_, ownEvent_.get()); }

void AdapterEvents::waitOnStream() const {
  support::enqueueWait(session_, peerEvent_->get());
  UR_CHECK(urQueueFinish(session_.queue()));
}

void AdapterEvents::waitOnHost() const {
  const ur_event_handle_t event = peerEvent_->get();
  UR_CHECK(urEventWait(1, &event));
}

} // namespace ur::bench
