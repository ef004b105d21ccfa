// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/gate.hpp"

#include "test/conformance/support/device_test.hpp"

#include <chrono>
#include <stdexcept>
#include <string>

namespace ur::test {

using namespace support;

namespace {

// Why nothing can be held still; empty where it can.
std::string reasonAgainstGates(const Session &session) {
  if (!HeldBytes::arePossible())
    return "the kernel refuses userfaultfd";
  try {
    const Gate gate(session);
    return {};
  } catch (const std::runtime_error &error) {
    return error.what();
  }
}

} // namespace

Gate::Gate(const Session &session) : memory_(session, kBytes) {
  constexpr std::chrono::seconds kPatience{10};
  UR_CHECK(urQueueCreate(session.context(), session.device(), nullptr, queue_.out()));
  enqueued_ = std::async(std::launch::async, [&] {
    return urEnqueueUSMMemcpy(queue_.get(), false, memory_.get(), bytes_.data(), kBytes, 0, nullptr,
                              event_.out());
  });
  const bool isRead = bytes_.hasReader(kPatience);
  const bool returned = enqueued_.wait_for(kPatience) == std::future_status::ready;
  if (!isRead || !returned)
    bytes_.release();
  UR_CHECK(enqueued_.get());
  held_ = event_.get();
  if (isRead && returned)
    return;
  urQueueFinish(queue_.get());
  throw std::runtime_error(isRead ? "copies end before the call that enqueues them returns"
                                  : "copies do not read the host's memory as its processors do");
}

Gate::~Gate() {
  open();
  urQueueFinish(queue_.get());
}

void requireGates(const Session &session) {
  static const std::string reason = reasonAgainstGates(session);
  if (!reason.empty())
    skipUnclaimed("commands that can be held still: " + reason);
}

} // namespace ur::test
