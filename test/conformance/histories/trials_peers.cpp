// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Trials with handles and signals of other processes.
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/delays.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/few_descriptors.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/support/sanitizers.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <thread>

#include <dlfcn.h>
#include <fmt/format.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::histories {

using namespace support;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

// The trial's requests to an exporter.
constexpr std::uint64_t kSignals = 1;
constexpr std::uint64_t kForksBefore = 2;
constexpr std::uint64_t kForksAfter = 4;
constexpr std::uint64_t kHides = 8;
constexpr std::uint64_t kEndsMainThread = 16;
constexpr std::uint64_t kFurtherSignals = 32; // times the number of further pending signals

// The user and the groups of a process, and an item of UR_IPC_ALLOW_UIDS and of UR_IPC_ALLOW_GIDS.
struct Identity {
  uid_t user = 0;
  gid_t group = 0;
  gid_t first = 0; // the supplementary groups have consecutive ids
  std::uint32_t joined = 0;
  uid_t listedUser = 0;
  gid_t listedGroup = 0;

  // If a process is in more than 256 groups, an importer checks only the effective group.
  bool allows(const Identity &other) const {
    return other.user == user || other.user == listedUser || other.group == listedGroup ||
           (other.joined <= 256 && listedGroup - other.first < other.joined);
  }
};

// Changes the user and the groups of a process that root started.
bool become(const Identity &identity) {
  std::vector<gid_t> groups(identity.joined);
  std::iota(groups.begin(), groups.end(), identity.first);
  return seteuid(0) != 0 || (setgroups(groups.size(), groups.data()) == 0 &&
                             setresgid(identity.group, identity.group, 0) == 0 &&
                             setresuid(identity.user, identity.user, 0) == 0);
}

std::vector<std::uint8_t> exportedBytes() { return patternOf(5, kPage); }

// Exports memory and, on request, an event with signals that are pending until the next message. A
// forked child continues to run after its parent is killed.
void exportObjects(test::Parent &parent, std::uint64_t requests) {
  if ((requests & kHides) != 0) { // importers must use the broker
    become(parent.receive<Identity>());
    prctl(PR_SET_DUMPABLE, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
  }
  const Session &session = parent.session();
  const auto forkIf = [&](std::uint64_t when) {
    if ((requests & when) == 0 || fork() != 0)
      return;
    try {
      for (;;)
        parent.receive<std::uint8_t>();
    } catch (const std::exception &) { // the trial has ended
      _exit(0);
    }
  };
  const Owned<MemoryKind> memory(session, kPage);
  session.copy(memory.get(), exportedBytes().data(), kPage);
  std::optional<test::Gate> gate;
  std::optional<Owned<EventKind>> event;
  std::optional<Exported<EventKind>> signaled;
  forkIf(kForksBefore);
  const Exported<MemoryKind> exported(session, memory.get());
  parent.sendHandle(exported.bytes());
  if ((requests & kSignals) != 0) {
    gate.emplace(session);
    event.emplace(session);
    ur_event_handle_t handle = event->get();
    for (auto more = requests / kFurtherSignals + 1; more > 0; --more)
      check(urEnqueueEventsWaitWithBarrierExt(session.queue(), nullptr, 1, &gate->event(), &handle),
            "urEnqueueEventsWaitWithBarrierExt");
    signaled.emplace(session, handle);
    forkIf(kForksAfter);
    parent.sendHandle(signaled->bytes());
  }
  parent.receive<std::uint8_t>();
  if (gate)
    gate->open();
  parent.receive<std::uint8_t>(); // waits until this process is killed
}

// A process without a main thread has an empty /proc/self.
void exportToTrial(test::Parent &parent) {
  const auto requests = parent.receive<std::uint64_t>();
  if ((requests & kEndsMainThread) == 0)
    return exportObjects(parent, requests);
  std::thread([&parent, requests] {
    while (access("/proc/self/fd/0", F_OK) == 0)
      std::this_thread::yield();
    try {
      exportObjects(parent, requests);
    } catch (const std::exception &error) { // the trial may have ended
      fmt::print(stderr, "{}\n", error.what());
    }
    std::_Exit(1);
  }).detach();
  syscall(SYS_exit, 0); // ends only this thread
}
const test::Role kExportToTrial("exportToTrial", exportToTrial, test::Role::Start::Cold);

// A process that exports objects to the trial.
struct Exporter {
  test::Child child{kExportToTrial};
  HandleBytes memory;
  HandleBytes event;

  explicit Exporter(std::uint64_t requests, const Identity &identity = {}) {
    child.send(requests);
    if ((requests & kHides) != 0)
      child.send(identity);
    memory = child.receiveHandle();
    if ((requests & kSignals) != 0)
      event = child.receiveHandle();
  }
  Exporter(const Exporter &) = delete;
  Exporter &operator=(const Exporter &) = delete;
  ~Exporter() { child.kill(); }
};

// Opens each handle that the trial sends, as the user that it sends. Sends the result and the time.
void openForTrial(test::Parent &parent) {
  const Session &session = parent.session();
  for (;;) {
    become(parent.receive<Identity>());
    HandleBytes handle = parent.receiveHandle();
    void *opened = nullptr;
    std::vector<std::uint8_t> actual(kPage);
    const auto start = Clock::now();
    ur_result_t code = MemoryKind::open(session, handle.data(), handle.size(), &opened);
    const Clock::duration time = Clock::now() - start;
    if (code == UR_RESULT_SUCCESS) {
      session.copy(actual.data(), opened, kPage);
      check(MemoryKind::close(session, opened), "urIPCCloseMemHandleExp");
      code = actual == exportedBytes() ? code : UR_RESULT_ERROR_UNKNOWN;
    }
    parent.send(code);
    parent.send(time);
  }
}
const test::Role kOpenForTrial("openForTrial", openForTrial, test::Role::Start::Cold);

template <typename Kind> ur_result_t tryOpen(const Session &session, HandleBytes handle) {
  typename Kind::Object object{};
  const ur_result_t code = Kind::open(session, handle.data(), handle.size(), &object);
  return code == UR_RESULT_SUCCESS ? Kind::close(session, object) : code;
}

struct AnyHandle {
  HandleBytes bytes;
  std::uint64_t kind;
};

HandleBytes handleOf(const Trial &trial) {
  const auto *const start = reinterpret_cast<const std::byte *>(trial.handle.data());
  return {start, start + trial.handle.size()};
}

// Returns whether the changed handle claims to be from another machine. Then only the driver checks
// it.
bool isFromOtherMachine(const HandleBytes &changed, const HandleBytes &handle) {
  constexpr std::size_t kBootIdSize = 16;
  return test::isFabric(changed) && std::memcmp(&changed[test::field::kBootId],
                                                &handle[test::field::kBootId], kBootIdSize) != 0;
}

} // namespace

