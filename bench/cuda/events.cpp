// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/events.hpp"

namespace ur::bench {

BareEvents::BareEvents(const BareSession &session, support::Channel &channel) : session_(session) {
  const Driver &driver = session.driver();
  driver.createEvent(&localEvent_, CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING);
  CUipcEventHandle handle;
  driver.getEvent(&handle, localEvent_);
  channel.sendValue(handle);
  driver.openEvent(&remoteEvent_, channel.receiveValue<CUipcEventHandle>());
}

BareEvents::~BareEvents() {
  try {
    session_.driver().destroyEvent(remoteEvent_);
    session_.driver().destroyEvent(localEvent_);
  } catch (...) { // the device is lost, and an earlier call has reported that
  }
}

void BareEvents::signal() const { session_.driver().recordEvent(localEvent_, session_.stream()); }

void BareEvents::waitOnStream() const {
  session_.driver().waitEvent(session_.stream(), remoteEvent_, 0);
  session_.driver().synchronizeStream(session_.stream());
}

void BareEvents::waitOnHost() const { session_.driver().synchronizeEvent(remoteEvent_); }

AdapterEvents::AdapterEvents(const support::Session &session, support::Channel &channel)
    : session_(session), localEvent_(session), handle_(session, localEvent_.get()) {
  channel.send(handle_.bytes());
  remoteEvent_.emplace(session, channel.receive());
}

void AdapterEvents::signal() const { support::signal(session_, localEvent_.get()); }

void AdapterEvents::waitOnStream() const {
  support::enqueueWait(session_, remoteEvent_->get());
  UR_CHECK(urQueueFinish(session_.queue()));
}

void AdapterEvents::waitOnHost() const {
  const ur_event_handle_t event = remoteEvent_->get();
  UR_CHECK(urEventWait(1, &event));
}

} // namespace ur::bench
