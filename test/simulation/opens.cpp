// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opens handles of honest and hostile processes, and checks the results.
#include "base/error.hpp"
#include "test/simulation/world.hpp"

#include <algorithm>
#include <bit>

#include <fcntl.h>

namespace ur::ipc::simulation {

// An open, and the model's answers for its handle at each moment of the open.
struct World::Attempt {
  HandleBytes bytes;
  Handle handle;
  std::vector<Answer> answers{};
  std::size_t atImport = 0; // index of the first answer after the import began

  template <typename Holds> bool ever(Holds holds, std::size_t since = 0) const {
    return std::any_of(answers.begin() + static_cast<std::ptrdiff_t>(since), answers.end(), holds);
  }
  bool mustSucceed() const {
    return !ever([&](const Answer &answer) {
      return !answer.mustSucceed || answer.entry != answers.front().entry;
    });
  }
};

void World::open(Peer &peer, Random &random, std::optional<HandleBytes> wanted) {
  std::vector<Attempt> attempts;
  if (wanted)
    attempts.push_back({.bytes = *wanted, .handle = std::bit_cast<Handle>(*wanted)});
  for (std::size_t count = wanted            ? 0
                           : random.oneIn(8) ? 2 + random.below(2u)
                                             : 1;
       count != 0; --count)
    if (const auto bytes = someHandle(random))
      attempts.push_back({.bytes = *bytes, .handle = std::bit_cast<Handle>(*bytes)});
  if (attempts.empty())
    return;
  Task &task = *kernel_.scheduler.current();
  SimProcess &process = *peer.program->process;
  const uid_t user = process.user;
  const auto sample = [&] {
    for (Attempt &attempt : attempts)
      attempt.answers.push_back(answerFor(peer, attempt.bytes));
  };
  sample();
  task.onResume = sample;
  const LeakCheck left(peer);
  const bool isCached = random.oneIn(2), imports = !random.oneIn(wanted ? 2 : 5),
             confirms = random.oneIn(5);
  ur_result_t result = UR_RESULT_SUCCESS;
  std::string text;
  std::vector<OpenRequest> requests;
  for (const Attempt &attempt : attempts)
    requests.push_back(
        {.data = attempt.bytes.data(), .size = attempt.bytes.size(), .devices = {&kDevice, 1}});
  std::vector<Resolved> resolved;
  std::vector<Imported> imported;
  const auto openWith = [&](Exchange &exchange) {
    if (requests.size() == 1)
      resolved.push_back(exchange.resolve(Kind::Memory, requests.front()));
    else
      resolved = exchange.resolve(Kind::Memory, requests);
    for (std::size_t i = 0; i < resolved.size(); ++i) {
      sample();
      attempts[i].atImport = attempts[i].answers.size() - 1;
      if (imports)
        imported.push_back(exchange.import(resolved[i]));
      if (confirms && random.oneIn(4))
        changeEntry(random);
      Attempt &attempt = attempts[i];
      attempt.answers.push_back(answerFor(peer, attempt.bytes));
      const std::size_t last = attempt.answers.size() - 1;
      if (confirms)
        exchange.confirm(resolved[i]);
      const auto isSame = [&](const Answer &answer) { return answer.entry == resolved[i].entry; };
      if (confirms && resolved[i].exporter && !attempt.ever(isSame, last))
        fail("a second check confirms an entry that has changed");
    }
    if (isCached)
      exchange.cacheExporter(resolved.front());
  };
  try {
    const bool namesSelf = std::ranges::any_of(attempts, [&](const Attempt &attempt) {
      return attempt.handle.pid == static_cast<std::uint32_t>(process.pidIn(process.space));
    });
    if (isCached || namesSelf) {
      openWith(peer.exchange);
    } else {
      Exchange fresh(peer.process, kMemfdAdapter, peer.config);
      openWith(fresh);
    }
  } catch (const base::Error &error) {
    result = error.result();
    text = error.message();
    imported.clear();
    resolved.clear();
  }
  sample();
  task.onResume = nullptr;
  if (!peer.lives())
    return;
  ++opens;
  const std::string how =
      fmt::format("peer {} opens {}{}{}: code {} {} {}", peer.name, attempts.size(),
                  isCached ? " with caches" : " without caches", imports ? "" : " (proof only)",
                  static_cast<int>(result), text, faultOfStep());
  record("{}", how);
  const std::string fault = faultOfStep();
  const auto hasError = [&](const char *error) { return fault.find(error) != std::string::npos; };
  const bool isDenied = // an injected failure denied a call, as a sandbox may do
      hasError("EACCES") || hasError("EPERM") || hasError("ENOSYS");
  peer.mayLackLock |= isDenied;
  if (result != UR_RESULT_SUCCESS) {
    requireListed(result, how);
    if (faultOfStep().empty() && result == UR_RESULT_ERROR_ADAPTER_SPECIFIC)
      fail("an open fails with a code that the reference does not list: " + how);
    if (faultOfStep().empty() && user == process.user &&
        std::ranges::all_of(attempts, &Attempt::mustSucceed))
      fail("an open of a live export fails: " + how);
    left.requireNoLeak(how);
    return;
  }
  ++successes;
  // If the process changes its user during the open, the library may use the old or the new user.
  // The model knows only the new user.
  for (std::size_t i = 0; user == process.user && i < attempts.size(); ++i)
    if (imports)
      checkImported(peer, attempts[i], resolved[i], imported[i], how);
    else if (!attempts[i].ever([&](const Answer &answer) {
               // The cache lacks the directory of an exporter if a call was denied when it cached
               // the exporter.
               const bool isEnough =
                   answer.isLive && !resolved[i].name && (peer.mayLackLock || answer.isHidden);
               return answer.isExported || answer.granted || isEnough;
             }))
      fail("a proof succeeds that the model never allowed: " + how);
}

void World::checkImported(const Peer &peer, const Attempt &attempt, const Resolved &resolved,
                          const Imported &imported, const std::string &how) {
  const SimProcess &process = *peer.program->process;
  const auto found = process.descriptors.find(imported.fd.get());
  if (found == process.descriptors.end())
    fail("an open succeeds without a descriptor: " + how);
  const Description &file = *found->second.file;
  const bool isProven =
      imported.transport == Transport::ProcReopen || imported.transport == Transport::Pidfd;
  // A direct open needs a proof and a fetch. A grant of a broker replaces both.
  const auto isShown = [&](std::shared_ptr<Inode> Answer::*allowed, std::size_t since) {
    return attempt.ever([&](const Answer &answer) { return answer.*allowed == file.inode; }, since);
  };
  const bool isAllowed =
      isProven ? isShown(&Answer::proven, 0) && isShown(&Answer::fetchable, attempt.atImport)
               : isShown(&Answer::granted,
                         imported.transport == Transport::Broker ? 0 : attempt.atImport);
  if (!isAllowed)
    fail(fmt::format("an open returns file {}, which the model never allowed: {}",
                     file.inode->number, how));
  if ((file.flags & O_ACCMODE) != O_RDWR || !found->second.closesOnExec)
    fail("an open returns a descriptor that is read-only or not close-on-exec: " + how);
  const Handle &handle = attempt.handle;
  if (imported.objectSize != handle.objectSize || imported.offset != handle.offset ||
      imported.length != handle.length)
    fail("an open returns the wrong range: " + how);
  if (const auto mark = marks_.find(file.inode); mark != marks_.end()) {
    std::byte byte{};
    const auto at = static_cast<off_t>(handle.offset / kPage * kPage);
    if (kernel_.pread(imported.fd.get(), &byte, 1, at) != 1 ||
        byte != static_cast<std::byte>(mark->second))
      fail("an opened file has wrong bytes: " + how);
  }
  // Two objects must never have the same name, even if a hostile exporter reuses its ids.
  if (!resolved.name)
    return;
  for (const auto &[known, object] : names_)
    if (known == *resolved.name && object != file.inode)
      fail("two objects have the same name: " + how);
  names_.emplace_back(*resolved.name, found->second.file->inode);
}

} // namespace ur::ipc::simulation
