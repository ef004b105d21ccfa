// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Runs steps as calls of the API, and owns the objects of one worker process.

#include "test/conformance/histories/answer.hpp"
#include "test/conformance/histories/message.hpp"
#include "test/conformance/support/footprint.hpp"
#include "test/conformance/support/gate.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace ur::histories {

Abilities abilitiesOf(const support::Session &session);

// Returns the access rights of the pages of a range: 4 read, 2 write, 1 execute. Returns 8 if the
// pages have different rights or a page is not mapped.
std::uint64_t rightsOf(std::uintptr_t begin, std::uintptr_t end);

inline constexpr std::string_view kWrongInfo =
    "new physical memory has another context, device or reference count (urPhysicalMemGetInfo)";

class World {
public:
  // `isForTrial`: the process runs only one trial.
  explicit World(bool isForTrial = false);

  const support::Session &session() const { return *session_; }

  Answer run(const Order &order);

private:
  // USM memory, opened memory or a mapping. The entry stays after the memory is released.
  struct Memory {
    std::byte *address = nullptr;
    std::size_t size = 0; // without the additional unit in the reservation of a mapping
    bool isOpened = false;
    ur_usm_pool_handle_t pool = nullptr;
    std::vector<std::uint8_t> handle = {}; // that the memory was opened from
  };
  // A callback of an event, and the record of its calls.
  struct Watch {
    std::atomic<unsigned> calls{0};
    std::atomic<unsigned> wrongCalls{0}; // calls that came too early, or for another event or state
    ur_event_handle_t event = nullptr;
    ur_execution_info_t state = UR_EXECUTION_INFO_COMPLETE;
    std::chrono::milliseconds delay{0};
    bool isReusable = false;

    static void call(ur_event_handle_t event, ur_execution_info_t state, void *data);
  };
  struct Event {
    ur_event_handle_t handle = nullptr;
    bool isReusable = false;
    std::vector<Watch *> watches;
    ur_queue_handle_t queue = nullptr; // null for a reusable event and for a gate's event
    ur_command_t type = UR_COMMAND_FORCE_UINT32;
    unsigned references = 1;
  };
  // A mapped part of a buffer.
  struct Mapping {
    ur_mem_handle_t buffer = nullptr;
    std::byte *address = nullptr;
    std::size_t size = 0;
    bool isWritten = false;
  };
  using Handles = std::map<std::uint64_t, void *>;

  ur_context_handle_t context() const { return session_->context(); }
  ur_queue_handle_t queueOf(const Step &step) const { return queues_.at(step["queue"]); }
  ur_mem_handle_t bufferOf(const Step &step, std::string_view name) const; // null: no buffer
  std::byte *addressOf(const Step &step, std::string_view name) const;
  std::vector<ur_event_handle_t> waitListOf(const Step &step) const;
  std::vector<std::int64_t> references() const; // the reference counts of all live objects
  bool addsReferences(const std::vector<std::int64_t> &before) const;

  Answer rejectProgramStep(const Step &step); // throws: only the main program runs such a step
  // world_memory.cpp
  Answer alloc(const Step &step);
  Answer free(const Step &step);
  Answer freeAgain(const Step &step);
  Answer protect(const Step &step);
  Answer look(const Step &step);
  Answer describe(const Step &step);
  Answer physical(const Step &step);
  Answer physicalRelease(const Step &step);
  Answer map(const Step &step);
  Answer unmap(const Step &step);
  Answer refused(const Step &step);
  Answer pool(const Step &step);
  Answer poolRelease(const Step &step);
  Answer poolState(const Step &step);
  Answer access(const Step &step);
  Answer usage(const Step &step);
  // world_sharing.cpp
  Answer get(const Step &step);
  Answer put(const Step &step);
  Answer open(const Step &step);
  Answer openUntil(const Step &step);
  Answer close(const Step &step);
  Answer trial(const Step &step);
  // world_commands.cpp
  Answer command(const Step &step);
  void keepEvent(const Step &step, const Answer &answer, ur_event_handle_t handle);
  Answer bufferRect(const Step &step);
  Answer queue(const Step &step);
  Answer queueRelease(const Step &step);
  Answer finish(const Step &step);
  Answer queueState(const Step &step);
  Answer buffer(const Step &step);
  ur_result_t bufferOfMemory(std::uint64_t flags, std::size_t size, ur_mem_handle_t *handle);
  Answer bufferRelease(const Step &step);
  Answer bufferPart(const Step &step);
  Answer bufferMap(const Step &step);
  Answer bufferUnmap(const Step &step);
  std::byte *hostBytes(std::uint64_t seed, std::size_t size);
  std::byte *bytesToWrite(std::uint64_t seed, std::size_t size);
  // world_events.cpp
  static bool hasWrongInfo(const Event &event, ur_context_handle_t context);
  bool hasWrongInfo(ur_physical_mem_handle_t object) const;
  Answer event(const Step &step);
  Answer signal(const Step &step);
  Answer wait(const Step &step);
  Answer status(const Step &step);
  Answer times(const Step &step);
  Answer callback(const Step &step);
  Answer reference(const Step &step);
  Answer gate(const Step &step);

  const bool isForTrial_;
  std::vector<std::uint8_t> handle_; // the handle that the step opens
  test::Footprint start_;
  std::optional<support::Session> session_; // a new one for each history
  std::optional<support::Session> other_;   // its context must reject the objects of `session_`
  std::map<std::uint64_t, Memory> memory_;
  std::map<std::uint64_t, ur_usm_pool_handle_t> pools_;
  std::map<std::uint64_t, Memory> oldMemory_; // memory that was freed, closed or unmapped
  std::map<std::uint64_t, ur_physical_mem_handle_t> physical_;
  std::map<std::uint64_t, ur_physical_mem_handle_t> closed_;
  std::map<std::uint64_t, Event> events_;
  std::map<std::uint64_t, ur_queue_handle_t> queues_;
  std::map<std::uint64_t, ur_mem_handle_t> buffers_;
  std::map<std::uint64_t, std::byte *> bufferHosts_; // the caller's memory of each buffer
  std::map<std::uint64_t, Mapping> mappings_;        // mapped parts of buffers
  Handles handles_;
  Handles putHandles_;
  std::vector<std::vector<std::uint8_t>> ownHandles_; // the bytes that Get returned
  std::map<std::uint64_t, std::unique_ptr<test::Gate>> gates_;
  std::deque<Watch> watches_;
  std::deque<std::vector<std::uint8_t>> host_; // bytes that commands may still read
  std::vector<void *> pinned_;                 // USM memory that commands may still read
};

} // namespace ur::histories
