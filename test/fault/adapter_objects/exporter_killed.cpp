// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T35: an adapter opens the exporter's handle, and the exporter is killed before each system call
// of the open. System calls of the driver do not count.
#include "test/fault/adapter_objects/fixture.hpp"
#include "test/fault/adapter_objects/forked_exporter.hpp"

#include <optional>
#include <string>

namespace {

using namespace ur::ipc;
using namespace ur::ipc::test;

class ExporterKilled : public AdapterObjectsTest {
protected:
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

  // Includes close, because it is the last system call before the driver's calls.
  static ur::base::OsCalls watchedCalls() {
    ur::base::OsCalls calls = faultyCalls();
    calls.close = Faulty<&ur::base::OsCalls::close>::call;
    return calls;
  }

  // Opens a handle, and kills its exporter before call k of the open, for k = 1, 2, ... until an
  // open makes fewer calls. `close` closes the object that `open` opened.
  template <typename Open, typename Close>
  void killAtCalls(const ForkedExporter::Export &make, const Open &open, const Close &close) {
    std::optional<Resources> before;
    for (int k = 1;; ++k) {
      SCOPED_TRACE("before call " + std::to_string(k));
      ForkedExporter exporter(device_, make);
      ur_result_t result;
      faultPlan.arm(k, false, 0);
      faultPlan.instead = [&] { exporter.kill(); };
      {
        const ScopedOsCalls scope(watchedCalls());
        result = open(exporter.handle().data());
      }
      const bool wasKilled = faultPlan.calls >= k;
      EXPECT_TRUE(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_SUCCESS) << result;
      if (result == UR_RESULT_SUCCESS)
        expectSuccess(close());
      // A new context does not have the exporter in its cache.
      expectSuccess(api().Context.pfnRelease(context_));
      expectSuccess(api().Context.pfnCreate(1, &device_, nullptr, &context_));
      if (!before)
        before = resourcesOfThisProcess();
      EXPECT_EQ(settled(*before), *before);
      if (!wasKilled) {
        EXPECT_EQ(result, UR_RESULT_SUCCESS);
        EXPECT_GT(k, 5) << "an open makes fewer calls than expected";
      }
      if (!wasKilled || HasFailure())
        return;
    }
  }
};

TEST_F(ExporterKilled, OfMemory) {
  void *opened = nullptr;
  killAtCalls([&](ur_context_handle_t context) { return exportMemory(context); },
              [&](void *handle) {
                return api().IPCExp.pfnOpenMemHandleExp(context_, device_, handle, kHandleSize,
                                                        &opened);
              },
              [&] { return api().IPCExp.pfnCloseMemHandleExp(context_, opened); });
}

TEST_F(ExporterKilled, OfPhysicalMemory) {
  ur_physical_mem_handle_t opened = nullptr;
  killAtCalls([&](ur_context_handle_t context) { return exportPhysicalMemory(context); },
              [&](const void *handle) {
                return api().IPCExp.pfnOpenPhysMemHandleExp(context_, device_, handle, kHandleSize,
                                                            &opened);
              },
              [&] { return api().IPCExp.pfnClosePhysMemHandleExp(context_, opened); });
}

TEST_F(ExporterKilled, OfAnEvent) {
  ur_event_handle_t opened = nullptr;
  killAtCalls([&](ur_context_handle_t context) { return exportEvent(context); },
              [&](const void *handle) {
                return api().IPCExp.pfnOpenEventHandleExp(context_, handle, kHandleSize, &opened);
              },
              [&] { return api().Event.pfnRelease(opened); });
}

} // namespace
