// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/config.hpp"
#include "ipc/handle.hpp"
#include "ipc/process.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ur::ipc {

// The exporter's answer to a handle.
struct Grant {
  BrokerAnswer answer;
  base::UniqueFd fd; // a duplicate, which the broker closes after sending it
};

// Decides on one request of an allowed user. The broker calls this function with the mutex locked.
// Must not throw.
using Granter = std::function<Grant(const Handle &)>;

// Sends descriptors to importers that the kernel does not allow to fetch them. A broker is a thread
// with a socket in ownBrokerDirectory(), and serves only allowed users. It never blocks on one
// client: each client has 100 ms to send one message. If 64 clients wait for an answer and another
// one connects, the client that has waited longest gets the answer Busy.
//
// The kernel limits the descriptors that each user has in flight. So the broker counts the replies
// that each process and each user has not read: it keeps a connection until the client has read the
// reply. A process or a user with too many unread replies has to wait.
class Broker {
public:
  // The broker's thread locks `mutex` while it calls `granter` or changes the broker's descriptors.
  // A fork locks `mutex` too, so that the child gets a consistent copy of the granter's data and of
  // the descriptors. Throws INVALID_ARGUMENT if the socket's directory is unusable, and
  // OUT_OF_RESOURCES or OUT_OF_HOST_MEMORY on shortage.
  Broker(Process &process, const Config &config, std::mutex &mutex, Granter granter);
  Broker(const Broker &) = delete;
  Broker &operator=(const Broker &) = delete;
  // Waits for the thread, which locks the mutex. So the caller must not hold the mutex.
  ~Broker();

  const BrokerName &name() const noexcept { return name_; }

  // Closes all descriptors. Call it in a forked child, which does not have the thread.
  void abandonInChild() noexcept;

private:
  struct Client {
    enum class Stage : std::uint8_t {
      AwaitsRequest,
      ReplySent, // the reply has a descriptor that the client may not have read
      HungUp,    // after ReplySent: the client closed its end, perhaps without reading
      Done,
    };

    base::UniqueFd socket;
    ucred credentials; // the client's, at the time of its connect
    Deadline deadline; // the end of the client's 100 ms
    Stage stage = Stage::AwaitsRequest;

    bool hasDescriptor() const noexcept {
      return stage == Stage::ReplySent || stage == Stage::HungUp;
    }
  };

  void openSocket();
  bool makeSocket(const std::string &directory, uid_t ownUid);
  void startThread();
  void run() noexcept;
  bool hasQuota(const Client &client) const noexcept;
  int pollTimeout() const noexcept;
  void handleEvents(Client &client, short events) noexcept;
  void answer(Client &client) noexcept;
  void acceptClients() noexcept;
  void admit(base::UniqueFd socket, uid_t ownUid) noexcept;
  Grant decide(const void *request, std::size_t size) noexcept;

  Process &process_;
  const base::OsCalls &os_ = process_.os;
  const Config &config_;
  std::mutex &mutex_;
  const Granter granter_;
  BrokerName name_{};
  std::string path_; // the path of the socket's file
  base::UniqueFd listener_;
  base::UniqueFd wakeEvent_;
  std::vector<Client> clients_;         // oldest first; the constructor reserves the capacity
  std::optional<Deadline> acceptPause_; // the broker accepts no connections before this deadline
  std::atomic<bool> stopping_{false};
  pthread_t thread_{};
  bool running_ = false;
};

} // namespace ur::ipc