// Opens handles with a correct checksum, but with fields that are changed or come from another
// handle.
void openForged(Trial &trial) {
  using Opens = ur_result_t (*)(const Session &, HandleBytes);
  constexpr Opens kOpens[] = {tryOpen<MemoryKind>, tryOpen<PhysicalMemoryKind>, tryOpen<EventKind>};
  // The offsets of all fields, and the end of the handle. An open may ignore a change of the
  // checksum, which the trial corrects, of the descriptors, which are hints, and of the range.
  constexpr std::size_t kFields[] = {0,  8,  10, 12, 14,  15,  16,  20,  24,  32,  48,  56,  60,
                                     64, 72, 80, 96, 104, 112, 120, 128, 144, 160, 176, 240, 256};
  const auto isFree = [](std::size_t field) {
    return field == test::field::kCrc || field == test::field::kTableFd ||
           field == test::field::kOffset;
  };
  const Session &session = trial.session;
  const Owned<MemoryKind> memory(session, trial.size);
  const Owned<MemoryKind> next(session, trial.size);
  const Owned<PhysicalMemoryKind> physical(session, 1);
  const Owned<EventKind> event(session);
  const Exported<MemoryKind> memoryHandle(session, memory.get());
  const Exported<MemoryKind> nextHandle(session, next.get());
  const Exported<PhysicalMemoryKind> physicalHandle(session, physical.get());
  const Exported<EventKind> eventHandle(session, event.get());
  std::vector<AnyHandle> handles{{memoryHandle.bytes(), kMemory},
                                 {nextHandle.bytes(), kMemory},
                                 {physicalHandle.bytes(), kPhysical},
                                 {eventHandle.bytes(), kEvent}};
  if (!trial.handle.empty())
    for (int weight = 0; weight < 2; ++weight)
      handles.push_back({handleOf(trial), trial.handleKind});
  for (unsigned round = 0; round < 2 * kRounds && trial.hasNoFailure(); ++round) {
    const AnyHandle &first = handles[trial.below(handles.size())];
    const AnyHandle &other = handles[trial.below(handles.size())];
    HandleBytes changed = first.bytes;
    const auto way = trial.below(3); // 0: only the kind changes
    bool isUnchanged = true;
    bool equalsOther = true;
    for (std::size_t i = 0; i + 1 < std::size(kFields); ++i) {
      const std::size_t field = kFields[i];
      const std::size_t size = kFields[i + 1] - field;
      if (field == test::field::kKind ? way != 2 : way != 0 && trial.below(way == 1 ? 10 : 3) == 0)
        std::copy_n(&other.bytes[field], size, &changed[field]);
      if (isFree(field))
        continue;
      if (way != 0 && field != test::field::kKind && trial.below(40) == 0)
        changed[field + trial.below(size)] ^= std::byte{1} << trial.below(8);
      const auto equals = [&](const HandleBytes &handle) {
        return std::memcmp(&changed[field], &handle[field], size) == 0;
      };
      isUnchanged = isUnchanged && equals(first.bytes);
      equalsOther = equalsOther && equals(other.bytes);
    }
    const std::uint64_t kind = way != 2 ? other.kind : first.kind;
    if (isUnchanged || equalsOther || isFromOtherMachine(changed, first.bytes))
      continue;
    const ur_result_t code = kOpens[kind](session, test::withChecksum(changed));
    // Host memory has another UUID than the memory of most devices.
    const bool isOfOtherDevice = std::memcmp(&changed[test::field::kDeviceUuid],
                                             &other.bytes[test::field::kDeviceUuid], 16) != 0;
    trial.expect(
        way != 0 ? code != UR_RESULT_SUCCESS
                 : code == UR_RESULT_ERROR_INVALID_VALUE ||
                       (code == UR_RESULT_ERROR_INVALID_DEVICE && isOfOtherDevice),
        "a forged handle was opened, or a handle of another kind returned the wrong result");
  }
  for (const AnyHandle &handle : handles)
    trial.succeeded(kOpens[handle.kind](session, handle.bytes));
}

