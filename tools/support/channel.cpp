// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/channel.hpp"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <system_error>

#include <fmt/core.h>
#include <poll.h>
#include <sys/socket.h>

namespace ur::support {
namespace {

[[noreturn]] void throwErrno(const char *call) {
  throw std::system_error(errno, std::generic_category(), call);
}

} // namespace

void Channel::send(std::span<const std::byte> message) {
  const auto length = static_cast<std::uint32_t>(message.size());
  sendBytes(std::as_bytes(std::span(&length, 1)));
  sendBytes(message);
}

std::vector<std::byte> Channel::receive() {
  std::uint32_t length = 0;
  receiveBytes(std::as_writable_bytes(std::span(&length, 1)));
  std::vector<std::byte> message(length);
  receiveBytes(message);
  return message;
}

std::string Channel::receiveText() {
  const std::vector<std::byte> message = receive();
  std::string text(message.size(), '\0');
  std::memcpy(text.data(), message.data(), message.size());
  return text;
}

void Channel::receiveInto(std::span<std::byte> value) {
  const std::vector<std::byte> message = receive();
  if (message.size() != value.size())
    throw std::runtime_error(fmt::format(
        "received a message of {} bytes instead of {}: the two processes are out of step",
        message.size(), value.size()));
  std::memcpy(value.data(), message.data(), message.size());
}

void Channel::finish() {
  if (shutdown(socket_.get(), SHUT_WR) != 0 && errno != ENOTCONN)
    throwErrno("shutdown");
}

void Channel::awaitClose() {
  std::array<std::byte, 4096> discarded;
  while (receiveSome(discarded) != 0) {
  }
}

void Channel::sendBytes(std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    awaitReady(POLLOUT);
    const ssize_t sent =
        ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0)
      bytes = bytes.subspan(static_cast<std::size_t>(sent));
    else if (errno == EPIPE || errno == ECONNRESET)
      throw ChannelClosed("the other process has exited or closed the channel");
    else if (errno != EINTR && errno != EAGAIN)
      throwErrno("send");
  }
}

void Channel::receiveBytes(std::span<std::byte> bytes) {
  while (!bytes.empty()) {
    const std::size_t received = receiveSome(bytes);
    if (received == 0)
      throw ChannelClosed("the other process has exited or closed the channel");
    bytes = bytes.subspan(received);
  }
}

std::size_t Channel::receiveSome(std::span<std::byte> bytes) {
  for (;;) {
    awaitReady(POLLIN);
    const ssize_t received = recv(socket_.get(), bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (received >= 0)
      return static_cast<std::size_t>(received);
    if (errno == ECONNRESET)
      return 0;
    if (errno != EINTR && errno != EAGAIN)
      throwErrno("recv");
  }
}

void Channel::awaitReady(short events) {
  for (;;) {
    const auto remaining =
        std::chrono::ceil<std::chrono::milliseconds>(deadline_ - Clock::now()).count();
    if (remaining <= 0)
      throw DeadlineMissed("the other process did not answer in time");
    pollfd ready{socket_.get(), events, 0};
    const int count = poll(&ready, 1, static_cast<int>(remaining));
    if (count > 0)
      return;
    if (count < 0 && errno != EINTR)
      throwErrno("poll");
  }
}

std::pair<UniqueFd, UniqueFd> socketPair() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throwErrno("socketpair");
  return {UniqueFd(ends[0]), UniqueFd(ends[1])};
}

} // namespace ur::support
