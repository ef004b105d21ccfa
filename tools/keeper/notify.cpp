// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/notify.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"

#include <array>
#include <cerrno>
#include <charconv>

#include <fmt/core.h>

namespace ur::keeper {
namespace {

constexpr ipc::Deadline::Milliseconds kSendTimeout{2000};
constexpr ipc::Deadline::Milliseconds kInterval{10};
constexpr std::string_view kStore = "FDSTORE=1\nFDPOLL=0\nFDNAME=";
constexpr std::string_view kRemove = "FDSTOREREMOVE=1\nFDNAME=";
constexpr std::string_view kComplete = "READY=1";

using Text = std::array<char, 64>; // a message to a standby, padded with zeros

std::string messageOf(const Notification &notification) {
  switch (notification.kind) {
  case Notification::Kind::Store:
    return std::string(kStore) + textOf(notification.name);
  case Notification::Kind::Remove:
    return std::string(kRemove) + textOf(notification.name);
  case Notification::Kind::Complete:
    break;
  }
  return std::string(kComplete);
}

[[noreturn]] void raiseProtocol() {
  base::raise(UR_RESULT_ERROR_INVALID_VALUE,
              "the active keeper sent an unknown message; use a standby of the same version");
}

} // namespace

std::string textOf(const DescriptorName &name) {
  return fmt::format("{}{:x}", static_cast<char>(name.role), name.id);
}

std::optional<DescriptorName> parseName(std::string_view text) noexcept {
  DescriptorName name{};
  if (text.empty())
    return std::nullopt;
  name.role = static_cast<DescriptorRole>(text.front());
  const char *const end = text.data() + text.size();
  const auto [parsedEnd, error] = std::from_chars(text.data() + 1, end, name.id, 16);
  if ((name.role != DescriptorRole::Object && name.role != DescriptorRole::Record) ||
      error != std::errc() || parsedEnd != end || name.id == 0)
    return std::nullopt;
  return name;
}

int sendNotification(const base::OsCalls &os, int socket, Receiver receiver,
                     const Notification &notification) {
  std::string text = messageOf(notification);
  if (receiver == Receiver::Standby)
    text.resize(sizeof(Text));
  ipc::BrokerMessage message(text.data(), text.size());
  if (notification.fd >= 0)
    message.attach(notification.fd);
  for (const ipc::Deadline limit(os, kSendTimeout);;) {
    if (os.sendmsg(socket, message.header(), MSG_DONTWAIT | MSG_NOSIGNAL) >= 0)
      return 0;
    const int error = errno;
    // ETOOMANYREFS: too many of the user's descriptors are in flight.
    if (limit.passed() || (error != EAGAIN && error != EINTR && error != ETOOMANYREFS))
      return error;
    pollfd writable{.fd = error == EAGAIN ? socket : -1, .events = POLLOUT, .revents = 0};
    const auto wait = error == EAGAIN ? limit.remaining() : std::min(limit.remaining(), kInterval);
    os.poll(&writable, 1, static_cast<int>(wait.count()));
  }
}

Notification::Kind receiveNotification(const base::OsCalls &os, int socket,
                                       StoredDescriptors &descriptors) {
  Text text{};
  ipc::BrokerMessage message(text.data(), text.size());
  message.makeRoom();
  const ssize_t size = base::retryInterrupted(
      [&] { return os.recvmsg(socket, message.header(), MSG_WAITALL | MSG_CMSG_CLOEXEC); });
  if (size <= 0)
    base::raiseWithCode(UR_RESULT_ERROR_OUT_OF_RESOURCES, size == 0 ? ENODATA : errno,
                        "the active keeper has closed the connection: it ended, or this standby "
                        "did not read for {} s; start the standby again",
                        kSendTimeout.count() / 1000);
  base::UniqueFd fd = message.descriptor(os);
  if ((message.flags() & MSG_CTRUNC) != 0)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "the standby has no descriptor left; raise the hard limit for descriptors "
                "(ulimit -Hn) to the active keeper's limit");
  const std::string_view paddedLine(text.data(), text.size());
  const std::string_view line = paddedLine.substr(0, paddedLine.find('\0'));
  if (line == kComplete)
    return Notification::Kind::Complete;
  const bool isStore = line.starts_with(kStore);
  const bool isRemove = !isStore && line.starts_with(kRemove);
  const auto name = parseName(line.substr(std::min(line.find("FDNAME=") + 7, line.size())));
  if (size != sizeof text || (!isStore && !isRemove) || !name || isStore != static_cast<bool>(fd))
    raiseProtocol();
  if (isRemove)
    descriptors.erase(*name);
  else
    descriptors[*name] = std::move(fd);
  return isStore ? Notification::Kind::Store : Notification::Kind::Remove;
}

} // namespace ur::keeper
