// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials of rectangles, flags of buffers, recorded times, registered host memory, and addresses
// near the start or the end of an allocation.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/support/host_memory_kind.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <iterator>

#include <sys/mman.h>

namespace ur::histories {

using namespace support;

namespace {

struct AllocInfo {
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  void *base = nullptr;
  std::size_t size = 0;

  AllocInfo(Trial &trial, const void *address, const Session &session) {
    const ur_context_handle_t context = session.context();
    trial.succeeded(urUSMGetMemAllocInfo(context, address, UR_USM_ALLOC_INFO_TYPE, sizeof(type),
                                         &type, nullptr));
    if (type == UR_USM_TYPE_UNKNOWN)
      return;
    trial.succeeded(urUSMGetMemAllocInfo(context, address, UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base),
                                         &base, nullptr));
    trial.succeeded(urUSMGetMemAllocInfo(context, address, UR_USM_ALLOC_INFO_SIZE, sizeof(size),
                                         &size, nullptr));
  }
};

} // namespace

// Copies and fills rectangles of two allocations and of host memory, with any width and pitch. Each
// command follows the previous command, because of the queue's order or its wait list.
void copyRectangles(Trial &trial) {
  constexpr std::size_t kBytes = 6 * kPage;
  const Owned<MemoryKind> memory(trial.session, kBytes);
  const Owned<MemoryKind> other(trial.session, kBytes);
  std::vector<std::uint8_t> host = patternOf(1, kBytes);
  const std::array<std::uint8_t *, 3> sides{static_cast<std::uint8_t *>(memory.get()),
                                            static_cast<std::uint8_t *>(other.get()), host.data()};
  std::array<std::vector<std::uint8_t>, 3> expected{host, host, host};
  for (std::uint8_t *const side : {sides[0], sides[1]})
    trial.copy(side, host.data(), kBytes);
  const bool isOutOfOrder = trial.below(2) == 0;
  const ur_queue_handle_t queue =
      makeQueue(trial, isOutOfOrder ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
  std::vector<ur_event_handle_t> events;
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const std::size_t width = 1 + trial.below(trial.below(4) == 0 ? 700 : 40);
    const std::size_t height = 1 + trial.below(12);
    const bool fills = trial.below(2) == 0;
    const std::size_t to = trial.below(fills ? 2 : 3);
    const std::size_t from = (to + 1 + trial.below(2)) % 3;
    const bool isSource = !fills && from != 2 && trial.below(2) == 0; // the side that is too long
    const bool isTooLong = (isSource || to != 2) && width > 1 && trial.below(8) == 0;
    const auto pitch = [&] { return width + (trial.below(3) == 0 ? 0 : trial.below(50)); };
    const std::size_t toPitch = pitch();
    const std::size_t fromPitch = pitch();
    const auto beginOf = [&](std::size_t rowPitch, bool isWrong) {
      const std::size_t room = kBytes - rowPitch * height;
      return isWrong ? room + 1 : trial.below(3) == 0 ? room : trial.below(room);
    };
    const std::size_t toBegin = beginOf(toPitch, isTooLong && !isSource);
    const std::size_t fromBegin = beginOf(fromPitch, isTooLong && isSource);
    std::size_t patternSize = std::size_t{1} << trial.below(6);
    while (width * height % patternSize != 0)
      patternSize /= 2;
    const std::vector<std::uint8_t> pattern = patternOf(round + 1, patternSize);
    const bool waits = !events.empty() && (isOutOfOrder || trial.below(2) == 0);
    const std::uint32_t count = waits ? 1 : 0;
    const ur_event_handle_t *const list = waits ? &events.back() : nullptr;
    std::uint8_t *const target = sides[to] + toBegin;
    ur_event_handle_t event = nullptr;
    const ur_result_t code =
        fills ? urEnqueueUSMFill2D(queue, target, toPitch, patternSize, pattern.data(), width,
                                   height, count, list, &event)
              : urEnqueueUSMMemcpy2D(queue, trial.below(4) == 0, target, toPitch,
                                     sides[from] + fromBegin, fromPitch, width, height, count, list,
                                     &event);
    if (code == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      break;
    if (isTooLong) { // other invalid rectangles
      const std::size_t wrongCases[][4] = {{0, 1, 1, 1},
                                           {1, 2, 1, 1},
                                           {1, 0, 1, 1},
                                           {1, 1, 0, 1},
                                           {3, 3, 1, fills ? 3u : 0u},
                                           {1, 1, 1, fills ? 2u : 0u}};
      for (const auto &[pitchIn, widthIn, heightIn, patternIn] : wrongCases)
        trial.expect(
            patternIn == 0 ||
                (fills ? urEnqueueUSMFill2D(queue, sides[to], pitchIn, patternIn, host.data(),
                                            widthIn, heightIn, 0, nullptr, nullptr)
                       : urEnqueueUSMMemcpy2D(queue, true, sides[to], pitchIn, sides[from], 8,
                                              widthIn, heightIn, 0, nullptr, nullptr)) ==
                    UR_RESULT_ERROR_INVALID_SIZE,
            "a rectangle without bytes, or with a wrong pitch or pattern, was accepted");
    }
    if (isTooLong)
      trial.expect(code == UR_RESULT_ERROR_INVALID_SIZE && !event,
                   "a rectangle past the end of its memory was accepted");
    else if (trial.succeeded(code))
      events.push_back(event);
    for (std::size_t i = 0; code == UR_RESULT_SUCCESS && !isTooLong && i < width * height; ++i)
      expected[to][toBegin + i / width * toPitch + i % width] =
          fills ? pattern[i % patternSize]
                : expected[from][fromBegin + i / width * fromPitch + i % width];
  }
  trial.succeeded(urQueueFinish(queue));
  trial.expectBytes(sides[0], expected[0], "a rectangle has other bytes");
  trial.expectBytes(sides[1], expected[1], "a rectangle has other bytes");
  trial.expect(host == expected[2], "a rectangle of host memory has other bytes");
  for (const ur_event_handle_t event : events)
    trial.succeeded(urEventRelease(event));
  trial.succeeded(urQueueRelease(queue));
}

// Creates buffers with random flags, with or without host memory, and parts of them with all access
// flags.
void combineFlags(Trial &trial) {
  constexpr ur_mem_flags_t kAccess =
      UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY;
  constexpr ur_mem_flags_t kNewMemory =
      UR_MEM_FLAG_ALLOC_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  constexpr ur_mem_flags_t kBytes =
      UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  constexpr ur_mem_flags_t kAll = kAccess | kNewMemory | kBytes;
  std::vector<std::uint8_t> host(2 * kPage);
  const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr,
                                          host.data()};
  const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, kPage, kPage};
  const bool hasHost = trial.below(2) == 0;
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const auto flags = static_cast<ur_mem_flags_t>(trial.below(kAll + 1));
    const bool usesHost = (flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0;
    const bool isWrongValue =
        std::popcount(flags & kAccess) > 1 || (usesHost && (flags & kNewMemory) != 0);
    const bool isWrongHost = ((flags & kBytes) != 0) != hasHost;
    Mem whole;
    const ur_result_t code = urMemBufferCreate(trial.session.context(), flags, host.size(),
                                               hasHost ? &properties : nullptr, whole.out());
    trial.expect((isWrongValue && code == UR_RESULT_ERROR_INVALID_VALUE) ||
                     (isWrongHost && code == UR_RESULT_ERROR_INVALID_HOST_PTR) ||
                     (!isWrongValue && !isWrongHost && code == UR_RESULT_SUCCESS),
                 "the flags of a buffer have the wrong result");
    for (ur_mem_flags_t flag = 0; whole && flag <= kAccess; ++flag) {
      const ur_mem_flags_t partFlags = flag | (trial.below(4) == 0 ? kNewMemory & flags : 0);
      const ur_mem_flags_t access = flags & (UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY);
      const bool isAllowed = access == 0 || (partFlags & ~access) == 0;
      const bool fits = (partFlags & ~kAccess) == 0 && std::popcount(partFlags) <= 1 && isAllowed;
      Mem part;
      const ur_result_t result = urMemBufferPartition(
          whole.get(), partFlags, UR_BUFFER_CREATE_TYPE_REGION, &region, part.out());
      trial.expect(result == (fits ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE) &&
                       fits == static_cast<bool>(part),
                   "the flags of a part of a buffer have the wrong result");
    }
  }
}

