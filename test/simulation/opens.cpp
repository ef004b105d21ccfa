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
  std::size_t importIndex = 0; // index of the first answer after the import began

  template <typename Match> bool any(Match match, std::size_t first = 0) const {
    return std::any_of(answers.begin() + static_cast<std::ptrdiff_t>(first), answers.end(), match);
  }
  bool mustSucceed() const {
    return !any([&](const Answer &answer) {
      return !answer.mustSucceed || answer.entry != answers.front().entry;
    });
  }
};

void World::open(Peer &peer, Random &random, std::optional<HandleBytes> request) {
  std::vector<Attempt> attempts;
  if (request)
    attempts.push_back({.bytes = *request, .handle = std::bit_cast<Handle>(*request)});
  for (std::size_t count = request           ? 0
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
  const LeakCheck leakCheck(peer);
  const bool isCached = random.oneIn(2), imports = !random.oneIn(request ? 2 : 5),
             confirms = random.oneIn(5);
  ur_result_t result = UR_RESULT_SUCCESS;
  std::string message;
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
      attempts[i].importIndex = attempts[i].answers.size() - 1;
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
      if (confirms && resolved[i].exporter && !attempt.any(isSame, last))
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
      Exchange freshExchange(peer.process, kMemfdAdapter, peer.config);
      openWith(freshExchange);
    }
  } catch (const base::Error &error) {
    result = error.result();
    message = error.message();
    imported.clear();
    resolved.clear();
  }
  sample();
  task.onResume = nullptr;
  if (!peer.lives())
    return;
  ++opens;
  const std::string text =
      fmt::format("peer {} opens {}{}{}: code {} {} {}", peer.name, attempts.size(),
                  isCached ? " with caches" : " without caches", imports ? "" : " (proof only)",
                  static_cast<int>(result), message, faultOfStep());
  record("{}", text);
  const std::string fault = faultOfStep();
  const auto hasError = [&](const char *error) { return fault.find(error) != std::string::npos; };
  const bool isDenied = // an injected failure denied a call, as a sandbox may do
      hasError("EACCES") || hasError("EPERM") || hasError("ENOSYS");
  peer.mayLackLock |= isDenied;
  if (result != UR_RESULT_SUCCESS) {
    requireListed(result, text);
    if (faultOfStep().empty() && result == UR_RESULT_ERROR_ADAPTER_SPECIFIC)
      fail("an open fails with a code that the reference does not list: " + text);
    if (faultOfStep().empty() && user == process.user &&
        std::ranges::all_of(attempts, &Attempt::mustSucceed))
      fail("an open of a live export fails: " + text);
    leakCheck.requireNoLeak(text);
    return;
  }
  ++successes;
  // If the process changes its user during the open, the library may use the old or the new user.
  // The model knows only the new user.
  for (std::size_t i = 0; user == process.user && i < attempts.size(); ++i)
    if (imports)
      checkImported(peer, attempts[i], resolved[i], imported[i], text);
    else if (!attempts[i].any([&](const Answer &answer) {
               // The cache lacks the directory of an exporter if a call was denied when it cached
               // the exporter.
               const bool isEnough =
                   answer.isLive && !resolved[i].name && (peer.mayLackLock || answer.isHidden);
               return answer.isExported || answer.granted || isEnough;
             }))
      fail("a proof succeeds that the model never allowed: " + text);
}

void World::checkImported(const Peer &peer, const Attempt &attempt, const Resolved &resolved,
                          const Imported &imported, const std::string &text) {
  const SimProcess &process = *peer.program->process;
  const auto found = process.descriptors.find(imported.fd.get());
  if (found == process.descriptors.end())
    fail("an open succeeds without a descriptor: " + text);
  const Description &file = *found->second.file;
  const bool isProven =
      imported.transport == Transport::ProcReopen || imported.transport == Transport::Pidfd;
  // A direct open needs a proof and a fetch. A grant of a broker replaces both.
  const auto permits = [&](std::shared_ptr<Inode> Answer::*allowed, std::size_t first) {
    return attempt.any([&](const Answer &answer) { return answer.*allowed == file.inode; }, first);
  };
  const bool isAllowed =
      isProven ? permits(&Answer::proven, 0) && permits(&Answer::fetchable, attempt.importIndex)
               : permits(&Answer::granted,
                         imported.transport == Transport::Broker ? 0 : attempt.importIndex);
  if (!isAllowed)
    fail(fmt::format("an open returns file {}, which the model never allowed: {}",
                     file.inode->number, text));
  if ((file.flags & O_ACCMODE) != O_RDWR || !found->second.closesOnExec)
    fail("an open returns a descriptor that is read-only or not close-on-exec: " + text);
  const Handle &handle = attempt.handle;
  if (imported.objectSize != handle.objectSize || imported.offset != handle.offset ||
      imported.length != handle.length)
    fail("an open returns the wrong range: " + text);
  if (const auto mark = marks_.find(file.inode); mark != marks_.end()) {
    std::byte byte{};
    const auto offset = static_cast<off_t>(handle.offset / kPage * kPage);
    if (kernel_.pread(imported.fd.get(), &byte, 1, offset) != 1 ||
        byte != static_cast<std::byte>(mark->second))
      fail("an opened file has wrong bytes: " + text);
  }
  // Two objects must never have the same name, even if a hostile exporter reuses its ids.
  if (!resolved.name)
    return;
  for (const auto &[name, object] : names_)
    if (name == *resolved.name && object != file.inode)
      fail("two objects have the same name: " + text);
  names_.emplace_back(*resolved.name, found->second.file->inode);
}

} // namespace ur::ipc::simulation
