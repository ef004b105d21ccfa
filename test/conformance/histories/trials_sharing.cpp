// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials of exports and imports.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <utility>

namespace ur::histories {

using namespace support;

namespace {

enum class Beside { Close, Open, Get, Write, PutOther, Put, Free };

// Rounds of two concurrent calls that open and close the same handle.
void openBeside(Trial &trial, Beside beside) {
  const auto open = [&](void *&address) {
    trial.succeeded(
        MemoryKind::open(trial.session, trial.handle.data(), trial.handle.size(), &address));
  };
  const auto close = [&](void *&address) {
    if (address && trial.succeeded(MemoryKind::close(trial.session, address)))
      address = nullptr;
  };
  const auto compare = [&](void *address) {
    std::vector<std::uint8_t> bytes(trial.size);
    if (address && trial.copy(bytes.data(), address, bytes.size()))
      trial.compareHandleBytes(std::move(bytes));
  };
  void *one = nullptr;
  void *two = nullptr;
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    if (beside == Beside::Close) {
      if (!one)
        open(one);
      trial.atOnce(round, [&] { open(two); }, [&] { close(one); });
      compare(two);
      std::swap(one, two);
      if (round % 4 == 3)
        close(one);
    } else {
      trial.atOnce(round, [&] { open(one); }, [&] { open(two); });
      compare(one);
      compare(two);
      trial.atOnce(round, [&] { close(one); }, [&] { close(two); });
    }
  }
  close(one);
  close(two);
}

// Rounds of the first Get of new memory, concurrent with another call on that memory.
void getBeside(Trial &trial, Beside beside) {
  const std::size_t size = trial.size;
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    void *memory = nullptr;
    if (!trial.succeeded(urUSMDeviceAlloc(trial.session.context(), trial.session.device(), nullptr,
                                          nullptr, size, &memory)))
      break;
    std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    const auto write = [&] {
      trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), true, memory, bytes.data(), size, 0,
                                         nullptr, nullptr));
    };
    write();
    struct Got {
      void *data = nullptr;
      std::size_t size = 0;
    } one, two;
    const auto get = [&](Got &got) {
      trial.succeeded(MemoryKind::get(trial.session, memory, &got.data, &got.size));
    };
    const auto put = [&](void *data) {
      if (data)
        trial.succeeded(MemoryKind::put(trial.session, data));
    };
    if (beside == Beside::Get) {
      trial.atOnce(round, [&] { get(one); }, [&] { get(two); });
    } else if (beside == Beside::Write) {
      bytes = patternOf(round + 100, size);
      trial.atOnce(round, [&] { get(one); }, write);
    } else if (beside == Beside::PutOther) {
      get(two);
      trial.atOnce(round, [&] { get(one); }, [&] { put(std::exchange(two.data, nullptr)); });
    } else {
      get(one);
    }
    const auto compare = [&](void *opened) {
      std::vector<std::uint8_t> actual(size);
      trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), true, actual.data(), opened, size,
                                         0, nullptr, nullptr));
      trial.expect(actual == bytes, "the bytes differ from those written");
      trial.succeeded(MemoryKind::close(trial.session, opened));
    };
    for (const Got &got : {one, two})
      if (void *opened = nullptr;
          got.data && trial.succeeded(MemoryKind::open(trial.session, got.data, got.size, &opened)))
        compare(opened);
    if (beside == Beside::Put || beside == Beside::Free) {
      const auto *const start = static_cast<const std::byte *>(one.data);
      std::vector<std::byte> handle(start, start + one.size);
      void *opened = nullptr;
      ur_result_t code = UR_RESULT_SUCCESS;
      trial.atOnce(
          round,
          [&] { code = MemoryKind::open(trial.session, handle.data(), handle.size(), &opened); },
          [&] {
            if (beside == Beside::Put)
              return put(std::exchange(one.data, nullptr));
            trial.succeeded(urUSMFree(trial.session.context(), std::exchange(memory, nullptr)));
          });
      if (code == UR_RESULT_SUCCESS)
        compare(opened);
      else if (code != UR_RESULT_ERROR_INVALID_VALUE) // the code for a stale handle
        trial.succeeded(code);
    }
    trial.atOnce(round, [&] { put(one.data); }, [&] { put(two.data); });
    if (memory)
      trial.succeeded(urUSMFree(trial.session.context(), memory));
  }
}

} // namespace

void openBesideClose(Trial &trial) { openBeside(trial, Beside::Close); }
void openBesideOpen(Trial &trial) { openBeside(trial, Beside::Open); }
void getBesideGet(Trial &trial) { getBeside(trial, Beside::Get); }
void getBesideWrite(Trial &trial) { getBeside(trial, Beside::Write); }
void getBesidePut(Trial &trial) { getBeside(trial, Beside::PutOther); }
void openBesidePut(Trial &trial) { getBeside(trial, Beside::Put); }
void openBesideFree(Trial &trial) { getBeside(trial, Beside::Free); }

