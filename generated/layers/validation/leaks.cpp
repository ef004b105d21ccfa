// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The leak layer: records the references that calls create, retain and release.

#include "runtime/layers/validation/leaks.hpp"

#include "runtime/layers/validation/validation.hpp"

namespace ur::validation::leaks {
namespace {

ur_dditable_t next;
ur_dditable_t adapter;

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  TotalCount pNumAdaptersOfCall(pNumAdapters);
  const ur_result_t result = next.Adapter.pfnGet(NumEntries, phAdapters, pNumAdaptersOfCall);
  if (result == UR_RESULT_SUCCESS)
    for (const auto made : elements(phAdapters, NumEntries, pNumAdaptersOfCall))
      NewObject({"urAdapterGet", "phAdapters"}, Resource::AdapterHandle, "urAdapterRelease")
          .add(adapter, made, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t hAdapter) {
  Change releaseChange =
      releaseReference({"urAdapterRelease", "hAdapter"}, {Resource::AdapterHandle, hAdapter}, {}, 0,
                       __builtin_return_address(0));
  const ur_result_t result = next.Adapter.pfnRelease(hAdapter);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t hAdapter) {
  Change retainChange =
      retainReference({"urAdapterRetain", "hAdapter"}, {Resource::AdapterHandle, hAdapter});
  const ur_result_t result = next.Adapter.pfnRetain(hAdapter);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  const ur_result_t result = next.Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
  if (result == UR_RESULT_SUCCESS)
    if (phContext)
      NewObject({"urContextCreate", "phContext"}, Resource::ContextHandle, "urContextRelease")
          .withParents(Resource::DeviceHandle, phDevices, DeviceCount)
          .add(adapter, *phContext, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t hContext) {
  Change retainChange =
      retainReference({"urContextRetain", "hContext"}, {Resource::ContextHandle, hContext});
  const ur_result_t result = next.Context.pfnRetain(hContext);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t hContext) {
  Change releaseChange =
      releaseReference({"urContextRelease", "hContext"}, {Resource::ContextHandle, hContext}, {}, 0,
                       __builtin_return_address(0));
  const ur_result_t result = next.Context.pfnRelease(hContext);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  const ur_result_t result = next.Context.pfnCreateWithNativeHandle(
      hNativeContext, hAdapter, numDevices, phDevices, pProperties, phContext);
  if (result == UR_RESULT_SUCCESS)
    if (phContext)
      NewObject({"urContextCreateWithNativeHandle", "phContext"}, Resource::ContextHandle,
                "urContextRelease")
          .withOwner({Resource::AdapterHandle, hAdapter})
          .withParents(Resource::AdapterHandle, hAdapter)
          .withParents(Resource::DeviceHandle, phDevices, numDevices)
          .add(adapter, *phContext, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t hEvent) {
  Change retainChange =
      retainReference({"urEventRetain", "hEvent"}, {Resource::EventHandle, hEvent});
  const ur_result_t result = next.Event.pfnRetain(hEvent);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL eventRelease(ur_event_handle_t hEvent) {
  Change releaseChange =
      releaseReference({"urEventRelease", "hEvent"}, {Resource::EventHandle, hEvent}, {}, 0,
                       __builtin_return_address(0));
  const ur_result_t result = next.Event.pfnRelease(hEvent);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEventCreateWithNativeHandle", "phEvent"}, Resource::EventHandle,
                "urEventRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  const ur_result_t result = next.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEventCreateExp", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .withParents(Resource::DeviceHandle, hDevice)
          .withFlags(pEventDesc ? pEventDesc->flags : 0)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  const ur_result_t result = next.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
  if (result == UR_RESULT_SUCCESS)
    if (phQueue)
      NewObject({"urQueueCreate", "phQueue"}, Resource::QueueHandle, "urQueueRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .withParents(Resource::DeviceHandle, hDevice)
          .add(adapter, *phQueue, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t hQueue) {
  Change retainChange =
      retainReference({"urQueueRetain", "hQueue"}, {Resource::QueueHandle, hQueue});
  const ur_result_t result = next.Queue.pfnRetain(hQueue);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t hQueue) {
  Change releaseChange =
      releaseReference({"urQueueRelease", "hQueue"}, {Resource::QueueHandle, hQueue}, {}, 0,
                       __builtin_return_address(0));
  const ur_result_t result = next.Queue.pfnRelease(hQueue);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  const ur_result_t result =
      next.Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue);
  if (result == UR_RESULT_SUCCESS)
    if (phQueue)
      NewObject({"urQueueCreateWithNativeHandle", "phQueue"}, Resource::QueueHandle,
                "urQueueRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .withParents(Resource::DeviceHandle, hDevice)
          .add(adapter, *phQueue, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL memBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                       size_t size, const ur_buffer_properties_t *pProperties,
                                       ur_mem_handle_t *phBuffer) {
  const ur_result_t result = next.Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
  if (result == UR_RESULT_SUCCESS)
    if (phBuffer)
      NewObject({"urMemBufferCreate", "phBuffer"}, Resource::MemHandle, "urMemRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .add(adapter, *phBuffer, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL memRetain(ur_mem_handle_t hMem) {
  Change retainChange = retainReference({"urMemRetain", "hMem"}, {Resource::MemHandle, hMem});
  const ur_result_t result = next.Mem.pfnRetain(hMem);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL memRelease(ur_mem_handle_t hMem) {
  Change releaseChange = releaseReference({"urMemRelease", "hMem"}, {Resource::MemHandle, hMem}, {},
                                          0, __builtin_return_address(0));
  const ur_result_t result = next.Mem.pfnRelease(hMem);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL memBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                          ur_buffer_create_type_t bufferCreateType,
                                          const ur_buffer_region_t *pRegion,
                                          ur_mem_handle_t *phMem) {
  const ur_result_t result =
      next.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  if (result == UR_RESULT_SUCCESS)
    if (phMem)
      NewObject({"urMemBufferPartition", "phMem"}, Resource::MemHandle, "urMemRelease")
          .withOwner({Resource::MemHandle, hBuffer})
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL memBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  const ur_result_t result =
      next.Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
  if (result == UR_RESULT_SUCCESS)
    if (phMem)
      NewObject({"urMemBufferCreateWithNativeHandle", "phMem"}, Resource::MemHandle, "urMemRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .add(adapter, *phMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  const ur_result_t result =
      next.PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  if (result == UR_RESULT_SUCCESS)
    if (phPhysicalMem)
      NewObject({"urPhysicalMemCreate", "phPhysicalMem"}, Resource::PhysicalMemHandle,
                "urPhysicalMemRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .withParents(Resource::DeviceHandle, hDevice)
          .withFlags(pProperties ? pProperties->flags : 0)
          .add(adapter, *phPhysicalMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  Change retainChange = retainReference({"urPhysicalMemRetain", "hPhysicalMem"},
                                        {Resource::PhysicalMemHandle, hPhysicalMem});
  const ur_result_t result = next.PhysicalMem.pfnRetain(hPhysicalMem);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  Change releaseChange = releaseReference({"urPhysicalMemRelease", "hPhysicalMem"},
                                          {Resource::PhysicalMemHandle, hPhysicalMem}, {}, 0,
                                          __builtin_return_address(0));
  const ur_result_t result = next.PhysicalMem.pfnRelease(hPhysicalMem);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueEventsWait", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueEventsWaitWithBarrier", "phEvent"}, Resource::EventHandle,
                "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            bool blockingRead, size_t offset, size_t size,
                                            void *pDst, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                    numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferRead", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                             bool blockingWrite, size_t offset, size_t size,
                                             const void *pSrc, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                     numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferWrite", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnMemBufferReadRect(
      hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
      bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
      phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferReadRect", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnMemBufferWriteRect(
      hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
      bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
      phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferWriteRect", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                            ur_mem_handle_t hBufferDst, size_t srcOffset,
                                            size_t dstOffset, size_t size,
                                            uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size,
                                    numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferCopy", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBufferSrc)
          .withParents(Resource::MemHandle, hBufferDst)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnMemBufferCopyRect(
      hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
      dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferCopyRect", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBufferSrc)
          .withParents(Resource::MemHandle, hBufferDst)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            const void *pPattern, size_t patternSize, size_t offset,
                                            size_t size, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                    numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferFill", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                           bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                           size_t size, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent, void **ppRetMap) {
  const ur_result_t result =
      next.Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                   numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemBufferMap", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hBuffer)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                       void *pMappedPtr, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList,
                                                      phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueMemUnmap", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .withParents(Resource::MemHandle, hMem)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size,
                                                     numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueUSMFill", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnUSMMemcpy(
      hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueUSMMemcpy", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnUSMPrefetch(
      hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueUSMPrefetch", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  const ur_result_t result = next.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueUSMAdvise", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueUsmFill_2d(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                         size_t patternSize, const void *pPattern, size_t width,
                                         size_t height, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueUSMFill2D", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueUsmMemcpy_2d(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                           size_t dstPitch, const void *pSrc, size_t srcPitch,
                                           size_t width, size_t height,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
  const ur_result_t result =
      next.Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                                  numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueUSMMemcpy2D", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  const auto phEventBefore = phEvent ? *phEvent : nullptr;
  const ur_result_t result = next.Enqueue.pfnEventsWaitWithBarrierExt(
      hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent && *phEvent != phEventBefore)
      NewObject({"urEnqueueEventsWaitWithBarrierExt", "phEvent"}, Resource::EventHandle,
                "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL enqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  const ur_result_t result = next.EnqueueExp.pfnTimestampRecordingExp(
      hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urEnqueueTimestampRecordingExp", "phEvent"}, Resource::EventHandle,
                "urEventRelease")
          .withOwner({Resource::QueueHandle, hQueue})
          .withParents(Resource::QueueHandle, hQueue)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  const ur_result_t result = next.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  if (result == UR_RESULT_SUCCESS)
    if (ppMem)
      NewObject({"urUSMHostAlloc", "ppMem"}, Resource::UsmAllocation, "urUSMFree")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(size)
          .add(adapter, *ppMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  const ur_result_t result =
      next.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  if (result == UR_RESULT_SUCCESS)
    if (ppMem)
      NewObject({"urUSMDeviceAlloc", "ppMem"}, Resource::UsmAllocation, "urUSMFree")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(size)
          .add(adapter, *ppMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  const ur_result_t result =
      next.USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  if (result == UR_RESULT_SUCCESS)
    if (ppMem)
      NewObject({"urUSMSharedAlloc", "ppMem"}, Resource::UsmAllocation, "urUSMFree")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(size)
          .add(adapter, *ppMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  Change releaseChange =
      releaseReference({"urUSMFree", "pMem"}, {Resource::UsmAllocation, pMem},
                       {Resource::ContextHandle, hContext}, 0, __builtin_return_address(0));
  const ur_result_t result = next.USM.pfnFree(hContext, pMem);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  const ur_result_t result = next.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
  if (result == UR_RESULT_SUCCESS)
    if (ppPool)
      NewObject({"urUSMPoolCreate", "ppPool"}, Resource::UsmPoolHandle, "urUSMPoolRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .add(adapter, *ppPool, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t pPool) {
  Change retainChange =
      retainReference({"urUSMPoolRetain", "pPool"}, {Resource::UsmPoolHandle, pPool});
  const ur_result_t result = next.USM.pfnPoolRetain(pPool);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t pPool) {
  Change releaseChange =
      releaseReference({"urUSMPoolRelease", "pPool"}, {Resource::UsmPoolHandle, pPool}, {}, 0,
                       __builtin_return_address(0));
  const ur_result_t result = next.USM.pfnPoolRelease(pPool);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  const ur_result_t result =
      next.IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
  if (result == UR_RESULT_SUCCESS)
    if (ppIPCMemHandleData)
      NewObject({"urIPCGetMemHandleExp", "ppIPCMemHandleData"}, Resource::IpcMemHandleData,
                "urIPCPutMemHandleExp")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(pIPCMemHandleDataSizeRet ? *pIPCMemHandleDataSizeRet : 0)
          .withExportedMemory(pMem)
          .add(adapter, *ppIPCMemHandleData, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  Change releaseChange =
      releaseReference({"urIPCPutMemHandleExp", "pIPCMemHandleData"},
                       {Resource::IpcMemHandleData, pIPCMemHandleData},
                       {Resource::ContextHandle, hContext}, 0, __builtin_return_address(0));
  const ur_result_t result = next.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  const ur_result_t result = next.IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData,
                                                             ipcMemHandleDataSize, ppMem);
  if (result == UR_RESULT_SUCCESS)
    if (ppMem)
      NewObject({"urIPCOpenMemHandleExp", "ppMem"}, Resource::IpcMem, "urIPCCloseMemHandleExp")
          .withOwner({Resource::ContextHandle, hContext})
          .withHandleData(pIPCMemHandleData, ipcMemHandleDataSize)
          .add(adapter, *ppMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  Change releaseChange =
      releaseReference({"urIPCCloseMemHandleExp", "pMem"}, {Resource::IpcMem, pMem},
                       {Resource::ContextHandle, hContext}, 0, __builtin_return_address(0));
  const ur_result_t result = next.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  const ur_result_t result = next.IPCExp.pfnGetPhysMemHandleExp(
      hContext, hPhysMem, ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
  if (result == UR_RESULT_SUCCESS)
    if (ppIPCPhysMemHandleData)
      NewObject({"urIPCGetPhysMemHandleExp", "ppIPCPhysMemHandleData"},
                Resource::IpcPhysMemHandleData, "urIPCPutPhysMemHandleExp")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(pIPCPhysMemHandleDataSizeRet ? *pIPCPhysMemHandleDataSizeRet : 0)
          .add(adapter, *ppIPCPhysMemHandleData, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  Change releaseChange =
      releaseReference({"urIPCPutPhysMemHandleExp", "pIPCPhysMemHandleData"},
                       {Resource::IpcPhysMemHandleData, pIPCPhysMemHandleData},
                       {Resource::ContextHandle, hContext}, 0, __builtin_return_address(0));
  const ur_result_t result = next.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  const ur_result_t result = next.IPCExp.pfnOpenPhysMemHandleExp(
      hContext, hDevice, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
  if (result == UR_RESULT_SUCCESS)
    if (phPhysMem)
      NewObject({"urIPCOpenPhysMemHandleExp", "phPhysMem"}, Resource::PhysicalMemHandle,
                "urIPCClosePhysMemHandleExp or urPhysicalMemRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .withParents(Resource::DeviceHandle, hDevice)
          .withHandleData(pIPCPhysMemHandleData, ipcPhysMemHandleDataSize)
          .add(adapter, *phPhysMem, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  Change releaseChange = releaseReference(
      {"urIPCClosePhysMemHandleExp", "hPhysMem"}, {Resource::PhysicalMemHandle, hPhysMem},
      {Resource::ContextHandle, hContext}, 0, __builtin_return_address(0));
  const ur_result_t result = next.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  const ur_result_t result =
      next.IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet);
  if (result == UR_RESULT_SUCCESS)
    if (ppIPCEventHandleData)
      NewObject({"urIPCGetEventHandleExp", "ppIPCEventHandleData"}, Resource::IpcEventHandleData,
                "urIPCPutEventHandleExp")
          .withOwner({Resource::EventHandle, hEvent})
          .withSize(pIPCEventHandleDataSizeRet ? *pIPCEventHandleDataSizeRet : 0)
          .add(adapter, *ppIPCEventHandleData, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t hContext,
                                            void *pIPCEventHandleData) {
  Change releaseChange =
      releaseReference({"urIPCPutEventHandleExp", "pIPCEventHandleData"},
                       {Resource::IpcEventHandleData, pIPCEventHandleData},
                       {Resource::ContextHandle, hContext}, 0, __builtin_return_address(0));
  const ur_result_t result = next.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  const ur_result_t result = next.IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData,
                                                               ipcEventHandleDataSize, phEvent);
  if (result == UR_RESULT_SUCCESS)
    if (phEvent)
      NewObject({"urIPCOpenEventHandleExp", "phEvent"}, Resource::EventHandle, "urEventRelease")
          .withOwner({Resource::ContextHandle, hContext})
          .withParents(Resource::ContextHandle, hContext)
          .withHandleData(pIPCEventHandleData, ipcEventHandleDataSize)
          .add(adapter, *phEvent, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  const ur_result_t result = next.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
  if (result == UR_RESULT_SUCCESS)
    if (ppStart)
      NewObject({"urVirtualMemReserve", "ppStart"}, Resource::VirtualMemReservation,
                "urVirtualMemFree")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(size)
          .add(adapter, *ppStart, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  Change releaseChange =
      releaseReference({"urVirtualMemFree", "pStart"}, {Resource::VirtualMemReservation, pStart},
                       {Resource::ContextHandle, hContext}, size, __builtin_return_address(0));
  const ur_result_t result = next.VirtualMem.pfnFree(hContext, pStart, size);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  const ur_result_t result =
      next.VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  if (result == UR_RESULT_SUCCESS)
    if (pStart)
      NewObject({"urVirtualMemMap", "pStart"}, Resource::VirtualMemMapping, "urVirtualMemUnmap")
          .withOwner({Resource::ContextHandle, hContext})
          .withSize(size)
          .add(adapter, pStart, __builtin_return_address(0));
  return result;
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  Change releaseChange =
      releaseReference({"urVirtualMemUnmap", "pStart"}, {Resource::VirtualMemMapping, pStart},
                       {Resource::ContextHandle, hContext}, size, __builtin_return_address(0));
  const ur_result_t result = next.VirtualMem.pfnUnmap(hContext, pStart, size);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t hDevice) {
  Change retainChange =
      retainReference({"urDeviceRetain", "hDevice"}, {Resource::DeviceHandle, hDevice});
  const ur_result_t result = next.Device.pfnRetain(hDevice);
  retainChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t hDevice) {
  Change releaseChange =
      releaseReference({"urDeviceRelease", "hDevice"}, {Resource::DeviceHandle, hDevice}, {}, 0,
                       __builtin_return_address(0));
  const ur_result_t result = next.Device.pfnRelease(hDevice);
  releaseChange.undoIfFailed(result);
  return result;
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  TotalCount pNumDevicesRetOfCall(pNumDevicesRet);
  const ur_result_t result = next.Device.pfnPartition(hDevice, pProperties, NumDevices,
                                                      phSubDevices, pNumDevicesRetOfCall);
  if (result == UR_RESULT_SUCCESS)
    for (const auto made : elements(phSubDevices, NumDevices, pNumDevicesRetOfCall))
      NewObject({"urDevicePartition", "phSubDevices"}, Resource::DeviceHandle, "urDeviceRelease")
          .withOwner({Resource::DeviceHandle, hDevice})
          .withParents(Resource::DeviceHandle, hDevice)
          .add(adapter, made, __builtin_return_address(0));
  return result;
}

} // namespace

void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept {
  next = table;
  adapter = adapters;
  table.Adapter.pfnGet = adapterGet;
  table.Adapter.pfnRelease = adapterRelease;
  table.Adapter.pfnRetain = adapterRetain;
  table.Context.pfnCreate = contextCreate;
  table.Context.pfnRetain = contextRetain;
  table.Context.pfnRelease = contextRelease;
  table.Context.pfnCreateWithNativeHandle = contextCreateWithNativeHandle;
  table.Event.pfnRetain = eventRetain;
  table.Event.pfnRelease = eventRelease;
  table.Event.pfnCreateWithNativeHandle = eventCreateWithNativeHandle;
  table.EventExp.pfnCreateExp = eventCreateExp;
  table.Queue.pfnCreate = queueCreate;
  table.Queue.pfnRetain = queueRetain;
  table.Queue.pfnRelease = queueRelease;
  table.Queue.pfnCreateWithNativeHandle = queueCreateWithNativeHandle;
  table.Mem.pfnBufferCreate = memBufferCreate;
  table.Mem.pfnRetain = memRetain;
  table.Mem.pfnRelease = memRelease;
  table.Mem.pfnBufferPartition = memBufferPartition;
  table.Mem.pfnBufferCreateWithNativeHandle = memBufferCreateWithNativeHandle;
  table.PhysicalMem.pfnCreate = physicalMemCreate;
  table.PhysicalMem.pfnRetain = physicalMemRetain;
  table.PhysicalMem.pfnRelease = physicalMemRelease;
  table.Enqueue.pfnEventsWait = enqueueEventsWait;
  table.Enqueue.pfnEventsWaitWithBarrier = enqueueEventsWaitWithBarrier;
  table.Enqueue.pfnMemBufferRead = enqueueMemBufferRead;
  table.Enqueue.pfnMemBufferWrite = enqueueMemBufferWrite;
  table.Enqueue.pfnMemBufferReadRect = enqueueMemBufferReadRect;
  table.Enqueue.pfnMemBufferWriteRect = enqueueMemBufferWriteRect;
  table.Enqueue.pfnMemBufferCopy = enqueueMemBufferCopy;
  table.Enqueue.pfnMemBufferCopyRect = enqueueMemBufferCopyRect;
  table.Enqueue.pfnMemBufferFill = enqueueMemBufferFill;
  table.Enqueue.pfnMemBufferMap = enqueueMemBufferMap;
  table.Enqueue.pfnMemUnmap = enqueueMemUnmap;
  table.Enqueue.pfnUSMFill = enqueueUsmFill;
  table.Enqueue.pfnUSMMemcpy = enqueueUsmMemcpy;
  table.Enqueue.pfnUSMPrefetch = enqueueUsmPrefetch;
  table.Enqueue.pfnUSMAdvise = enqueueUsmAdvise;
  table.Enqueue.pfnUSMFill2D = enqueueUsmFill_2d;
  table.Enqueue.pfnUSMMemcpy2D = enqueueUsmMemcpy_2d;
  table.Enqueue.pfnEventsWaitWithBarrierExt = enqueueEventsWaitWithBarrierExt;
  table.EnqueueExp.pfnTimestampRecordingExp = enqueueTimestampRecordingExp;
  table.USM.pfnHostAlloc = usmHostAlloc;
  table.USM.pfnDeviceAlloc = usmDeviceAlloc;
  table.USM.pfnSharedAlloc = usmSharedAlloc;
  table.USM.pfnFree = usmFree;
  table.USM.pfnPoolCreate = usmPoolCreate;
  table.USM.pfnPoolRetain = usmPoolRetain;
  table.USM.pfnPoolRelease = usmPoolRelease;
  table.IPCExp.pfnGetMemHandleExp = ipcGetMemHandleExp;
  table.IPCExp.pfnPutMemHandleExp = ipcPutMemHandleExp;
  table.IPCExp.pfnOpenMemHandleExp = ipcOpenMemHandleExp;
  table.IPCExp.pfnCloseMemHandleExp = ipcCloseMemHandleExp;
  table.IPCExp.pfnGetPhysMemHandleExp = ipcGetPhysMemHandleExp;
  table.IPCExp.pfnPutPhysMemHandleExp = ipcPutPhysMemHandleExp;
  table.IPCExp.pfnOpenPhysMemHandleExp = ipcOpenPhysMemHandleExp;
  table.IPCExp.pfnClosePhysMemHandleExp = ipcClosePhysMemHandleExp;
  table.IPCExp.pfnGetEventHandleExp = ipcGetEventHandleExp;
  table.IPCExp.pfnPutEventHandleExp = ipcPutEventHandleExp;
  table.IPCExp.pfnOpenEventHandleExp = ipcOpenEventHandleExp;
  table.VirtualMem.pfnReserve = virtualMemReserve;
  table.VirtualMem.pfnFree = virtualMemFree;
  table.VirtualMem.pfnMap = virtualMemMap;
  table.VirtualMem.pfnUnmap = virtualMemUnmap;
  table.Device.pfnRetain = deviceRetain;
  table.Device.pfnRelease = deviceRelease;
  table.Device.pfnPartition = devicePartition;
}

} // namespace ur::validation::leaks
