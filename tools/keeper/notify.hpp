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

// The descriptors that an earlier keeper has stored.
using Descriptors = std::map<DescriptorName, base::UniqueFd>;

// Returns "o1f" for the object 31.
std::string textOf(const DescriptorName &name);

// Parses a result of textOf. Returns nullopt for any other text.
std::optional<DescriptorName> nameIn(std::string_view text) noexcept;

struct Notification {
  enum class Kind : std::uint8_t {
    Store,
    Remove,
    Complete, // the standby has all descriptors (sent only to a standby)
  };

  Kind kind;
  DescriptorName name{}; // Store, Remove
  int fd = -1;           // Store
};

// The receiver of notifications.
enum class Receiver : std::uint8_t {
  Systemd, // a datagram socket
  Standby, // a stream: each message has the same size
};

// Sends a notification over a nonblocking socket. Waits at most two seconds until the receiver has
// room. Returns 0 or an error number.
int sendNotification(const base::OsCalls &os, int socket, Receiver receiver,
                     const Notification &notification);

// Receives the next notification for a standby. Adds the notification's descriptor to
// `descriptors`, or removes the descriptor that it names. Returns the kind of the notification.
// Throws base::Error with the driver code ECONNRESET if the active keeper has ended, or ENODATA if
// it has closed the connection on purpose.
Notification::Kind receiveNotification(const base::OsCalls &os, int socket,
                                       Descriptors &descriptors);

} // namespace ur::keeper