// Records a time after a held command. The order follows from an empty wait list, the command's
// event in the wait list, or the order of the queue.
void recordTimes(Trial &trial) {
  if (!trial.session.entry().supports(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP))
    return;
  const bool isNativeCpu = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  const auto clock = [&] {
    std::uint64_t now = 0;
    return urDeviceGetGlobalTimestamps(trial.session.device(), &now, nullptr) == UR_RESULT_SUCCESS
               ? now
               : 0;
  };
  const Owned<MemoryKind> memory(trial.session, trial.size);
  const std::vector<std::uint8_t> bytes(trial.size);
  std::uint64_t lastEnd = 0;
  for (unsigned round = 0; round < 2 && trial.hasNoFailure(); ++round) {
    const std::uint64_t before = clock();
    test::Gate gate(trial.session);
    const ur_queue_handle_t queue =
        makeQueue(trial, (trial.below(3) != 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0) |
                             (trial.below(3) == 0 ? UR_QUEUE_FLAG_PROFILING_ENABLE : 0));
    ur_event_handle_t first = nullptr;
    ur_event_handle_t timeEvents[2] = {};
    const auto way = trial.below(3);
    trial.succeeded(way == 0   ? urEnqueueUSMMemcpy(queue, false, memory.get(), bytes.data(),
                                                    bytes.size(), 1, &gate.event(), &first)
                    : way == 1 ? urEnqueueEventsWait(queue, 1, &gate.event(), &first)
                               : urEnqueueEventsWaitWithBarrier(queue, 1, &gate.event(), &first));
    const bool waits = trial.below(3) == 0;
    if (!trial.succeeded(urEnqueueTimestampRecordingExp(queue, false, waits ? 1 : 0,
                                                        waits ? &first : nullptr, &timeEvents[0])))
      break;
    // The clock of other adapters may wait for the held command.
    const std::uint64_t callEnd = isNativeCpu ? clock() : ~std::uint64_t{0};
    trial.expect(test::staysFalse([&] { return isFinal(statusOf(timeEvents[0])); }),
                 "a recorded time did not wait for an earlier command");
    gate.open();
    trial.succeeded(urEnqueueTimestampRecordingExp(queue, true, 0, nullptr, &timeEvents[1]));
    trial.expect(isFinal(statusOf(first)), "a recorded time did not wait for an earlier command");
    for (const ur_event_handle_t event : timeEvents) {
      std::uint64_t queued = 0, submitted = 0, start = 0, end = 0;
      for (const auto &[name, time] : {std::pair{UR_PROFILING_INFO_COMMAND_QUEUED, &queued},
                                       {UR_PROFILING_INFO_COMMAND_SUBMIT, &submitted},
                                       {UR_PROFILING_INFO_COMMAND_START, &start},
                                       {UR_PROFILING_INFO_COMMAND_COMPLETE, &end},
                                       {UR_PROFILING_INFO_COMMAND_END, &end}})
        trial.succeeded(urEventGetProfilingInfo(event, name, sizeof(*time), time, nullptr));
      trial.expect(queued == submitted && submitted <= start && start == end && lastEnd <= end,
                   "recorded times are out of order");
      trial.expect(before == 0 || event == timeEvents[1] || (before <= queued && queued <= callEnd),
                   "a recorded time was not queued during its call");
      lastEnd = end;
    }
    trial.succeeded(urQueueFinish(queue));
    for (const ur_event_handle_t event : {first, timeEvents[0], timeEvents[1]})
      trial.succeeded(urEventRelease(event));
    trial.succeeded(urQueueRelease(queue));
  }
}

