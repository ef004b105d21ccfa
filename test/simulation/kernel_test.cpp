// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compares the simulated kernel with the real kernel: the same calls must return the same results
// and errors.
#include "test/simulation/kernel.hpp"

#include "ipc/broker_socket.hpp"
#include "ipc/process_identity.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::simulation {
namespace {

constexpr unsigned kNoExecSeal = 8;

// A kernel that runs a scenario, and a log of the results of its calls.
class Machine {
public:
  using Body = std::function<void(const base::OsCalls &os)>;

  explicit Machine(const base::OsCalls &calls) : os(calls) {}
  virtual ~Machine() = default;

  // Forks a process that runs the body and then pauses. Returns after the body has run.
  virtual pid_t start(const Body &body) = 0;
  virtual void kill(pid_t pid) = 0; // the process becomes a zombie
  virtual void reap(pid_t pid) = 0;

  const base::OsCalls &os;
  std::string text;

  // Logs a call's error. Logs its result only if `isNumber`, because descriptor numbers differ.
  template <typename Result> Result log(const char *what, Result result, bool isNumber = false) {
    const int error = errno;
    const bool hasFailed = result == static_cast<Result>(-1);
    text +=
        fmt::format("{}: {}{}\n", what, hasFailed ? strerrorname_np(error) : "done",
                    isNumber && !hasFailed ? fmt::format(" {}", static_cast<long>(result)) : "");
    return result;
  }
  template <typename Value> void record(const char *what, Value value) {
    text += fmt::format("{}: {}\n", what, value);
  }
};

class RealMachine : public Machine {
public:
  RealMachine() : Machine(base::systemCalls()) {}

  pid_t start(const Body &body) override {
    std::array<int, 2> readyPipe{};
    EXPECT_EQ(pipe2(readyPipe.data(), O_CLOEXEC), 0);
    const pid_t child = fork();
    if (child == 0) {
      body(os);
      char byte = 0;
      if (write(readyPipe[1], &byte, 1) == 1)
        pause();
      _exit(1);
    }
    char byte = 0;
    EXPECT_EQ(read(readyPipe[0], &byte, 1), 1);
    close(readyPipe[0]);
    close(readyPipe[1]);
    return child;
  }
  void kill(pid_t pid) override {
    ::kill(pid, SIGKILL);
    siginfo_t info{};
    EXPECT_EQ(waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT), 0);
  }
  void reap(pid_t pid) override { EXPECT_EQ(waitpid(pid, nullptr, 0), pid); }
};

class SimulatedMachine : public Machine {
public:
  SimulatedMachine() : Machine(kernel_.calls()) {
    kernel_.caller = &kernel_.start(::geteuid(), kernel_.outerSpace());
  }

  pid_t start(const Body &body) override {
    Program &parent = *kernel_.caller;
    Program &child = kernel_.fork(parent);
    kernel_.caller = &child;
    body(os);
    kernel_.caller = &parent;
    const pid_t pid = child.process->pidIn(kernel_.outerSpace());
    children_[pid] = &child;
    return pid;
  }
  void kill(pid_t pid) override { kernel_.kill(*children_.at(pid), false); }
  void reap(pid_t pid) override { kernel_.reap(*children_.at(pid)->process); }

private:
  Kernel kernel_{1};
  std::map<pid_t, Program *> children_;
};

struct flock byteLock(short type, off_t start = 0, off_t length = 1) {
  struct flock lock{};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = start;
  lock.l_len = length;
  return lock;
}

std::string pathOf(int fd) { return fmt::format("/proc/self/fd/{}", fd); }

