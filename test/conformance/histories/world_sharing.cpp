// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/histories/worker.hpp"
#include "test/conformance/histories/world.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

namespace ur::histories {

using namespace support;

namespace {

bool hasHandle(const std::map<std::uint64_t, void *> &handles, const void *data) {
  return std::ranges::any_of(handles, [&](const auto &entry) { return entry.second == data; });
}

// Opens a handle. Returns success if the call writes its output, because a failed call must not.
template <typename Kind>
ur_result_t tryOpen(const Session &session, std::vector<std::uint8_t> &handle, std::size_t size,
                    typename Kind::Object &opened) {
  const ur_result_t code = Kind::open(session, handle.data(), size, &opened);
  return opened ? UR_RESULT_SUCCESS : code;
}

// Returns whether the process has more descriptors or shared mappings than before. Waits, because
// other threads may release theirs a moment later.
bool hasMoreResources(const test::Footprint &before) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds{500};
  for (;;) {
    const test::Footprint now = test::Footprint::withoutExporters();
    if (now.descriptors <= before.descriptors && now.sharedMaps <= before.sharedMaps)
      return false;
    if (std::chrono::steady_clock::now() >= end)
      return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
}

} // namespace

Answer World::get(const Step &step) {
  const std::uint64_t object = step["object"];
  void *data = nullptr;
  std::size_t size = 0;
  Answer answer;
  switch (step["kind"]) {
  case kMemory:
    answer.code = MemoryKind::get(*session_, memory_.at(object).address + step["at"], &data, &size);
    break;
  case kPhysical:
    answer.code = PhysicalMemoryKind::get(*session_, physical_.at(object), &data, &size);
    break;
  default:
    answer.code = EventKind::get(*session_, events_.at(object).handle, &data, &size);
  }
  if (answer.code == UR_RESULT_SUCCESS) {
    handles_[step["handle"]] = data;
    answer.bytes.resize(size);
    std::memcpy(answer.bytes.data(), data, size);
    ownHandles_.push_back(answer.bytes);
  }
  return answer;
}

Answer World::put(const Step &step) {
  const bool isSecondPut = step.verb == Verb::PutAgain;
  const bool isCopy = step.verb == Verb::PutCopy;
  const std::uint64_t id = step["handle"];
  void *data = nullptr;
  std::vector<std::byte> copiedHandle(256);
  if (isCopy)
    data = copiedHandle.data();
  else if (isSecondPut)
    data = putHandles_.at(id);
  else
    data = handles_.at(id);
  if (isSecondPut && hasHandle(handles_, data)) // another Get has returned the same handle
    return {kSkipped, {}, {}, {}};
  if (const auto found = handles_.find(id); isCopy && found != handles_.end())
    std::memcpy(copiedHandle.data(), found->second, copiedHandle.size());
  Answer answer;
  switch (step["kind"]) {
  case kMemory:
    answer.code = MemoryKind::put(*session_, data);
    break;
  case kPhysical:
    answer.code = PhysicalMemoryKind::put(*session_, data);
    break;
  default:
    answer.code = EventKind::put(*session_, data);
  }
  if (!isSecondPut && !isCopy) {
    handles_.erase(id);
    putHandles_[id] = data;
  }
  return answer;
}

Answer World::open(const Step &step) {
  std::vector<std::uint8_t> &handle = handle_;
  const std::uint64_t id = step["object"];
  const std::size_t size = step["change"] == kOtherLength ? step["at"] : handle.size();
  handle.resize(std::max(handle.size(), size));
  Answer answer;
  switch (step["kind"]) {
  case kMemory: {
    // If a process opens its own memory, each open may make a mapping.
    const bool isOpen = step["change"] == kUnchanged &&
                        std::ranges::find(ownHandles_, handle) == ownHandles_.end() &&
                        std::ranges::any_of(memory_, [&](const auto &entry) {
                          return entry.second.handle == handle;
                        });
    const test::Footprint before = isOpen ? test::Footprint::withoutExporters() : test::Footprint{};
    void *opened = nullptr;
    answer.code = tryOpen<MemoryKind>(*session_, handle, size, opened);
    if (answer.code == UR_RESULT_SUCCESS)
      memory_[id] = {static_cast<std::byte *>(opened), 0, true, nullptr, handle};
    if (isOpen && hasMoreResources(before))
      return {UR_RESULT_ERROR_UNKNOWN,
              {},
              {},
              "a second open of memory that is already open "
              "needs no further descriptor or mapping (docs/promises.md)"};
    break;
  }
  case kPhysical: {
    ur_physical_mem_handle_t opened = nullptr;
    answer.code = tryOpen<PhysicalMemoryKind>(*session_, handle, size, opened);
    if (answer.code == UR_RESULT_SUCCESS)
      physical_[id] = opened;
    if (opened && hasWrongInfo(opened))
      return {UR_RESULT_ERROR_UNKNOWN, {}, {}, std::string(kWrongInfo)};
    break;
  }
  default: {
    ur_event_handle_t opened = nullptr;
    answer.code = tryOpen<EventKind>(*session_, handle, size, opened);
    if (answer.code == UR_RESULT_SUCCESS)
      events_[id] = {opened, true, {}};
  }
  }
  return answer;
}

Answer World::openUntil(const Step &step) {
  constexpr std::chrono::seconds kTimeout{5};
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  Answer answer;
  answer.values = {0, 0};
  for (;;) {
    void *opened = nullptr;
    answer.code = MemoryKind::open(*session_, handle_.data(), handle_.size(), &opened);
    if (answer.code == UR_RESULT_ERROR_INVALID_VALUE)
      break;
    std::vector<std::uint8_t> bytes(step["size"]);
    if (answer.code == UR_RESULT_SUCCESS)
      answer.code = urEnqueueUSMMemcpy(session_->queue(), true, bytes.data(), opened, bytes.size(),
                                       0, nullptr, nullptr);
    if (answer.code == UR_RESULT_SUCCESS)
      answer.code = MemoryKind::close(*session_, opened);
    if (answer.code != UR_RESULT_SUCCESS)
      return answer;
    answer.values[0] += !answer.bytes.empty() && answer.bytes != bytes ? 1 : 0;
    answer.bytes = std::move(bytes);
    if (std::chrono::steady_clock::now() >= end) {
      answer.values[1] = 1;
      break;
    }
  }
  answer.code = UR_RESULT_SUCCESS;
  return answer;
}

Answer World::close(const Step &step) {
  const bool isValidClose = step.verb == Verb::Close;
  const std::uint64_t id = step["object"];
  Answer answer;
  if (step["kind"] == kMemory) {
    const auto found = memory_.find(id);
    std::byte *const address = (found != memory_.end() ? found->second : oldMemory_.at(id)).address;
    if (!isValidClose && std::ranges::any_of(memory_, [&](const auto &entry) {
          return entry.second.isOpened && entry.second.address == address;
        }))
      return {kSkipped, {}, {}, {}};
    answer.code = MemoryKind::close(*session_, address);
    if (isValidClose && answer.code == UR_RESULT_SUCCESS) {
      oldMemory_[id] = found->second;
      memory_.erase(found);
    }
    return answer;
  }
  const auto found = physical_.find(id);
  const ur_physical_mem_handle_t object = found != physical_.end() ? found->second : closed_.at(id);
  if (!isValidClose && found == physical_.end() &&
      std::ranges::any_of(physical_, [&](const auto &entry) { return entry.second == object; }))
    return {kSkipped, {}, {}, {}};
  answer.code = PhysicalMemoryKind::close(*session_, object);
  if (isValidClose && answer.code == UR_RESULT_SUCCESS) {
    closed_[id] = object;
    physical_.erase(found);
  }
  return answer;
}

Answer World::trial(const Step &step) {
  const TrialKind &kind = trials()[step["way"]];
  if (kind.start && !isForTrial_)
    return trialInNewProcess({step, handle_});
  Trial trial(*session_, handle_, step["kind"], step["size"], step["seed"]);
  kind.run(trial);
  return trial.answer();
}

} // namespace ur::histories
