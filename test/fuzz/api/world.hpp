// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/fuzz/support/bytes.hpp"
#include "tools/support/session.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ur::test {

enum class Kind { Memory, PhysicalMemory, Event };

// What a program has made and not given back yet. Identities are never used again.
struct ContextModel {
  ur_context_handle_t handle;
  unsigned references = 1;
};

struct QueueModel {
  ur_queue_handle_t handle;
  ur_context_handle_t context;
  unsigned references = 1;
};

struct EventModel {
  ur_event_handle_t handle;
  ur_context_handle_t context;
  unsigned identity; // the same for all that share one state
  bool reusable = false;
  bool exportable = false; // and not profiled
  bool opened = false;
  unsigned references = 1;
};

struct PoolModel {
  ur_usm_pool_handle_t handle;
  ur_context_handle_t context;
  unsigned references = 1;
};

struct AllocationModel {
  std::byte *start;
  std::size_t size;
  ur_context_handle_t context;
  unsigned identity;
  bool device;
};

struct PhysicalModel {
  ur_physical_mem_handle_t handle;
  std::size_t size;
  ur_context_handle_t context;
  unsigned identity;
  bool exportable;
  bool opened = false;
  unsigned references = 1;
};

struct ReservationModel {
  enum class Page { Free, Writable, Other };

  std::byte *start;
  ur_context_handle_t context;
  std::vector<Page> pages;
};

// Memory that was opened; each open is closed once.
struct OpenedModel {
  std::byte *address;
  std::size_t size; // from the address on
  ur_context_handle_t context;
};

struct ExportModel {
  enum class State { Live, Stale, Unknown };

  Kind kind;
  void *data;
  std::vector<std::uint8_t> bytes;
  ur_context_handle_t context;
  unsigned identity;
  std::size_t size; // that is seen through it
  State state = State::Live;
};

struct Range {
  std::byte *start;
  std::size_t size;
};

// The objects of one program, and what is known of them. Its end gives back all that is left, in
// an order that the API allows.
class World {
public:
  World(const support::DeviceEntry &entry, Bytes input) : entry(entry), input(input) {}
  World(const World &) = delete;
  World &operator=(const World &) = delete;

  void run();
  void giveBack();

  // One of them, or null where there is none.
  template <typename Model> Model *any(std::vector<Model> &models) {
    return models.empty() ? nullptr : &input.oneOf(models);
  }
  template <typename Model> static void forget(std::vector<Model> &models, Model *model) {
    models.erase(models.begin() + (model - models.data()));
  }

  unsigned newIdentity() noexcept { return ++lastIdentity_; }
  // The granularity of virtual memory.
  std::size_t unit() const;
  // Memory that commands may use: own, opened or mapped.
  Range anyRange();
  // What commands of the program are still to do is done.
  void finish();
  // What happens to the handles of an object that goes.
  void endExports(unsigned identity, ExportModel::State state);
  // Whether a context is named in calls that are still to come.
  bool isNeeded(ur_context_handle_t context) const;

  static constexpr std::size_t kMostObjects = 12;

  const support::DeviceEntry &entry;
  Bytes input;
  std::vector<ContextModel> contexts;
  std::vector<QueueModel> queues;
  std::vector<EventModel> events;
  std::vector<PoolModel> pools;
  std::vector<AllocationModel> allocations;
  std::vector<PhysicalModel> physicalMemories;
  std::vector<ReservationModel> reservations;
  std::vector<OpenedModel> opened;
  std::vector<ExportModel> exports;
  std::vector<ur_event_handle_t> lastCommands; // of queues that were released
  std::array<std::byte, 8192> host{};
  unsigned callbacksAskedFor = 0;
  std::atomic<unsigned> callbacksRun = 0;

private:
  unsigned lastIdentity_ = 0;
};

// What one byte of a program does; without the objects that it needs, nothing.
using Operation = void (*)(World &);

// One list a feature.
std::span<const Operation> contextOperations();
std::span<const Operation> queueOperations();
std::span<const Operation> eventOperations();
std::span<const Operation> commandOperations();
std::span<const Operation> memoryOperations();
std::span<const Operation> virtualMemoryOperations();
std::span<const Operation> sharingOperations();
std::span<const Operation> infoOperations();

} // namespace ur::test