void logSeals(Machine &machine) {
  const auto &os = machine.os;
  const int fd = os.memfdCreate("file", MFD_CLOEXEC | MFD_ALLOW_SEALING | kNoExecSeal);
  const auto seals = [&](const char *what, int number) {
    machine.log(what, os.fcntl(number, F_GET_SEALS, 0), true);
  };
  const auto add = [&](const char *what, int number, int newSeals) {
    machine.log(what, os.fcntl(number, F_ADD_SEALS, newSeals), true);
  };
  seals("seals of a new file", fd);
  machine.log("set the size", os.ftruncate(fd, 8192));
  add("seal against shrinking", fd, F_SEAL_SHRINK);
  machine.log("shrink a sealed file", os.ftruncate(fd, 4096));
  machine.log("grow a file", os.ftruncate(fd, 12288));
  machine.log("set the same size", os.ftruncate(fd, 12288));
  add("seal against growing", fd, F_SEAL_GROW);
  machine.log("grow a sealed file", os.ftruncate(fd, 16384));
  machine.log("write inside the file", os.pwrite(fd, "ab", 2, 100), true);
  machine.log("write across the end of the file", os.pwrite(fd, "ab", 2, 12287), true);
  std::array<char, 8> bytes{};
  machine.log("read", os.pread(fd, bytes.data(), 2, 100), true);
  machine.record("bytes that were read", std::string(bytes.data()));
  machine.log("read across the end of the file", os.pread(fd, bytes.data(), 8, 12284), true);
  machine.log("read at the end of the file", os.pread(fd, bytes.data(), 8, 12288), true);
  machine.log("read at a negative offset", os.pread(fd, bytes.data(), 8, -1), true);
  void *map = os.mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  machine.record("mapped", map != MAP_FAILED);
  machine.record("byte in the mapping", static_cast<char *>(map)[100]);
  add("seal against writes of a mapped file", fd, F_SEAL_WRITE);
  add("seal against future writes", fd, F_SEAL_FUTURE_WRITE);
  machine.log("write after the seals", os.pwrite(fd, "ab", 2, 100), true);
  static_cast<char *>(map)[101] = 'c';
  machine.log("read", os.pread(fd, bytes.data(), 2, 100), true);
  machine.record("bytes that were read", std::string(bytes.data()));
  machine.log(
      "writable mapping after the seals",
      reinterpret_cast<long>(os.mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)));
  os.munmap(map, 4096);
  const int reader = os.open(pathOf(fd).c_str(), O_RDONLY | O_CLOEXEC, 0);
  add("seal through a read-only descriptor", reader, F_SEAL_WRITE);
  machine.log("set the size through a read-only descriptor", os.ftruncate(reader, 0));
  machine.log("write through a read-only descriptor", os.pwrite(reader, "ab", 2, 100), true);
  machine.log("writable mapping of a read-only descriptor",
              reinterpret_cast<long>(os.mmap(nullptr, 4096, PROT_WRITE, MAP_SHARED, reader, 0)));
  machine.log("access mode of a read-only descriptor", os.fcntl(reader, F_GETFL, 0) & O_ACCMODE,
              true);
  const int path = os.open(pathOf(fd).c_str(), O_PATH | O_CLOEXEC, 0);
  seals("seals of an O_PATH descriptor", path);
  machine.log("read of an O_PATH descriptor", os.pread(path, bytes.data(), 2, 100), true);
  struct stat status{}, fdStatus{};
  machine.log("status of an O_PATH descriptor", os.fstat(path, &status));
  os.fstat(fd, &fdStatus);
  machine.record("same file", status.st_ino == fdStatus.st_ino && status.st_dev == fdStatus.st_dev);
  machine.record("mode", status.st_mode);
  add("seal against seals", fd, F_SEAL_SEAL);
  add("seal after the last seal", fd, F_SEAL_WRITE);
  add("unknown seal", fd, 0x400);
  const int unsealable = os.memfdCreate("file", MFD_CLOEXEC);
  seals("seals of a file without MFD_ALLOW_SEALING", unsealable);
  os.fstat(unsealable, &status);
  machine.record("mode", status.st_mode);
  const int event = os.eventfd(0, EFD_CLOEXEC);
  seals("seals of an eventfd", event);
  machine.log("duplicate", os.fcntl(event, F_DUPFD_CLOEXEC, 200), true);
  machine.log("duplicate above the limit", os.fcntl(event, F_DUPFD_CLOEXEC, 1 << 30), true);
  machine.log("create a file with unknown flags", os.memfdCreate("file", 0x4000));
  for (const int number : {fd, reader, path, unsealable, event, 200})
    machine.log("close", os.close(number));
  seals("seals of a closed descriptor", fd);
}