BatchOpen findBatchOpen() {
  return reinterpret_cast<BatchOpen>(dlsym(RTLD_DEFAULT, "urIPCOpenMemHandlesBatch"));
}

// Opens handles of several exporters with one call, some handles twice. The call must open all of
// them or none.
void openBatch(Trial &trial) {
  const BatchOpen open = findBatchOpen();
  if (!open)
    return;
  struct Source {
    HandleBytes handle;
    std::vector<std::uint8_t> bytes; // the bytes of the memory; empty: unknown
    bool isLive = true;
  };
  const Session &session = trial.session;
  std::deque<Exporter> exporters;
  for (int i = 0; i < 2; ++i)
    exporters.emplace_back(0);
  const Owned<MemoryKind> memory(session, trial.size);
  const std::vector<std::uint8_t> bytes = patternOf(6, trial.size);
  trial.copy(memory.get(), bytes.data(), bytes.size());
  const Exported<MemoryKind> exported(session, memory.get());
  Exported<MemoryKind> putHandle(session, memory.get());
  std::vector<Source> sources{{exporters[0].memory, exportedBytes()},
                              {exporters[1].memory, exportedBytes()},
                              {exported.bytes(), bytes},
                              {putHandle.bytes(), {}, false}};
  trial.succeeded(putHandle.put());
  if (trial.handleKind == kMemory && !trial.handle.empty())
    sources.push_back({handleOf(trial), {}});
  for (unsigned round = 0; round < kRounds && trial.hasNoFailure(); ++round) {
    if (round == kRounds / 2) {
      exporters[1].child.kill();
      sources[1].isLive = false;
    }
    const std::size_t count = 1 + trial.below(6);
    bool isLive = true;
    std::vector<const Source *> sample;
    std::vector<const void *> data;
    std::vector<std::size_t> sizes;
    while (sample.size() < count) {
      const Source &source = sources[trial.below(sources.size())];
      if (!source.isLive && trial.below(4) != 0)
        continue;
      isLive = isLive && source.isLive;
      sample.push_back(&source);
      data.push_back(source.handle.data());
      sizes.push_back(source.handle.size());
    }
    if (trial.below(4) == 0) {
      sizes[trial.below(count)] -= 1;
      isLive = false;
    }
    std::vector<void *> opened(count, nullptr);
    const ur_result_t code =
        open(session.context(), session.device(), static_cast<std::uint32_t>(count), data.data(),
             sizes.data(), opened.data());
    trial.expect(code == (isLive ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE),
                 "one open of several handles returned the wrong result");
    for (std::size_t i = 0; i < count; ++i) {
      trial.expect((opened[i] != nullptr) == isLive, "a failed open returned memory");
      if (!opened[i])
        continue;
      if (!sample[i]->bytes.empty())
        trial.expectBytes(opened[i], sample[i]->bytes, "an opened handle shows other bytes");
      trial.succeeded(MemoryKind::close(session, opened[i]));
    }
  }
  if (test::kAddressSanitizer) // needs descriptors itself
    return;
  // The open of the first handle reuses open memory. So with few descriptors, the call can fail at
  // the second handle. Then it must close the first one.
  exporters.emplace_back(0);
  HandleBytes &reused = exporters[0].memory;
  const void *const data[] = {reused.data(), exporters[2].memory.data()};
  const std::size_t sizes[] = {reused.size(), exporters[2].memory.size()};
  void *first = nullptr;
  trial.succeeded(MemoryKind::open(session, reused.data(), reused.size(), &first));
  for (std::size_t room = 0; room < 8; ++room) {
    std::array<void *, 2> opened{};
    ur_result_t code = UR_RESULT_SUCCESS;
    {
      const test::FewDescriptors few(room);
      code = open(session.context(), session.device(), 2, data, sizes, opened.data());
    }
    if (!isShortage(code) && trial.succeeded(code))
      for (void *const address : opened)
        trial.succeeded(MemoryKind::close(session, address));
  }
  trial.succeeded(MemoryKind::close(session, first));
  trial.expect(MemoryKind::close(session, first) == UR_RESULT_ERROR_INVALID_ARGUMENT,
               "an open of several handles failed, but left memory open");
}

