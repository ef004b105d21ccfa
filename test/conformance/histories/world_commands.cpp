// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/rect.hpp"
#include "test/conformance/histories/world.hpp"

#include <cstring>

namespace ur::histories {

using namespace support;

// Returns host bytes that live until the history ends, because commands may read them later.
std::byte *World::hostBytes(std::uint64_t seed, std::size_t size) {
  host_.push_back(patternOf(seed, size));
  return reinterpret_cast<std::byte *>(host_.back().data());
}

// Returns the bytes of a write, in pinned memory. For a copy from other memory, a driver may block
// until earlier commands complete, but these commands may have to wait for a later step.
std::byte *World::bytesToWrite(std::uint64_t seed, std::size_t size) {
  std::byte *const bytes = hostBytes(seed, size);
  void *hostMemory = nullptr;
  if (session_->entry().backend == UR_BACKEND_NATIVE_CPU ||
      urUSMHostAlloc(context(), nullptr, nullptr, size, &hostMemory) != UR_RESULT_SUCCESS)
    return bytes;
  std::memcpy(hostMemory, bytes, size);
  pinned_.push_back(hostMemory);
  return static_cast<std::byte *>(hostMemory);
}

namespace {

ur_command_t typeOf(const Step &step, bool isBuffer) {
  constexpr ur_command_t kRects[] = {UR_COMMAND_MEM_BUFFER_READ_RECT,
                                     UR_COMMAND_MEM_BUFFER_WRITE_RECT,
                                     UR_COMMAND_MEM_BUFFER_COPY_RECT};
  switch (step.verb) {
  case Verb::Fill:
    return isBuffer ? UR_COMMAND_MEM_BUFFER_FILL : UR_COMMAND_USM_FILL;
  case Verb::Copy:
    return isBuffer ? UR_COMMAND_MEM_BUFFER_COPY : UR_COMMAND_USM_MEMCPY;
  case Verb::Write:
    return isBuffer ? UR_COMMAND_MEM_BUFFER_WRITE : UR_COMMAND_USM_MEMCPY;
  case Verb::BufferMap:
    return UR_COMMAND_MEM_BUFFER_MAP;
  case Verb::BufferUnmap:
    return UR_COMMAND_MEM_UNMAP;
  case Verb::BufferRect:
    return kRects[step["way"]];
  case Verb::Barrier:
    return UR_COMMAND_EVENTS_WAIT_WITH_BARRIER;
  default:
    return UR_COMMAND_EVENTS_WAIT;
  }
}

} // namespace

void World::keepEvent(const Step &step, const Answer &answer, ur_event_handle_t handle) {
  if (answer.code != UR_RESULT_SUCCESS || !handle)
    return;
  const bool isBuffer =
      (step.verb == Verb::Copy && bufferOf(step, "to")) ||
      ((step.verb == Verb::Fill || step.verb == Verb::Write) && bufferOf(step, "memory"));
  events_[step["event"]] = {handle, false, {}, queueOf(step), typeOf(step, isBuffer)};
}

Answer World::command(const Step &step) {
  const std::vector<ur_event_handle_t> list = waitListOf(step);
  const auto count = static_cast<std::uint32_t>(list.size());
  const ur_event_handle_t *const events = list.empty() ? nullptr : list.data();
  const bool wantsEvent = step.verb != Verb::ContextCopy && step["event"] != 0;
  ur_event_handle_t handle = nullptr;
  ur_event_handle_t *const event = wantsEvent ? &handle : nullptr;
  const auto at = [&](std::string_view name, std::string_view offset) {
    return addressOf(step, name) + static_cast<std::ptrdiff_t>(step[offset]);
  };
  Answer answer;
  switch (step.verb) {
  case Verb::Fill: {
    std::vector<std::uint8_t> pattern = patternOf(step["seed"], step["pattern"]);
    const std::size_t size = pattern.size();
    pattern.push_back(0); // so that the address is not null
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
    std::byte *const host = bytesToWrite(step["seed"], step["size"]);
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
  keepEvent(step, answer, handle);
  return answer;
}

Answer World::bufferRect(const Step &step) {
  const std::vector<ur_event_handle_t> list = waitListOf(step);
  const auto count = static_cast<std::uint32_t>(list.size());
  const ur_event_handle_t *const events = list.empty() ? nullptr : list.data();
  ur_event_handle_t handle = nullptr;
  ur_event_handle_t *const event = step["event"] != 0 ? &handle : nullptr;
  const Region region = regionOf(step);
  const ur_rect_region_t extent{region.width, region.height, region.depth};
  const ur_rect_offset_t near{region.near.x, region.near.y, region.near.z};
  const ur_rect_offset_t far{region.far.x, region.far.y, region.far.z};
  const ur_mem_handle_t buffer = buffers_.at(step["buffer"]);
  const auto way = static_cast<RectDirection>(step["way"]);
  Answer answer;
  if (way == kCopyRect) {
    answer.code = urEnqueueMemBufferCopyRect(
        queueOf(step), buffer, buffers_.at(step["other"]), near, far, extent, region.near.row,
        region.near.slice, region.far.row, region.far.slice, count, events, event);
  } else {
    const std::size_t size = region.hostBytes();
    std::byte *const host =
        way == kReadRect ? hostBytes(step["seed"], size) : bytesToWrite(step["seed"], size);
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
  keepEvent(step, answer, handle);
  return answer;
}

Answer World::queue(const Step &step) {
  const std::uint64_t flags = step["flags"];
  ur_queue_flags_t queueFlags = 0;
  if ((flags & 1) != 0)
    queueFlags |= UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if ((flags & 2) != 0)
    queueFlags |= UR_QUEUE_FLAG_PROFILING_ENABLE;
  const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, queueFlags};
  ur_queue_handle_t handle = nullptr;
  Answer answer;
  answer.code = urQueueCreate(context(), session_->device(), &properties, &handle);
  if (answer.code == UR_RESULT_SUCCESS)
    queues_[step["queue"]] = handle;
  return answer;
}

Answer World::queueRelease(const Step &step) {
  return {urQueueRelease(queues_.extract(step["queue"]).mapped()), {}, {}, {}};
}

Answer World::finish(const Step &step) { return {urQueueFinish(queueOf(step)), {}, {}, {}}; }

Answer World::queueState(const Step &step) {
  ur_bool_t isEmpty = 0;
  Answer answer;
  answer.code =
      urQueueGetInfo(queueOf(step), UR_QUEUE_INFO_EMPTY, sizeof(isEmpty), &isEmpty, nullptr);
  ur_queue_flags_t flags = 0;
  if (answer.code == UR_RESULT_SUCCESS)
    answer.code =
        urQueueGetInfo(queueOf(step), UR_QUEUE_INFO_FLAGS, sizeof(flags), &flags, nullptr);
  answer.values = {isEmpty, flags};
  return answer;
}

// Creates a buffer of USM memory. The memory lives until the history ends.
ur_result_t World::bufferOfMemory(std::uint64_t flags, std::size_t size, ur_mem_handle_t *handle) {
  void *memory = nullptr;
  const ur_result_t code =
      flags == kOfDeviceMemory
          ? urUSMDeviceAlloc(context(), session_->device(), nullptr, nullptr, size, &memory)
      : flags == kOfHostMemory
          ? urUSMHostAlloc(context(), nullptr, nullptr, size, &memory)
          : urUSMSharedAlloc(context(), session_->device(), nullptr, nullptr, size, &memory);
  if (code != UR_RESULT_SUCCESS)
    return code;
  pinned_.push_back(memory);
  const ur_mem_native_properties_t properties{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr,
                                              false};
  return urMemBufferCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(memory), context(),
                                           &properties, handle);
}

Answer World::buffer(const Step &step) {
  constexpr ur_mem_flags_t kFlags[] = {0, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                                       UR_MEM_FLAG_USE_HOST_POINTER,
                                       UR_MEM_FLAG_ALLOC_HOST_POINTER};
  const std::uint64_t id = step["buffer"];
  const std::uint64_t flags = step["flags"];
  const std::size_t size = step["size"];
  const bool isFar = size > 16 * kPage;
  std::byte *const host = hostBytes(id, isFar ? 0 : size + 1);
  const bool takesHost = flags == kCopiesHost || flags == kUsesHost;
  const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr, host};
  ur_mem_handle_t handle = nullptr;
  Answer answer;
  answer.code = flags < kOfDeviceMemory || size == 0
                    ? urMemBufferCreate(context(), kFlags[flags < kOfDeviceMemory ? flags : 0],
                                        size, takesHost ? &properties : nullptr, &handle)
                    : bufferOfMemory(flags, size, &handle);
  if (answer.code != UR_RESULT_SUCCESS)
    return answer;
  buffers_[id] = handle;
  if (flags == kUsesHost)
    bufferHosts_[id] = host;
  if (flags == kCopiesHost)
    std::memset(host, 0, size); // the caller may reuse its memory after the call
  if (!takesHost && !isFar)
    answer.code = urEnqueueMemBufferWrite(session_->queue(), handle, true, 0, size, host, 0,
                                          nullptr, nullptr);
  return answer;
}

Answer World::bufferRelease(const Step &step) {
  return {urMemRelease(buffers_.extract(step["buffer"]).mapped()), {}, {}, {}};
}

Answer World::bufferPart(const Step &step) {
  const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, step["at"],
                                  step["size"]};
  ur_mem_handle_t handle = nullptr;
  Answer answer;
  answer.code =
      urMemBufferPartition(bufferOf(step, "of"), 0, UR_BUFFER_CREATE_TYPE_REGION, &region, &handle);
  if (answer.code != UR_RESULT_SUCCESS)
    return answer;
  buffers_[step["buffer"]] = handle;
  if (const auto host = bufferHosts_.find(step["of"]); host != bufferHosts_.end())
    bufferHosts_[step["buffer"]] = host->second + step["at"];
  return answer;
}

