// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Creates, shares, uses and releases an object of each kind, while the software driver makes one
// call fail (failing_driver.py). Exit code 1: a call returned UNKNOWN, or another error than a
// failed call occurred. Exit code 3: there is no device or queue.
#include "test/conformance/support/device_test.hpp"
#include "test/support/host_memory_kind.hpp"
#include "tools/support/error.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <exception>
#include <iostream>
#include <optional>
#include <type_traits>

namespace ur::test {
namespace {

using namespace support;

template <typename Kind> void use(const Session &session, typename Kind::Object object) {
  if constexpr (std::is_same_v<Kind, EventKind>) {
    signal(session, object);
    UR_CHECK(urQueueFinish(session.queue()));
  } else {
    const View<Kind> view(session, object, 1);
    unsigned char byte = 7;
    session.copy(view.data(), &byte, 1);
    session.copy(&byte, view.data(), 1);
  }
}

template <typename Kind> void useObject(const Session &session) {
  const Owned<Kind> object(session, 65536);
  const Exported<Kind> handle(session, object.get());
  const Opened<Kind> opened(session, handle.bytes());
  use<Kind>(session, opened.get());
  use<Kind>(session, object.get());
}

// Shares physical memory by the address of its mapping.
void shareMapping(const Session &session) {
  const Owned<PhysicalMemoryKind> object(session, 65536);
  const View<PhysicalMemoryKind> view(session, object.get(), 65536);
  const Exported<MemoryKind> handle(session, view.data());
  const Opened<MemoryKind> opened(session, handle.bytes());
  use<MemoryKind>(session, opened.get());
}

// Returns early if a call fails. The driver reports objects that leak.
void runUntilFailure(const Session &session, void (*body)(const Session &session)) {
  try {
    body(session);
  } catch (const CallFailed &error) {
    if (error.result() == UR_RESULT_ERROR_UNKNOWN)
      throw;
  }
}

} // namespace
} // namespace ur::test

int main() {
  using namespace ur::support;
  std::optional<Session> session;
  try {
    session.emplace(ur::test::deviceUnderTest());
  } catch (const CallFailed &error) {
    std::cerr << error.what() << '\n';
    return error.result() == UR_RESULT_ERROR_UNKNOWN ? 1 : 3;
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 3;
  }
  try {
    using namespace ur::test;
    for (const auto body : {useObject<MemoryKind>, useObject<HostMemoryKind>,
                            useObject<PhysicalMemoryKind>, useObject<EventKind>, shareMapping})
      runUntilFailure(*session, body);
    return 0;
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
