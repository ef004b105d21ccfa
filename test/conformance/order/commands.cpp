// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/order/held_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace ur::test {

const std::vector<Command> &commands() {
  static const std::vector<Command> all{
      {"Fill", "urEnqueueUSMFill", true,
       [](ur_queue_handle_t queue, const Target &target, std::uint32_t count,
          const ur_event_handle_t *list, ur_event_handle_t *event) {
         return urEnqueueUSMFill(queue, target.destination(), sizeof(Target::kPattern),
                                 &Target::kPattern, Target::kBytes, count, list, event);
       }},
      {"Memcpy", "urEnqueueUSMMemcpy", true,
       [](ur_queue_handle_t queue, const Target &target, std::uint32_t count,
          const ur_event_handle_t *list, ur_event_handle_t *event) {
         return urEnqueueUSMMemcpy(queue, false, target.destination(), target.source(),
                                   Target::kBytes, count, list, event);
       }},
      {"Prefetch", "urEnqueueUSMPrefetch", false,
       [](ur_queue_handle_t queue, const Target &target, std::uint32_t count,
          const ur_event_handle_t *list, ur_event_handle_t *event) {
         return urEnqueueUSMPrefetch(queue, target.destination(), Target::kBytes,
                                     UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, count, list, event);
       }},
      {"Wait", "urEnqueueEventsWait", false,
       [](ur_queue_handle_t queue, const Target &, std::uint32_t count,
          const ur_event_handle_t *list,
          ur_event_handle_t *event) { return urEnqueueEventsWait(queue, count, list, event); }},
      {"Barrier", "urEnqueueEventsWaitWithBarrier", false,
       [](ur_queue_handle_t queue, const Target &, std::uint32_t count,
          const ur_event_handle_t *list, ur_event_handle_t *event) {
         return urEnqueueEventsWaitWithBarrier(queue, count, list, event);
       }},
      {"BarrierExt", "urEnqueueEventsWaitWithBarrierExt", false,
       [](ur_queue_handle_t queue, const Target &, std::uint32_t count,
          const ur_event_handle_t *list, ur_event_handle_t *event) {
         return urEnqueueEventsWaitWithBarrierExt(queue, nullptr, count, list, event);
       }},
  };
  return all;
}

namespace {

[[maybe_unused]] const bool kCommandsInThreads = [] {
  for (const Command &command : commands())
    InThreads(command.function, [&command](const ThreadObjects &objects, Answers &answers) {
      const Target target(objects.session());
      const ur_event_handle_t first = objects.event();
      answers.addCommand([&](ur_event_handle_t *event) {
        return command.enqueue(objects.queue(), target, 1, &first, event);
      });
      answers << target.isWritten();
    });
  return true;
}();

} // namespace

bool isSupported(const support::Session &session, const Command &command) {
  const Target target(session);
  const ur_result_t answer = command.enqueue(session.queue(), target, 0, nullptr, nullptr);
  EXPECT_SUCCESS(urQueueFinish(session.queue()));
  return answer != kUnsupportedFeature;
}

} // namespace ur::test