void startPuts(std::uint64_t seed) { setenv("UR_IPC_PUT_REVOKES", seed % 4 == 0 ? "1" : "0", 1); }

// Calls Get, Put, Open and free in a random order, at random offsets. Each open must return the
// byte of its handle, or fail if the handle is stale.
void openAfterPut(Trial &trial) {
  constexpr std::size_t kBytes = 2 * kPage;
  constexpr std::size_t kPart = 64;
  struct Export {
    HandleBytes bytes;
    void *data;
    std::size_t memory, at;
    bool isPut = false;
    bool isFreed = false;
  };
  const Session &session = trial.session;
  const bool revokes = std::strcmp(std::getenv("UR_IPC_PUT_REVOKES"), "0") != 0;
  std::array<void *, 2> memory{};
  std::array<std::vector<std::uint8_t>, 2> bytes;
  std::vector<Export> exports;
  const auto allocate = [&](std::size_t number, unsigned seed) {
    memory[number] = MemoryKind::create(session, kBytes);
    bytes[number] = patternOf(seed, kBytes);
    trial.copy(memory[number], bytes[number].data(), kBytes);
  };
  allocate(0, 1);
  allocate(1, 2);
  for (unsigned round = 0; round < 5 * kRounds && trial.hasNoFailure(); ++round) {
    const auto way = exports.empty() ? 0 : trial.below(14);
    if (way == 13) {
      const std::size_t number = trial.below(2);
      trial.succeeded(urUSMFree(session.context(), memory[number]));
      for (Export &entry : exports)
        entry.isFreed = entry.isFreed || entry.memory == number;
      allocate(number, round + 10);
    } else if (way < 4) {
      const std::size_t number = trial.below(2);
      const std::size_t at =
          trial.below(2) == 0 ? kPart * trial.below(3) : trial.below(kBytes - kPart);
      void *data = nullptr;
      std::size_t size = 0;
      if (!trial.succeeded(MemoryKind::get(session, static_cast<std::byte *>(memory[number]) + at,
                                           &data, &size)))
        break;
      const auto *const start = static_cast<const std::byte *>(data);
      exports.push_back({HandleBytes(start, start + size), data, number, at});
    } else {
      Export &entry = exports[trial.below(exports.size())];
      if (way < 8) {
        if (!entry.isPut && !entry.isFreed)
          trial.succeeded(MemoryKind::put(session, entry.data));
        entry.isPut = true;
        continue;
      }
      const bool isLive = !entry.isFreed && !(entry.isPut && revokes);
      void *opened = nullptr;
      const ur_result_t code =
          MemoryKind::open(session, entry.bytes.data(), entry.bytes.size(), &opened);
      trial.expect(code == (isLive ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE),
                   "an open of a handle returned the wrong result");
      if (!opened)
        continue;
      const auto begin = bytes[entry.memory].begin() + static_cast<std::ptrdiff_t>(entry.at);
      trial.expectBytes(opened, {begin, begin + kPart}, "a handle opens at another byte");
      trial.succeeded(MemoryKind::close(session, opened));
    }
  }
  for (const Export &entry : exports)
    if (!entry.isPut && !entry.isFreed)
      trial.succeeded(MemoryKind::put(session, entry.data));
  for (void *const allocation : memory)
    trial.succeeded(urUSMFree(session.context(), allocation));
}

// A process that runs as root changes its effective user between Gets and Opens. An open succeeds
// only if exporter and importer have the same user.
void changeUser(Trial &trial) {
  constexpr uid_t kNobody = 65534;
  if (geteuid() != 0 || std::getenv("UR_IPC_ALLOW_UIDS"))
    return;
  const Session &session = trial.session;
  const Exporter exporter(0); // a process of root, like the importer
  test::Child importer(kOpenForTrial);
  const auto canOpen = [&](const HandleBytes &handle) {
    importer.send(Identity{});
    importer.sendHandle(handle);
    const bool isOpen = importer.receive<ur_result_t>() == UR_RESULT_SUCCESS;
    importer.receive<Clock::duration>();
    return isOpen;
  };
  const Owned<MemoryKind> memory(session, kPage);
  trial.copy(memory.get(), exportedBytes().data(), kPage);
  std::deque<Exported<MemoryKind>> handles;
  bool isRoot = true;
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const bool wasRoot = isRoot;
    isRoot = trial.below(2) == 0;
    if (seteuid(isRoot ? 0 : kNobody) != 0)
      break;
    trial.expect(
        handles.empty() || canOpen(handles.back().bytes()) == (wasRoot && isRoot),
        "a change of the user did not revoke the handles, or revoked handles of the same user");
    if (trial.below(3) != 0)
      trial.expect((tryOpen<MemoryKind>(session, exporter.memory) == UR_RESULT_SUCCESS) == isRoot,
                   "an open ignored the current user");
    handles.emplace_back(session, memory.get());
    if (handles.size() > 1 && trial.below(2) == 0)
      handles.pop_front(); // a Put of an older handle, which must not affect the newest one
    trial.expect(canOpen(handles.back().bytes()) == isRoot,
                 "an open ignored the users at the time of Get and Open");
  }
  seteuid(0);
  importer.kill();
}

