// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/unique_fd.hpp"

#include <chrono>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace ur::support {

using Clock = std::chrono::steady_clock;

// The other process has exited or closed its end of the channel.
class ChannelClosed : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The other process did not answer in time.
class DeadlineMissed : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// One end of a socket pair between two processes. A message is a 4-byte length in the machine's
// byte order, then that many bytes. Every call returns or throws by the channel's deadline.
// Functions throw ChannelClosed or DeadlineMissed, or std::system_error if the socket fails.
class Channel {
public:
  Channel(UniqueFd socket, Clock::time_point deadline) noexcept
      : socket_(std::move(socket)), deadline_(deadline) {}

  // Sets a new deadline, for channels with one deadline per answer.
  void extend(Clock::time_point deadline) noexcept { deadline_ = deadline; }

  void send(std::span<const std::byte> message);
  std::vector<std::byte> receive();

  void sendText(std::string_view text) { send(std::as_bytes(std::span(text))); }
  std::string receiveText();

  template <typename T> void sendValue(const T &value) {
    static_assert(std::has_unique_object_representations_v<T>, "padding bytes would be undefined");
    send(std::as_bytes(std::span(&value, 1)));
  }
  template <typename T> T receiveValue() {
    static_assert(std::is_trivially_copyable_v<T>);
    T value;
    receiveInto(std::as_writable_bytes(std::span(&value, 1)));
    return value;
  }

  // Closes the sending direction: after the other end has read all data, receives there throw
  // ChannelClosed. This end can still receive.
  void finish();
  // Waits until the other end is closed, for example by the exit of its process. Discards data that
  // arrives before that.
  void awaitClose();

private:
  void receiveInto(std::span<std::byte> value);
  void sendBytes(std::span<const std::byte> bytes);
  void receiveBytes(std::span<std::byte> bytes);
  std::size_t receiveSome(std::span<std::byte> bytes); // returns 0 if the other end is closed
  void awaitReady(short events);

  UniqueFd socket_;
  Clock::time_point deadline_;
};

// Returns two connected sockets, which both close on exec.
std::pair<UniqueFd, UniqueFd> socketPair();

} // namespace ur::support