Answer World::bufferMap(const Step &step) {
  const std::vector<ur_event_handle_t> list = waitListOf(step);
  const std::size_t size = step["size"];
  ur_event_handle_t handle = nullptr;
  void *start = nullptr;
  Answer answer;
  answer.code = urEnqueueMemBufferMap(
      queueOf(step), bufferOf(step, "buffer"), true, static_cast<ur_map_flags_t>(step["flags"]),
      step["at"], size, static_cast<std::uint32_t>(list.size()),
      list.empty() ? nullptr : list.data(), step["event"] != 0 ? &handle : nullptr, &start);
  if (answer.code != UR_RESULT_SUCCESS)
    return answer;
  auto *const address = static_cast<std::byte *>(start);
  mappings_[step["mapping"]] = {bufferOf(step, "buffer"), address, size,
                                step["flags"] != UR_MAP_FLAG_READ};
  answer.bytes.resize(size);
  std::memcpy(answer.bytes.data(), address, size);
  if (const auto host = bufferHosts_.find(step["buffer"]); host != bufferHosts_.end())
    answer.values = {static_cast<std::uint64_t>(address - (host->second + step["at"]))};
  keepEvent(step, answer, handle);
  return answer;
}

Answer World::bufferUnmap(const Step &step) {
  const Mapping &mapping = mappings_.at(step["mapping"]);
  const std::vector<ur_event_handle_t> list = waitListOf(step);
  if (mapping.isWritten)
    std::memcpy(mapping.address, patternOf(step["seed"], mapping.size).data(), mapping.size);
  ur_event_handle_t handle = nullptr;
  Answer answer;
  answer.code = urEnqueueMemUnmap(
      queueOf(step), mapping.buffer, mapping.address, static_cast<std::uint32_t>(list.size()),
      list.empty() ? nullptr : list.data(), step["event"] != 0 ? &handle : nullptr);
  if (answer.code == UR_RESULT_SUCCESS)
    mappings_.erase(step["mapping"]);
  keepEvent(step, answer, handle);
  return answer;
}

} // namespace ur::histories
