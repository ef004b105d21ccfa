// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <deque>
#include <utility>

#include <sys/mman.h>

namespace ur::histories {

using namespace support;

// Makes two calls in two threads. Each call opens the handle, or closes memory that an earlier call
// opened from it.
void openBesideCalls(Trial &trial) {
  const auto open = [&](void *&address) {
    trial.succeeded(
        MemoryKind::open(trial.session, trial.handle.data(), trial.handle.size(), &address));
  };
  const auto close = [&](void *&address) {
    if (address && trial.succeeded(MemoryKind::close(trial.session, address)))
      address = nullptr;
  };
  const auto enqueue = [&](void *target, const void *source, std::size_t size) {
    trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), false, target, source, size, 0,
                                       nullptr, nullptr));
  };
  void *first = nullptr;
  void *second = nullptr;
  constexpr std::size_t kLarge = std::size_t{1} << 20;
  const Owned<MemoryKind> large(trial.session, kLarge);
  const std::vector<std::uint8_t> busy(kLarge, 1);
  std::vector<std::uint8_t> read(trial.size);
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const auto change = [&](void *&address) { address ? close(address) : open(address); };
    if (!first && trial.below(2) == 0)
      open(first);
    if (first && round % 2 == 0) { // enqueues commands that Close has to wait for
      enqueue(large.get(), busy.data(), kLarge);
      enqueue(read.data(), first, read.size());
    }
    trial.runTogether(round, [&] { change(first); }, [&] { change(second); });
    for (void *const address : {first, second}) {
      std::vector<std::uint8_t> bytes(trial.size);
      if (address && trial.copy(bytes.data(), address, bytes.size()))
        trial.compareHandleBytes(std::move(bytes));
    }
  }
  close(first);
  close(second);
  trial.succeeded(urQueueFinish(trial.session.queue()));
}

// Calls Get for new memory, or Open for its handle. At the same time, a second thread makes another
// call for this memory or for adjacent memory.
void getBesideCalls(Trial &trial) {
  enum OtherCall : std::uint64_t { kGet, kWrite, kPutOther, kNeighbor, kPut, kFree, kOwnFree };
  const ur_context_handle_t context = trial.session.context();
  const std::size_t size = trial.size;
  // Other adapters call the driver for copies, frees and foreign memory, and the driver may reorder
  // the calls.
  const bool isNativeCpu = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const auto otherCall = std::min<std::uint64_t>(trial.below(kOwnFree + 3), kOwnFree);
    if ((otherCall == kWrite || otherCall == kOwnFree) && !isNativeCpu)
      continue;
    void *memory = nullptr;
    if (!trial.succeeded(
            urUSMDeviceAlloc(context, trial.session.device(), nullptr, nullptr, size, &memory)))
      break;
    void *const address = memory; // `memory` changes when another thread frees it
    std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    trial.copy(memory, bytes.data(), size);
    struct NewHandle {
      void *data = nullptr;
      std::size_t size = 0;
    } first, second;
    const auto get = [&](NewHandle &entry) {
      return MemoryKind::get(trial.session, address, &entry.data, &entry.size);
    };
    const auto put = [&](NewHandle &entry) {
      if (void *const data = std::exchange(entry.data, nullptr))
        trial.succeeded(MemoryKind::put(trial.session, data));
    };
    const auto free = [&](void *&allocation) {
      trial.succeeded(urUSMFree(context, std::exchange(allocation, nullptr)));
    };
    const bool isOpen = otherCall == kPut || otherCall == kFree;
    if (isOpen || trial.below(3) == 0)
      trial.succeeded(get(second)); // so that the other Get is not the first
    if (isOpen) {
      const auto *const start = static_cast<const std::byte *>(second.data);
      std::vector<std::byte> handle(start, start + second.size);
      void *opened = nullptr;
      ur_result_t code = UR_RESULT_SUCCESS;
      trial.runTogether(
          round,
          [&] { code = MemoryKind::open(trial.session, handle.data(), handle.size(), &opened); },
          [&] { otherCall == kPut ? put(second) : free(memory); });
      if (code == UR_RESULT_SUCCESS) {
        trial.expectBytes(opened, bytes, "the bytes differ from those written");
        trial.succeeded(MemoryKind::close(trial.session, opened));
      } else if (code != UR_RESULT_ERROR_INVALID_VALUE) { // the code for a stale handle
        trial.succeeded(code);
      }
    } else {
      void *neighbors[] = {MemoryKind::create(trial.session, size),
                           MemoryKind::create(trial.session, size)};
      const std::vector<std::uint8_t> otherBytes = patternOf(round + 100, size);
      ur_result_t code = UR_RESULT_SUCCESS;
      trial.runTogether(
          round, [&] { code = get(first); },
          [&] {
            switch (otherCall) {
            case kGet:
              trial.succeeded(second.data ? UR_RESULT_SUCCESS : get(second));
              break;
            case kWrite:
              trial.copy(memory, (bytes = otherBytes).data(), size);
              break;
            case kPutOther:
              put(second);
              break;
            case kNeighbor:
              free(neighbors[0]);
              neighbors[0] = MemoryKind::create(trial.session, size);
              for (void *const neighbor : neighbors)
                trial.copy(neighbor, otherBytes.data(), size);
              break;
            default:
              free(memory);
            }
          });
      for (void *&neighbor : neighbors) {
        if (otherCall == kNeighbor)
          trial.expectBytes(neighbor, otherBytes, "a Get changed neighboring memory");
        free(neighbor);
      }
      if (memory || code != UR_RESULT_ERROR_INVALID_ARGUMENT) // the code for an unknown address
        trial.succeeded(code);
    }
    for (NewHandle *const entry : {&first, &second})
      if (void *opened = nullptr; entry->data) {
        const ur_result_t code = MemoryKind::open(trial.session, entry->data, entry->size, &opened);
        trial.expect(memory || code == UR_RESULT_ERROR_INVALID_VALUE,
                     "a handle of freed memory can be opened");
        if (memory && trial.succeeded(code)) {
          trial.expectBytes(opened, bytes, "the bytes differ from those written");
          trial.succeeded(MemoryKind::close(trial.session, opened));
        }
      }
    if (first.data && second.data)
      trial.runTogether(round, [&] { put(first); }, [&] { put(second); });
    put(first);
    put(second);
    if (memory)
      free(memory);
  }
}

