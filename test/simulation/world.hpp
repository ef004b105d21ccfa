// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/exchange.hpp"
#include "ipc/export_table.hpp"
#include "ipc/shared_event.hpp"
#include "test/simulation/kernel.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <unified-runtime/ur_api.h>

namespace ur::ipc::simulation {

inline constexpr std::size_t kPage = 4096;
inline constexpr DeviceUuid kDevice{1, 2, 3, 4};
inline constexpr uid_t kUser = 1000, kListedUser = 1001, kUnlistedUser = 1002,
                       kOverflowUser = 65534; // the kernel shows this user for unmapped users

// Memory that an honest exporter can share.
struct OwnedMemory {
  std::shared_ptr<Inode> inode;
  int fd;
  const void *identity;
};

struct SignalModel {
  std::uint64_t number;
  const Program *program; // the program that signals the event
  bool isCompleting = false, isComplete = false, failed = false;

  bool isOrphan() const { return program->hasEnded; }
};

struct EventModel {
  std::size_t name;
  std::shared_ptr<Inode> file{}; // null until the event is shared
  bool mayBePrivate = false;     // a call failed at its creation, so it may not be shareable
  std::vector<SignalModel> signals{};

  std::ptrdiff_t pendingCount() const {
    return std::ranges::count(signals, false, &SignalModel::isComplete);
  }
};

// A signal that a process has enqueued and will complete later.
struct PendingSignal {
  SharedSignal signal;
  EventModel *event;
  std::size_t index; // in the event's signals
};

// A process that uses the library.
struct Peer {
  Peer(const Kernel &kernel, Program &initialProgram, const Config &settings)
      : program(&initialProgram), config(settings), process(kernel.calls()),
        exchange(process, kMemfdAdapter, settings) {}

  Program *program;
  Config config;
  ipc::Process process;
  Exchange exchange;
  std::list<OwnedMemory> memories{};
  std::map<EventModel *, std::shared_ptr<SharedEvent>> events{};
  std::list<PendingSignal> pendingSignals{};
  bool isBusy = false;
  bool hasChangedUser = false; // also set if importers no longer find its broker
  bool mayLackLock = false; // a call was denied, so the process may not hold the lock on its table
  std::vector<uid_t> brokerUsers{}; // possible users when its broker began to listen
  bool startsBrokers = false;       // its broker's thread opens descriptors at any time
  std::size_t name = 0;

  bool lives() const { return !program->hasEnded; }
};

// A handle, and the model's facts about it.
struct SharedHandle {
  HandleBytes bytes;
  Handle handle;
  Peer *exporter;                // null if the exporter is hostile
  std::shared_ptr<Inode> object; // the object that the exporter shared
  const void *data = nullptr, *identity = nullptr;
  bool wasPut = false;
  bool isEnding = false, hasEnded = false; // because of a put, a revoke or the exporter's end
  std::shared_ptr<Inode> table{};
};

// The model's answer for an open at one moment.
struct Answer {
  std::shared_ptr<Inode> proven;    // the object that the exporter's table proves
  std::shared_ptr<Inode> fetchable; // the same without the check of the exporter's user
  std::shared_ptr<Inode> granted;   // the object that a broker or the process itself may grant
  bool isExported = false;          // proven without the checks of the object's size and seals
  bool isLive = false;              // proven without the checks of the object
  bool isHidden = false;            // the opener cannot see the exporter's descriptors
  bool mustSucceed = false;
  std::optional<TableEntry> entry{};
};

// The resources of a process before a call, to check for leaks after a failure.
class LeakCheck {
public:
  explicit LeakCheck(const Peer &peer);
  // Throws Finding if the process has more resources now.
  void requireNoLeak(const std::string &how) const;

private:
  const Peer &peer_;
  std::vector<int> descriptors_;
  std::size_t mappings_;
  bool hadBroker_;
};

// All processes of one history, and the facts about them.
class World {
public:
  World(std::uint64_t seed, bool recordsStory);
  World(const World &) = delete;
  World &operator=(const World &) = delete;
  ~World();

  // setUp() starts the first processes; step() runs one step, after any earlier steps. Both throw
  // Finding.
  void setUp(Random random);
  void step(Random random);
  // Ends every process. Throws Finding if a process did not release a resource.
  void finish();

  // If set, no random calls fail. The value is the number of the call that fails in the first
  // operation of the next step, or 0 if no call fails.
  std::optional<int> failingCall;
  bool isReached = false; // whether the operation made the call that fails

