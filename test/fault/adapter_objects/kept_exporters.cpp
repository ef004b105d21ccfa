// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T86: the exporters that something was opened from last stay known, though nothing of theirs is
// open.
#include "test/fault/adapter_objects/fixture.hpp"
#include "test/fault/adapter_objects/forked_exporter.hpp"

#include <cerrno>
#include <deque>

namespace {

using namespace ur::ipc;
using namespace ur::ipc::test;

constexpr std::size_t kKept = KnownExporters::kMostKept;

class KeptExporters : public AdapterObjectsTest {
protected:
  ForkedExporter &addExporter() {
    return exporters_.emplace_back(
        device_, [this](ur_context_handle_t context) { return exportMemory(context); });
  }

  ur_result_t openAndClose(ForkedExporter &exporter) {
    void *opened = nullptr;
    const ur_result_t result = api().IPCExp.pfnOpenMemHandleExp(
        context_, device_, exporter.handle().data(), kHandleSize, &opened);
    if (result == UR_RESULT_SUCCESS)
      expectSuccess(api().IPCExp.pfnCloseMemHandleExp(context_, opened));
    return result;
  }

  // How often a process is looked for meanwhile.
  template <typename Call> static int searches(const Call &call) {
    static int count;
    count = 0;
    ur::base::OsCalls calls = ur::base::systemCalls();
    calls.pidfdOpen = [](pid_t pid, unsigned flags) {
      ++count;
      return ur::base::systemCalls().pidfdOpen(pid, flags);
    };
    const ScopedOsCalls scope(calls);
    call();
    return count;
  }

private:
  std::deque<ForkedExporter> exporters_;
};

TEST_F(KeptExporters, AreNotLookedForAgain) {
  ForkedExporter &exporter = addExporter();
  EXPECT_EQ(searches([&] { expectSuccess(openAndClose(exporter)); }), 1);
  EXPECT_EQ(searches([&] { expectSuccess(openAndClose(exporter)); }), 0);
}

TEST_F(KeptExporters, GoInTheOrderInWhichTheyCame) {
  ForkedExporter &first = addExporter();
  expectSuccess(openAndClose(first));
  for (std::size_t i = 1; i < kKept; ++i)
    expectSuccess(openAndClose(addExporter()));
  EXPECT_EQ(searches([&] { expectSuccess(openAndClose(first)); }), 0);
  const Resources full = resourcesOfThisProcess();
  expectSuccess(openAndClose(addExporter()));
  EXPECT_EQ(settled(full), full);
  EXPECT_EQ(searches([&] { expectSuccess(openAndClose(first)); }), 1);
}

TEST_F(KeptExporters, ThatHaveEndedAreFoundOut) {
  ForkedExporter &exporter = addExporter();
  expectSuccess(openAndClose(exporter));
  exporter.kill();
  EXPECT_EQ(openAndClose(exporter), UR_RESULT_ERROR_INVALID_VALUE);
}

// Whoever has no descriptor left gets those that are kept for the exporters.
TEST_F(KeptExporters, AreGivenUpForDescriptors) {
  ForkedExporter &known = addExporter();
  ForkedExporter &other = addExporter();
  expectSuccess(openAndClose(known));
  static int refusals;
  refusals = 1;
  ur::base::OsCalls calls = ur::base::systemCalls();
  calls.pidfdOpen = [](pid_t pid, unsigned flags) {
    if (refusals-- <= 0)
      return ur::base::systemCalls().pidfdOpen(pid, flags);
    errno = EMFILE;
    return -1;
  };
  {
    const ScopedOsCalls scope(calls);
    expectSuccess(openAndClose(other));
  }
  EXPECT_EQ(refusals, -1);
  EXPECT_EQ(searches([&] { expectSuccess(openAndClose(known)); }), 1);
}

// A child that closes all descriptors and opens files of its own must not lose these when it
// releases its parent's context.
TEST_F(KeptExporters, AreNotTheChilds) {
  ForkedExporter &exporter = addExporter();
  const std::size_t before = resourcesOfThisProcess().fds;
  expectSuccess(openAndClose(exporter));
  EXPECT_GT(resourcesOfThisProcess().fds, before);
  const pid_t child = fork();
  if (child == 0)
    _exit(resourcesOfThisProcess().fds <= before ? 0 : 1);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST_F(KeptExporters, GoWithTheLastContext) {
  ur_context_handle_t other = nullptr;
  expectSuccess(api().Context.pfnCreate(1, &device_, nullptr, &other));
  ForkedExporter &exporter = addExporter();
  expectSuccess(openAndClose(exporter));
  expectSuccess(api().Context.pfnRelease(other));
  EXPECT_EQ(searches([&] { expectSuccess(openAndClose(exporter)); }), 0);
  expectSuccess(api().Context.pfnRelease(context_));
  EXPECT_EQ(settled(atStart_), atStart_);
  expectSuccess(api().Context.pfnCreate(1, &device_, nullptr, &context_));
}

} // namespace
