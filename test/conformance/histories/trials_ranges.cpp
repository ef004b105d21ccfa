// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials that map several objects next to each other into a reserved range of addresses.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/delays.hpp"
#include "test/conformance/histories/rect.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/histories/world.hpp"
#include "test/conformance/support/device_test.hpp"

#include <algorithm>
#include <array>
#include <deque>

namespace ur::histories {

using namespace support;

namespace {

constexpr auto kReadWriteAccess = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;

// Reserved addresses, counted in units of the granularity.
struct Range {
  Trial &trial;
  const std::size_t units;
  const std::size_t unit = granularity(trial.session);
  const std::size_t size = units * unit;
  std::byte *start = nullptr;

  Range(Trial &owner, std::size_t count) : trial(owner), units(count) {
    void *reserved = nullptr;
    trial.succeeded(urVirtualMemReserve(context(), nullptr, size, &reserved));
    start = static_cast<std::byte *>(reserved);
  }
  Range(const Range &) = delete;
  Range &operator=(const Range &) = delete;
  ~Range() { trial.succeeded(urVirtualMemFree(context(), start, size)); }

  ur_context_handle_t context() const { return trial.session.context(); }
  std::byte *at(std::size_t number) const { return start + number * unit; }
  ur_result_t map(std::size_t first, std::size_t count, ur_physical_mem_handle_t object,
                  std::size_t offset, ur_virtual_mem_access_flags_t access) const {
    return urVirtualMemMap(context(), at(first), count * unit, object, offset * unit, access);
  }
  ur_result_t unmap(std::size_t first, std::size_t count) const {
    return urVirtualMemUnmap(context(), at(first), count * unit);
  }
  ur_result_t setAccess(std::size_t first, std::size_t count,
                        ur_virtual_mem_access_flags_t access) const {
    return urVirtualMemSetAccess(context(), at(first), count * unit, access);
  }
};

} // namespace

// Maps, protects and unmaps parts of a range. Each call must change exactly its own units, or fail
// without a change.
void changeRange(Trial &trial) {
  constexpr std::size_t kUnits = 5;
  constexpr ur_virtual_mem_access_flags_t kAccess[] = {
      UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY, kReadWriteAccess};
  constexpr std::uint64_t kRights[] = {0, 4, 6}; // rights that /proc/self/maps shows
  struct Unit {
    std::size_t object = 0; // the mapped object, counted from 1; 0: not mapped
    std::size_t part = 0;   // the unit of the object that is mapped here
    std::size_t access = 0;
    std::size_t first = 0, count = 0; // the first unit and the length of the mapping
  };
  const bool hasParts = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  const Range range(trial, kUnits);
  using Object = Owned<PhysicalMemoryKind>;
  const Object objects[] = {Object(trial.session, range.unit),
                            Object(trial.session, 2 * range.unit),
                            Object(trial.session, 3 * range.unit)};
  const std::size_t size = std::min(range.unit, std::size_t{kPage}); // compared bytes per unit
  std::array<std::array<std::uint64_t, 4>, 4> seeds{}; // per object and unit; 0: not written
  std::array<Unit, kUnits> units;
  void *handles[3] = {};
  for (unsigned round = 0; round < 2 * kRounds && trial.hasNoFailure(); ++round) {
    std::size_t first = trial.below(kUnits);
    std::size_t count = 1 + trial.below(kUnits - first);
    const std::size_t access = trial.below(4) == 0 ? trial.below(3) : 2;
    const std::size_t object = 1 + trial.below(3);
    const auto isMapped = [](const Unit &unit) { return unit.object != 0; };
    const auto way = trial.below(3);
    const std::size_t part = hasParts ? trial.below(object) : 0;
    if (way == 0)
      count = hasParts ? 1 + trial.below(object - part) : object;
    else if (!hasParts && isMapped(units[first])) // only whole mappings
      std::tie(first, count) = std::pair(units[first].first, units[first].count);
    const auto begin = units.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = begin + static_cast<std::ptrdiff_t>(std::min(count, kUnits - first));
    const bool isInside = count <= kUnits - first;
    const bool isFree = std::none_of(begin, end, isMapped);
    const bool isFull = std::all_of(begin, end, isMapped);
    if (!hasParts && (way == 0 ? std::ranges::count(units, object, &Unit::object) != 0
                               : isFull && begin->count != count))
      continue; // some drivers map an object only once, and change only whole mappings
    bool fits = isInside && (way == 0 ? isFree : isFull);
    ur_result_t code = UR_RESULT_SUCCESS;
    const auto change = [&] {
      code = way == 0   ? range.map(first, count, objects[object - 1].get(), part, kAccess[access])
             : way == 1 ? range.unmap(first, count)
                        : range.setAccess(first, count, kAccess[access]);
    };
    void *&handle = handles[trial.below(3)]; // the first Get moves the memory
    const auto get = [&] {
      std::size_t bytes = 0;
      trial.succeeded(PhysicalMemoryKind::get(trial.session, objects[&handle - handles].get(),
                                              &handle, &bytes));
    };
    const bool isBesideGet = !handle && trial.below(4) == 0;
    // After a failure, an unmap of several mappings may have removed some of them.
    const bool mayFail = hasParts && way != 1 && !isBesideGet && trial.below(3) == 0;
    if (isBesideGet) {
      trial.runTogether(round, change, get);
    } else {
      failSystemCall(mayFail ? 1 + static_cast<unsigned>(trial.below(way == 0 ? 3 : 1)) : 0);
      change();
      failSystemCall(0);
    }
    if (mayFail && isShortage(code))
      fits = false;
    else
      trial.expect(code == (fits ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE),
                   "a change of a range returned the wrong result");
    for (std::size_t i = 0; fits && i < count; ++i) {
      Unit &unit = units[first + i];
      if (way == 2)
        unit.access = access;
      else
        unit = way == 0 ? Unit{object, part + i, access, first, count} : Unit{};
    }
    for (std::size_t i = 0; i < kUnits && trial.hasNoFailure(); ++i) {
      const Unit &unit = units[i];
      ur_virtual_mem_access_flags_t mode = 0;
      trial.succeeded(urVirtualMemGetInfo(range.context(), range.at(i), range.unit,
                                          UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof(mode), &mode,
                                          nullptr));
      const auto address = reinterpret_cast<std::uintptr_t>(range.at(i));
      trial.expect(
          mode == kAccess[unit.access] &&
              (!hasParts || rightsOf(address, address + range.unit) == kRights[unit.access]),
          "a unit of a range has wrong rights");
      std::uint64_t &seed = seeds[unit.object][unit.part];
      if (unit.access != 0 && seed != 0)
        trial.expectBytes(range.at(i), patternOf(seed, size), "a unit shows wrong bytes");
      if (unit.access == 2 && trial.below(3) == 0) {
        seed = round + 1;
        trial.copy(range.at(i), patternOf(seed, size).data(), size);
      }
    }
  }
  for (std::size_t i = 0; i < kUnits; ++i)
    if (units[i].object != 0 && (hasParts || units[i].first == i))
      trial.succeeded(range.unmap(i, hasParts ? 1 : units[i].count));
  for (void *const handle : handles)
    if (handle)
      trial.succeeded(PhysicalMemoryKind::put(trial.session, handle));
}

// Copies a region with gaps between its rows that reaches from one mapping into the next mapping.
// If the caller unmaps one of the two, CUDA and HIP wait for the command. With other adapters, the
// caller waits before.
void unmapBesideRegion(Trial &trial) {
  constexpr std::size_t kLarge = std::size_t{4} << 20;
  constexpr std::size_t kWindow = 2 * kPage; // bytes around the end of the first mapping
  const ur_queue_handle_t queue = trial.session.queue();
  const ur_backend_t backend = trial.session.entry().backend;
  const Range range(trial, 2);
  using Object = Owned<PhysicalMemoryKind>;
  const Object objects[] = {Object(trial.session, range.unit), Object(trial.session, range.unit)};
  const Owned<MemoryKind> large(trial.session, kLarge);
  const std::vector<std::uint8_t> busy(kLarge, 1);
  for (std::size_t i = 0; i < 2; ++i)
    trial.succeeded(range.map(i, 1, objects[i].get(), 0, kReadWriteAccess));
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    Region region{1 + trial.below(64), 1 + trial.below(4), 1 + trial.below(4), {}, {}};
    region.far.row = region.width + trial.below(round % 2 == 0 ? 200 : 20);
    region.far.slice = region.far.row * (region.height + trial.below(round % 3 == 0 ? 4 : 1));
    const std::size_t packedSize = region.width * region.height * region.depth;
    const std::size_t extent = region.hostBytes();
    if (extent < 2 || extent > kWindow / 2)
      continue;
    region.far.base = kWindow / 2 - 1 - trial.below(extent - 1);
    std::byte *const window = range.at(1) - kWindow / 2;
    std::byte *const host = window + region.far.base;
    Content image(kWindow);
    Content packed(packedSize);
    const std::vector<std::uint8_t> windowBytes = patternOf(2 * round + 1, kWindow);
    const std::vector<std::uint8_t> bufferBytes = patternOf(2 * round + 2, packedSize);
    image.write(0, modelBytesOf(windowBytes));
    packed.write(0, modelBytesOf(bufferBytes));
    trial.copy(window, windowBytes.data(), kWindow);
    Mem buffer;
    if (!trial.succeeded(
            urMemBufferCreate(trial.session.context(), 0, packedSize, nullptr, buffer.out())) ||
        !trial.succeeded(urEnqueueMemBufferWrite(queue, buffer.get(), true, 0, packedSize,
                                                 bufferBytes.data(), 0, nullptr, nullptr)))
      break;
    for (int copies = 0; copies < 3; ++copies)
      trial.succeeded(
          urEnqueueUSMMemcpy(queue, false, large.get(), busy.data(), kLarge, 0, nullptr, nullptr));
    const bool reads = trial.below(2) == 0;
    const ur_rect_region_t size{region.width, region.height, region.depth};
    if (reads)
      region.copy(packed, region.near, image, region.far);
    else
      region.copy(image, region.far, packed, region.near);
    trial.succeeded(reads ? urEnqueueMemBufferReadRect(queue, buffer.get(), false, {}, {}, size, 0,
                                                       0, region.far.row, region.far.slice, host, 0,
                                                       nullptr, nullptr)
                          : urEnqueueMemBufferWriteRect(queue, buffer.get(), false, {}, {}, size, 0,
                                                        0, region.far.row, region.far.slice, host,
                                                        0, nullptr, nullptr));
    if (backend != UR_BACKEND_CUDA && backend != UR_BACKEND_HIP)
      trial.succeeded(urQueueFinish(queue));
    const std::size_t other = trial.below(2);
    trial.succeeded(range.unmap(other, 1));
    trial.succeeded(range.map(other, 1, objects[other].get(), 0, kReadWriteAccess));
    trial.succeeded(urQueueFinish(queue));
    const auto bytesOf = [](const Content &content) {
      const auto bytes = content.read(0, content.size());
      return std::vector<std::uint8_t>(bytes.begin(), bytes.end());
    };
    trial.expectBytes(window, bytesOf(image),
                      "a command on a region changed bytes outside the region");
    std::vector<std::uint8_t> actual(packedSize);
    trial.succeeded(urEnqueueMemBufferRead(queue, buffer.get(), true, 0, packedSize, actual.data(),
                                           0, nullptr, nullptr));
    trial.expect(actual == bytesOf(packed), "a region has wrong bytes");
  }
  for (std::size_t i = 0; i < 2; ++i)
    trial.succeeded(range.unmap(i, 1));
}