  std::string story;
  std::uint64_t opens = 0, successes = 0, faults = 0;

private:
  template <typename... Arguments>
  void record(fmt::format_string<Arguments...> format, Arguments &&...arguments) {
    if (recordsStory_)
      story += fmt::format("  {}\n", fmt::format(format, std::forward<Arguments>(arguments)...));
  }
  [[noreturn]] static void fail(const std::string &what) { throw Finding(what); }

  // Peers.
  Peer &addPeer(Program &program, Random &random);
  Peer *somePeer(Random &random, bool mustBeIdle);
  Task &spawn(Program &program, std::function<void()> body, int delay);
  void spawn(Program &program, std::function<void()> body, Random &random, bool isFirst);
  void startOperation(Random &random, bool isFirst);
  void get(Peer &peer, Random &random);
  void put(Peer &peer, Random &random);
  void revoke(Peer &peer, Random &random);
  void open(Peer &peer, Random &random, std::optional<HandleBytes> bytes = std::nullopt);
  void makeMemory(Peer &peer, Random &random);
  void changeLife(Random &random, bool isFirst);
  bool runAsLibrary(Peer &peer, const char *what, const std::function<void()> &call);
  static void requireListed(ur_result_t result, const std::string &text);
  std::string faultOfStep() const;
  void guard(const std::function<void()> &body);
  void endHandles(const Peer &peer);
  void runAll();

  // events.cpp
  void eventStep(Peer &peer, Random &random);
  void openEvent(Peer &peer, Random &random);
  void shareEvent(Peer &peer, EventModel &event);
  void signalEvent(Peer &peer, EventModel &event, Random &random);
  void completeSignal(Peer &peer, Random &random);
  void waitForEvent(Peer &peer, EventModel &event, Random &random);

  // opens.cpp
  struct Attempt;
  void checkImported(const Peer &peer, const Attempt &attempt, const Resolved &resolved,
                     const Imported &imported, const std::string &text);

  // model.cpp
  Answer answerFor(const Peer &opener, const HandleBytes &bytes) const;
  void prove(const Peer &opener, const Handle &handle, Answer &answer) const;
  bool isWellFormed(const Peer &opener, const HandleBytes &bytes) const;
  bool canInspect(const Peer &opener, const SimProcess &exporter) const;
  bool allows(const Peer &peer, uid_t otherUser, uid_t ownUser) const;
  std::shared_ptr<SimProcess> exporterOf(const Peer &opener, const Handle &handle) const;
  void rememberClaim(const Handle &handle);
  bool isKnownClaim(const TableEntry &entry, Handle handle) const;

  // hostile.cpp
  struct Hostile {
    Program *program;
    std::size_t name = 0;
  };
  // Conditions of an open that the exporter can satisfy or violate.
  enum class Condition : std::uint8_t { EntryIsLive, HasObject, HasTable, HasLock, UserMayShare };
  static constexpr unsigned kConditions = 5;
  void race(Random &random);
  void setCondition(const SharedHandle &sharedHandle, Hostile &hostile, Condition condition,
                    bool holds, Random &random);
  void hostileStep(Random &random, bool isFirst);
  // hostile_broker.cpp
  void hostileBrokerStep(Random &random);
  void answerAsBroker(const HandleBytes &bytes, std::shared_ptr<Inode> object, int flags);
  void makeTable(Hostile &hostile, Random &random);
  void makeObject(Hostile &hostile, Random &random);
  void exportObject(Hostile &hostile, Random &random);
  void changeEntry(Random &random);
  void changeProcess(Hostile &hostile, Random &random);
  HandleBytes changedHandle(Handle handle, Random &random) const;
  std::optional<HandleBytes> someHandle(Random &random);
  TableEntry *entryOf(const SharedHandle &sharedHandle) const;
  std::pair<int, std::shared_ptr<Inode>> someFile(const SimProcess &process, Random &random,
                                                  bool wantsTable) const;
  Handle claimFor(const SimProcess &process) const;

  bool recordsStory_;
  Kernel kernel_;
  BootId bootId_{};
  std::list<Peer> peers_; // includes ended processes
  std::list<Hostile> hostiles_;
  std::deque<SharedHandle> sharedHandles_;
  std::list<EventModel> events_;
  std::vector<std::pair<ClaimHash, Handle>> issuedClaims_; // of all handles, with their hashes
  std::vector<Task *> tasks_;                              // the tasks of the current step
  std::string finding_;                                    // the finding of a task, or empty
  std::uintptr_t lastIdentity_ = 0;
  std::map<std::shared_ptr<Inode>, int> marks_; // the byte at the start of each page
  std::vector<std::pair<ObjectName, std::shared_ptr<Inode>>> names_; // one per opened object
};

} // namespace ur::ipc::simulation
