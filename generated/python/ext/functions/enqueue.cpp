// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/enqueue.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindEnqueue([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urEnqueueEventsWait",
      [](nb::handle hQueue, nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueEventsWait");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueEventsWait(hQueue_.pass(),
                                     static_cast<uint32_t>(phEventWaitList_.count()),
                                     phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("phEventWaitList") = nb::none(), nb::kw_only(),
      nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueEventsWait(hQueue: ur_queue_handle_t, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a command that finishes when the given events are complete.

With an empty list, the command waits for all earlier commands of the queue. Later commands do
not wait for this command. To make them wait, use `urEnqueueEventsWaitWithBarrier`, or put the
event of this command into their wait lists.

- hQueue: The queue to put the command into.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueEventsWaitWithBarrier",
      [](nb::handle hQueue, nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueEventsWaitWithBarrier");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueEventsWaitWithBarrier(hQueue_.pass(),
                                                static_cast<uint32_t>(phEventWaitList_.count()),
                                                phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("phEventWaitList") = nb::none(), nb::kw_only(),
      nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueEventsWaitWithBarrier(hQueue: ur_queue_handle_t, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a barrier: it waits for the given events, and later commands of the queue start after
it.

With an empty list, the barrier waits for all earlier commands of the queue. `phEvent` is only
an output: the call overwrites `*phEvent` with a new event. To signal an existing reusable
event, use `urEnqueueEventsWaitWithBarrierExt`.

- hQueue: The queue to put the command into.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueUSMFill",
      [](nb::handle hQueue, nb::handle pMem, nb::handle pPattern, nb::handle size,
         nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueUSMFill");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<Address<void *>> pMem_(call.input("pMem", pMem));
        InBytes pPattern_(call.input("pPattern", pPattern));
        In<size_t> size_(call.input("size", size));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueUSMFill(hQueue_.pass(), pMem_.pass(),
                                  static_cast<size_t>(pPattern_.count()), pPattern_.pass(),
                                  size_.pass(), static_cast<uint32_t>(phEventWaitList_.count()),
                                  phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("pMem").none(), nb::arg("pPattern").none(),
      nb::arg("size").none(), nb::arg("phEventWaitList") = nb::none(), nb::kw_only(),
      nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueUSMFill(hQueue: ur_queue_handle_t, pMem: int, pPattern: Buffer, size: "
              "int, phEventWaitList: Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = "
              "False) -> None"),
      R"(Enqueues a fill of memory with a repeated pattern.

Writes `size / patternSize` copies of the pattern to the `size` bytes at `pMem`. The memory is
USM memory of any kind, memory opened from another process, or a mapped virtual range that the
device of the queue can write. The call copies the pattern before it returns.

- hQueue: The queue to put the command into.
- pMem: The first byte to write; may be inside an allocation.
- pPattern: The pattern: `patternSize` bytes of host memory. The call copies them.
- size: The number of bytes to write, a multiple of `patternSize`.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueUSMMemcpy",
      [](nb::handle hQueue, nb::handle blocking, nb::handle pDst, nb::handle pSrc, nb::handle size,
         nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueUSMMemcpy");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<bool> blocking_(call.input("blocking", blocking));
        In<Address<void *>> pDst_(call.input("pDst", pDst));
        In<Address<const void *>> pSrc_(call.input("pSrc", pSrc));
        In<size_t> size_(call.input("size", size));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueUSMMemcpy(hQueue_.pass(), blocking_.pass(), pDst_.pass(), pSrc_.pass(),
                                    size_.pass(), static_cast<uint32_t>(phEventWaitList_.count()),
                                    phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("blocking").none(), nb::arg("pDst").none(),
      nb::arg("pSrc").none(), nb::arg("size").none(), nb::arg("phEventWaitList") = nb::none(),
      nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueUSMMemcpy(hQueue: ur_queue_handle_t, blocking: bool, pDst: int, pSrc: "
              "int, size: int, phEventWaitList: Sequence[ur_event_handle_t] | None = None, *, "
              "phEvent: bool = False) -> None"),
      R"(Enqueues a copy of memory.

Source and destination may each be USM memory of any kind, memory opened from another process, a
mapped virtual range, or plain host memory. The two ranges must not overlap. Host memory must
stay valid, and the source unchanged, until the command is complete.

- hQueue: The queue to put the command into.
- blocking: True: return after the copy is complete and the host can see its result. False:
  return once it is enqueued.
- pDst: The first byte to write; may be inside an allocation.
- pSrc: The first byte to read; may be inside an allocation.
- size: The number of bytes to copy.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueUSMFill2D",
      [](nb::handle hQueue, nb::handle pMem, nb::handle pitch, nb::handle pPattern,
         nb::handle width, nb::handle height, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueUSMFill2D");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<Address<void *>> pMem_(call.input("pMem", pMem));
        In<size_t> pitch_(call.input("pitch", pitch));
        InBytes pPattern_(call.input("pPattern", pPattern));
        In<size_t> width_(call.input("width", width));
        In<size_t> height_(call.input("height", height));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueUSMFill2D(hQueue_.pass(), pMem_.pass(), pitch_.pass(),
                                    static_cast<size_t>(pPattern_.count()), pPattern_.pass(),
                                    width_.pass(), height_.pass(),
                                    static_cast<uint32_t>(phEventWaitList_.count()),
                                    phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("pMem").none(), nb::arg("pitch").none(),
      nb::arg("pPattern").none(), nb::arg("width").none(), nb::arg("height").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueUSMFill2D(hQueue: ur_queue_handle_t, pMem: int, pitch: int, pPattern: "
              "Buffer, width: int, height: int, phEventWaitList: Sequence[ur_event_handle_t] | "
              "None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a fill of a rectangle of memory with a repeated pattern.

Writes `height` rows of `width` bytes. The first bytes of the rows are `pitch` bytes apart. The
pattern continues from one row to the next. The bytes between the rows stay as they are. The
memory and the pattern follow the rules of `urEnqueueUSMFill`.

- hQueue: The queue to put the command into.
- pMem: The first byte to write; may be inside an allocation.
- pitch: The distance between the starts of adjacent rows in bytes, at least `width`.
- pPattern: The pattern: `patternSize` bytes of host memory. The call copies them.
- width: The number of bytes to write in each row.
- height: The number of rows.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueUSMMemcpy2D",
      [](nb::handle hQueue, nb::handle blocking, nb::handle pDst, nb::handle dstPitch,
         nb::handle pSrc, nb::handle srcPitch, nb::handle width, nb::handle height,
         nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueUSMMemcpy2D");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<bool> blocking_(call.input("blocking", blocking));
        In<Address<void *>> pDst_(call.input("pDst", pDst));
        In<size_t> dstPitch_(call.input("dstPitch", dstPitch));
        In<Address<const void *>> pSrc_(call.input("pSrc", pSrc));
        In<size_t> srcPitch_(call.input("srcPitch", srcPitch));
        In<size_t> width_(call.input("width", width));
        In<size_t> height_(call.input("height", height));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueUSMMemcpy2D(hQueue_.pass(), blocking_.pass(), pDst_.pass(),
                                      dstPitch_.pass(), pSrc_.pass(), srcPitch_.pass(),
                                      width_.pass(), height_.pass(),
                                      static_cast<uint32_t>(phEventWaitList_.count()),
                                      phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("blocking").none(), nb::arg("pDst").none(),
      nb::arg("dstPitch").none(), nb::arg("pSrc").none(), nb::arg("srcPitch").none(),
      nb::arg("width").none(), nb::arg("height").none(), nb::arg("phEventWaitList") = nb::none(),
      nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueUSMMemcpy2D(hQueue: ur_queue_handle_t, blocking: bool, pDst: int, "
              "dstPitch: int, pSrc: int, srcPitch: int, width: int, height: int, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a copy of a rectangle of memory.

Copies `height` rows of `width` bytes. The first bytes of the rows are `srcPitch` bytes apart in
the source, and `dstPitch` bytes in the destination. The bytes between the rows stay as they
are. Source and destination follow the rules of `urEnqueueUSMMemcpy`.

- hQueue: The queue to put the command into.
- blocking: True: return after the copy is complete and the host can see its result. False:
  return once it is enqueued.
- pDst: The first byte to write; may be inside an allocation.
- dstPitch: The distance between the starts of adjacent rows in the destination in bytes, at
  least `width`.
- pSrc: The first byte to read; may be inside an allocation.
- srcPitch: The distance between the starts of adjacent rows in the source in bytes, at least
  `width`.
- width: The number of bytes to copy in each row.
- height: The number of rows.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueUSMPrefetch",
      [](nb::handle hQueue, nb::handle pMem, nb::handle size, nb::handle flags,
         nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueUSMPrefetch");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<Address<const void *>> pMem_(call.input("pMem", pMem));
        In<size_t> size_(call.input("size", size));
        In<Flags<ur_usm_migration_flag_t>> flags_(call.input("flags", flags));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueUSMPrefetch(hQueue_.pass(), pMem_.pass(), size_.pass(), flags_.pass(),
                                      static_cast<uint32_t>(phEventWaitList_.count()),
                                      phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("pMem").none(), nb::arg("size").none(),
      nb::arg("flags").none(), nb::arg("phEventWaitList") = nb::none(), nb::kw_only(),
      nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueUSMPrefetch(hQueue: ur_queue_handle_t, pMem: int, size: int, flags: "
              "ur_usm_migration_flags_t, phEventWaitList: Sequence[ur_event_handle_t] | None = "
              "None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a hint to move memory to the place of its next use.

The contents do not change. An adapter or device that cannot migrate the memory ignores the
hint, and completes the command and its event.

- hQueue: The queue to put the command into.
- pMem: The first byte of the range; may be inside an allocation.
- size: The number of bytes in the range.
- flags: Where to move the memory, one of `ur_usm_migration_flags_t`; 0 is not portable.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueUSMAdvise",
      [](nb::handle hQueue, nb::handle pMem, nb::handle size, nb::handle advice,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueUSMAdvise");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<Address<const void *>> pMem_(call.input("pMem", pMem));
        In<size_t> size_(call.input("size", size));
        In<Flags<ur_usm_advice_flag_t>> advice_(call.input("advice", advice));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueUSMAdvise(hQueue_.pass(), pMem_.pass(), size_.pass(), advice_.pass(),
                                    phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("pMem").none(), nb::arg("size").none(),
      nb::arg("advice").none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueUSMAdvise(hQueue: ur_queue_handle_t, pMem: int, size: int, advice: "
              "ur_usm_advice_flags_t, *, phEvent: bool = False) -> None"),
      R"(Gives advice about how a range of memory will be used.

Advice may make accesses faster. It never changes what a program computes. An adapter that
ignores the advice still completes the event. There is no wait list: in an out-of-order queue,
the advice may take effect at any time after the call.

- hQueue: The queue to put the command into.
- pMem: The first byte of the range; may be inside an allocation.
- size: The number of bytes in the range.
- advice: The advice, a combination of `ur_usm_advice_flags_t`.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
}

} // namespace ur::python