void logLocks(Machine &machine) {
  const auto &os = machine.os;
  const int fd = os.memfdCreate("file", MFD_CLOEXEC);
  const pid_t self = os.getpid();
  const auto logLock = [&](const char *what, int number, int command, struct flock range) {
    machine.log(what, os.fcntlLock(number, command, &range));
    machine.record("  type", range.l_type);
    machine.record("  owner", range.l_pid == self ? "this process"
                              : range.l_pid > 0   ? "another process"
                                                  : "no process");
    machine.record("  from", range.l_type == F_UNLCK ? 0 : range.l_start);
    machine.record("  length", range.l_type == F_UNLCK ? 0 : range.l_len);
  };
  const auto open = [&](int flags) { return os.open(pathOf(fd).c_str(), flags | O_CLOEXEC, 0); };
  const int second = open(O_RDWR);
  logLock("lock of the process", fd, F_SETLK, byteLock(F_WRLCK));
  logLock("own lock, queried by the process", fd, F_GETLK, byteLock(F_WRLCK));
  logLock("query by an open file", fd, F_OFD_GETLK, byteLock(F_RDLCK));
  logLock("lock of an open file", second, F_OFD_SETLK, byteLock(F_WRLCK));
  logLock("lock of other bytes", second, F_OFD_SETLK, byteLock(F_WRLCK, 5, 10));
  logLock("unlock of the middle", second, F_OFD_SETLK, byteLock(F_UNLCK, 8, 2));
  logLock("query by an open file", fd, F_OFD_GETLK, byteLock(F_WRLCK, 8, 1));
  logLock("query by an open file", fd, F_OFD_GETLK, byteLock(F_WRLCK, 4, 100));
  logLock("query by an open file", fd, F_OFD_GETLK, byteLock(F_WRLCK, 9, 0));
  struct flock withPid = byteLock(F_WRLCK);
  withPid.l_pid = 1;
  logLock("query by an open file with a pid in the request", fd, F_OFD_GETLK, withPid);
  const int reader = open(O_RDONLY), writer = open(O_WRONLY);
  logLock("write lock through a read-only descriptor", reader, F_OFD_SETLK, byteLock(F_WRLCK, 40));
  logLock("read lock through a write-only descriptor", writer, F_OFD_SETLK, byteLock(F_RDLCK, 40));
  logLock("read lock", reader, F_OFD_SETLK, byteLock(F_RDLCK, 40));
  logLock("second read lock", second, F_OFD_SETLK, byteLock(F_RDLCK, 40));
  const int copy = os.fcntl(second, F_DUPFD_CLOEXEC, 0);
  os.close(second);
  logLock("lock after a close, with a duplicate open", fd, F_OFD_GETLK, byteLock(F_WRLCK, 5));
  os.close(copy);
  logLock("lock after the last close", fd, F_OFD_GETLK, byteLock(F_WRLCK, 5));
  logLock("process's lock after a close of another descriptor", fd, F_OFD_GETLK, byteLock(F_RDLCK));
  logLock("new lock of the process", fd, F_SETLK, byteLock(F_WRLCK));
  const int path = open(O_PATH);
  os.close(path);
  logLock("process's lock after a close of an O_PATH descriptor", fd, F_OFD_GETLK,
          byteLock(F_RDLCK));
  auto *const childOutput = static_cast<char *>(
      ::mmap(nullptr, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  const pid_t child = machine.start([&](const base::OsCalls &calls) {
    const std::string outputBefore = machine.text;
    machine.text.clear();
    struct flock lock = byteLock(F_RDLCK);
    machine.log("the child queries the parent's lock", calls.fcntlLock(fd, F_GETLK, &lock));
    machine.record("  is the parent's", lock.l_pid == self);
    lock = byteLock(F_WRLCK);
    machine.log("write lock on the parent's byte", calls.fcntlLock(fd, F_SETLK, &lock));
    lock = byteLock(F_WRLCK, 60);
    machine.log("write lock on another byte", calls.fcntlLock(fd, F_SETLK, &lock));
    lock = byteLock(F_WRLCK, 70);
    machine.log("lock of an open file", calls.fcntlLock(fd, F_OFD_SETLK, &lock));
    std::strcpy(childOutput, machine.text.c_str());
    machine.text = outputBefore;
  });
  machine.text += childOutput;
  ::munmap(childOutput, 65536);
  logLock("the child's lock", fd, F_OFD_GETLK, byteLock(F_WRLCK, 60));
  logLock("lock of the shared open file", fd, F_OFD_GETLK, byteLock(F_WRLCK, 70));
  logLock("lock of the shared open file, queried by another", reader, F_OFD_GETLK,
          byteLock(F_RDLCK, 70));
  machine.kill(child);
  logLock("the child's lock after its exit", fd, F_OFD_GETLK, byteLock(F_WRLCK, 60));
  logLock("lock of the shared open file after the child", reader, F_OFD_GETLK,
          byteLock(F_RDLCK, 70));
  machine.reap(child);
  for (const int number : {fd, reader, writer})
    os.close(number);
}

void logPidfds(Machine &machine) {
  const auto &os = machine.os;
  const auto open = [&](pid_t pid) { return os.pidfdOpen(pid, 0); };
  machine.log("pidfd of pid 0", open(0));
  machine.log("pidfd of a negative pid", open(-1));
  machine.log("pidfd of no process", open(1 << 22));
  const int file = os.memfdCreate("file", MFD_CLOEXEC);
  machine.log("get from a file", os.pidfdGetfd(file, file, 0));
  const pid_t child = machine.start([](const base::OsCalls &) {});
  const int pidfd = open(child), secondPidfd = open(child), selfPidfd = open(os.getpid());
  struct stat status{}, otherStatus{}, ownStatus{};
  os.fstat(pidfd, &status);
  os.fstat(secondPidfd, &otherStatus);
  os.fstat(selfPidfd, &ownStatus);
  machine.record("same inode of two pidfds", status.st_ino == otherStatus.st_ino);
  machine.record("same inode as this process's pidfd", status.st_ino == ownStatus.st_ino);
  struct statfs system{};
  os.fstatfs(pidfd, &system);
  machine.record("file system", system.f_type);
  base::PidfdOwner owner{};
  machine.log("owner", os.pidfdOwner(pidfd, &owner));
  machine.record("is this user", owner.effectiveUid == os.geteuid());
  machine.log("owner of a file", os.pidfdOwner(file, &owner));
  const auto logPoll = [&](const char *what) {
    pollfd pollEntry{.fd = pidfd, .events = POLLIN, .revents = 0};
    machine.log(what, os.poll(&pollEntry, 1, 0), true);
    machine.record("  events", pollEntry.revents);
  };
  logPoll("poll of a running process");
  const int fetchedFd = machine.log("get", os.pidfdGetfd(pidfd, file, 0));
  os.fstat(fetchedFd, &status);
  os.fstat(file, &otherStatus);
  machine.record("same file", status.st_ino == otherStatus.st_ino);
  machine.log("get of a closed descriptor", os.pidfdGetfd(pidfd, 999, 0));
  machine.log("get with flags", os.pidfdGetfd(pidfd, file, 1));
  const auto directory =
      os.open(fmt::format("/proc/{}", child).c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC, 0);
  std::array<char, 4096> text{};
  const auto logText = [&](const char *what, const char *name) {
    const int textFd = machine.log(what, os.openat(directory, name, O_RDONLY | O_CLOEXEC));
    if (textFd < 0)
      return;
    const ssize_t size = os.read(textFd, text.data(), text.size());
    machine.record("  has text", size > 0);
    if (size > 0) {
      const std::string_view content(text.data(), static_cast<std::size_t>(size));
      machine.record("  has ended", hasEndedIn(content));
      machine.record("  ticks", startTicksIn(content).has_value());
      machine.record("  user", effectiveUidIn(content) == os.geteuid());
    }
    os.close(textFd);
  };
  const auto logFile = [&](const char *what) {
    const std::string name = fmt::format("fd/{}", file);
    struct statx fileStatus{};
    machine.log(what, os.statx(directory, name.c_str(), AT_STATX_DONT_SYNC,
                               STATX_TYPE | STATX_INO | STATX_UID, &fileStatus));
    machine.record("  same file", fileStatus.stx_ino == otherStatus.st_ino);
    machine.log("  missing descriptor", os.statx(directory, "fd/999", 0, STATX_INO, &fileStatus));
    const int path = machine.log("  path", os.openat(directory, name.c_str(), O_PATH | O_CLOEXEC));
    if (path >= 0)
      os.close(path);
  };
  logText("stat", "stat");
  logText("status", "status");
  logFile("file");
  const int statFd = os.openat(directory, "stat", O_RDONLY | O_CLOEXEC);
  const std::string info = fmt::format("/proc/thread-self/fdinfo/{}", pidfd);
  const auto fdinfoPid = [&] {
    const ProcFile fdinfo(os, AT_FDCWD, info.c_str());
    return pidIn(fdinfo.text()).value_or(0);
  };
  machine.record("pid in fdinfo", fdinfoPid() == child);
  machine.kill(child);
  logPoll("poll of a zombie");
  machine.log("owner", os.pidfdOwner(pidfd, &owner));
  machine.log("get", os.pidfdGetfd(pidfd, file, 0));
  machine.log("open again", open(child) >= 0 ? 0 : -1);
  logText("stat", "stat");
  logFile("file");
  machine.reap(child);
  logPoll("poll of a reaped process");
  machine.log("owner", os.pidfdOwner(pidfd, &owner));
  machine.log("get", os.pidfdGetfd(pidfd, file, 0));
  machine.log("open", open(child));
  machine.log("directory", os.open(fmt::format("/proc/{}", child).c_str(), O_PATH, 0));
  machine.log("read of a file that was opened before the kill",
              os.read(statFd, text.data(), text.size()), true);
  machine.record("pid in fdinfo", fdinfoPid());
  logText("stat", "stat");
  logFile("file");
}

void logSockets(Machine &machine) {
  const auto &os = machine.os;
  const std::string path = fmt::format("/tmp/ur-simulation-{}", ::getpid());
  os.unlink(path.c_str());
  const sockaddr_un address = socketAddress(path);
  const auto *const socketName = reinterpret_cast<const sockaddr *>(&address);
  constexpr int kType = SOCK_SEQPACKET | SOCK_CLOEXEC;
  const auto make = [&] { return os.socket(AF_UNIX, kType | SOCK_NONBLOCK, 0); };
  const int listener = make();
  machine.log("mode", os.fchmod(listener, 0600));
  machine.log("accept before listen", os.accept4(listener, nullptr, nullptr, SOCK_CLOEXEC));
  machine.log("connect to a missing name", os.connect(make(), socketName, sizeof address));
  machine.log("bind", os.bind(listener, socketName, sizeof address));
  machine.log("bind again", os.bind(make(), socketName, sizeof address));
  struct stat status{};
  os.lstat(path.c_str(), &status);
  machine.record("mode", status.st_mode);
  machine.log("connect before listen", os.connect(make(), socketName, sizeof address));
  machine.log("listen", os.listen(listener, 1));
  machine.log("accept without a client", os.accept4(listener, nullptr, nullptr, SOCK_CLOEXEC));
  const auto logPoll = [&](const char *what, int fd) {
    pollfd pollEntry{.fd = fd, .events = POLLIN, .revents = 0};
    os.poll(&pollEntry, 1, 0);
    machine.record(what, pollEntry.revents);
  };
  const int stream = os.socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  machine.log("connect of another socket type", os.connect(stream, socketName, sizeof address));
  const int file = os.memfdCreate("file", MFD_CLOEXEC);
  std::array<int, 3> clients{};
  logPoll("no client waits", listener);
  for (int &client : clients) {
    client = make();
    machine.log("connect", os.connect(client, socketName, sizeof address));
  }
  logPoll("a client waits", listener);
  machine.log("connect a connected socket", os.connect(clients[0], socketName, sizeof address));
  const int server = os.accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  logPoll("connected", clients[0]);
  ucred peer{};
  socklen_t length = sizeof peer;
  machine.log("peer", os.getsockopt(server, SOL_SOCKET, SO_PEERCRED, &peer, &length));
  machine.record("is this process", peer.pid == os.getpid() && peer.uid == os.geteuid());
  int pidfd = -1;
  length = sizeof pidfd;
  machine.log("pidfd of a peer", os.getsockopt(clients[0], SOL_SOCKET, 77, &pidfd, &length));
  struct stat ownStatus{};
  os.fstat(pidfd, &status);
  os.fstat(os.pidfdOpen(os.getpid(), 0), &ownStatus);
  machine.record("is this process's pidfd", status.st_ino == ownStatus.st_ino);

  std::array<char, 16> bytes{};
  const auto receive = [&](const char *what, int fd, bool hasRoom, std::size_t room = 8) {
    BrokerMessage message(bytes.data(), room);
    if (hasRoom)
      message.makeRoom();
    if (machine.log(what, os.recvmsg(fd, message.header(), MSG_CMSG_CLOEXEC), true) < 0)
      return;
    machine.record("  flags", message.flags() & (MSG_TRUNC | MSG_CTRUNC));
    const base::UniqueFd received = message.descriptor(os);
    machine.record("  descriptor", static_cast<bool>(received));
    machine.record("  sender", message.sender() && message.sender()->pid == os.getpid());
  };
  const auto send = [&](const char *what, int fd, int attached) {
    BrokerMessage message(bytes.data(), 8);
    if (attached >= 0)
      message.attach(attached);
    machine.log(what, os.sendmsg(fd, message.header(), MSG_NOSIGNAL | MSG_DONTWAIT), true);
  };
  const auto logUnread = [&](const char *what, int fd) {
    int count = 0;
    os.unreadBytes(fd, &count);
    machine.record(what, count != 0);
  };
  const int on = 1;
  machine.log("credentials", os.setsockopt(clients[0], SOL_SOCKET, SO_PASSCRED, &on, sizeof on));
  receive("receive without a message", clients[0], true);
  logUnread("unread bytes before the send", server);
  send("send", server, file);
  logUnread("unread bytes after the send", server);
  logPoll("poll with a message", clients[0]);
  receive("receive", clients[0], true);
  logUnread("unread bytes after the receive", server);
  send("send", server, -1);
  receive("receive", clients[0], true);
  send("send", server, file);
  receive("receive without room for a descriptor", clients[0], false);
  send("send an invalid descriptor", server, 999);
  send("send", server, file);
  receive("receive a message that is too long", clients[0], true, 4);
  send("send to the server", clients[0], file);
  receive("receive without credentials", server, true);
  send("send a message that stays unread", clients[0], -1);
  os.close(server);
  logPoll("poll after the server's close", clients[0]);
  receive("receive after the server's close", clients[0], true);
  receive("receive at the end of the connection", clients[0], true);
  send("send after the server's close", clients[0], -1);
  machine.log("peer of a queued client",
              os.getsockopt(clients[1], SOL_SOCKET, SO_PEERCRED, &peer, &length));
  machine.record("is this process", peer.pid == os.getpid());
  send("send from a queued client", clients[1], -1);
  os.close(listener);
  receive("receive of a queued client after the listener's close", clients[1], true);
  machine.log("connect after the listener's close", os.connect(make(), socketName, sizeof address));
  machine.log("unlink", os.unlink(path.c_str()));
  machine.log("unlink again", os.unlink(path.c_str()));
}

struct Scenario {
  const char *name;
  void (*run)(Machine &machine);
};
constexpr Scenario kScenarios[]{
    {"Seals", logSeals}, {"Locks", logLocks}, {"Pidfds", logPidfds}, {"Sockets", logSockets}};

class SimulatedKernel : public testing::TestWithParam<Scenario> {};

TEST_P(SimulatedKernel, MatchesTheRealKernel) {
  std::string realOutput;
  // A child process runs the real calls, so this process keeps no open files.
  std::array<int, 2> pipes{};
  ASSERT_EQ(pipe2(pipes.data(), O_CLOEXEC), 0);
  const pid_t child = fork();
  if (child == 0) {
    RealMachine machine;
    GetParam().run(machine);
    _exit(write(pipes[1], machine.text.data(), machine.text.size()) > 0 ? 0 : 1);
  }
  close(pipes[1]);
  std::array<char, 4096> piece{};
  for (ssize_t size = 0; (size = read(pipes[0], piece.data(), piece.size())) > 0;)
    realOutput.append(piece.data(), static_cast<std::size_t>(size));
  close(pipes[0]);
  waitpid(child, nullptr, 0);

  SimulatedMachine simulated;
  GetParam().run(simulated);
  EXPECT_EQ(simulated.text, realOutput);
}

INSTANTIATE_TEST_SUITE_P(All, SimulatedKernel, testing::ValuesIn(kScenarios),
                         [](const auto &scenario) { return scenario.param.name; });

} // namespace
} // namespace ur::ipc::simulation