// Registers, uses and unregisters ranges of pages with different rights.
void registerPages(Trial &trial) {
  constexpr std::size_t kPages = 7;
  constexpr int kRights[] = {PROT_NONE, PROT_READ, PROT_READ | PROT_WRITE};
  struct Range {
    std::size_t first, count;
  };
  if (!trial.session.entry().supports(UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP))
    return;
  const ur_context_handle_t context = trial.session.context();
  const bool isNativeCpu = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  const Session other(trial.session.entry());
  const Owned<MemoryKind> usm(trial.session, 1 + trial.below(3 * kPage));
  auto *const start = static_cast<std::uint8_t *>(
      mmap(nullptr, kPages * kPage, kRights[2], MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  std::vector<std::uint8_t> expected(kPages * kPage);
  std::array<std::size_t, kPages> rights{};
  rights.fill(2);
  std::vector<Range> registrations;
  const auto covers = [](const Range &range, std::size_t page) {
    return range.first <= page && page < range.first + range.count;
  };
  for (unsigned round = 0; round < 3 * kRounds && trial.hasNoFailure(); ++round) {
    const std::size_t first = trial.below(kPages);
    const std::size_t count = 1 + trial.below(kPages - first);
    const auto found = std::ranges::find_if(
        registrations, [&](const Range &range) { return covers(range, first); });
    const bool isRegistered = found != registrations.end();
    switch (trial.below(isRegistered ? 7 : 4)) {
    case 0: // other rights
      if (!isRegistered)
        mprotect(start + first * kPage, kPage, kRights[rights[first] = trial.below(5) % 3]);
      break;
    case 1: { // pages of USM memory
      auto *const usmStart = static_cast<std::uint8_t *>(usm.get());
      auto *const page = usmStart - reinterpret_cast<std::uintptr_t>(usmStart) % kPage;
      trial.expect(urUSMHostAllocRegisterExp(context, page, count * kPage, nullptr) ==
                       UR_RESULT_ERROR_INVALID_VALUE,
                   "USM memory was registered");
      break;
    }
    case 2:
    case 3: {
      const bool isReadOnly = trial.below(3) == 0;
      const bool isOdd = trial.below(10) == 0;
      const ur_exp_usm_host_alloc_register_properties_t properties{
          UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES, nullptr,
          isReadOnly
              ? ur_exp_usm_host_alloc_register_flags_t{UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY}
              : 0};
      bool fits = !isOdd;
      std::size_t minRights = 2;
      for (std::size_t page = first; page < first + count; ++page) {
        minRights = std::min(minRights, rights[page]);
        fits = fits && std::ranges::none_of(
                           registrations, [&](const Range &range) { return covers(range, page); });
      }
      fits = fits && minRights >= (isReadOnly ? 1 : 2);
      const std::size_t sizes[] = {count * kPage - 1, 0, std::size_t{0} - kPage, count * kPage};
      const std::size_t oddCase = trial.below(4); // the last one: an odd address
      const ur_result_t code = urUSMHostAllocRegisterExp(
          context, start + first * kPage + (isOdd && oddCase == 3 ? 1 : 0),
          sizes[isOdd ? oddCase : 3], &properties);
      if (code == UR_RESULT_SUCCESS)
        registrations.push_back({first, count});
      trial.expect(code == (fits ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE) ||
                       (code == UR_RESULT_ERROR_INVALID_VALUE && isReadOnly && !isNativeCpu),
                   "a registration returned the wrong result");
      break;
    }
    case 4: { // a call with the wrong address or context must not unregister
      auto *const begin = start + found->first * kPage;
      trial.expect(urUSMHostAllocUnregisterExp(other.context(), begin) ==
                           UR_RESULT_ERROR_INVALID_VALUE &&
                       urUSMHostAllocUnregisterExp(context, begin + 1 + trial.below(kPage - 1)) ==
                           UR_RESULT_ERROR_INVALID_VALUE &&
                       urUSMFree(context, begin) == UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                   "a wrong call ended a registration");
      trial.succeeded(urUSMHostAllocUnregisterExp(context, begin));
      registrations.erase(found);
      trial.expect(AllocInfo(trial, begin, trial.session).type == UR_USM_TYPE_UNKNOWN &&
                       urUSMHostAllocUnregisterExp(context, begin) == UR_RESULT_ERROR_INVALID_VALUE,
                   "memory was still registered after Unregister");
      break;
    }
    case 5: { // commands within the registration
      const Range range = *found;
      const std::size_t size = range.count * kPage;
      const std::size_t at = trial.below(size);
      const std::size_t part = 1 + trial.below(size - at);
      auto *const begin = start + range.first * kPage;
      if (*std::min_element(&rights[range.first], &rights[range.first] + range.count) < 2)
        break;
      const auto value = static_cast<std::uint8_t>(round + 1);
      trial.succeeded(urEnqueueUSMFill(trial.session.queue(), begin + at, 1, &value, part, 0,
                                       nullptr, nullptr));
      std::fill_n(expected.begin() + static_cast<std::ptrdiff_t>(range.first * kPage + at), part,
                  value);
      trial.expect(urEnqueueUSMFill(trial.session.queue(), begin + at, 1, &value, size - at + 1, 0,
                                    nullptr, nullptr) == UR_RESULT_ERROR_INVALID_SIZE,
                   "a command past the end of registered memory was accepted");
      if (trial.below(2) != 0)
        break;
      trial.succeeded(urUSMHostAllocUnregisterExp(context, begin)); // waits for the fill
      registrations.erase(found);
      trial.expect(std::memcmp(begin, &expected[range.first * kPage], size) == 0,
                   "Unregister did not wait for a command");
      break;
    }
    default: {
      const AllocInfo info(trial, start + first * kPage + trial.below(kPage), trial.session);
      trial.expect(info.type == UR_USM_TYPE_HOST && info.base == start + found->first * kPage &&
                       info.size == found->count * kPage,
                   "a registration has wrong properties");
    }
    }
  }
  for (const Range &range : registrations)
    trial.succeeded(urUSMHostAllocUnregisterExp(context, start + range.first * kPage));
  mprotect(start, kPages * kPage, kRights[2]);
  trial.expect(std::memcmp(start, expected.data(), expected.size()) == 0,
               "registered memory has wrong bytes");
  munmap(start, kPages * kPage);
}

// Passes addresses before, inside and after an allocation to every call that takes an address. Some
// are in the rest of the allocation's last page.
void useEdges(Trial &trial) {
  const Session &session = trial.session;
  const Session other(session.entry());
  const ur_context_handle_t context = session.context();
  const bool isNativeCpu = session.entry().backend == UR_BACKEND_NATIVE_CPU;
  const ur_result_t sharesHost = session.entry().supports(HostMemoryKind::kQuery)
                                     ? UR_RESULT_SUCCESS
                                     : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const std::uint8_t value = 1;
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const std::size_t size = 1 + trial.below(trial.below(2) == 0 ? 300 : 3 * kPage);
    void *memory = nullptr;
    const auto kind = trial.below(4); // 0 and 1: device memory
    ur_result_t code = UR_RESULT_SUCCESS;
    if (kind < 2)
      code = urUSMDeviceAlloc(context, session.device(), nullptr, nullptr, size, &memory);
    else if (kind == 2)
      code = urUSMHostAlloc(context, nullptr, nullptr, size, &memory);
    else
      code = urUSMSharedAlloc(context, session.device(), nullptr, nullptr, size, &memory);
    if (code != UR_RESULT_SUCCESS)
      continue;
    const ur_result_t expectedGet = kind < 2    ? UR_RESULT_SUCCESS
                                    : kind == 2 ? sharesHost
                                                : UR_RESULT_ERROR_INVALID_ARGUMENT;
    auto *const begin = static_cast<std::byte *>(memory);
    void *data = nullptr;
    std::size_t handleSize = 0;
    void *opened = nullptr;
    if (kind == 0 && trial.succeeded(MemoryKind::get(session, memory, &data, &handleSize)) &&
        trial.below(2) == 0)
      trial.succeeded(MemoryKind::open(session, data, handleSize, &opened));
    const std::size_t tailSize = kPage - size % kPage;
    for (std::byte *const first : {begin, static_cast<std::byte *>(opened)}) {
      if (!first)
        continue;
      for (std::byte *const address :
           {first - 1, first - 1 - trial.below(kPage), first, first + trial.below(size),
            first + size - 1, first + size, first + size + trial.below(tailSize),
            first + size + tailSize - 1, first + size + tailSize}) {
        const bool isInside = first <= address && address < first + size;
        const AllocInfo info(trial, address, session);
        trial.expect(AllocInfo(trial, address, other).type == UR_USM_TYPE_UNKNOWN,
                     "a context knows the memory of another context");
        if (isInside)
          trial.expect(info.base == first && info.size == size &&
                           (info.type == UR_USM_TYPE_DEVICE) == (kind < 2),
                       "an address inside an allocation has wrong properties");
        else
          trial.expect(info.type == UR_USM_TYPE_UNKNOWN ||
                           (info.base != first && info.base <= address &&
                            address < static_cast<std::byte *>(info.base) + info.size),
                       "an address outside of an allocation counts as inside");
        const bool isUnknown = info.type == UR_USM_TYPE_UNKNOWN;
        if (isUnknown && isNativeCpu)
          trial.expect(urEnqueueUSMPrefetch(session.queue(), address, 1, 0, 0, nullptr, nullptr) ==
                               UR_RESULT_ERROR_INVALID_MEM_OBJECT &&
                           urEnqueueUSMAdvise(session.queue(), address, 1, 0, nullptr) ==
                               UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                       "a hint about other memory was accepted");
        if (isUnknown || (isInside && (address != first || first == opened)))
          trial.expect(urUSMFree(context, address) == UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                       "a free accepted an address that is not the start of an allocation");
        if (isUnknown || isInside) {
          if (address != opened)
            trial.expect(MemoryKind::close(session, address) == UR_RESULT_ERROR_INVALID_ARGUMENT,
                         "a Close accepted an address that Open did not return");
          void *newHandle = nullptr;
          std::size_t newHandleSize = 0;
          const ur_result_t result = MemoryKind::get(session, address, &newHandle, &newHandleSize);
          trial.expect(result == (isInside && first == begin ? expectedGet
                                                             : UR_RESULT_ERROR_INVALID_ARGUMENT),
                       "a Get of an address returned the wrong result");
          if (newHandle)
            trial.succeeded(MemoryKind::put(session, newHandle));
        }
        if (!isInside)
          continue;
        const auto room = static_cast<std::size_t>(first + size - address);
        for (const std::size_t bytes : {room + 1, room + trial.below(kPage) + 1, std::size_t{0}})
          trial.expect(urEnqueueUSMFill(session.queue(), address, 1, &value, bytes, 0, nullptr,
                                        nullptr) == UR_RESULT_ERROR_INVALID_SIZE &&
                           urEnqueueUSMMemcpy(session.queue(), true, address, begin, bytes, 0,
                                              nullptr, nullptr) == UR_RESULT_ERROR_INVALID_SIZE,
                       "a command past the end of memory, or without bytes, was accepted");
      }
    }
    if (opened)
      trial.succeeded(MemoryKind::close(session, opened));
    if (data)
      trial.succeeded(MemoryKind::put(session, data));
    trial.succeeded(urUSMFree(context, memory));
    for (const void *const address : {memory, opened})
      trial.expect(!address || AllocInfo(trial, address, session).type == UR_USM_TYPE_UNKNOWN,
                   "freed memory still counts as USM memory");
  }
}

} // namespace ur::histories
