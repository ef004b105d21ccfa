// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/invalid_calls.hpp"

#include "test/conformance/histories/model.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <sys/mman.h>

namespace ur::histories {

namespace {

using namespace support;
using Args = const InvalidCallArguments &;
constexpr auto kReadOnly = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;

template <typename Kind>
ur_result_t getHandle(const Session &session, typename Kind::Object object) {
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t code = Kind::get(session, object, &data, &size);
  return !data && size == 0 ? code : UR_RESULT_SUCCESS; // a failed call must not write its outputs
}

ur_result_t wrapBuffer(ur_context_handle_t context, void *memory, bool isOwned) {
  const ur_mem_native_properties_t properties{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr,
                                              isOwned};
  ur_mem_handle_t handle = nullptr;
  return urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(memory), context,
                                           &properties, &handle);
}

ur_result_t createQueue(Args args, ur_device_handle_t device, ur_queue_flags_t flags) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  ur_queue_handle_t handle = nullptr;
  return urQueueCreate(args.session.context(), device, &properties, &handle);
}

ur_result_t enqueueBarrier(Args args, std::uint32_t count, const ur_event_handle_t *list) {
  return urEnqueueEventsWaitWithBarrier(args.session.queue(), count, list, nullptr);
}

constexpr std::string_view kNoReservation =
    "the range is not inside one reservation (urVirtualMemUnmap, urVirtualMemSetAccess)";
constexpr std::string_view kNoOwnReservation =
    "`pStart` and `size` are not the start and the size of one reservation (urVirtualMemFree)";
constexpr std::string_view kNoDevice = "`hDevice` does not belong to `hContext` (urQueueCreate, "
                                       "urUSMDeviceAlloc, urEventCreateExp, urPhysicalMemCreate)";
constexpr std::string_view kNoList =
    "a list is given and `numEventsInWaitList` is 0; no list is given and `numEventsInWaitList` is "
    "not 0; an element of the list is null (urEnqueueEventsWaitWithBarrier)";
constexpr std::string_view kNoBuffer =
    "`hNativeMem` is neither a buffer of `hContext` nor the first address of its USM memory "
    "(urMemBufferCreateWithNativeHandle)";
constexpr std::string_view kOtherContext =
    "`hContext` is the context of the object (urUSMDeviceAlloc, urIPCGetPhysMemHandleExp, "
    "urIPCClosePhysMemHandleExp)";
constexpr std::string_view kNoAllocation =
    "`pMem` is not the first address of a live allocation, or was opened by urIPCOpenMemHandleExp; "
    "nothing is unmapped (urUSMFree)";
constexpr std::string_view kNotOpened =
    "Open did not return the object, or the address is inside opened memory; nothing changes "
    "(urIPCCloseMemHandleExp, urIPCClosePhysMemHandleExp)";

ur_result_t getExecutable(Args args) {
  constexpr int kRights = PROT_READ | PROT_WRITE;
  if (mprotect(args.memory, 1, kRights | PROT_EXEC) != 0)
    return kSkipped;
  const ur_result_t code = getHandle<MemoryKind>(args.session, args.memory);
  mprotect(args.memory, 1, kRights);
  return code;
}

ur_result_t unmapOtherBuffer(Args args) {
  Mem other;
  const ur_result_t code = urMemBufferCreate(args.session.context(), 0, 64, nullptr, other.out());
  return code != UR_RESULT_SUCCESS ? code
                                   : urEnqueueMemUnmap(args.session.queue(), other.get(),
                                                       args.memory, 0, nullptr, nullptr);
}

constexpr std::string_view kNotMapped =
    "`pMappedPtr` is not the address of a current mapping of the buffer (urEnqueueMemUnmap)";