// Runs a second thread during the first Get, which moves the memory. The thread changes the rights
// of a mapping, removes the mapping, maps the memory a second time, or writes to the memory.
void changeBesideGet(Trial &trial) {
  constexpr ur_virtual_mem_access_flags_t kAccess[] = {
      UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY, kReadWriteAccess};
  constexpr std::uint64_t kRights[] = {0, 4, 6}; // rights that /proc/self/maps shows
  enum Beside : std::uint64_t { kAccessOnly, kUnmap, kMapAgain, kWrite, kChanges };
  const bool isNativeCpu = trial.session.entry().backend == UR_BACKEND_NATIVE_CPU;
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    const std::size_t units = isNativeCpu ? 1 + trial.below(trial.below(2) == 0 ? 8 : 128) : 1;
    const Range first(trial, units);
    const Range second(trial, units);
    const Owned<PhysicalMemoryKind> object(trial.session, first.size);
    const std::vector<std::uint8_t> bytes = patternOf(round + 1, std::min(first.size, 64 * kPage));
    const std::vector<std::uint8_t> writtenBytes = patternOf(round + 100, kPage);
    trial.succeeded(first.map(0, units, object.get(), 0, kReadWriteAccess));
    trial.copy(first.at(0), bytes.data(), bytes.size());
    const auto change =
        isNativeCpu && round % 2 == 0 ? trial.below(kChanges) : std::uint64_t{kAccessOnly};
    const std::size_t access = trial.below(3);
    void *data = nullptr;
    std::size_t size = 0;
    const auto get = [&] {
      trial.succeeded(PhysicalMemoryKind::get(trial.session, object.get(), &data, &size));
    };
    trial.runTogether(round, get, [&] {
      switch (change) {
      case kAccessOnly: // repeated up to a millisecond, so that the last call may meet any step of
                        // Get
        for (std::uint64_t times = trial.below(64); times > 0; --times)
          trial.succeeded(first.setAccess(0, units, kAccess[trial.below(3)]));
        trial.succeeded(first.setAccess(0, units, kAccess[access]));
        break;
      case kUnmap:
        trial.succeeded(first.unmap(0, units));
        break;
      case kMapAgain:
        trial.succeeded(second.map(0, units, object.get(), 0, kAccess[access]));
        break;
      default:
        trial.copy(first.at(0), writtenBytes.data(), writtenBytes.size());
      }
    });
    const Range &changed = change == kMapAgain ? second : first;
    const auto address = reinterpret_cast<std::uintptr_t>(changed.start);
    const bool hasAccess = change == kAccessOnly || change == kMapAgain;
    trial.expect(!isNativeCpu || !hasAccess ||
                     rightsOf(address, address + changed.size) == kRights[access],
                 "a call during a Get did not set the rights of a mapping");
    if (change == kUnmap)
      trial.succeeded(first.map(0, units, object.get(), 0, kReadWriteAccess));
    else
      trial.succeeded(first.setAccess(0, units, kReadWriteAccess));
    std::vector<std::uint8_t> expected = bytes;
    if (change == kWrite)
      std::copy(writtenBytes.begin(), writtenBytes.end(), expected.begin());
    trial.expectBytes(first.at(0), expected, "a call during a Get changed the memory");
    if (ur_physical_mem_handle_t opened = nullptr;
        isNativeCpu && data &&
        trial.succeeded(PhysicalMemoryKind::open(trial.session, data, size, &opened))) {
      const Range openedRange(trial, units);
      trial.succeeded(openedRange.map(0, units, opened, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
      trial.expectBytes(openedRange.at(0), expected, "an opened handle shows other bytes");
      trial.succeeded(openedRange.unmap(0, units));
      trial.succeeded(PhysicalMemoryKind::close(trial.session, opened));
    }
    if (data)
      trial.succeeded(PhysicalMemoryKind::put(trial.session, data));
    if (change == kMapAgain)
      trial.succeeded(second.unmap(0, units));
    trial.succeeded(first.unmap(0, units));
  }
}

// During the first Get, which moves the memory, another thread counts up a word in each of several
// pages.
void writeBesideGet(Trial &trial) {
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const std::size_t units = 1 + trial.below(trial.below(2) == 0 ? 16 : 256);
    const bool isMapped = trial.below(3) != 0;
    const Range range(trial, units);
    const Owned<PhysicalMemoryKind> object(trial.session, range.size);
    const Owned<MemoryKind> memory(trial.session, range.size);
    trial.succeeded(range.map(0, units, object.get(), 0, kReadWriteAccess));
    auto *const start = isMapped ? range.start : static_cast<std::byte *>(memory.get());
    std::fill_n(start, range.size, std::byte{1}); // a Get takes longer than for zeros
    // The number of pages with a counter.
    const std::size_t pages = 1 + trial.below(std::min<std::size_t>(units, 8));
    const auto word = [&](std::size_t page) -> volatile std::uint64_t & {
      return *reinterpret_cast<volatile std::uint64_t *>(start + page * range.unit);
    };
    for (std::size_t page = 0; page < pages; ++page)
      word(page) = 0;
    std::atomic<bool> hasBegun{false};
    std::atomic<bool> isOver{false};
    std::uint64_t times = 0;
    std::thread writer([&] {
      for (; !isOver; hasBegun = ++times > 10)
        for (std::size_t page = 0; page < pages; ++page)
          word(page) = word(page) + 1;
    });
    while (!hasBegun)
      std::this_thread::yield();
    void *data = nullptr;
    std::size_t size = 0;
    trial.succeeded(isMapped ? PhysicalMemoryKind::get(trial.session, object.get(), &data, &size)
                             : MemoryKind::get(trial.session, memory.get(), &data, &size));
    isOver = true;
    writer.join();
    for (std::size_t page = 0; page < pages; ++page)
      trial.expect(word(page) == times, "a write during a Get was lost");
    if (data)
      trial.succeeded(isMapped ? PhysicalMemoryKind::put(trial.session, data)
                               : MemoryKind::put(trial.session, data));
    trial.succeeded(range.unmap(0, units));
  }
}

