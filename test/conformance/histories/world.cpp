// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/world.hpp"

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/support/host_memory_kind.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

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
  return static_cast<bool>(makeBuffer(session, std::array<std::byte, 1>{}));
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
  if (!*HeldCopy::obstacle(session.entry().backend))
    try {
      const Gate gate(session);
      return true;
    } catch (const std::runtime_error &) {
      // The device cannot hold back a command, so histories contain no Hold steps.
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
  abilities.hostMemory = supports(HostMemoryKind::kQuery);
  abilities.physical = supports(PhysicalMemoryKind::kQuery);
  abilities.event = supports(EventKind::kQuery);
  abilities.virtualMemory = supports(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT);
  abilities.usmHost = deviceInfo<std::uint32_t>(session, UR_DEVICE_INFO_USM_HOST_SUPPORT) != 0;
  abilities.usmShared =
      deviceInfo<std::uint32_t>(session, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT) != 0;
  abilities.contextCopy = supports(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP);
  abilities.reusableEvents = supports(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP);
  const auto queues =
      deviceInfo<ur_queue_flags_t>(session, UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES);
  abilities.profiling = (queues & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0;
  abilities.outOfOrderQueues = (queues & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0;
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
  abilities.maxSize = deviceInfo<std::uint64_t>(session, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  return abilities;
}

World::World(bool isForTrial) : isForTrial_(isForTrial), start_(Footprint::withoutExporters()) {
  session_.emplace(deviceUnderTest());
}

std::byte *World::addressOf(const Step &step, std::string_view name) const {
  return memory_.at(step[name]).address;
}

ur_mem_handle_t World::bufferOf(const Step &step, std::string_view name) const {
  const auto entry = buffers_.find(step[name]);
  return entry == buffers_.end() ? nullptr : entry->second;
}

std::vector<ur_event_handle_t> World::waitListOf(const Step &step) const {
  std::vector<ur_event_handle_t> list;
  for (const std::uint64_t id : step.waitList)
    list.push_back(events_.at(id).handle);
  return list;
}

// A step with a failed call may add memory to `pinned_`, so the context's count excludes this
// memory.
std::vector<std::int64_t> World::references() const {
  std::vector<std::int64_t> counts;
  const auto add = [&](auto object, const auto &query, auto name) {
    std::uint32_t count = 0;
    query(object, name, sizeof(count), &count, nullptr);
    counts.push_back(count);
  };
  for (const auto &[id, event] : events_)
    add(event.handle, urEventGetInfo, UR_EVENT_INFO_REFERENCE_COUNT);
  for (const auto &[id, queue] : queues_)
    add(queue, urQueueGetInfo, UR_QUEUE_INFO_REFERENCE_COUNT);
  for (const auto &[id, buffer] : buffers_)
    add(buffer, urMemGetInfo, UR_MEM_INFO_REFERENCE_COUNT);
  for (const auto &[id, object] : physical_)
    add(object, urPhysicalMemGetInfo, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT);
  for (const auto &[id, pool] : pools_)
    add(pool, urUSMPoolGetInfo, UR_USM_POOL_INFO_REFERENCE_COUNT);
  for (const std::optional<Session> *const session : {&session_, &other_}) { // steps add `other_`
    if (!*session)
      continue;
    add((*session)->context(), urContextGetInfo, UR_CONTEXT_INFO_REFERENCE_COUNT);
    counts.back() -= session == &session_ ? std::ssize(pinned_) : 0;
    add((*session)->queue(), urQueueGetInfo, UR_QUEUE_INFO_REFERENCE_COUNT);
  }
  return counts;
}

// Waits, because other threads may release their references a moment later.
bool World::addsReferences(const std::vector<std::int64_t> &before) const {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{2};
  for (;;) {
    const std::vector<std::int64_t> now = references();
    if (std::ranges::mismatch(before, now, std::greater_equal{}).in1 == before.end())
      return false;
    if (std::chrono::steady_clock::now() >= end)
      return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
}

Answer World::rejectProgramStep(const Step &step) {
  throw std::logic_error(fmt::format("{} is not for a worker", nameOf(step.verb)));
}

Answer World::run(const Order &order) {
#define UR_FUNCTION_OF_VERB(name, rule, function, ...) &World::function,
  static constexpr Answer (World::*kFunctions[])(const Step &) = {
      UR_HISTORIES_VERBS(UR_FUNCTION_OF_VERB)};
#undef UR_FUNCTION_OF_VERB
  handle_ = order.bytes;
  const std::vector<std::int64_t> before = references();
  Answer answer = (this->*kFunctions[static_cast<std::size_t>(order.step.verb)])(order.step);
  if (answer.code != UR_RESULT_SUCCESS && answer.code != kSkipped && answer.text.empty())
    answer.text = lastErrorText();
  const bool isTrial = order.step.verb == Verb::Trial; // a trial releases all its objects
  if (isTrial)                                         // a queue may keep commands until this call
    urQueueFinish(session_->queue());
  const bool hasFailed = answer.code != UR_RESULT_SUCCESS && answer.code != kSkipped;
  if ((isTrial || hasFailed) && addsReferences(before))
    return {UR_RESULT_ERROR_UNKNOWN,
            {},
            {},
            fmt::format("reference counts {} became {}; a failed call leaves no resource behind "
                        "(docs/promises.md) {}",
                        fmt::join(before, " "), fmt::join(references(), " "), answer.text)};
  return answer;
}

} // namespace ur::histories