// Waits for a pending signal while one or two threads make the first Get of its event.
void waitBesideGet(Trial &trial) {
  constexpr std::size_t kBytes = std::size_t{8} << 20; // enough to make the wait sleep
  const Owned<MemoryKind> source(trial.session, kBytes);
  const Owned<MemoryKind> target(trial.session, kBytes);
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                          UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = nullptr;
    if (!trial.succeeded(urEventCreateExp(trial.session.context(), trial.session.device(),
                                          &description, &event)))
      break;
    for (unsigned copies = 0; copies <= 2 * round % 8; ++copies)
      trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), false, target.get(), source.get(),
                                         kBytes, 0, nullptr, nullptr));
    trial.succeeded(
        urEnqueueEventsWaitWithBarrierExt(trial.session.queue(), nullptr, 0, nullptr, &event));
    void *data[2] = {};
    ur_event_handle_t opened[2] = {};
    const auto getAndWait = [&](std::size_t i) {
      std::size_t size = 0;
      if (trial.succeeded(EventKind::get(trial.session, event, &data[i], &size)) &&
          trial.succeeded(EventKind::open(trial.session, data[i], size, &opened[i])))
        trial.succeeded(urEventWait(1, &opened[i]));
    };
    trial.runTogether(
        round,
        [&] { round % 3 == 0 ? getAndWait(0) : void(trial.succeeded(urEventWait(1, &event))); },
        [&] { getAndWait(1); });
    for (const ur_event_handle_t awaited : {event, opened[0], opened[1]}) {
      if (!awaited)
        continue;
      ur_event_status_t status = UR_EVENT_STATUS_ERROR;
      trial.succeeded(urEventGetInfo(awaited, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                     sizeof(status), &status, nullptr));
      trial.expect(status == UR_EVENT_STATUS_COMPLETE, "an event was not complete after the wait");
    }
    for (const ur_event_handle_t openedEvent : opened)
      if (openedEvent)
        trial.succeeded(urEventRelease(openedEvent));
    for (void *const handle : data)
      if (handle)
        trial.succeeded(EventKind::put(trial.session, handle));
    trial.succeeded(urEventRelease(event));
  }
  trial.succeeded(urQueueFinish(trial.session.queue()));
}

