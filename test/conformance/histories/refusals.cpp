// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/refusals.hpp"

#include "test/conformance/histories/model.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <sys/mman.h>

namespace ur::histories {

using namespace support;

namespace {

using Given = const RefusedArguments &;

constexpr auto kReadOnlyAccess = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;

template <typename Kind> ur_result_t getIn(const Session &session, typename Kind::Object object) {
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t code = Kind::get(session, object, &data, &size);
  return !data && size == 0 ? code : UR_RESULT_SUCCESS; // a refused call must not write its outputs
}

ur_result_t bufferFrom(ur_context_handle_t context, void *memory, bool isOwned) {
  const ur_mem_native_properties_t properties{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr,
                                              isOwned};
  ur_mem_handle_t made = nullptr;
  return urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(memory), context,
                                           &properties, &made);
}

ur_result_t queueWith(Given given, ur_device_handle_t device, ur_queue_flags_t flags) {
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, flags};
  ur_queue_handle_t made = nullptr;
  return urQueueCreate(given.own.context(), device, &properties, &made);
}

ur_result_t barrierWith(Given given, std::uint32_t count, const ur_event_handle_t *list) {
  return urEnqueueEventsWaitWithBarrier(given.own.queue(), count, list, nullptr);
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

ur_result_t getExecutable(Given given) {
  constexpr int kRights = PROT_READ | PROT_WRITE;
  if (mprotect(given.memory, 1, kRights | PROT_EXEC) != 0)
    return kSkipped;
  const ur_result_t code = getIn<MemoryKind>(given.own, given.memory);
  mprotect(given.memory, 1, kRights);
  return code;
}

ur_result_t unmapOtherBuffer(Given given) {
  Mem other;
  const ur_result_t code = urMemBufferCreate(given.own.context(), 0, 64, nullptr, other.out());
  return code != UR_RESULT_SUCCESS
             ? code
             : urEnqueueMemUnmap(given.own.queue(), other.get(), given.memory, 0, nullptr, nullptr);
}

constexpr std::string_view kNotMapped =
    "`pMappedPtr` is not the address of a current mapping of the buffer (urEnqueueMemUnmap)";

constexpr Refusal kRefusals[] = {
    {Target::MappedPart, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Given given) {
       const ur_event_handle_t none = nullptr;
       return urEnqueueMemUnmap(given.own.queue(), given.buffer, given.memory, 1, &none, nullptr);
     }},
    {Target::MappedPart, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNotMapped, unmapOtherBuffer},
    {Target::MappedPart, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNotMapped,
     [](Given given) {
       return urEnqueueMemUnmap(given.own.queue(), given.buffer, given.memory + 1, 0, nullptr,
                                nullptr);
     }},
    {Target::InsideOwnMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNoAllocation,
     [](Given given) { return urUSMFree(given.own.context(), given.memory + given.at); }},
    {Target::InsideOpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNoAllocation,
     [](Given given) { return urUSMFree(given.own.context(), given.memory + given.at); }},
    {Target::OpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT, kNoAllocation,
     [](Given given) { return urUSMFree(given.own.context(), given.memory); }},
    {Target::OwnMemory, &Abilities::memory, UR_RESULT_ERROR_INVALID_ARGUMENT, kNotOpened,
     [](Given given) { return MemoryKind::close(given.own, given.memory); }},
    {Target::InsideOpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT, kNotOpened,
     [](Given given) { return MemoryKind::close(given.own, given.memory + given.at); }},
    {Target::OwnPhysical, &Abilities::physical, UR_RESULT_ERROR_INVALID_ARGUMENT, kNotOpened,
     [](Given given) { return PhysicalMemoryKind::close(given.own, given.physical); }},
    // The adapter detects executable pages only if the process can use userfaultfd, which gates
    // need, too.
    {Target::UnsharedMemory, &Abilities::gates, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "an allocation with executable pages is refused with INVALID_ARGUMENT, and nothing has "
     "changed (docs/promises.md)",
     getExecutable},
    {Target::SharedMemory, &Abilities::memory, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` is in USM shared memory (urIPCGetMemHandleExp)",
     [](Given given) { return getIn<MemoryKind>(given.own, given.memory); }},
    {Target::UnshareablePhysical, &Abilities::physical, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`hPhysMem` was created without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC (urIPCGetPhysMemHandleExp)",
     [](Given given) { return getIn<PhysicalMemoryKind>(given.own, given.physical); }},
    {Target::UnshareableEvent, &Abilities::event, UR_RESULT_ERROR_INVALID_EVENT,
     "`hEvent` was created without UR_EXP_EVENT_FLAG_IPC_EXP, or belongs to a command; `hEvent` "
     "was opened from another process (urIPCGetEventHandleExp)",
     [](Given given) { return getIn<EventKind>(given.own, given.event); }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Given given) {
       return urVirtualMemUnmap(given.own.context(), given.memory, given.size + 2 * given.unit);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Given given) {
       return urVirtualMemSetAccess(given.own.context(), given.memory, given.size + 2 * given.unit,
                                    kReadOnlyAccess);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Given given) {
       return urVirtualMemUnmap(given.other.context(), given.memory, given.size);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoReservation,
     [](Given given) {
       return urVirtualMemSetAccess(given.other.context(), given.memory, given.size,
                                    kReadOnlyAccess);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE,
     "`pStart` or `size` is not a multiple of the granularity (urVirtualMemUnmap)",
     [](Given given) {
       return urVirtualMemUnmap(given.own.context(), given.memory, given.size - 1);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE,
     "the range is not mapped throughout (urVirtualMemSetAccess)",
     [](Given given) {
       return urVirtualMemSetAccess(given.own.context(), given.memory, given.size + given.unit,
                                    kReadOnlyAccess);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_OPERATION,
     "a part of the range is still mapped (urVirtualMemFree)",
     [](Given given) {
       return urVirtualMemFree(given.own.context(), given.memory, given.size + given.unit);
     }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoOwnReservation,
     [](Given given) { return urVirtualMemFree(given.own.context(), given.memory, given.size); }},
    {Target::Mapping, nullptr, UR_RESULT_ERROR_INVALID_VALUE, kNoOwnReservation,
     [](Given given) {
       return urVirtualMemFree(given.other.context(), given.memory, given.size + given.unit);
     }},
    // A driver that maps only whole objects may return another error.
    {Target::MappingAndTwoUnits, &Abilities::isNativeCpu, UR_RESULT_ERROR_INVALID_VALUE,
     "a part of the range is mapped already (urVirtualMemMap)",
     [](Given given) {
       return urVirtualMemMap(given.own.context(), given.memory + given.size - given.unit,
                              2 * given.unit, given.physical, 0, kReadOnlyAccess);
     }},
    {Target::DeviceMemory, nullptr, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
     "`hContext`: the context that the memory was allocated in (urUSMFree)",
     [](Given given) { return urUSMFree(given.other.context(), given.memory); }},
    {Target::DeviceMemory, &Abilities::memory, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` belongs to no USM allocation of `hContext` (urIPCGetMemHandleExp)",
     [](Given given) { return getIn<MemoryKind>(given.other, given.memory); }},
    {Target::DeviceMemory, &Abilities::isNativeCpu, UR_RESULT_ERROR_INVALID_VALUE,
     "`pMem` is not in a USM allocation of the context (urUSMGetMemAllocInfo)",
     [](Given given) {
       void *base = nullptr;
       return urUSMGetMemAllocInfo(given.other.context(), given.memory, UR_USM_ALLOC_INFO_BASE_PTR,
                                   sizeof(base), &base, nullptr);
     }},
    {Target::DeviceMemory, &Abilities::buffers, UR_RESULT_ERROR_INVALID_ARGUMENT, kNoBuffer,
     [](Given given) { return bufferFrom(given.other.context(), given.memory, false); }},
    {Target::DeviceMemory, &Abilities::buffers, UR_RESULT_ERROR_INVALID_ARGUMENT, kNoBuffer,
     [](Given given) { return bufferFrom(given.own.context(), given.memory + 1, false); }},
    {Target::DeviceMemory, &Abilities::buffers, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
     "the adapter does not give native buffers up, and `pProperties` asks for that "
     "(urMemBufferCreateWithNativeHandle)",
     [](Given given) { return bufferFrom(given.own.context(), given.memory, true); }},
    {Target::OpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` was not returned by Open for this context (urIPCCloseMemHandleExp)",
     [](Given given) { return MemoryKind::close(given.other, given.memory); }},
    {Target::OpenedMemory, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`pMem` was opened from another process and the adapter cannot export it again "
     "(urIPCGetMemHandleExp)",
     [](Given given) { return getIn<MemoryKind>(given.own, given.memory); }},
    {Target::ShareablePhysical, &Abilities::physical, UR_RESULT_ERROR_INVALID_CONTEXT,
     kOtherContext,
     [](Given given) { return getIn<PhysicalMemoryKind>(given.other, given.physical); }},
    {Target::OpenedPhysical, nullptr, UR_RESULT_ERROR_INVALID_CONTEXT, kOtherContext,
     [](Given given) { return PhysicalMemoryKind::close(given.other, given.physical); }},
    {Target::OpenedPhysical, nullptr, UR_RESULT_ERROR_INVALID_ARGUMENT,
     "`hPhysMem` was opened from another process and the adapter cannot export it again "
     "(urIPCGetPhysMemHandleExp)",
     [](Given given) { return getIn<PhysicalMemoryKind>(given.own, given.physical); }},
    {Target::Pool, nullptr, UR_RESULT_ERROR_INVALID_CONTEXT, kOtherContext,
     [](Given given) {
       void *memory = nullptr;
       return urUSMDeviceAlloc(given.other.context(), given.other.device(), nullptr, given.pool, 64,
                               &memory);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_VALUE,
     "`phEvent` points to an element of the wait list (urEnqueueEventsWaitWithBarrierExt)",
     [](Given given) {
       ur_event_handle_t list[] = {given.event};
       return urEnqueueEventsWaitWithBarrierExt(given.own.queue(), nullptr, 1, list, list);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Given given) { return barrierWith(given, 0, &given.event); }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Given given) { return barrierWith(given, 1, nullptr); }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, kNoList,
     [](Given given) {
       const ur_event_handle_t list[] = {given.event, nullptr};
       return barrierWith(given, 2, list);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_EVENT,
     "an element of `phEventWaitList` is null (urEventWait)",
     [](Given given) {
       const ur_event_handle_t list[] = {given.event, nullptr};
       return urEventWait(2, list);
     }},
    {Target::ReusableEvent, nullptr, UR_RESULT_ERROR_INVALID_SIZE,
     "`pPropValue` is given and `propSize` is smaller than the value (urEventGetInfo)",
     [](Given given) {
       std::uint32_t count = 0;
       const ur_result_t code = urEventGetInfo(given.event, UR_EVENT_INFO_REFERENCE_COUNT,
                                               sizeof(count) - 1, &count, nullptr);
       return count == 0 ? code : UR_RESULT_SUCCESS; // the call must not write the count
     }},
    {Target::Nothing, nullptr, UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
     "UR_QUEUE_FLAG_PRIORITY_HIGH: not together with UR_QUEUE_FLAG_PRIORITY_LOW",
     [](Given given) {
       return queueWith(given, given.own.device(),
                        UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW);
     }},
    {Target::Nothing, &Abilities::otherDevice, UR_RESULT_ERROR_INVALID_DEVICE, kNoDevice,
     [](Given given) { return queueWith(given, given.otherDevice, 0); }},
    {Target::Nothing, &Abilities::otherDevice, UR_RESULT_ERROR_INVALID_DEVICE, kNoDevice,
     [](Given given) {
       void *memory = nullptr;
       return urUSMDeviceAlloc(given.own.context(), given.otherDevice, nullptr, nullptr, 64,
                               &memory);
     }},
    {Target::Nothing, &Abilities::otherDevice, UR_RESULT_ERROR_INVALID_DEVICE, kNoDevice,
     [](Given given) {
       const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
       ur_event_handle_t made = nullptr;
       return urEventCreateExp(given.own.context(), given.otherDevice, &description, &made);
     }},
};

} // namespace

std::span<const Refusal> refusals() { return kRefusals; }

bool isTarget(Target target, const Process &own, const Step &step, const Abilities &abilities) {
  const std::uint64_t id = step["object"];
  const std::uint64_t at = step["at"];
  const View *const memory = find(own.memory, id);
  const View *const physical = find(own.physical, id);
  const View *const other = find(own.physical, step["other"]);
  const EventView *const event = find(own.events, id);
  const bool isMapping = memory && memory->isMapping;
  const bool isOwn = memory && !memory->isMapping && memory->isOwn;
  const bool isOpened = memory && !memory->isMapping && !memory->isOwn;
  const bool isDevice = isOwn && memory->kind == kDeviceMemory;
  const bool isShareable = event && event->isOwn && event->state->flags == 1;
  const bool fits[] = {id == 0,
                       isMapping,
                       isMapping && other && other->size == 2 * abilities.granularity,
                       isOwn,
                       isOwn && at != 0 && at < memory->size,
                       isDevice,
                       isDevice && !memory->isShared && memory->readOnlyTo == 0 &&
                           abilities.isNativeCpu,
                       isOwn && memory->kind == kSharedMemory,
                       isOpened,
                       isOpened && at != 0 && at < memory->size - memory->offset,
                       physical && physical->isOwn,
                       physical && physical->isOwn && physical->hasIpc,
                       physical && !physical->hasIpc,
                       physical && !physical->isOwn,
                       own.mappings.contains(id) && own.mappings.size() == 1,
                       event && event->state->isReusable,
                       event && !event->isGate && !isShareable,
                       own.pools.contains(id)};
  static_assert(std::size(fits) == static_cast<std::size_t>(Target::Count));
  return fits[static_cast<std::size_t>(target)];
}

} // namespace ur::histories
