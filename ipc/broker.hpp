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
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ur::ipc {

// What the exporter answers to one who asks with a handle.
struct Grant {
  BrokerAnswer answer;
  base::UniqueFd fd; // a duplicate that is closed after it was sent
};

// Decides about one request. Called with the broker's mutex locked, for allowed users only.
class Granter {
public:
  virtual Grant grant(const Handle &handle) noexcept = 0;

protected:
  ~Granter() = default;
};

// Hands descriptors to processes that the kernel does not let take them: one thread that answers on
// a socket in the user's runtime directory, allowed users only. It never waits for a client: each
// has 100 ms and one message, and when too many ask at once the oldest is told to come back.
//
// A descriptor that was sent counts against a limit of the kernel until the client reads it, for
// all processes of the exporter's user together. So the broker keeps a connection until its reply
// was read, and one process or user that has left too many unread has to wait, and to come back.
class Broker {
public:
  // `mutex` guards what `granter` reads and is locked whenever the broker's descriptors change, so
  // that whoever holds it across a fork sees both consistent. Throws INVALID_ARGUMENT when the
  // runtime directory is unusable, OUT_OF_RESOURCES, OUT_OF_HOST_MEMORY.
  Broker(Process &process, const Config &config, std::mutex &mutex, Granter &granter);
  Broker(const Broker &) = delete;
  Broker &operator=(const Broker &) = delete;
  // Must not be called with the mutex locked.
  ~Broker();

  const BrokerName &name() const noexcept { return name_; }

  // In a fork's child, where the thread does not exist: closes everything, answers nothing.
  void abandonInChild() noexcept;

private:
  struct Client {
    enum class Stage : std::uint8_t {
      Asks,
      MayRead, // it was sent a descriptor
      HungUp,  // the same, and the connection was shut down: the descriptor may still be unread
      IsDone,
    };

    base::UniqueFd socket;
    ucred who;         // when it connected
    Deadline deadline; // of its question
    Stage stage = Stage::Asks;

    bool hasDescriptor() const noexcept {
      return stage == Stage::MayRead || stage == Stage::HungUp;
    }
  };

  void openDoor();
  bool makeSocket(const std::string &directory, uid_t own);
  void startThread();
  void run() noexcept;
  bool isServed(const Client &client) const noexcept;
  int pollTimeout() const noexcept;
  void attend(Client &client, short events) noexcept;
  void answer(Client &client) noexcept;
  void acceptClients() noexcept;
  void admit(base::UniqueFd socket, uid_t own) noexcept;
  Grant decide(const void *request, std::size_t size) noexcept;

  Process &process_;
  const base::OsCalls &os_ = process_.os;
  const Config &config_;
  std::mutex &mutex_;
  Granter &granter_;
  BrokerName name_{};
  std::string path_; // of the socket's file
  base::UniqueFd listener_;
  base::UniqueFd wake_;
  std::vector<Client> clients_; // oldest first; capacity reserved once
  std::optional<Deadline> listenAgain_;
  std::atomic<bool> stopping_{false};
  pthread_t thread_{};
  bool running_ = false;
};

} // namespace ur::ipc