// Frees the blocks of a pool and allocates them again. Sometimes there are more blocks than an
// adapter keeps. Some blocks are locked (mlock), so that the kernel cannot reclaim their pages.
// Exports the last block.
void reuseBlocks(Trial &trial) {
  constexpr std::size_t kMiB = std::size_t{1} << 20;
  constexpr std::size_t kMaxLocked = 4 * kMiB; // the kernel's limit is often 8 MiB
  const ur_context_handle_t context = trial.session.context();
  const bool isMany = trial.below(6) == 0;
  const std::size_t size = isMany
                               ? (kMiB >> trial.below(4)) * (1 + trial.below(2)) - trial.below(100)
                               : 1 + trial.below(trial.below(2) == 0 ? trial.size : 200);
  const bool zeroes = isMany || trial.below(2) == 0;
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0,
                                   isMany ? 0 : trial.below(3) * 3000 * trial.below(20)};
  ur_usm_pool_desc_t description{
      UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits,
      zeroes ? ur_usm_pool_flags_t{UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK} : 0};
  UsmPool pool;
  if (!trial.succeeded(urUSMPoolCreate(context, &description, pool.out())))
    return;
  std::vector<std::byte *> blocks(isMany ? 80 * kMiB / size : 1 + trial.below(3));
  const auto isZero = [](const std::byte *begin, std::size_t bytes) {
    return std::all_of(begin, begin + bytes, [](std::byte byte) { return byte == std::byte{}; });
  };
  for (unsigned round = 0; round < (isMany ? 2 : kRounds) && trial.hasNoFailure(); ++round) {
    // The new block is sometimes smaller than the freed block.
    const std::size_t blockSize = !isMany && round % 2 == 1 ? 1 + trial.below(size) : size;
    std::size_t lockedSize = 0;
    for (std::byte *&block : blocks) {
      void *memory = nullptr;
      if (!trial.succeeded(urUSMDeviceAlloc(context, trial.session.device(), nullptr, pool.get(),
                                            blockSize, &memory)))
        return;
      block = static_cast<std::byte *>(memory);
      trial.expect(!zeroes || isZero(block, blockSize), "a pool did not zero its memory");
    }
    for (std::byte *const block : blocks) {
      std::fill_n(block, blockSize, std::byte{0x5a});
      if (isMany && trial.below(4) == 0 && lockedSize + blockSize <= kMaxLocked) {
        mlock(block, blockSize);
        lockedSize += blockSize;
      }
    }
    void *data = nullptr;
    std::size_t handleSize = 0;
    if (trial.succeeded(MemoryKind::get(trial.session, blocks.back(), &data, &handleSize))) {
      trial.expect(isZero(blocks.back() + blockSize, (kPage - blockSize % kPage) % kPage),
                   "the rest of the last page of shared memory is not zero");
      trial.succeeded(MemoryKind::put(trial.session, data));
    }
    for (std::byte *const block : blocks)
      trial.succeeded(urUSMFree(context, block));
  }
  munlockall();
}

// After opened objects are closed, new objects may get the same addresses and handles. No call may
// mistake a new object for an opened one.
void reuseAddresses(Trial &trial) {
  const Session &session = trial.session;
  const std::size_t unit = granularity(session);
  const Owned<MemoryKind> memory(session, trial.size);
  const Owned<PhysicalMemoryKind> physical(session, unit);
  const Exported<MemoryKind> memoryHandle(session, memory.get());
  const Exported<PhysicalMemoryKind> physicalHandle(session, physical.get());
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    void *address = nullptr;
    ur_physical_mem_handle_t object = nullptr;
    if (!trial.succeeded(
            MemoryKind::open(session, memoryHandle.data(), memoryHandle.size(), &address)) ||
        !trial.succeeded(PhysicalMemoryKind::open(session, physicalHandle.data(),
                                                  physicalHandle.size(), &object)))
      break;
    const bool isRetained = trial.below(3) == 0;
    if (isRetained)
      trial.succeeded(urPhysicalMemRetain(object));
    trial.succeeded(trial.below(2) == 0 ? urPhysicalMemRelease(object)
                                        : PhysicalMemoryKind::close(session, object));
    if (isRetained)
      trial.succeeded(urPhysicalMemRelease(object));
    trial.succeeded(MemoryKind::close(session, address));
    std::deque<Owned<PhysicalMemoryKind>> newPhysical;
    for (int i = 0; i < 4; ++i)
      newPhysical.emplace_back(session, unit);
    for (const auto &newObject : newPhysical)
      trial.expect(PhysicalMemoryKind::close(session, newObject.get()) ==
                       UR_RESULT_ERROR_INVALID_ARGUMENT,
                   "a Close accepted physical memory that Open did not return");
    const Owned<MemoryKind> newMemory(session, trial.size);
    trial.expect(MemoryKind::close(session, newMemory.get()) == UR_RESULT_ERROR_INVALID_ARGUMENT,
                 "a Close accepted memory that Open did not return");
  }
}

} // namespace ur::histories
