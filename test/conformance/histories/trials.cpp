// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/trials.hpp"

#include "tools/support/error.hpp"

#include <fmt/format.h>

namespace ur::histories {
namespace {

constexpr std::string_view kThreads =
    "all functions of this group may be called from several threads at once "
    "(generated/docs/ipc_memory.md, ipc_event.md); what one process writes the other reads "
    "(docs/promises.md)";
using A = Abilities;

} // namespace

std::span<const TrialKind> trials() {
  static const std::vector<TrialKind> kinds{
      {TrialHandle::Memory, {&A::memory}, kThreads, openBesideCalls, 24},
      {TrialHandle::None, {&A::memory}, kThreads, getBesideCalls, 24},
      {TrialHandle::None,
       {&A::memory, &A::event},
       "blocks until all events of the list are complete (urEventWait)",
       waitBesideGet,
       1},
      {TrialHandle::None,
       {&A::memory, &A::zeroingPools, &A::isNativeCpu},
       "the rest of its last page is zero for all processes, and no neighbor is on it "
       "(docs/promises.md); new memory of the pool is zero "
       "(UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK)",
       reuseBlocks},
      {TrialHandle::None,
       {&A::virtualMemory, &A::physical},
       "access to the mapped range: what the flags of urVirtualMemMap or urVirtualMemSetAccess "
       "say; "
       "physical memory moves at all addresses that it is mapped at (docs/promises.md)",
       changeRange,
       6},
      {TrialHandle::None,
       {&A::virtualMemory, &A::buffers},
       "the region starts, on either side, at x + y * row pitch + z * slice pitch bytes; nothing "
       "beside it is written (urEnqueueMemBufferReadRect)",
       unmapBesideRegion},
      {TrialHandle::None,
       {},
       "blocks until all commands of the queue are complete (urQueueFinish); all functions may be "
       "called from several threads (docs/promises.md)",
       enqueueTogether},
      {TrialHandle::None,
       {},
       "blocks until all commands of the queue are complete (urQueueFinish); the call waits for "
       "commands submitted before that use the memory (urUSMFree)",
       finishBesideEnqueue},
      {TrialHandle::None,
       {},
       "commands submitted before are still carried out, and events of the queue stay usable "
       "(urQueueRelease)",
       releaseBusyQueue},
      {TrialHandle::None,
       {},
       "the call waits for commands submitted before that use the memory (urUSMFree)",
       freeBusyMemory,
       1},
      {TrialHandle::None,
       {&A::emptyQuery},
       "whether every command submitted so far has finished (UR_QUEUE_INFO_EMPTY); QUEUED <= "
       "SUBMIT <= START <= END on the device's clock (urEventGetProfilingInfo)",
       queryAfterEvent},
      {TrialHandle::None,
       {&A::callbacks},
       "the callback may run on another thread, at the same time as other calls "
       "(urEventSetCallback); blocks until all events of the list are complete (urEventWait)",
       waitBesideCallback,
       1},
      {TrialHandle::None,
       {&A::callbacks},
       "the function is called once, when the command reaches or passes the state; if that has "
       "happened already it is called too (urEventSetCallback)",
       callbackBesideEnd},
      {TrialHandle::None,
       {&A::callbacks, &A::gates, &A::isNativeCpu},
       "the function is called once, when the command reaches or passes the state "
       "(urEventSetCallback)",
       callbackBeforeStart,
       1},
      {TrialHandle::None,
       {&A::reusableEvents},
       "a reusable event may be signaled again while the signal before is pending; later waits "
       "see the newest signal (urEnqueueEventsWaitWithBarrierExt)",
       signalTogether},
      {TrialHandle::None,
       {&A::callbacks, &A::isNativeCpu},
       "events of the wait list have to be complete before the command starts "
       "(urEnqueueUSMMemcpy); the function is called once (urEventSetCallback)",
       waitManyTimes},
      {TrialHandle::None,
       {&A::isNativeCpu},
       "on native CPU, source and destination of a copy may overlap (docs/promises.md)",
       copyOverlapping,
       6},
      {TrialHandle::None,
       {},
       "the count is atomic: threads that each hold a reference need no lock around this call "
       "(urEventRetain)",
       countTogether},
      {TrialHandle::None,
       {},
       "the caller keeps the native object, which must outlive the wrapper "
       "(urEventCreateWithNativeHandle, urQueueCreateWithNativeHandle)",
       wrapNativeHandles,
       8},
      {TrialHandle::None,
       {},
       "`propName` determines the type of the value, which is unchanged after an error "
       "(urQueueGetInfo)",
       queryAll},
      {TrialHandle::Any,
       {&A::isNativeCpu, &A::memory, &A::gates},
       "a child of fork harms neither itself nor its parent, and releases what it inherited "
       "without waiting for a thread that it does not have (docs/promises.md)",
       forkChild},
      {TrialHandle::Any,
       {&A::memory, &A::physical, &A::event},
       "a shortage is reported as one, which a later try may not meet, and never as a stale "
       "handle; a call that fails leaves nothing behind (docs/promises.md)",
       runShort},
      {TrialHandle::None,
       {&A::isNativeCpu, &A::memory, &A::gates},
       "a call that fails leaves nothing behind; an allocation and its parts keep the rights that "
       "the program gave them (docs/promises.md)",
       failFirstGet},
      {TrialHandle::None,
       {&A::virtualMemory, &A::physical},
       "access to the mapped range: what the flags of urVirtualMemMap or urVirtualMemSetAccess "
       "say; all functions may be called from several threads (docs/promises.md)",
       changeBesideGet},
      {TrialHandle::None,
       {&A::memory, &A::physical},
       "Put and Close take exactly what Get and Open returned, once, and say so otherwise "
       "(docs/promises.md)",
       reuseAddresses},
      {TrialHandle::None,
       {&A::gates, &A::event},
       "blocks until all commands of the queue are complete (urQueueFinish); blocks until all "
       "events of the list are complete (urEventWait); a command starts when what it waited for "
       "has ended",
       waitWhileHeld,
       2},
      {TrialHandle::None,
       {&A::memory},
       "two Gets return two handles, which other processes can open (urIPCGetMemHandleExp)",
       loseLocks,
       6},
      {TrialHandle::None,
       {&A::isNativeCpu, &A::memory, &A::event, &A::gates},
       "a shortage is reported as one, which a later try may not meet; memory and events that are "
       "not shared hold neither a descriptor nor a mapping of their own (docs/promises.md)",
       beginShort,
       6,
       startWithDefaults},
      {TrialHandle::None,
       {&A::isNativeCpu, &A::memory},
       "a child of fork releases what it inherited (docs/promises.md)",
       forkWithBroker,
       6,
       startBroker},
      {TrialHandle::None,
       {&A::virtualMemory, &A::otherDevice},
       "access to the mapped range: what the flags of urVirtualMemMap or urVirtualMemSetAccess "
       "say; lets the commands of one device use memory of another (urUsmP2PEnablePeerAccessExp)",
       usePeer,
       6,
       startWithDefaults},
      {TrialHandle::None,
       {&A::memory, &A::event},
       "a call that fails leaves nothing behind (docs/promises.md)",
       failDriver,
       3,
       startFailingDriver},
      {TrialHandle::None,
       {&A::memory},
       "`height` rows are `pitch` bytes apart; the bytes between the rows stay as they are; the "
       "pattern continues from one row to the next (urEnqueueUSMMemcpy2D, urEnqueueUSMFill2D)",
       copyRectangles,
       6},
      {TrialHandle::None,
       {&A::buffers},
       "the access flag of the part must not allow more than the flags of the buffer "
       "(urMemBufferPartition); at most one access flag (urMemBufferCreate)",
       combineFlags},
      {TrialHandle::None,
       {&A::memory, &A::gates},
       "as if the queue had been created with profiling; with an empty wait list the command "
       "follows all commands submitted to the queue before (urEnqueueTimestampRecordingExp)",
       recordTimes,
       2},
      {TrialHandle::None,
       {&A::memory},
       "the range overlaps USM memory or other registered memory, or the process cannot access the "
       "whole range; Unregister waits for the commands that use the memory "
       "(urUSMHostAllocRegisterExp)",
       registerPages},
      {TrialHandle::None,
       {&A::memory},
       "UR_USM_TYPE_UNKNOWN for an address outside USM (urUSMGetMemAllocInfo); `pMem` belongs to "
       "no USM allocation (urIPCGetMemHandleExp); the bytes reach past the end of the allocation "
       "(urEnqueueUSMFill)",
       useEdges},
      {TrialHandle::Any,
       {&A::memory, &A::physical, &A::event, &A::knownLayout},
       "nothing in a handle is trusted: a changed or forged one is refused (docs/promises.md)",
       openForged,
       6},
      {TrialHandle::Any,
       {&A::memory},
       "opens handles of other processes, or returns the error of urIPCOpenMemHandleExp for the "
       "first handle that cannot be opened (urIPCOpenMemHandlesBatch)",
       openBatch,
       1},
      {TrialHandle::None,
       {&A::memory},
       "Open returns the address of the same byte; UR_IPC_PUT_REVOKES=0 keeps handles of USM "
       "memory valid after Put until the memory is freed (generated/docs/ipc_memory.md)",
       openAfterPut,
       3,
       startPuts},
      {TrialHandle::None,
       {&A::memory, &A::event, &A::gates, &A::buffers, &A::isNativeCpu},
       "on native CPU, a wait for a signal fails if the signaler exits (docs/promises.md); if an "
       "event of the wait list failed, the command does not run "
       "(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS)",
       failLate},
      {TrialHandle::None,
       {&A::event, &A::gates, &A::isNativeCpu},
       "a wait waits for the latest signal at the time of the call (generated/docs/ipc_event.md); "
       "63 slots for pending signals (docs/promises.md)",
       fillSlots,
       8},
      {TrialHandle::None,
       {&A::reusableEvents},
       "all functions may be called from several threads; later waits see the newest signal "
       "(urEnqueueEventsWaitWithBarrierExt)",
       signalBesideWait,
       6},
      {TrialHandle::None,
       {&A::isNativeCpu, &A::memory, &A::physical, &A::virtualMemory},
       "the first Get loses no write; physical memory moves at all addresses that it is mapped at "
       "(docs/promises.md)",
       writeBesideGet,
       6},
      {TrialHandle::None,
       {&A::memory},
       "without UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, the commands of a queue run in the "
       "order of their calls (urQueueCreate)",
       followClosely,
       6},
      {TrialHandle::None,
       {&A::memory, &A::event, &A::gates},
       "a failed call leaves no resource behind (docs/promises.md); a call that rejects its "
       "arguments does not change its outputs (generated/docs/common.md)",
       failEnqueue},
      {TrialHandle::None,
       {&A::memory, &A::event, &A::gates},
       "on native CPU, a wait for a signal fails if the signaling process exits "
       "(docs/promises.md); the state of the newest signal "
       "(UR_EVENT_INFO_COMMAND_EXECUTION_STATUS); opened events share the state of the event "
       "(generated/docs/ipc_event.md)",
       queryOutcome},
      {TrialHandle::None,
       {&A::reusableEvents, &A::gates},
       "a wait waits for the latest signal at the time of the call (generated/docs/ipc_event.md)",
       waitForSeveral},
      {TrialHandle::None,
       {&A::memory, &A::isNativeCpu},
       "exporter and importer run as the same user; after a process changes its user, opens of its "
       "handles fail at once (docs/promises.md)",
       changeUser,
       3,
       startWithDefaults},
      {TrialHandle::None,
       {&A::memory},
       "exporter and importer run as the same user, or each process lists the other process's user "
       "or one of that process's groups (docs/promises.md); UR_IPC_TIMEOUT_MS: deadline for each "
       "step that waits for another process (docs/environment.md)",
       openThroughBroker,
       6,
       startBroker},
      {TrialHandle::None,
       {&A::isNativeCpu, &A::event, &A::gates},
       "the child has its own copy of each event that was not shared; in this copy, the parent's "
       "pending signals fail; the child never waits for a thread that exists only in the parent; a "
       "wait for a signal fails if the signaling process exits (docs/promises.md)",
       forkWithSignals,
       4},
      {TrialHandle::None,
       {&A::event, &A::gates},
       "events move too, even while signals are in flight; if Get fails, the memory is unchanged "
       "(docs/promises.md)",
       shareSignaledEvent},
      {TrialHandle::None,
       {&A::memory, &A::physical, &A::virtualMemory, &A::buffers},
       "a process does not accumulate descriptors, mappings or memory (docs/promises.md)",
       repeatCalls},
      {TrialHandle::None,
       {&A::memory, &A::gates, &A::buffers},
       "urEnqueueMemUnmap copies the bytes that the host wrote into the buffer "
       "(urEnqueueMemBufferMap); events that must be complete before the command starts "
       "(urEnqueueMemUnmap)",
       unmapWhileHeld},
      {TrialHandle::None,
       {&A::memory, &A::gates},
       "the call waits for commands submitted before that use the memory (urUSMFree)",
       freeHeldMemory},
  };
  return kinds;
}

std::uint64_t Trial::below(std::uint64_t end) {
  state_ = state_ * 6364136223846793005u + 1442695040888963407u;
  return end == 0 ? 0 : (state_ >> 33) % end;
}

bool Trial::succeeded(ur_result_t code) {
  const std::lock_guard lock(mutex_);
  if (code != UR_RESULT_SUCCESS && answer_.code == UR_RESULT_SUCCESS) {
    answer_.code = code;
    answer_.text = support::lastErrorText();
  }
  return code == UR_RESULT_SUCCESS;
}

bool Trial::hasNoFailure() {
  const std::lock_guard lock(mutex_);
  return answer_.code == UR_RESULT_SUCCESS && wrongCount_ == 0;
}

void Trial::expect(bool isRight, std::string_view what) {
  const std::lock_guard lock(mutex_);
  if (!isRight && wrongCount_++ == 0 && answer_.code == UR_RESULT_SUCCESS)
    answer_.text = fmt::format("    wrong     {}\n", what);
}

void Trial::compareHandleBytes(std::vector<std::uint8_t> actual) {
  expect(answer_.bytes.empty() || answer_.bytes == actual, "the handle's bytes changed");
  answer_.bytes = std::move(actual);
}

bool Trial::copy(void *dst, const void *src, std::size_t bytes) {
  return succeeded(urEnqueueUSMMemcpy(session.queue(), true, dst, src, bytes, 0, nullptr, nullptr));
}

void Trial::expectBytes(const void *memory, const std::vector<std::uint8_t> &expected,
                        std::string_view what) {
  std::vector<std::uint8_t> actual(expected.size());
  if (copy(actual.data(), memory, actual.size()))
    expect(actual == expected, what);
}

Answer Trial::answer() {
  answer_.values = {wrongCount_};
  return answer_;
}

} // namespace ur::histories
