// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/ipc_kinds.hpp"

namespace ur::support {

void *MemoryKind::create(const Session &session, std::size_t size) {
  void *memory = nullptr;
  UR_CHECK(urUSMDeviceAlloc(session.context(), session.device(), nullptr, nullptr, size, &memory));
  return memory;
}

void MemoryKind::destroy(const Session &session, void *object) noexcept {
  urUSMFree(session.context(), object);
}

ur_result_t MemoryKind::get(const Session &session, void *object, void **data, std::size_t *size) {
  return urIPCGetMemHandleExp(session.context(), object, data, size);
}

ur_result_t MemoryKind::put(const Session &session, void *data) {
  return urIPCPutMemHandleExp(session.context(), data);
}

ur_result_t MemoryKind::open(const Session &session, void *data, std::size_t size, void **object) {
  return urIPCOpenMemHandleExp(session.context(), session.device(), data, size, object);
}

ur_result_t MemoryKind::close(const Session &session, void *object) {
  return urIPCCloseMemHandleExp(session.context(), object);
}

ur_physical_mem_handle_t PhysicalMemoryKind::create(const Session &session, std::size_t size) {
  const std::size_t unit = granularity(session);
  const std::size_t rounded = (size + unit - 1) / unit * unit;
  const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  ur_physical_mem_handle_t object = nullptr;
  UR_CHECK(urPhysicalMemCreate(session.context(), session.device(), rounded, &properties, &object));
  return object;
}

void PhysicalMemoryKind::destroy(const Session &, ur_physical_mem_handle_t object) noexcept {
  urPhysicalMemRelease(object);
}

ur_result_t PhysicalMemoryKind::get(const Session &session, ur_physical_mem_handle_t object,
                                    void **data, std::size_t *size) {
  return urIPCGetPhysMemHandleExp(session.context(), object, data, size);
}

ur_result_t PhysicalMemoryKind::put(const Session &session, void *data) {
  return urIPCPutPhysMemHandleExp(session.context(), data);
}

ur_result_t PhysicalMemoryKind::open(const Session &session, void *data, std::size_t size,
                                     ur_physical_mem_handle_t *object) {
  return urIPCOpenPhysMemHandleExp(session.context(), session.device(), data, size, object);
}

ur_result_t PhysicalMemoryKind::close(const Session &session, ur_physical_mem_handle_t object) {
  return urIPCClosePhysMemHandleExp(session.context(), object);
}

ur_event_handle_t EventKind::create(const Session &session, std::size_t) {
  const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                        UR_EXP_EVENT_FLAG_IPC_EXP};
  ur_event_handle_t event = nullptr;
  UR_CHECK(urEventCreateExp(session.context(), session.device(), &description, &event));
  return event;
}

void EventKind::destroy(const Session &, ur_event_handle_t object) noexcept {
  urEventRelease(object);
}

ur_result_t EventKind::get(const Session &, ur_event_handle_t object, void **data,
                           std::size_t *size) {
  return urIPCGetEventHandleExp(object, data, size);
}

ur_result_t EventKind::put(const Session &session, void *data) {
  return urIPCPutEventHandleExp(session.context(), data);
}

ur_result_t EventKind::open(const Session &session, void *data, std::size_t size,
                            ur_event_handle_t *object) {
  return urIPCOpenEventHandleExp(session.context(), data, size, object);
}

ur_result_t EventKind::close(const Session &, ur_event_handle_t object) {
  return urEventRelease(object);
}

View<PhysicalMemoryKind>::View(const Session &session, ur_physical_mem_handle_t object, std::size_t)
    : session_(&session) {
  UR_CHECK(urPhysicalMemGetInfo(object, UR_PHYSICAL_MEM_INFO_SIZE, sizeof(size_), &size_, nullptr));
  UR_CHECK(urVirtualMemReserve(session.context(), nullptr, size_, &data_));
  const ur_result_t mapped = urVirtualMemMap(session.context(), data_, size_, object, 0,
                                             UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  if (mapped != UR_RESULT_SUCCESS) {
    const CallFailed failure("urVirtualMemMap", mapped); // before a call replaces the error text
    urVirtualMemFree(session.context(), data_, size_);
    throw failure;
  }
}

View<PhysicalMemoryKind>::~View() {
  urVirtualMemUnmap(session_->context(), data_, size_);
  urVirtualMemFree(session_->context(), data_, size_);
}

std::size_t granularity(const Session &session) {
  std::size_t unit = 0;
  UR_CHECK(urVirtualMemGranularityGetInfo(session.context(), session.device(), 1,
                                          UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, sizeof(unit),
                                          &unit, nullptr));
  return unit;
}

void signal(const Session &session, ur_event_handle_t event) {
  UR_CHECK(urEnqueueEventsWaitWithBarrierExt(session.queue(), nullptr, 0, nullptr, &event));
}

void enqueueWait(const Session &session, ur_event_handle_t event) {
  UR_CHECK(urEnqueueEventsWaitWithBarrier(session.queue(), 1, &event, nullptr));
}

} // namespace ur::support
