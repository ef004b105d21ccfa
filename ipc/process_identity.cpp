// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/process_identity.hpp"

#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "base/unique_fd.hpp"
#include "ipc/proc_files.hpp"

#include <atomic>
#include <cerrno>
#include <charconv>
#include <memory>
#include <optional>

#include <fcntl.h>

namespace ur::ipc {
namespace {

// statfs type of a kernel whose pidfds have inodes of their own.
constexpr long kPidfsMagic = 0x50494446;

[[noreturn]] void raiseProc(int error, const char *path) {
  if (error == ENOENT || error == ENOTDIR || error == 0)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot tell this process from others: {} is missing or unreadable; mount /proc",
                path);
  base::raiseSystem(error, "cannot tell this process from others: {}", path);
}

// 0 where pidfds are missing, refused or not unique: the start time has to do then.
std::uint64_t ownPidfdInode(pid_t pid) {
  const base::UniqueFd pidfd(base::os().pidfdOpen(pid, 0));
  if (!pidfd) {
    if (errno == EMFILE || errno == ENFILE || errno == ENOMEM)
      base::raiseSystem(errno, "cannot tell this process from others: pidfd_open");
    return 0;
  }
  struct statfs system{};
  struct stat status{};
  if (base::os().fstatfs(pidfd.get(), &system) != 0 || system.f_type != kPidfsMagic ||
      base::os().fstat(pidfd.get(), &status) != 0)
    return 0;
  return status.st_ino;
}

std::uint64_t ownStartTicks() {
  constexpr const char *kPath = "/proc/self/stat";
  const ProcFile file(AT_FDCWD, kPath);
  const auto ticks = startTicksIn(file.text());
  if (!ticks)
    raiseProc(file.error(), kPath);
  return *ticks;
}

std::uint64_t ownPidNamespace() {
  constexpr const char *kPath = "/proc/self/ns/pid";
  struct stat status{};
  if (base::os().stat(kPath, &status) != 0)
    raiseProc(errno, kPath);
  return status.st_ino;
}

std::optional<BootId> parseBootId(std::string_view text) noexcept {
  BootId id{};
  std::size_t digits = 0;
  for (const char letter : text) {
    if (letter == '-' || letter == '\n')
      continue;
    std::uint8_t digit = 0;
    if (digits == 2 * id.size() ||
        std::from_chars(&letter, &letter + 1, digit, 16).ec != std::errc{})
      return std::nullopt;
    id[digits / 2] = static_cast<std::uint8_t>(id[digits / 2] << 4 | digit);
    ++digits;
  }
  if (digits != 2 * id.size())
    return std::nullopt;
  return id;
}

BootId currentBootId() {
  constexpr const char *kPath = "/proc/sys/kernel/random/boot_id";
  const ProcFile file(AT_FDCWD, kPath);
  const auto id = parseBootId(file.text());
  if (!id)
    raiseProc(file.error(), kPath);
  return *id;
}

// Entries of earlier generations stay linked: a thread may still hold a reference.
struct Cached {
  ProcessIdentity identity;
  std::uint32_t generation;
  Cached *previous;
};
constinit std::atomic<Cached *> cache{nullptr};

} // namespace

const ProcessIdentity &processIdentity() {
  const std::uint32_t generation = base::forkGeneration();
  const pid_t pid = base::os().getpid();
  const auto isCurrent = [&](const Cached *entry) {
    return entry && entry->generation == generation && entry->identity.pid == pid;
  };

  Cached *seen = cache.load(std::memory_order_acquire);
  if (isCurrent(seen))
    return seen->identity;

  auto fresh = std::make_unique<Cached>(Cached{.identity = {.pid = pid,
                                                            .pidfdInode = ownPidfdInode(pid),
                                                            .startTicks = ownStartTicks(),
                                                            .pidNamespace = ownPidNamespace(),
                                                            .bootId = currentBootId()},
                                               .generation = generation,
                                               .previous = seen});
  // Another thread that was faster found the same.
  if (!cache.compare_exchange_strong(fresh->previous, fresh.get(), std::memory_order_acq_rel))
    return fresh->previous->identity;
  return fresh.release()->identity;
}

} // namespace ur::ipc