// Opens handles through the broker of a process that is sometimes stopped. If root runs the trial,
// the processes have random users and groups. An open may report a shortage only after the
// deadline. It must report one if an allowed importer's exporter stays stopped.
void openThroughBroker(Trial &trial) {
  constexpr uid_t kUsers = 60001; // the first of four users
  constexpr gid_t kGroups = 61000;
  const uid_t own = geteuid();
  // A container may forbid the change.
  if (!become({kUsers, kGroups, kGroups, 1}) || !become({}))
    return;
  unsetenv("XDG_RUNTIME_DIR"); // a directory of this user
  const auto number = [&](id_t first, id_t count) {
    return first + static_cast<id_t>(trial.below(count));
  };
  const auto randomUser = [&] { return own == 0 ? number(kUsers, 4) : own; };
  const auto joined = [&] {
    const std::uint64_t way = trial.below(4);
    return way == 0 ? number(0, 3) : way == 1 ? number(255, 3) : number(0, 300);
  };
  const auto randomIdentity = [&]() -> Identity {
    return {randomUser(), number(kGroups, 300), number(kGroups, 50),
            joined(),     number(kUsers, 6),    number(kGroups, 250)};
  };
  const auto setLists = [](const Identity &process) {
    setenv("UR_IPC_ALLOW_UIDS", fmt::format("{}", process.listedUser).c_str(), 1);
    setenv("UR_IPC_ALLOW_GIDS", fmt::format("{}", process.listedGroup).c_str(), 1);
  };
  const Identity exporting = randomIdentity();
  setLists(exporting);
  Exporter exporter(kHides, exporting);
  const milliseconds limit(trial.below(8) == 0 ? number(1000, 200) : number(50, 200));
  setenv("UR_IPC_TIMEOUT_MS", fmt::format("{}", limit / 1ms).c_str(), 1);
  Identity importing = randomIdentity();
  setLists(importing);
  test::Child importer(kOpenForTrial);
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const bool stops = trial.below(5) == 0;
    const bool staysStopped = stops && trial.below(2) == 0;
    const pid_t pid = exporter.child.pid();
    if (stops && kill(pid, SIGSTOP) == 0)
      waitid(P_PID, static_cast<id_t>(pid), nullptr, WSTOPPED);
    importing.joined = joined();
    importer.send(importing);
    importer.sendHandle(exporter.memory);
    if (stops && !staysStopped)
      std::this_thread::sleep_for(milliseconds(number(0, static_cast<id_t>(2 * limit / 1ms))));
    if (!staysStopped)
      kill(pid, SIGCONT);
    const auto code = importer.receive<ur_result_t>();
    const auto time = importer.receive<Clock::duration>();
    kill(pid, SIGCONT);
    const bool isAllowed = exporting.allows(importing) && importing.allows(exporting);
    trial.expect(code == UR_RESULT_ERROR_OUT_OF_RESOURCES
                     ? time + 20ms >= limit // timers of the kernel may end a little early
                     : (code == UR_RESULT_SUCCESS) == isAllowed && !(isAllowed && staysStopped),
                 fmt::format("an open of {} process returned {} after {} ms of {} ms",
                             isAllowed ? "an allowed" : "a forbidden", static_cast<int>(code),
                             time / 1ms, limit / 1ms));
  }
  importer.kill();
}

// Queries a pending signal of another process, as two opened events and as a command that waits for
// it. Then the other process completes the signal or is killed. A final state never changes.
void queryOutcome(Trial &trial) {
  const Session &session = trial.session;
  const bool isNativeCpu = session.entry().backend == UR_BACKEND_NATIVE_CPU;
  const bool dies = isNativeCpu && trial.below(4) != 0;
  const bool forks = dies && trial.below(3) == 0;
  Exporter exporter(kSignals | (forks ? kForksAfter : 0) |
                    (isNativeCpu && trial.below(4) == 0 ? kEndsMainThread : 0));
  failMultiWaits(isNativeCpu && trial.below(4) == 0);
  const Opened<EventKind> first(session, exporter.event);
  const Opened<EventKind> second(session, exporter.event);
  // A new queue: in a used queue, the enqueue below may release host memory. The release would wait
  // for all commands, and so for the pending signal.
  Queue queue;
  *queue.out() = makeQueue(trial, 0);
  Event command;
  ur_event_handle_t events[] = {first.get(), second.get(), nullptr};
  trial.succeeded(urEnqueueEventsWait(queue.get(), 1, &events[trial.below(2)], command.out()));
  events[2] = command.get();
  const ur_event_status_t outcome = dies ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
  // The exporter was killed, or a query has returned the signal's final state.
  bool isKnown = false;
  bool isOver = false; // a query has returned the command's final state
  const auto query = [&] {
    for (std::uint64_t times = 1 + trial.below(20); times > 0; --times) {
      const std::size_t i = trial.below(3);
      const ur_event_status_t status = statusOf(events[i]);
      trial.expect(status == outcome || !(isFinal(status) || (i < 2 ? isKnown : isOver)),
                   "a final state changed, or events of one signal had different states");
      isKnown = isKnown || isFinal(status);
      isOver = isOver || (i == 2 && isFinal(status));
    }
  };
  query();
  trial.expect(!isKnown, "a pending signal of another process was complete");
  dies ? exporter.child.kill() : exporter.child.send(std::uint8_t{});
  isKnown = dies && !forks; // a new child holds the lock of its parent until its fork returns
  query();
  trial.expect(urEventWait(1, &events[2]) ==
                   (dies ? UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS : UR_RESULT_SUCCESS),
               "a wait for another process returned the wrong result");
  isKnown = isOver = true;
  query();
  failMultiWaits(false);
}