constexpr InvalidCall kInvalidCalls[] = {
    {Target::MappedPart, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Args args) {
       const ur_event_handle_t null = nullptr;
       return urEnqueueMemUnmap(args.session.queue(), args.buffer, args.memory, 1, &null, nullptr);
     }},
    {Target::MappedPart, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNotMapped, unmapOtherBuffer},
    {Target::MappedPart, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNotMapped,
     [](Args args) {
       return urEnqueueMemUnmap(args.session.queue(), args.buffer, args.memory + 1, 0, nullptr,
                                nullptr);
     }},
    {Target::InsideOwnMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNoAllocation,
     [](Args args) { return urUSMFree(args.session.context(), args.memory + args.offset); }},
    {Target::InsideOpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNoAllocation,
     [](Args args) { return urUSMFree(args.session.context(), args.memory + args.offset); }},
    {Target::OpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNoAllocation,
     [](Args args) { return urUSMFree(args.session.context(), args.memory); }},
    {Target::OwnMemory, &Abilities::memory, UR_RESULT_ERROR_INVALID_ARGUMENT, kNotOpened,
     [](Args args) { return MemoryKind::close(args.session, args.memory); }},
    {Target::InsideOpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT, kNotOpened,
     [](Args args) { return MemoryKind::close(args.session, args.memory + args.offset); }},
    {Target::OwnPhysicalMemory, &Abilities::physical, UR_RESULT_ERROR_INVALID_ARGUMENT, kNotOpened,
     [](Args args) { return PhysicalMemoryKind::close(args.session, args.physical); }},
    // The adapter detects executable pages only if the process can use userfaultfd, which gates
    // need, too.
    {Target::UnexportedMemory, &Abilities::gates, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "an allocation with executable pages is refused with INVALID_ARGUMENT, and nothing has "
     "changed (docs/promises.md)",
     getExecutable},
    {Target::UsmSharedMemory, &Abilities::memory, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` is in USM shared memory (urIPCGetMemHandleExp)",
     [](Args args) { return getHandle<MemoryKind>(args.session, args.memory); }},
    {Target::UnshareablePhysicalMemory, &Abilities::physical, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`hPhysMem` was created without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC (urIPCGetPhysMemHandleExp)",
     [](Args args) { return getHandle<PhysicalMemoryKind>(args.session, args.physical); }},
    {Target::UnshareableEvent, &Abilities::event, UR_RESULT_ERROR_INVALID_EVENT,
     "`hEvent` was created without UR_EXP_EVENT_FLAG_IPC_EXP, or belongs to a command; `hEvent` "
     "was opened from another process (urIPCGetEventHandleExp)",
     [](Args args) { return getHandle<EventKind>(args.session, args.event); }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Args args) {
       return urVirtualMemUnmap(args.session.context(), args.memory, args.size + 2 * args.granule);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Args args) {
       return urVirtualMemSetAccess(args.session.context(), args.memory,
                                    args.size + 2 * args.granule, kReadOnly);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Args args) { return urVirtualMemUnmap(args.session2.context(), args.memory, args.size); }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Args args) {
       return urVirtualMemSetAccess(args.session2.context(), args.memory, args.size, kReadOnly);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE,
     "`pStart` or `size` is not a multiple of the granularity (urVirtualMemUnmap)",
     [](Args args) {
       return urVirtualMemUnmap(args.session.context(), args.memory, args.size - 1);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE,
     "the range is not mapped throughout (urVirtualMemSetAccess)",
     [](Args args) {
       return urVirtualMemSetAccess(args.session.context(), args.memory, args.size + args.granule,
                                    kReadOnly);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_OPERATION,
     "a part of the range is still mapped (urVirtualMemFree)",
     [](Args args) {
       return urVirtualMemFree(args.session.context(), args.memory, args.size + args.granule);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoOwnReservation,
     [](Args args) { return urVirtualMemFree(args.session.context(), args.memory, args.size); }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoOwnReservation,
     [](Args args) {
       return urVirtualMemFree(args.session2.context(), args.memory, args.size + args.granule);
     }},
    // A driver that maps only whole objects may return another error.
    {Target::MappingAndTwoGranules, &Abilities::isNativeCpu, UR_RESULT_ERROR_INVALID_VALUE,
     "a part of the range is mapped already (urVirtualMemMap)",
     [](Args args) {
       return urVirtualMemMap(args.session.context(), args.memory + args.size - args.granule,
                              2 * args.granule, args.physical, 0, kReadOnly);
     }},
    {Target::DeviceMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
     "`hContext`: the context that the memory was allocated in (urUSMFree)",
     [](Args args) { return urUSMFree(args.session2.context(), args.memory); }},
    {Target::DeviceMemory, &Abilities::memory, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` belongs to no USM allocation of `hContext` (urIPCGetMemHandleExp)",
     [](Args args) { return getHandle<MemoryKind>(args.session2, args.memory); }},
    {Target::DeviceMemory, &Abilities::isNativeCpu, UR_RESULT_ERROR_INVALID_VALUE,
     "`pMem` is not in a USM allocation of the context (urUSMGetMemAllocInfo)",
     [](Args args) {
       void *base = nullptr;
       return urUSMGetMemAllocInfo(args.session2.context(), args.memory, UR_USM_ALLOC_INFO_BASE_PTR,
                                   sizeof(base), &base, nullptr);
     }},
    {Target::DeviceMemory, &Abilities::buffers, UR_RESULT_ERROR_INVALID_ARGUMENT, kNoBuffer,
     [](Args args) { return wrapBuffer(args.session2.context(), args.memory, false); }},
    {Target::DeviceMemory, &Abilities::buffers, UR_RESULT_ERROR_INVALID_ARGUMENT, kNoBuffer,
     [](Args args) { return wrapBuffer(args.session.context(), args.memory + 1, false); }},
    {Target::DeviceMemory, &Abilities::buffers, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
     "the adapter does not give native buffers up, and `pProperties` asks for that "
     "(urMemBufferCreateWithNativeHandle)",
     [](Args args) { return wrapBuffer(args.session.context(), args.memory, true); }},
    {Target::OpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` was not returned by Open for this context (urIPCCloseMemHandleExp)",
     [](Args args) { return MemoryKind::close(args.session2, args.memory); }},
    {Target::OpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` was opened from another process and the adapter cannot export it again "
     "(urIPCGetMemHandleExp)",
     [](Args args) { return getHandle<MemoryKind>(args.session, args.memory); }},
    {Target::ShareablePhysicalMemory, &Abilities::physical, UR_RESULT_ERROR_INVALID_CONTEXT,
     kOtherContext,
     [](Args args) { return getHandle<PhysicalMemoryKind>(args.session2, args.physical); }},
    {Target::OpenedPhysicalMemory, nullptr, UR_RESULT_ERROR_INVALID_CONTEXT, kOtherContext,
     [](Args args) { return PhysicalMemoryKind::close(args.session2, args.physical); }},
    {Target::OpenedPhysicalMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`hPhysMem` was opened from another process and the adapter cannot export it again "
     "(urIPCGetPhysMemHandleExp)",
     [](Args args) { return getHandle<PhysicalMemoryKind>(args.session, args.physical); }},
    {Target::Pool, nullptr, UR_RESULT_ERROR_INVALID_CONTEXT, kOtherContext,
     [](Args args) {
       void *memory = nullptr;
       return urUSMDeviceAlloc(args.session2.context(), args.session2.device(), nullptr, args.pool,
                               64, &memory);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_VALUE,
     "`phEvent` points to an element of the wait list (urEnqueueEventsWaitWithBarrierExt)",
     [](Args args) {
       ur_event_handle_t list[] = {args.event};
       return urEnqueueEventsWaitWithBarrierExt(args.session.queue(), nullptr, 1, list, list);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Args args) { return enqueueBarrier(args, 0, &args.event); }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Args args) { return enqueueBarrier(args, 1, nullptr); }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Args args) {
       const ur_event_handle_t list[] = {args.event, nullptr};
       return enqueueBarrier(args, 2, list);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT,
     "an element of `phEventWaitList` is null (urEventWait)",
     [](Args args) {
       const ur_event_handle_t list[] = {args.event, nullptr};
       return urEventWait(2, list);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_SIZE,
     "`pPropValue` is given and `propSize` is smaller than the value (urEventGetInfo)",
     [](Args args) {
       std::uint32_t count = 0;
       const ur_result_t code = urEventGetInfo(args.event, UR_EVENT_INFO_REFERENCE_COUNT,
                                               sizeof(count) - 1, &count, nullptr);
       return count == 0 ? code : UR_RESULT_SUCCESS; // the call must not write the count
     }},
    {Target::Nothing, nullptr, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
     "UR_QUEUE_FLAG_PRIORITY_HIGH: not together with UR_QUEUE_FLAG_PRIORITY_LOW",
     [](Args args) {
       return createQueue(args, args.session.device(),
                          UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW);
     }},
    {Target::Nothing, &Abilities::otherDevice, UR_RESULT_ERROR_INVALID_DEVICE, kNoDevice,
     [](Args args) { return createQueue(args, args.otherDevice, 0); }},
    {Target::Nothing, &Abilities::otherDevice, UR_RESULT_ERROR_INVALID_DEVICE, kNoDevice,
     [](Args args) {
       void *memory = nullptr;
       return urUSMDeviceAlloc(args.session.context(), args.otherDevice, nullptr, nullptr, 64,
                               &memory);
     }},
    {Target::Nothing, &Abilities::otherDevice, UR_RESULT_ERROR_INVALID_DEVICE, kNoDevice,
     [](Args args) {
       const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
       ur_event_handle_t handle = nullptr;
       return urEventCreateExp(args.session.context(), args.otherDevice, &description, &handle);
     }},
};

} // namespace

