// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/backup.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "tools/keeper/log.hpp"
#include "tools/keeper/protocol.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

#include <linux/kcmp.h>
#include <sys/syscall.h>

namespace ur::keeper {

using Kind = Notification::Kind;

// If kcmp fails, every descriptor seems to have its own description, so a standby gets duplicates.
bool Backup::ByDescription::operator()(int left, int right) const noexcept {
  constexpr long kLess = 1;
  const pid_t pid = getpid();
  const long order = syscall(SYS_kcmp, pid, pid, KCMP_FILE, left, right);
  return order < 0 ? left < right : order == kLess;
}

BackedDescriptor::~BackedDescriptor() {
  if (!entry_)
    return;
  const std::lock_guard lock(backup_.mutex_);
  backup_.removeCopy((*entry_)->second);
  backup_.entries_.erase(*entry_);
}

void BackedDescriptor::removeCopy() const noexcept {
  const std::lock_guard lock(backup_.mutex_);
  backup_.removeCopy((*entry_)->second);
}

Backup::Backup(SystemdStore systemd, bool takesStandby)
    : systemd_(std::move(systemd)), takesStandby_(takesStandby && !systemd_.socket) {}

void Backup::insert(const std::shared_ptr<BackedDescriptor> &descriptor, DescriptorName name) {
  descriptor->entry_ = entries_.emplace(
      descriptor->get(), Entry{.name = name, .descriptor = descriptor, .hasCopy = true});
}

SharedDescriptor Backup::add(DescriptorRole role, base::UniqueFd fd) {
  // Declared before the lock, because its destructor locks the mutex.
  const auto descriptor = std::make_shared<BackedDescriptor>(*this, std::move(fd));
  const std::lock_guard lock(mutex_);
  const auto [first, last] = entries_.equal_range(descriptor->get());
  for (auto entry = first; entry != last; ++entry) {
    if (SharedDescriptor existing = entry->second.descriptor.lock())
      return existing;
    removeCopy(entry->second); // systemd would ignore the duplicate
  }
  finishRemovalsLocked();
  if (systemd_.socket && entries_.size() >= systemd_.limit)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "systemd's descriptor store is full: it has room for {} descriptors; drop a "
                "version, or raise FileDescriptorStoreMax= and FDSTORE= in the keeper's unit",
                systemd_.limit);
  const DescriptorName name{.role = role, .id = ++lastId_};
  insert(descriptor, name);
  if (const int error = send({.kind = Kind::Store, .name = name, .fd = descriptor->get()});
      error != 0) {
    entries_.erase(*std::exchange(descriptor->entry_, std::nullopt));
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "systemd does not store a descriptor: {}; try again", base::errorName(error));
  }
  return descriptor;
}

SharedDescriptor Backup::restore(DescriptorName name, base::UniqueFd fd) {
  const auto descriptor = std::make_shared<BackedDescriptor>(*this, std::move(fd));
  const std::lock_guard lock(mutex_);
  lastId_ = std::max(lastId_, name.id);
  insert(descriptor, name);
  return descriptor;
}

void Backup::finishRemovals() {
  const std::lock_guard lock(mutex_);
  finishRemovalsLocked();
}

void Backup::finishRemovalsLocked() {
  for (; !pendingRemovals_.empty(); pendingRemovals_.pop_back())
    if (const int error = send({.kind = Kind::Remove, .name = pendingRemovals_.back()}); error != 0)
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "systemd does not remove a descriptor from its store: {}; try again",
                  base::errorName(error));
}

void Backup::addStandby(base::UniqueFd socket) noexcept {
  const std::lock_guard lock(mutex_);
  if (standby_)
    dropStandby("another standby replaces it");
  const Reply success{.magic = kMagic,
                      .result = UR_RESULT_SUCCESS,
                      .version = 0,
                      .systemCode = 0,
                      .handles = 0,
                      .bytes = 0,
                      .reserved = 0};
  standby_ = std::move(socket);
  if (::send(standby_.get(), &success, sizeof success, MSG_DONTWAIT | MSG_NOSIGNAL) < 0)
    dropStandby("it has closed the connection");
  for (const auto &[fd, entry] : entries_)
    if (entry.hasCopy && standby_)
      send({.kind = Kind::Store, .name = entry.name, .fd = fd});
  if (standby_)
    send({.kind = Kind::Complete});
}

int Backup::send(const Notification &notification) noexcept {
  if (systemd_.socket)
    return sendNotification(os_, systemd_.socket.get(), Receiver::Systemd, notification);
  if (!standby_)
    return 0;
  const int error = sendNotification(os_, standby_.get(), Receiver::Standby, notification);
  if (error != 0)
    dropStandby(error == EPIPE ? "it has ended" : "it does not read");
  return 0; // the keeper continues without a standby
}

void Backup::dropStandby(const char *reason) noexcept {
  log(stderr, "the standby is disconnected: {}", reason);
  // Read the standby's byte first: with unread bytes, the kernel would reset the connection, and
  // the standby would take over.
  std::byte unreadByte{};
  recv(standby_.get(), &unreadByte, sizeof unreadByte, MSG_DONTWAIT);
  standby_.reset();
}

void Backup::removeCopy(Entry &entry) noexcept {
  if (std::exchange(entry.hasCopy, false) && send({.kind = Kind::Remove, .name = entry.name}) != 0)
    pendingRemovals_.push_back(entry.name);
}

} // namespace ur::keeper
