// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/config.hpp"
#include "ipc/process_identity.hpp"
#include "tools/keeper/service.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <future>
#include <list>
#include <memory>
#include <optional>

namespace ur::keeper {

// Serves the clients of a socket on one thread, which waits for no client. Slow requests run on
// their own threads. All other stages of a client have a time limit, and each user has limits for
// connections, buffers and threads.
class Server {
public:
  // run() returns when `stop` becomes readable. All references outlive this object.
  Server(Service &service, const ipc::Config &config, base::UniqueFd listener, base::UniqueFd stop);

  void run();

private:
  struct Client {
    enum class Stage : std::uint8_t {
      Receiving,
      Queued, // until another slow request of the user completes
      Active, // on its own thread
      Sending,
      Holding, // keeps the version of the answer, while the client opens its objects
      Done,
    };

    base::UniqueFd socket;
    uid_t user;
    ipc::Deadline deadline;
    Stage stage = Stage::Receiving;
    Bytes request{}; // the received part
    std::future<Answer> work{};
    Answer answer{};
    std::size_t sent = 0; // bytes of the answer
  };
  using Stage = Client::Stage;

  void acceptClients();
  void admit(base::UniqueFd socket);
  void finishIfReady(Client &client);
  void handleEvents(Client &client, short events);
  void receive(Client &client);
  std::size_t missingBytes(const Client &client) const;
  bool fitsBuffers(const Client &client, std::size_t newBytes) const;
  void startWork(Client &client);
  void admitStandby(Client &client);
  void finish(Client &client, Answer answer);
  void send(Client &client);
  void disconnect(Client &client);
  std::ptrdiff_t count(uid_t user, Stage stage) const;
  int pollTimeout(const std::optional<Clock::time_point> &leaseEnd) const;

  Service &service_;
  const base::OsCalls &os_ = base::systemCalls();
  const ipc::Config &config_;
  const ipc::ProcessIdentity self_ = ipc::identifyProcess(os_);
  const base::UniqueFd listener_;
  const base::UniqueFd stop_;
  const base::UniqueFd wake_;                // readable when a thread has executed a request
  std::list<Client> clients_;                // oldest first
  std::optional<ipc::Deadline> acceptRetry_; // delays the next accept after a shortage
};

} // namespace ur::keeper