std::span<const InvalidCall> invalidCalls() { return kInvalidCalls; }

bool fits(Target target, const Process &process, const Step &step, const Abilities &abilities) {
  const std::uint64_t id = step["object"];
  const std::uint64_t offset = step["at"];
  const View *const memory = find(process.memory, id);
  const View *const physical = find(process.physical, id);
  const View *const other = find(process.physical, step["other"]);
  const EventView *const event = find(process.events, id);
  const bool isMapping = memory && memory->isMapping;
  const bool isOwn = memory && !memory->isMapping && memory->isOwn;
  const bool isOpened = memory && !memory->isMapping && !memory->isOwn;
  const bool isDevice = isOwn && memory->kind == kDeviceMemory;
  const bool isShareable = event && event->isOwn && event->state->flags == 1;
  const bool matches[] = {id == 0,
                          isMapping,
                          isMapping && other && other->size == 2 * abilities.granularity,
                          isOwn,
                          isOwn && offset != 0 && offset < memory->size,
                          isDevice,
                          isDevice && !memory->isShared && memory->readOnlyTo == 0 &&
                              abilities.isNativeCpu,
                          isOwn && memory->kind == kSharedMemory,
                          isOpened,
                          isOpened && offset != 0 && offset < memory->size - memory->offset,
                          physical && physical->isOwn,
                          physical && physical->isOwn && physical->hasIpc,
                          physical && !physical->hasIpc,
                          physical && !physical->isOwn,
                          process.mappings.contains(id) && process.mappings.size() == 1,
                          event && event->state->isReusable,
                          event && !event->isGate && !isShareable,
                          process.pools.contains(id)};
  static_assert(std::size(matches) == static_cast<std::size_t>(Target::Count));
  return matches[static_cast<std::size_t>(target)];
}

} // namespace ur::histories
