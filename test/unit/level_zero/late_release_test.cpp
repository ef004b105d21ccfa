// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that releases its objects at exit, after the Level Zero loader and its drivers have
// shut down (ZE_HOST_DRIVER_TEARDOWN=exit).
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <cstdio>

namespace {

using namespace ur::support;

struct Objects {
  const Runtime runtime;
  const Session session{runtime.firstDevice()};
  const Owned<MemoryKind> memory{session, 64};
  const Owned<EventKind> event{session};
};

struct Application {
  ~Application() {
    delete objects;
    std::fputs("released\n", stderr);
  }
  Objects *objects = nullptr;
};

Application application;

} // namespace

int main() {
  application.objects = new Objects;
  const Session &session = application.objects->session;
  signal(session, application.objects->event.get());
  UR_CHECK(urQueueFinish(session.queue()));
  return 0;
}
