// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/standby.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"
#include "tools/keeper/client.hpp"
#include "tools/keeper/log.hpp"
#include "tools/keeper/socket.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <utility>
#include <vector>

namespace ur::keeper {
namespace {

// The time that a keeper may take to listen after it has locked the file.
constexpr ipc::Deadline::Milliseconds kStartTimeout{10'000};
constexpr ipc::Deadline::Milliseconds kRetryInterval{20};

// Limits the time of each receive to `seconds`; 0 removes the limit.
void limitReceive(const base::OsCalls &os, int socket, time_t seconds) {
  const timeval limit{.tv_sec = seconds, .tv_usec = 0};
  base::requireSystem(os.setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit),
                      "cannot limit the wait for the active keeper: setsockopt");
}

// Asks the active keeper for its descriptors. Returns the connection, or an empty descriptor if the
// keeper does not answer. Throws if the keeper refuses the request.
base::UniqueFd subscribe(const base::OsCalls &os, const ipc::Config &config) {
  base::UniqueFd socket = connectToActiveKeeper(os, config);
  const Request request = newRequest(Operation::Standby, "", 0);
  if (!socket)
    return socket;
  // The keeper reads the byte after the request only before it drops the standby. So if the keeper
  // exits, the kernel reports ECONNRESET instead of the end of the stream.
  std::array<std::byte, sizeof request + 1> bytes{};
  std::memcpy(bytes.data(), &request, sizeof request);
  ::send(socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
  limitReceive(os, socket.get(), kStartTimeout.count() / 1000);
  Reply reply{};
  if (recv(socket.get(), &reply, sizeof reply, MSG_WAITALL) != sizeof reply)
    return {};
  if (reply.result != UR_RESULT_SUCCESS)
    raiseRefusal(socket.get(), reply);
  limitReceive(os, socket.get(), 0);
  return socket;
}

// Reserves descriptors for the restore, which needs more descriptors than the standby receives. If
// too few are free, the standby exits now or at a receive, instead of at the takeover.
std::vector<base::UniqueFd> reserveDescriptors(const base::OsCalls &os, int file) {
  constexpr int kReserve = 64;
  std::vector<base::UniqueFd> reserve;
  for (int i = 0; i < kReserve; ++i)
    reserve.emplace_back(base::requireSystem(os.fcntl(file, F_DUPFD_CLOEXEC, 0),
                                             "the standby has too few descriptors; raise its limit "
                                             "to the active keeper's limit (ulimit -Hn): fcntl"),
                         os);
  return reserve;
}

// Receives notifications until the active keeper exits. Throws if it drops this standby.
StoredDescriptors receiveAll(const base::OsCalls &os, int socket) {
  StoredDescriptors descriptors;
  try {
    for (;;)
      if (receiveNotification(os, socket, descriptors) == Notification::Kind::Complete)
        log(stdout, "ready to take over: it has everything that the active keeper holds");
  } catch (const base::Error &error) {
    if (error.driverCode() != ECONNRESET)
      throw;
  }
  return descriptors;
}

} // namespace

Takeover standBy(const base::OsCalls &os, const ipc::Config &config) {
  const base::UniqueFd standbyLock = lockFile(os, config, Lock::Standby);
  base::requireSystem(base::retryInterrupted([&] { return flock(standbyLock.get(), LOCK_EX); }),
                      "cannot wait for another standby: flock");
  base::UniqueFd lock = lockFile(os, config, Lock::Active);
  for (const ipc::Deadline deadline(os, kStartTimeout);;) {
    // Subscribes before it tries the lock, because a keeper that systemd started holds no lock.
    if (const base::UniqueFd socket = subscribe(os, config)) {
      const auto reserve = reserveDescriptors(os, socket.get());
      StoredDescriptors descriptors = receiveAll(os, socket.get());
      // A keeper that starts now detects this standby and releases the lock.
      base::requireSystem(base::retryInterrupted([&] { return flock(lock.get(), LOCK_EX); }),
                          "cannot take over: flock");
      return {.lock = std::move(lock), .descriptors = std::move(descriptors)};
    }
    if (flock(lock.get(), LOCK_EX | LOCK_NB) == 0)
      return {.lock = std::move(lock), .descriptors = {}};
    if (deadline.passed())
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "the active keeper of this user does not answer; end it, or start the standby "
                  "again");
    os.poll(nullptr, 0, static_cast<int>(kRetryInterval.count()));
  }
}

} // namespace ur::keeper
