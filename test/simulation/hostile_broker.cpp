// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A hostile process of the exporter's user that replaces a broker's socket with its own socket. It
// answers with the real object, but the object is read-only or the handle is stale.
#include "ipc/broker_socket.hpp"
#include "test/simulation/world.hpp"

#include <bit>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>

namespace ur::ipc::simulation {

void World::answerAsBroker(const HandleBytes &bytes, std::shared_ptr<Inode> object, int flags) {
  const base::OsCalls &os = kernel_.calls();
  SimProcess &self = *kernel_.program().process;
  const auto handle = std::bit_cast<Handle>(bytes);
  const base::UniqueFd socket(os.socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0),
                              os);
  for (const std::string &directory :
       {fmt::format("/run/user/{}", self.user), fmt::format("/tmp/ur-ipc-{}", self.user)}) {
    const sockaddr_un address = brokerAddress(directory, handle.brokerName);
    os.unlink(address.sun_path);
    if (os.bind(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
      break;
  }
  os.listen(socket.get(), 4);
  pollfd pollEntry{.fd = socket.get(), .events = POLLIN, .revents = 0};
  if (os.poll(&pollEntry, 1, 100) != 1)
    return;
  const base::UniqueFd client(os.accept4(socket.get(), nullptr, nullptr, SOCK_CLOEXEC), os);
  HandleBytes requestBytes{};
  BrokerMessage request(requestBytes.data(), requestBytes.size());
  if (!client || os.recvmsg(client.get(), request.header(), 0) <= 0)
    return;
  const base::UniqueFd file(
      kernel_.install(self, std::make_shared<Description>(std::move(object), flags), true), os);
  BrokerReply reply{.magic = kBrokerMagic, .answer = BrokerAnswer::GrantedWithDescriptor};
  BrokerMessage answer(&reply, sizeof reply);
  answer.attach(file.get());
  os.sendmsg(client.get(), answer.header(), MSG_NOSIGNAL);
  record("a hostile broker answers");
}

void World::hostileBrokerStep(Random &random) {
  // Only importers that cannot fetch the object with another transport ask a broker.
  std::vector<std::pair<Peer *, SharedHandle *>> candidates;
  for (Peer &peer : peers_)
    for (SharedHandle &sharedHandle : sharedHandles_)
      if (peer.lives() && !peer.isBusy && peer.config.broker != BrokerMode::Off &&
          sharedHandle.exporter && sharedHandle.handle.brokerName != BrokerName{} &&
          sharedHandle.handle.pidfdInode != 0 &&
          !canInspect(peer, *sharedHandle.exporter->program->process))
        candidates.emplace_back(&peer, &sharedHandle);
  // Before Linux 6.5, an importer cannot distinguish the hostile process from the broker.
  if (candidates.empty() || !kernel_.features.hasPeerPidfd)
    return;
  const auto [peer, sharedHandle] = candidates[random.below(candidates.size())];
  const HandleBytes bytes = sharedHandle->bytes;
  const auto object = sharedHandle->object;
  const int flags = random.oneIn(2) ? O_RDONLY : O_RDWR;
  const std::uint64_t seed = random.next();
  sharedHandle->exporter->hasChangedUser = true; // importers no longer find the exporter's broker
  record("a hostile process replaces a broker");
  Program &hostile =
      kernel_.start(sharedHandle->exporter->program->process->user, kernel_.outerSpace());
  spawn(
      hostile,
      [this, bytes, object, flags] {
        answerAsBroker(bytes, object, flags);
        kernel_.kill(kernel_.program(), true);
      },
      random, false);
  peer->isBusy = true;
  spawn(
      *peer->program,
      [this, peer = peer, bytes, seed] {
        Random rng(seed);
        if (peer->lives() && peer->process.identity().pidfdInode != 0)
          open(*peer, rng, bytes);
        peer->isBusy = false;
      },
      random, false);
}

} // namespace ur::ipc::simulation
