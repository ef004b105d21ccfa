// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"
#include "test/conformance/histories/rect.hpp"
#include "test/conformance/histories/world.hpp"

#include <cstring>

namespace ur::histories {

using namespace support;

// Bytes of the host that live as long as the history: commands read them later.
std::byte *World::hostBytes(std::uint64_t seed, std::size_t size) {
  host_.push_back(patternOf(seed, size));
  return reinterpret_cast<std::byte *>(host_.back().data());
}

Answer World::command(const Step &step) {
  const std::vector<ur_event_handle_t> list = listOf(step);
  const auto count = static_cast<std::uint32_t>(list.size());
  const ur_event_handle_t *const events = list.empty() ? nullptr : list.data();
  const bool wantsEvent = step.verb != Verb::ContextCopy && step["event"] != 0;
  ur_event_handle_t made = nullptr;
  ur_event_handle_t *const event = wantsEvent ? &made : nullptr;
  const auto at = [&](std::string_view name, std::string_view offset) {
    return addressOf(step, name) + static_cast<std::ptrdiff_t>(step[offset]);
  };
  Answer answer;
  switch (step.verb) {
  case Verb::Fill: {
    std::vector<std::uint8_t> pattern = patternOf(step["seed"], step["pattern"]);
    const std::size_t size = pattern.size();
    pattern.push_back(0); // so that there is an address
    const ur_mem_handle_t buffer = bufferOf(step, "memory");
    answer.code = buffer ? urEnqueueMemBufferFill(queueOf(step), buffer, pattern.data(), size,
                                                  step["at"], step["size"], count, events, event)
                         : urEnqueueUSMFill(queueOf(step), at("memory", "at"), size, pattern.data(),
                                            step["size"], count, events, event);
    break;
  }
  case Verb::Copy:
    if (const ur_mem_handle_t to = bufferOf(step, "to")) {
      answer.code =
          urEnqueueMemBufferCopy(queueOf(step), bufferOf(step, "from"), to, step["from_at"],
                                 step["to_at"], step["size"], count, events, event);
      break;
    }
    answer.code = urEnqueueUSMMemcpy(queueOf(step), step["blocking"] != 0, at("to", "to_at"),
                                     at("from", "from_at"), step["size"], count, events, event);
    break;
  case Verb::Write: {
    std::byte *const host = hostBytes(step["seed"], step["size"]);
    const bool isBlocking = step["blocking"] != 0;
    const ur_mem_handle_t buffer = bufferOf(step, "memory");
    answer.code = buffer ? urEnqueueMemBufferWrite(queueOf(step), buffer, isBlocking, step["at"],
                                                   step["size"], host, count, events, event)
                         : urEnqueueUSMMemcpy(queueOf(step), isBlocking, at("memory", "at"), host,
                                              step["size"], count, events, event);
    break;
  }
  case Verb::ContextCopy:
    answer.code =
        urUSMContextMemcpyExp(context(), at("to", "to_at"), at("from", "from_at"), step["size"]);
    break;
  case Verb::Barrier:
    answer.code = urEnqueueEventsWaitWithBarrier(queueOf(step), count, events, event);
    break;
  default:
    answer.code = urEnqueueEventsWait(queueOf(step), count, events, event);
  }
  if (answer.code == UR_RESULT_SUCCESS && wantsEvent)
    events_[step["event"]] = {made, false, {}};
  return answer;
}

Answer World::bufferRect(const Step &step) {
  const std::vector<ur_event_handle_t> list = listOf(step);
  const auto count = static_cast<std::uint32_t>(list.size());
  const ur_event_handle_t *const events = list.empty() ? nullptr : list.data();
  ur_event_handle_t made = nullptr;
  ur_event_handle_t *const event = step["event"] != 0 ? &made : nullptr;
  const Region region = regionOf(step);
  const ur_rect_region_t extent{region.width, region.height, region.depth};
  const ur_rect_offset_t near{region.near.x, region.near.y, region.near.z};
  const ur_rect_offset_t far{region.far.x, region.far.y, region.far.z};
  const ur_mem_handle_t buffer = buffers_.at(step["buffer"]);
  const auto way = static_cast<RectWay>(step["way"]);
  Answer answer;
  if (way == kCopyRect) {
    answer.code = urEnqueueMemBufferCopyRect(
        queueOf(step), buffer, buffers_.at(step["other"]), near, far, extent, region.near.row,
        region.near.slice, region.far.row, region.far.slice, count, events, event);
  } else {
    const std::size_t size = region.hostBytes();
    std::byte *const host = hostBytes(step["seed"], size);
    if (way == kReadRect)
      answer.code = urEnqueueMemBufferReadRect(queueOf(step), buffer, true, near, far, extent,
                                               region.near.row, region.near.slice, region.far.row,
                                               region.far.slice, host, count, events, event);
    else
      answer.code = urEnqueueMemBufferWriteRect(queueOf(step), buffer, false, near, far, extent,
                                                region.near.row, region.near.slice, region.far.row,
                                                region.far.slice, host, count, events, event);
    if (way == kReadRect && answer.code == UR_RESULT_SUCCESS)
      answer.bytes = host_.back();
  }
  if (answer.code == UR_RESULT_SUCCESS && made)
    events_[step["event"]] = {made, false, {}};
  return answer;
}

Answer World::queue(const Step &step) {
  const std::uint64_t flags = step["flags"];
  ur_queue_flags_t asked = 0;
  if ((flags & 1) != 0)
    asked |= UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if ((flags & 2) != 0)
    asked |= UR_QUEUE_FLAG_PROFILING_ENABLE;
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, asked};
  ur_queue_handle_t made = nullptr;
  Answer answer;
  answer.code = urQueueCreate(context(), session_->device(), &properties, &made);
  if (answer.code == UR_RESULT_SUCCESS)
    queues_[step["queue"]] = made;
  return answer;
}

Answer World::queueState(const Step &step) {
  ur_bool_t isEmpty = 0;
  Answer answer;
  answer.code =
      urQueueGetInfo(queueOf(step), UR_QUEUE_INFO_EMPTY, sizeof(isEmpty), &isEmpty, nullptr);
  answer.values = {isEmpty};
  return answer;
}

Answer World::buffer(const Step &step) {
  const std::vector<std::uint8_t> bytes = patternOf(step["buffer"], step["size"]);
  ur_mem_handle_t made = nullptr;
  Answer answer;
  answer.code = urMemBufferCreate(context(), 0, bytes.size(), nullptr, &made);
  if (answer.code != UR_RESULT_SUCCESS)
    return answer;
  buffers_[step["buffer"]] = made;
  answer.code = urEnqueueMemBufferWrite(session_->queue(), made, true, 0, bytes.size(),
                                        bytes.data(), 0, nullptr, nullptr);
  return answer;
}

} // namespace ur::histories