// A second device writes to memory of the first device. A denied write may make a device unusable
// for the process, so it is the last action of the process. On Level Zero, the command of a denied
// write may never complete.
void usePeer(Trial &trial) {
  const auto &devices = test::runtime().devices();
  const auto other = std::ranges::find(devices, test::otherDevices().front(), &DeviceEntry::device);
  const ur_backend_t backend = trial.session.entry().backend;
  if (!trial.session.entry().supports(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP) ||
      (backend != UR_BACKEND_CUDA && backend != UR_BACKEND_HIP))
    return;
  const Session peer(*other);
  constexpr std::size_t kUnits = 6; // the last unit stays unchanged
  constexpr ur_virtual_mem_access_flags_t kAccess[] = {UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY,
                                                       kReadWriteAccess};
  const Range range(trial, kUnits);
  const Owned<MemoryKind> usmMemory(trial.session, range.unit);
  std::deque<Owned<PhysicalMemoryKind>> objects;
  std::array<std::size_t, kUnits> access{};
  const std::vector<std::uint8_t> bytes(kPage, 0x5a); // the bytes that the fills write
  for (std::size_t i = 0; i < kUnits; ++i) {
    objects.emplace_back(trial.session, range.unit);
    trial.succeeded(range.map(i, 1, objects[i].get(), 0, kReadWriteAccess));
    trial.copy(range.at(i), bytes.data(), bytes.size());
    access[i] = 1;
  }
  trial.copy(usmMemory.get(), bytes.data(), bytes.size());
  bool isAllowed = false;
  // Adapters may let the device that owns the memory run a command for a device without access.
  const auto isFilled = [&](void *memory) {
    return urEnqueueUSMFill(peer.queue(), memory, 1, bytes.data(), kPage, 0, nullptr, nullptr) ==
               UR_RESULT_SUCCESS &&
           urQueueFinish(peer.queue()) == UR_RESULT_SUCCESS;
  };
  std::vector<std::uint8_t> actual(bytes.size());
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    for (std::uint64_t changes = 1 + trial.below(8); changes > 0; --changes) {
      const std::size_t unit = trial.below(kUnits - 1);
      switch (trial.below(5)) {
      case 0:
        isAllowed = !isAllowed;
        trial.succeeded(isAllowed
                            ? urUsmP2PEnablePeerAccessExp(peer.device(), trial.session.device())
                            : urUsmP2PDisablePeerAccessExp(peer.device(), trial.session.device()));
        break;
      case 1:
        trial.succeeded(range.unmap(unit, 1));
        trial.succeeded(
            range.map(unit, 1, objects[unit].get(), 0, kAccess[access[unit] = trial.below(2)]));
        break;
      default:
        trial.succeeded(range.setAccess(unit, 1, kAccess[access[unit] = trial.below(2)]));
      }
    }
    for (std::size_t i = 0; isAllowed && i < kUnits; ++i)
      trial.expect(urEnqueueUSMMemcpy(peer.queue(), true, actual.data(), range.at(i), actual.size(),
                                      0, nullptr, nullptr) == UR_RESULT_SUCCESS &&
                       actual == bytes && (access[i] == 0 || isFilled(range.at(i))),
                   "a peer device cannot use memory that it may access");
    trial.expect(!isAllowed || isFilled(usmMemory.get()),
                 "a peer device cannot use memory that it may access");
    for (std::size_t i = 0; i < kUnits; ++i)
      trial.expect(access[i] != 0 || !isFilled(range.at(i)),
                   "a peer device writes a mapping that is read-only");
  }
  for (std::size_t i = 0; i < kUnits; ++i)
    trial.succeeded(range.unmap(i, 1));
}

} // namespace ur::histories
