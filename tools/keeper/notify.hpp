// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

// The keeper passes descriptors to systemd or to a standby, with the messages of sd_notify(3).
namespace ur::keeper {

// The value is the first letter of the descriptor's name.
enum class DescriptorRole : char {
  Object = 'o', // an object, or the pidfd of a lease
  Record = 'v', // a memory file with a VersionRecord
};

// The name of a stored descriptor (FDNAME), which is never reused.
struct DescriptorName {
  DescriptorRole role;
  std::uint64_t id; // from 1; later descriptors have larger numbers

  auto operator<=>(const DescriptorName &) const = default;
};

// The keeper's descriptors, as systemd or a standby stores them.
using StoredDescriptors = std::map<DescriptorName, base::UniqueFd>;

// Returns the name as text: the role's letter, then the id in hexadecimal ("o1f" for object 31).
std::string textOf(const DescriptorName &name);

// Parses a result of textOf. Returns nullopt for any other text.
std::optional<DescriptorName> parseName(std::string_view text) noexcept;

struct Notification {
  enum class Kind : std::uint8_t {
    Store,
    Remove,
    Complete, // the standby has all descriptors (sent only to a standby)
  };

  Kind kind;
  DescriptorName name{}; // set for Store and Remove
  int fd = -1;           // set for Store
};

enum class Receiver : std::uint8_t {
  Systemd, // a datagram socket
  Standby, // a stream: all messages have the same size, so that the standby can separate them
};

// Sends a notification over a nonblocking socket. Waits up to two seconds for the receiver to have
// room. Returns 0 or an error number.
int sendNotification(const base::OsCalls &os, int socket, Receiver receiver,
                     const Notification &notification);

// Receives the next notification for a standby. Adds the notification's descriptor to
// `descriptors`, or removes the descriptor that it names. Returns the kind of the notification.
// Throws base::Error with driverCode() == ECONNRESET if the active keeper exited, or ENODATA if it
// dropped this standby. Other errors: OUT_OF_RESOURCES if this process has no free descriptor, and
// INVALID_VALUE for an unknown message.
Notification::Kind receiveNotification(const base::OsCalls &os, int socket,
                                       StoredDescriptors &descriptors);

} // namespace ur::keeper
