// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T35: the exporter is killed before each call into the system that an adapter makes to open its
// handle. What the adapter's driver does for it comes in between.
#include "test/fault/adapter_objects/fixture.hpp"

#include <csignal>
#include <optional>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace ur::ipc;
using namespace ur::ipc::test;

class ExporterKilled : public AdapterObjectsTest {
protected:
  // Makes an object in the context and its handle.
  using Export = std::function<const void *(ur_context_handle_t context)>;

  const void *exportMemory(ur_context_handle_t context) {
    void *memory = nullptr;
    void *data = nullptr;
    std::size_t size = 0;
    api().USM.pfnDeviceAlloc(context, device_, nullptr, nullptr, size_, &memory);
    api().IPCExp.pfnGetMemHandleExp(context, memory, &data, &size);
    return data;
  }
  const void *exportPhysicalMemory(ur_context_handle_t context) {
    void *data = nullptr;
    std::size_t size = 0;
    api().IPCExp.pfnGetPhysMemHandleExp(context, createPhysical(context), &data, &size);
    return data;
  }
  const void *exportEvent(ur_context_handle_t context) {
    ur_event_handle_t event = nullptr;
    void *data = nullptr;
    std::size_t size = 0;
    createEvent(context, &event);
    api().IPCExp.pfnGetEventHandleExp(event, &data, &size);
    return data;
  }

  // A process that exports and waits to be killed.
  class Exporter {
  public:
    Exporter(ur_device_handle_t device, const Export &make) {
      int ends[2];
      EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
      const ur::base::UniqueFd from(ends[0]);
      ur::base::UniqueFd to(ends[1]);
      pid_ = fork();
      if (pid_ == 0)
        serve(device, make, to.get());
      to.reset();
      EXPECT_EQ(::read(from.get(), handle_.data(), handle_.size()),
                static_cast<ssize_t>(handle_.size()))
          << "the exporter failed";
    }
    Exporter(const Exporter &) = delete;
    Exporter &operator=(const Exporter &) = delete;
    ~Exporter() { kill(); }

    void kill() {
      if (pid_ <= 0)
        return;
      EXPECT_EQ(::kill(pid_, SIGKILL), 0);
      EXPECT_EQ(waitpid(pid_, nullptr, 0), pid_);
      pid_ = -1;
    }

    HandleBytes &handle() { return handle_; }

  private:
    [[noreturn]] static void serve(ur_device_handle_t device, const Export &make, int to) {
      ur_context_handle_t context = nullptr;
      api().Context.pfnCreate(1, &device, nullptr, &context);
      const void *handle = make(context);
      if (!handle || ::write(to, handle, kHandleSize) != static_cast<ssize_t>(kHandleSize))
        _exit(1);
      for (;;)
        pause();
    }

    pid_t pid_ = -1;
    HandleBytes handle_{};
  };

  // Nothing fails here, so closing is a moment as good as others: the last one before the driver.
  static ur::base::OsCalls watchedCalls() {
    ur::base::OsCalls calls = faultyCalls();
    calls.close = Faulty<&ur::base::OsCalls::close>::call;
    return calls;
  }

  // `open` takes the handle of an exporter that is killed before call k, and `close` takes back
  // what it made, for k = 1, 2, ... until the open is through before. Returns how many calls there
  // were.
  template <typename Open, typename Close>
  int atEveryCall(const Export &make, const Open &open, const Close &close) {
    std::optional<Resources> before;
    for (int k = 1;; ++k) {
      SCOPED_TRACE("before call " + std::to_string(k));
      Exporter exporter(device_, make);
      ur_result_t result;
      faultPlan.arm(k, false, 0);
      faultPlan.instead = [&] { exporter.kill(); };
      {
        const ScopedOsCalls scope(watchedCalls());
        result = open(exporter.handle().data());
      }
      const bool struck = faultPlan.calls >= k;
      EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_SUCCESS) << result;
      if (result == UR_RESULT_SUCCESS)
        expectSuccess(close());
      if (!before)
        before = resourcesOfThisProcess();
      EXPECT_EQ(settled(*before), *before);
      if (!struck) {
        EXPECT_EQ(result, UR_RESULT_SUCCESS);
      }
      if (!struck || HasFailure())
        return k - 1;
    }
  }
};

TEST_F(ExporterKilled, OfMemory) {
  void *opened = nullptr;
  EXPECT_GE(atEveryCall([&](ur_context_handle_t context) { return exportMemory(context); },
                        [&](void *handle) {
                          return api().IPCExp.pfnOpenMemHandleExp(context_, device_, handle,
                                                                  kHandleSize, &opened);
                        },
                        [&] { return api().IPCExp.pfnCloseMemHandleExp(context_, opened); }),
            5);
}

TEST_F(ExporterKilled, OfPhysicalMemory) {
  ur_physical_mem_handle_t opened = nullptr;
  EXPECT_GE(atEveryCall([&](ur_context_handle_t context) { return exportPhysicalMemory(context); },
                        [&](const void *handle) {
                          return api().IPCExp.pfnOpenPhysMemHandleExp(context_, device_, handle,
                                                                      kHandleSize, &opened);
                        },
                        [&] { return api().IPCExp.pfnClosePhysMemHandleExp(context_, opened); }),
            5);
}

TEST_F(ExporterKilled, OfAnEvent) {
  ur_event_handle_t opened = nullptr;
  EXPECT_GE(atEveryCall([&](ur_context_handle_t context) { return exportEvent(context); },
                        [&](const void *handle) {
                          return api().IPCExp.pfnOpenEventHandleExp(context_, handle, kHandleSize,
                                                                    &opened);
                        },
                        [&] { return api().Event.pfnRelease(opened); }),
            5);
}

} // namespace