// Rounds of a wait for a pending signal, concurrent with the first Get of its event.
void waitBesideGet(Trial &trial) {
  constexpr std::size_t kBytes = std::size_t{8} << 20; // enough to make the wait sleep
  const Owned<MemoryKind> from(trial.session, kBytes);
  const Owned<MemoryKind> to(trial.session, kBytes);
  for (unsigned round = 0; round < kRounds / 2 && trial.isGood(); ++round) {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                          UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = nullptr;
    if (!trial.succeeded(urEventCreateExp(trial.session.context(), trial.session.device(),
                                          &description, &event)))
      break;
    for (unsigned copies = 0; copies <= 2 * round % 8; ++copies)
      trial.succeeded(urEnqueueUSMMemcpy(trial.session.queue(), false, to.get(), from.get(), kBytes,
                                         0, nullptr, nullptr));
    trial.succeeded(
        urEnqueueEventsWaitWithBarrierExt(trial.session.queue(), nullptr, 0, nullptr, &event));
    void *data = nullptr;
    std::size_t size = 0;
    ur_event_handle_t opened = nullptr;
    trial.atOnce(
        round, [&] { trial.succeeded(urEventWait(1, &event)); },
        [&] {
          if (trial.succeeded(EventKind::get(trial.session, event, &data, &size)) &&
              trial.succeeded(EventKind::open(trial.session, data, size, &opened)))
            trial.succeeded(urEventWait(1, &opened));
        });
    for (const ur_event_handle_t waitedFor : {event, opened}) {
      ur_event_status_t status = UR_EVENT_STATUS_ERROR;
      if (waitedFor)
        trial.succeeded(urEventGetInfo(waitedFor, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                       sizeof(status), &status, nullptr));
      trial.expect(status == UR_EVENT_STATUS_COMPLETE, "an event was not complete after the wait");
    }
    if (opened)
      trial.succeeded(urEventRelease(opened));
    if (data)
      trial.succeeded(EventKind::put(trial.session, data));
    trial.succeeded(urEventRelease(event));
  }
  trial.succeeded(urQueueFinish(trial.session.queue()));
}

// Rounds of the first Get of physical memory, concurrent with calls that change its mappings.
void mapBesideGet(Trial &trial) {
  const ur_context_handle_t context = trial.session.context();
  const std::size_t unit = granularity(trial.session);
  const std::size_t size = 2 * unit;
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    const Owned<PhysicalMemoryKind> memory(trial.session, size);
    void *range = nullptr;
    void *other = nullptr;
    trial.succeeded(urVirtualMemReserve(context, nullptr, size, &range));
    trial.succeeded(urVirtualMemReserve(context, nullptr, size, &other));
    const auto map = [&](void *start, ur_virtual_mem_access_flags_t access) {
      return trial.succeeded(urVirtualMemMap(context, start, size, memory.get(), 0, access));
    };
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    if (!map(range, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE) ||
        !trial.copy(range, bytes.data(), size))
      return;
    void *data = nullptr;
    std::size_t handleSize = 0;
    bool isMapped = false;
    trial.atOnce(
        round,
        [&] {
          trial.succeeded(PhysicalMemoryKind::get(trial.session, memory.get(), &data, &handleSize));
        },
        [&] {
          isMapped = map(other, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
          if (isMapped && round % 3 == 0)
            isMapped = !trial.succeeded(urVirtualMemUnmap(context, other, size));
          else if (isMapped && round % 3 == 1)
            trial.succeeded(
                urVirtualMemSetAccess(context, range, unit, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
        });
    if (!isMapped)
      isMapped = map(other, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
    const std::vector<std::uint8_t> changed = patternOf(round + 100, size);
    if (isMapped && trial.copy(other, changed.data(), size))
      trial.expectBytes(range, changed, "two mappings of physical memory show different bytes");
    if (data)
      trial.succeeded(PhysicalMemoryKind::put(trial.session, data));
    for (void *const start : {range, other}) {
      trial.succeeded(urVirtualMemUnmap(context, start, size));
      trial.succeeded(urVirtualMemFree(context, start, size));
    }
  }
}

// A pool reuses freed memory for a new allocation, which is exported.
void shareReusedMemory(Trial &trial) {
  const ur_context_handle_t context = trial.session.context();
  const std::size_t least = trial.below(3) * 3000 * trial.below(20);
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0, least};
  const bool zeroes = trial.below(2) == 0;
  ur_usm_pool_desc_t description{
      UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits,
      zeroes ? ur_usm_pool_flags_t{UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK} : 0};
  UsmPool pool;
  if (!trial.succeeded(urUSMPoolCreate(context, &description, pool.out())))
    return;
  for (unsigned round = 0; round < kRounds && trial.isGood(); ++round) {
    const std::size_t size = 1 + trial.below(round % 2 == 0 ? trial.size : 200);
    const std::size_t freed = std::max(least, size);
    void *memory = nullptr;
    const auto allocate = [&](std::size_t bytes) {
      return trial.succeeded(
          urUSMDeviceAlloc(context, trial.session.device(), nullptr, pool.get(), bytes, &memory));
    };
    if (!allocate(freed) || !trial.copy(memory, patternOf(round + 1, freed).data(), freed) ||
        !trial.succeeded(urUSMFree(context, memory)) || !allocate(size))
      return;
    if (zeroes)
      trial.expectBytes(memory, std::vector<std::uint8_t>(size), "a pool did not zero its memory");
    void *data = nullptr;
    std::size_t handleSize = 0;
    if (trial.succeeded(MemoryKind::get(trial.session, memory, &data, &handleSize))) {
      const auto *const end = static_cast<const std::byte *>(memory) + size;
      const std::size_t tail = (kPage - size % kPage) % kPage;
      trial.expect(std::all_of(end, end + tail, [](std::byte byte) { return byte == std::byte{}; }),
                   "the rest of the last page of shared memory is not zero");
      trial.succeeded(MemoryKind::put(trial.session, data));
    }
    trial.succeeded(urUSMFree(context, memory));
  }
}

} // namespace ur::histories
