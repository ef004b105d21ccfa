// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/world.hpp"

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/conformance/support/result.hpp"

#include <array>
#include <stdexcept>

#include <fmt/format.h>

namespace ur::histories {

using namespace support;
using namespace test;

namespace {

template <typename T> T deviceInfo(const Session &session, ur_device_info_t name) {
  T value{};
  return urDeviceGetInfo(session.device(), name, sizeof(value), &value, nullptr) ==
                 UR_RESULT_SUCCESS
             ? value
             : T{};
}

bool hasBuffers(const Session &session) {
  return static_cast<bool>(bufferWith(session, std::array<std::byte, 1>{}));
}

void ignoreCall(ur_event_handle_t, ur_execution_info_t, void *) {}

bool hasCallbacks(const Session &session) {
  support::Event event;
  UR_CHECK(urEnqueueEventsWait(session.queue(), 0, nullptr, event.out()));
  UR_CHECK(urQueueFinish(session.queue()));
  return urEventSetCallback(event.get(), UR_EXECUTION_INFO_COMPLETE, ignoreCall, nullptr) ==
         UR_RESULT_SUCCESS;
}

bool hasEmptyQuery(const Session &session) {
  ur_bool_t empty = 0;
  return urQueueGetInfo(session.queue(), UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, nullptr) ==
         UR_RESULT_SUCCESS;
}

bool hasPool(const Session &session, ur_usm_pool_flags_t flags) {
  ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, flags};
  UsmPool pool;
  return urUSMPoolCreate(session.context(), &description, pool.out()) == UR_RESULT_SUCCESS;
}

bool hasGates(const Session &session) {
  if (!*HeldCopy::reasonAgainst(session.entry().backend))
    try {
      const Gate gate(session);
      return true;
    } catch (const std::runtime_error &) {
      // No command can be held back; histories do not try.
    }
  return false;
}

bool hasKnownHandles(const Session &session) {
  const Owned<MemoryKind> memory(session, 64);
  return hasKnownLayout(Exported<MemoryKind>(session, memory.get()).bytes());
}

} // namespace