namespace {

// Counts the descriptors of processes that have exited.
std::size_t descriptorsOfDeadProcesses() {
  std::size_t count = 0;
  for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fdinfo")) {
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);)
      count += line == "Pid:\t-1";
  }
  return count;
}

} // namespace

// Calls of several threads wait for a signal of another process, which completes the signal or is
// killed. A child of the killed process may continue to run.
void failLate(Trial &trial) {
  constexpr std::size_t kWays = 9;
  const bool dies = trial.below(3) != 0;
  const bool isBlocking = trial.below(2) == 0;
  const bool takesEvent = trial.below(2) == 0;
  constexpr std::uint64_t kForks[] = {0, kForksBefore, kForksAfter, kForksAfter};
  const Session &session = trial.session;
  if (trial.below(4) == 0) {
    const Exporter killed(0);
    trial.succeeded(tryOpen<MemoryKind>(session, killed.memory));
  }
  Exporter exporter(kSignals | (dies ? kForks[trial.below(4)] : 0));
  const Opened<EventKind> opened(session, exporter.event);
  const auto expectNoDeadExporter = [&] {
    trial.expect(descriptorsOfDeadProcesses() == 0,
                 "the process keeps descriptors of an exporter that has exited");
  };
  expectNoDeadExporter(); // the open has added a new exporter to the cache
  const std::vector<std::uint8_t> old = patternOf(1, kPage);
  const std::vector<std::uint8_t> bytes = patternOf(2, kPage);
  const Owned<MemoryKind> memory(session, kWays * kPage);
  Event complete;
  trial.succeeded(urEnqueueEventsWait(session.queue(), 0, nullptr, complete.out()));
  std::deque<std::vector<std::uint8_t>> host(kWays, old);
  std::deque<Mem> buffers;
  for (std::size_t way = 0; way < kWays; ++way) {
    trial.copy(static_cast<std::byte *>(memory.get()) + way * kPage, old.data(), kPage);
    buffers.push_back(test::makeBuffer(session, std::as_bytes(std::span(bytes))));
  }
  const auto call = [&](std::size_t way, ur_queue_handle_t queue,
                        const std::vector<ur_event_handle_t> &list) {
    void *const target = static_cast<std::byte *>(memory.get()) + way * kPage;
    const auto count = static_cast<std::uint32_t>(list.size());
    const auto buffer = buffers[way].get();
    Event event;
    ur_event_handle_t newEvent = nullptr;
    const auto wait = [&](ur_result_t code) {
      newEvent = event.get();
      return code == UR_RESULT_SUCCESS ? urEventWait(1, &newEvent) : code;
    };
    ur_event_handle_t *const out = takesEvent ? event.out() : nullptr;
    void *mapped = nullptr;
    ur_result_t code = UR_RESULT_SUCCESS;
    switch (way) {
    case 0:
      code = urEnqueueUSMMemcpy(queue, true, target, bytes.data(), kPage, count, list.data(), out);
      break;
    case 1:
      code = urEnqueueUSMMemcpy2D(queue, true, target, 64, bytes.data(), 64, 64, kPage / 64, count,
                                  list.data(), out);
      break;
    case 2:
      return wait(urEnqueueUSMMemcpy(queue, false, target, bytes.data(), kPage, count, list.data(),
                                     event.out()));
    case 3:
      return urEventWait(count, list.data());
    case 4:
      code = urEnqueueMemBufferRead(queue, buffer, true, 0, kPage, host[way].data(), count,
                                    list.data(), out);
      break;
    case 5:
      code = urEnqueueMemBufferWrite(queue, buffer, true, 0, kPage, old.data(), count, list.data(),
                                     out);
      break;
    case 6:
      code = urEnqueueMemBufferReadRect(queue, buffer, true, {}, {}, {64, kPage / 64, 1}, 0, 0, 0,
                                        0, host[way].data(), count, list.data(), out);
      break;
    case 7:
      return wait(
          urEnqueueTimestampRecordingExp(queue, isBlocking, count, list.data(), event.out()));
    default:
      code = urEnqueueMemBufferMap(queue, buffer, true, UR_MAP_FLAG_READ, 0, kPage, count,
                                   list.data(), out, &mapped);
      if (code == UR_RESULT_SUCCESS)
        trial.succeeded(urEnqueueMemUnmap(queue, buffer, mapped, 0, nullptr, nullptr));
    }
    trial.expect(code == UR_RESULT_SUCCESS || !event.get(), "a failed call returned an event");
    return code;
  };
  std::array<ur_result_t, kWays> codes{};
  std::atomic<bool> isDone{false};
  std::deque<std::thread> threads;
  std::deque<Queue> queues(kWays);
  for (std::size_t way = 0; way < kWays; ++way) {
    std::vector<ur_event_handle_t> list{opened.get()};
    if (trial.below(2) == 0)
      list.insert(list.begin() + static_cast<std::ptrdiff_t>(trial.below(2)), complete.get());
    *queues[way].out() =
        makeQueue(trial, trial.below(2) == 0 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
    threads.emplace_back([&, way, list] {
      codes[way] = call(way, queues[way].get(), list);
      isDone = true;
    });
  }
  trial.expect(test::staysFalse([&] { return isDone.load(); }),
               "a call did not wait for a pending signal of another process");
  if (dies)
    exporter.child.kill();
  else
    exporter.child.send(std::uint8_t{});
  for (std::thread &thread : threads)
    thread.join();
  for (std::size_t way = 0; way < kWays; ++way) {
    trial.expect(codes[way] ==
                     (dies ? UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS : UR_RESULT_SUCCESS),
                 "a call that waited for another process returned the wrong result");
    std::uint32_t references = 0;
    trial.expect(test::becomesTrue([&] {
                   urQueueGetInfo(queues[way].get(), UR_QUEUE_INFO_REFERENCE_COUNT,
                                  sizeof references, &references, nullptr);
                   return references == 1;
                 }),
                 "a call that has returned keeps a reference to its queue");
    const bool writes = way < 3 && !dies;
    trial.expectBytes(static_cast<std::byte *>(memory.get()) + way * kPage, writes ? bytes : old,
                      "a command ran although its wait failed, or did not run");
    trial.expect(host[way] == ((way == 4 || way == 6) && !dies ? bytes : old),
                 "a read ran although its wait failed, or did not run");
  }
  const ur_result_t after = dies ? UR_RESULT_ERROR_INVALID_VALUE : UR_RESULT_SUCCESS;
  trial.expect(tryOpen<MemoryKind>(session, exporter.memory) == after &&
                   tryOpen<EventKind>(session, exporter.event) == after,
               "a handle was valid after its exporter was killed, or stale before");
  expectNoDeadExporter();
}

namespace {

// A command that waits for a gate and for a signal. The signal completes before the gate opens, and
// a later signal may then use its slot.
struct LateCommand {
  test::Gate gate;
  ur_event_handle_t event = nullptr;

  LateCommand(Trial &trial, ur_queue_handle_t queue, ur_queue_handle_t signaler,
              ur_event_handle_t signaled)
      : gate(trial.session) {
    test::Gate firstGate(trial.session);
    trial.succeeded(
        urEnqueueEventsWaitWithBarrierExt(signaler, nullptr, 1, &firstGate.event(), &signaled));
    ur_event_handle_t list[] = {signaled, gate.event()};
    if (trial.below(2) == 0)
      std::swap(list[0], list[1]);
    trial.succeeded(urEnqueueEventsWait(queue, 2, list, &event));
    firstGate.open();
    trial.succeeded(urQueueFinish(signaler));
  }
};

} // namespace

// Enqueues up to 63 pending signals of an event, in this process and in another. Each wait before,
// between and after them must wait for the signal that is the latest at that time. If the other
// process is killed, its signals no longer use slots, even if no process waits for them.
void fillSlots(Trial &trial) {
  constexpr std::size_t kSlots = 63;
  const Session &session = trial.session;
  std::optional<Exporter> exporter;
  std::optional<Owned<EventKind>> own;
  std::optional<Exported<EventKind>> exported;
  std::optional<Opened<EventKind>> opened;
  std::uint64_t latest = 0;
  std::array<bool, kSlots> isHeld{};
  const bool dies = trial.below(3) == 0;
  if (dies || trial.below(4) == 0) {
    const std::uint64_t more = trial.below(trial.below(2) == 0 ? 3 : kSlots);
    // Does not request a fork, because a new child holds its parent's lock until fork returns.
    exporter.emplace(kSignals | more * kFurtherSignals);
    opened.emplace(session, exporter->event);
    while (latest <= more)
      isHeld[++latest % kSlots] = !dies;
    if (dies)
      exporter->child.kill();
  } else {
    own.emplace(session);
    if (trial.below(3) != 0)
      exported.emplace(session, own->get());
    if (exported && trial.below(2) == 0)
      opened.emplace(session, exported->bytes());
  }
  const auto event = [&] {
    return opened && (!own || trial.below(2) == 0) ? opened->get() : own->get();
  };
  test::Gate gate(session);
  const ur_queue_handle_t queues[] = {makeQueue(trial, 0), makeQueue(trial, 0)};
  const ur_queue_handle_t waitQueue = makeQueue(trial, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
  std::vector<ur_event_handle_t> waits[2]; // the second vector: waits for a held signal
  const std::uint64_t share = trial.below(3);
  const std::uint64_t waitsEvery = trial.below(dies ? 8 : 2) == 0 ? 8 : 1000;
  std::optional<Exporter> failingExporter;
  std::optional<Opened<EventKind>> failing; // its signal fails when the exporter is killed
  if (!exporter && trial.below(2) == 0) {
    failingExporter.emplace(kSignals);
    failing.emplace(session, failingExporter->event);
  }
  Queue failingQueue;
  *failingQueue.out() = makeQueue(trial, 0);
  // If there is another exporter, the first wait must wait for its signal.
  std::optional<LateCommand> lateCommand;
  if (!exporter) {
    lateCommand.emplace(trial, waitQueue, queues[0], event());
    ++latest;
  }
  for (std::size_t i = 0; i < kSlots + 8 && trial.hasNoFailure(); ++i) {
    const bool isLatestHeld = isHeld[latest % kSlots];
    if (i == 0 ? !dies : trial.below(waitsEvery) == 0) {
      const ur_event_handle_t awaited = event();
      ur_event_handle_t newEvent = nullptr;
      if (trial.succeeded(urEnqueueEventsWait(waitQueue, 1, &awaited, &newEvent)))
        waits[isLatestHeld].push_back(newEvent);
      trial.expect((statusOf(awaited) == UR_EVENT_STATUS_COMPLETE) != isLatestHeld,
                   "an event does not have the status of its latest signal");
    }
    const bool holds = share == 0 || trial.below(share == 1 ? 12 : 2) == 0;
    ur_event_handle_t signaled = event();
    // A signal that fails may use the slot of the late command's signal.
    if (failing && latest == kSlots && !isHeld[1] && !isHeld[2]) {
      const ur_event_handle_t failingEvent = failing->get();
      trial.succeeded(urEnqueueEventsWaitWithBarrierExt(failingQueue.get(), nullptr, 1,
                                                        &failingEvent, &signaled));
      failingExporter->child.kill();
      trial.expect(test::becomesTrue([&] { return isFinal(statusOf(signaled)); }) &&
                       statusOf(signaled) == UR_EVENT_STATUS_ERROR,
                   "a signal did not fail, although its command waited for a failed event");
      ++latest;
    }
    const ur_result_t code = urEnqueueEventsWaitWithBarrierExt(
        queues[holds], nullptr, holds ? 1 : 0, holds ? &gate.event() : nullptr, &signaled);
    const bool hasRoom = !isHeld[(latest + 1) % kSlots];
    trial.expect(code == (hasRoom ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_RESOURCES),
                 "a signal of an event with pending signals returned the wrong result");
    if (code == UR_RESULT_SUCCESS)
      isHeld[++latest % kSlots] = holds;
    if (!holds)
      trial.succeeded(urQueueFinish(queues[0]));
  }
  const auto isOver = [](ur_event_handle_t wait) { return isFinal(statusOf(wait)); };
  trial.expect(test::staysFalse([&] { return std::ranges::any_of(waits[1], isOver); }),
               "a wait did not wait for the latest signal");
  trial.expect(test::becomesTrue([&] { return std::ranges::all_of(waits[0], isOver); }),
               "a wait waited for a later signal");
  if (lateCommand) {
    lateCommand->gate.open();
    trial.expect(test::becomesTrue([&] { return isOver(lateCommand->event); }) &&
                     statusOf(lateCommand->event) == UR_EVENT_STATUS_COMPLETE,
                 "a command used the status of a later signal");
    trial.succeeded(urEventRelease(lateCommand->event));
  }
  gate.open();
  if (exporter && !dies)
    exporter->child.send(std::uint8_t{});
  for (const ur_queue_handle_t queue : {queues[0], queues[1], waitQueue})
    trial.succeeded(urQueueFinish(queue));
  for (const auto &list : waits)
    for (const ur_event_handle_t wait : list) {
      trial.expect(statusOf(wait) == UR_EVENT_STATUS_COMPLETE, "a wait did not end");
      trial.succeeded(urEventRelease(wait));
    }
  ur_event_handle_t signaled = event();
  trial.succeeded(urEventWait(1, &signaled));
  signal(trial, queues[0], signaled);
  trial.succeeded(urEventWait(1, &signaled));
  for (const ur_queue_handle_t queue : {queues[0], queues[1], waitQueue})
    trial.succeeded(urQueueRelease(queue));
}

} // namespace ur::histories
