// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The functions of Unified Runtime with a wait list that are outside the spec: their slots, and
// their parameters as far as the binary interface needs them.

#include "adapters/overlay/wait_lists.hpp"
#include "generated/base/slots.hpp"

#include <cstddef>
#include <cstdint>

#include <unified-runtime/ur_ddi.h>

namespace ur::overlay {

template <auto Table, auto Place, typename Function> struct ReservedSlot {
  static constexpr bool kInSpec = false;
  static constexpr auto &in(auto &tables) noexcept { return tables.*Table.*Place; }
  static auto function(const ur_dditable_t &tables) noexcept {
    return castFunction<Function>(in(tables));
  }
};

using Handle = const void *; // of an object that nothing here reads
using In = const void *;
using Out = void *;

// The parameters between the queue and the wait list.
template <typename... Parameters>
using Enqueue = ur_result_t(UR_APICALL *)(ur_queue_handle_t, Parameters..., std::uint32_t,
                                          const ur_event_handle_t *, ur_event_handle_t *);
template <typename... Parameters>
using EnqueueAlloc = ur_result_t(UR_APICALL *)(ur_queue_handle_t, Parameters..., std::uint32_t,
                                               const ur_event_handle_t *, void **,
                                               ur_event_handle_t *);
// The parameters between the command buffer and the list of sync points.
template <typename... Parameters>
using Append = ur_result_t(UR_APICALL *)(Handle, Parameters..., std::uint32_t, In, std::uint32_t,
                                         const ur_event_handle_t *, Out, ur_event_handle_t *, Out);
using UpdateWaits = ur_result_t(UR_APICALL *)(Handle, std::uint32_t, const ur_event_handle_t *);

using Origin = ur_rect_offset_t;
using Region = ur_rect_region_t;
using Size = std::size_t;
using Number = std::uint32_t; // also enumerators and flags

#define UR_OVERLAY_SLOT(table, type, place, ...)                                                   \
  ReservedSlot<&ur_dditable_t::table, &ur_##type##_dditable_t::pfn##place, __VA_ARGS__>
#define UR_OVERLAY_ENQUEUE(place, ...) UR_OVERLAY_SLOT(Enqueue, enqueue, place, __VA_ARGS__)
#define UR_OVERLAY_ENQUEUE_EXP(place, ...)                                                         \
  UR_OVERLAY_SLOT(EnqueueExp, enqueue_exp, place, __VA_ARGS__)
#define UR_OVERLAY_IMAGES(place, ...)                                                              \
  UR_OVERLAY_SLOT(BindlessImagesExp, bindless_images_exp, place, __VA_ARGS__)
#define UR_OVERLAY_APPEND(place, ...)                                                              \
  UR_OVERLAY_SLOT(CommandBufferExp, command_buffer_exp, place, __VA_ARGS__)

using WaitingFunctions = slots::List<
    UR_OVERLAY_ENQUEUE(MemImageRead, Enqueue<Handle, bool, Origin, Region, Size, Size, Out>),
    UR_OVERLAY_ENQUEUE(MemImageWrite, Enqueue<Handle, bool, Origin, Region, Size, Size, In>),
    UR_OVERLAY_ENQUEUE(MemImageCopy, Enqueue<Handle, Handle, Origin, Origin, Region>),
    UR_OVERLAY_ENQUEUE(DeviceGlobalVariableWrite, Enqueue<Handle, In, bool, Size, Size, In>),
    UR_OVERLAY_ENQUEUE(DeviceGlobalVariableRead, Enqueue<Handle, In, bool, Size, Size, Out>),
    UR_OVERLAY_ENQUEUE(ReadHostPipe, Enqueue<Handle, In, bool, Out, Size>),
    UR_OVERLAY_ENQUEUE(WriteHostPipe, Enqueue<Handle, In, bool, In, Size>),
    UR_OVERLAY_ENQUEUE_EXP(KernelLaunchWithArgsExp,
                           Enqueue<Handle, Number, In, In, In, Number, In, In>),
    UR_OVERLAY_ENQUEUE_EXP(USMDeviceAllocExp, EnqueueAlloc<Handle, Size, In>),
    UR_OVERLAY_ENQUEUE_EXP(USMSharedAllocExp, EnqueueAlloc<Handle, Size, In>),
    UR_OVERLAY_ENQUEUE_EXP(USMHostAllocExp, EnqueueAlloc<Handle, Size, In>),
    UR_OVERLAY_ENQUEUE_EXP(USMFreeExp, Enqueue<Handle, Out>),
    UR_OVERLAY_ENQUEUE_EXP(CommandBufferExp, Enqueue<Handle>),
    UR_OVERLAY_ENQUEUE_EXP(HostTaskExp, Enqueue<In, Out, In>),
    UR_OVERLAY_ENQUEUE_EXP(NativeCommandExp, Enqueue<In, Out, Number, In, In>),
    UR_OVERLAY_ENQUEUE_EXP(GraphExp, Enqueue<Handle>),
    UR_OVERLAY_IMAGES(ImageCopyExp, Enqueue<In, Out, In, In, In, In, In, Number, Number>),
    UR_OVERLAY_IMAGES(WaitExternalSemaphoreExp, Enqueue<Handle, bool, std::uint64_t>),
    UR_OVERLAY_IMAGES(SignalExternalSemaphoreExp, Enqueue<Handle, bool, std::uint64_t>),
    UR_OVERLAY_APPEND(AppendKernelLaunchExp, Append<Handle, Number, In, In, In, Number, In>),
    UR_OVERLAY_APPEND(AppendKernelLaunchWithArgsExp,
                      Append<Handle, Number, In, In, In, Number, In, Number, In>),
    UR_OVERLAY_APPEND(AppendUSMMemcpyExp, Append<Out, In, Size>),
    UR_OVERLAY_APPEND(AppendUSMFillExp, Append<Out, In, Size, Size>),
    UR_OVERLAY_APPEND(AppendMemBufferCopyExp, Append<Handle, Handle, Size, Size, Size>),
    UR_OVERLAY_APPEND(AppendMemBufferWriteExp, Append<Handle, Size, Size, In>),
    UR_OVERLAY_APPEND(AppendMemBufferReadExp, Append<Handle, Size, Size, Out>),
    UR_OVERLAY_APPEND(AppendMemBufferCopyRectExp,
                      Append<Handle, Handle, Origin, Origin, Region, Size, Size, Size, Size>),
    UR_OVERLAY_APPEND(AppendMemBufferWriteRectExp,
                      Append<Handle, Origin, Origin, Region, Size, Size, Size, Size, In>),
    UR_OVERLAY_APPEND(AppendMemBufferReadRectExp,
                      Append<Handle, Origin, Origin, Region, Size, Size, Size, Size, Out>),
    UR_OVERLAY_APPEND(AppendMemBufferFillExp, Append<Handle, In, Size, Size, Size>),
    UR_OVERLAY_APPEND(AppendUSMPrefetchExp, Append<In, Size, Number>),
    UR_OVERLAY_APPEND(AppendUSMAdviseExp, Append<In, Size, Number>),
    UR_OVERLAY_APPEND(UpdateWaitEventsExp, UpdateWaits)>;

#undef UR_OVERLAY_SLOT
#undef UR_OVERLAY_ENQUEUE
#undef UR_OVERLAY_ENQUEUE_EXP
#undef UR_OVERLAY_IMAGES
#undef UR_OVERLAY_APPEND

} // namespace ur::overlay