Abilities abilitiesOf(const Session &session) {
  const auto supports = [&](ur_device_info_t query) { return session.entry().supports(query); };
  Abilities abilities;
  abilities.memory = supports(MemoryKind::kQuery);
  abilities.physical = supports(PhysicalMemoryKind::kQuery);
  abilities.event = supports(EventKind::kQuery);
  abilities.virtualMemory = supports(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT);
  abilities.host = deviceInfo<std::uint32_t>(session, UR_DEVICE_INFO_USM_HOST_SUPPORT) != 0;
  abilities.shared =
      deviceInfo<std::uint32_t>(session, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT) != 0;
  abilities.contextCopy = supports(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP);
  abilities.reusable = supports(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP);
  const auto queues =
      deviceInfo<ur_queue_flags_t>(session, UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES);
  abilities.profiling = (queues & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
  abilities.outOfOrder = (queues & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
  abilities.buffers = hasBuffers(session);
  abilities.pools = supports(UR_DEVICE_INFO_USM_POOL_SUPPORT);
  abilities.zeroingPools =
      abilities.pools && hasPool(session, UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK);
  abilities.otherDevice = !otherDevices().empty();
  abilities.callbacks = hasCallbacks(session);
  abilities.gates = abilities.memory && hasGates(session);
  abilities.emptyQuery = hasEmptyQuery(session);
  abilities.knownLayout = abilities.memory && hasKnownHandles(session);
  abilities.isCpu =
      deviceInfo<ur_device_type_t>(session, UR_DEVICE_INFO_TYPE) == UR_DEVICE_TYPE_CPU;
  abilities.isNativeCpu = session.entry().backend == UR_BACKEND_NATIVE_CPU;
  if (abilities.virtualMemory)
    abilities.granularity = granularity(session);
  abilities.largest = deviceInfo<std::uint64_t>(session, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  return abilities;
}

World::World() : start_(Footprint::withoutExporters()) { session_.emplace(deviceUnderTest()); }

std::byte *World::addressOf(const Step &step, std::string_view name) const {
  return memory_.at(step[name]).address;
}

ur_mem_handle_t World::bufferOf(const Step &step, std::string_view name) const {
  const auto found = buffers_.find(step[name]);
  return found == buffers_.end() ? nullptr : found->second;
}

std::vector<ur_event_handle_t> World::listOf(const Step &step) const {
  std::vector<ur_event_handle_t> list;
  for (const std::uint64_t id : step.after)
    list.push_back(events_.at(id).handle);
  return list;
}

Answer World::take(const Order &order) {
  const Step &step = order.step;
  Answer answer;
  switch (step.verb) {
  case Verb::Pool:
    answer = pool(step);
    break;
  case Verb::PoolRelease:
    answer.code = urUSMPoolRelease(pools_.at(step["pool"]));
    pools_.erase(step["pool"]);
    break;
  case Verb::PoolState:
    answer = poolState(step);
    break;
  case Verb::Alloc:
    answer = alloc(step);
    break;
  case Verb::Free:
    answer = free(step);
    break;
  case Verb::FreeAgain:
    answer = freeAgain(step);
    break;
  case Verb::Get:
    answer = get(step);
    break;
  case Verb::Put:
    answer = put(step, false, false);
    break;
  case Verb::PutAgain:
    answer = put(step, true, false);
    break;
  case Verb::PutCopy:
    answer = put(step, false, true);
    break;
  case Verb::Open:
    answer = open(step, order.bytes);
    break;
  case Verb::OpenUntil:
    answer = openUntil(step, order.bytes);
    break;
  case Verb::Close:
  case Verb::CloseAgain:
    answer = close(step, step.verb == Verb::Close);
    break;
  case Verb::Fill:
  case Verb::Copy:
  case Verb::Write:
  case Verb::ContextCopy:
  case Verb::Barrier:
  case Verb::Marker:
    answer = command(step);
    break;
  case Verb::Protect:
    answer = protect(step);
    break;
  case Verb::Look:
    answer = look(step);
    break;
  case Verb::Describe:
    answer = describe(step);
    break;
  case Verb::Queue:
    answer = queue(step);
    break;
  case Verb::QueueRelease:
    answer.code = urQueueRelease(queueOf(step));
    queues_.erase(step["queue"]);
    break;
  case Verb::Finish:
    answer.code = urQueueFinish(queueOf(step));
    break;
  case Verb::QueueState:
    answer = queueState(step);
    break;
  case Verb::Event:
    answer = event(step);
    break;
  case Verb::Signal:
    answer = signal(step);
    break;
  case Verb::Wait:
    answer = wait(step);
    break;
  case Verb::Status:
    answer = status(step);
    break;
  case Verb::Times:
    answer = times(step);
    break;
  case Verb::Callback:
    answer = callback(step);
    break;
  case Verb::Retain:
  case Verb::Release:
    answer = reference(step);
    break;
  case Verb::Hold:
  case Verb::LetGo:
    answer = gate(step);
    break;
  case Verb::Buffer:
    answer = buffer(step);
    break;
  case Verb::BufferRelease:
    answer.code = urMemRelease(buffers_.at(step["buffer"]));
    buffers_.erase(step["buffer"]);
    break;
  case Verb::BufferPart:
    answer = bufferPart(step);
    break;
  case Verb::BufferMap:
    answer = bufferMap(step);
    break;
  case Verb::BufferUnmap:
    answer = bufferUnmap(step);
    break;
  case Verb::BufferRect:
    answer = bufferRect(step);
    break;
  case Verb::Physical:
    answer = physical(step);
    break;
  case Verb::PhysicalRelease:
    answer.code = urPhysicalMemRelease(physical_.at(step["object"]));
    physical_.erase(step["object"]);
    break;
  case Verb::Map:
    answer = map(step);
    break;
  case Verb::Unmap:
    answer = unmap(step);
    break;
  case Verb::Access:
    answer = access(step);
    break;
  case Verb::Refused:
    answer = refused(step);
    break;
  case Verb::Trial:
    answer = trial(step, order.bytes);
    break;
  case Verb::Usage:
    answer = usage();
    break;
  case Verb::Kill:
  case Verb::Stop:
  case Verb::Continue:
  case Verb::Count:
    throw std::logic_error(fmt::format("{} is not for a worker", nameOf(step.verb)));
  }
  if (answer.code != UR_RESULT_SUCCESS && answer.code != kSkipped && answer.text.empty())
    answer.text = lastErrorText();
  return answer;
}

} // namespace ur::histories
