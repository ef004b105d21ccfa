// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "test/simulation/scheduler.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/vfs.h>

namespace ur::ipc::simulation {

// Features and settings that differ between systems.
struct Features {
  bool hasPidfds = true;      // pidfd_open; a sandbox may refuse it
  bool hasPidfdInodes = true; // Linux 6.9
  bool hasPidfdInfo = true;   // Linux 6.13
  bool hasPeerPidfd = true;   // Linux 6.5
  bool hasOpenat2 = true;     // Linux 5.6
  bool hasNoExecSeal = true;  // Linux 6.3
  int getfdError = 0;         // the error of pidfd_getfd, which many sandboxes forbid
  int statxError = 0;         // the error of statx, which some sandboxes forbid
  int hidepid = 0;            // the mount option of /proc
  int yamaScope = -1;         // -1 without Yama
  enum class UidMap { Missing, Some, All } uidMap = UidMap::All; // the users that uid_map maps
};

struct PidSpace { // a pid namespace
  std::uint64_t inode;
  const PidSpace *parent;
};

struct SimProcess;
struct Socket;

// A lock on a range of a file. Its owner is a process (POSIX) or an open file description.
struct FileLock {
  const void *owner;
  SimProcess *process; // null for a description's lock
  short type;
  off_t begin, end; // the range, including both ends
};

enum class FileType {
  Memory,
  HugeMemory,
  Driver,
  Event,
  Pidfd,
  Socket,
  SocketName,
  Directory,
  Text
};

// A file of any type.
struct Inode {
  Inode(FileType kind, ino_t inodeNumber, mode_t fileMode, uid_t owner)
      : type(kind), number(inodeNumber), mode(fileMode), user(owner) {}
  Inode(const Inode &) = delete;
  Inode &operator=(const Inode &) = delete;
  ~Inode();

  FileType type;
  ino_t number;
  mode_t mode;
  uid_t user;
  off_t size = 0;
  int seals = 0;
  int writableMappings = 0;
  int memoryFd = -1;          // a real memory file that holds the bytes
  std::byte *bytes = nullptr; // the first `mappedSize` bytes; null before the first use
  std::size_t mappedSize = 0;
  std::list<FileLock> locks{};
  std::shared_ptr<Socket> socket{};                        // for Socket and SocketName
  std::shared_ptr<SimProcess> process{};                   // for Pidfd: the process that it names
  std::map<std::string, std::shared_ptr<Inode>> entries{}; // for Directory
  std::uint64_t count = 0;                                 // for Event: its counter
};

// An open file.
struct Description {
  Description(std::shared_ptr<Inode> file, int openFlags)
      : inode(std::move(file)), flags(openFlags) {}
  Description(const Description &) = delete;
  Description &operator=(const Description &) = delete;
  ~Description();

  bool hasLock() const {
    return std::ranges::any_of(inode->locks,
                               [this](const FileLock &lock) { return lock.owner == this; });
  }

  std::shared_ptr<Inode> inode;
  int flags;
  std::string text{}; // the content that a file in /proc had when it was opened
  std::shared_ptr<SimProcess> procProcess{}; // for /proc/PID and files in it: the process
};

// An entry of a process's table of descriptors.
struct Descriptor {
  std::shared_ptr<Description> file;
  bool closesOnExec;
};

struct SimMapping {
  std::size_t length;
  std::shared_ptr<Inode> inode; // null for private memory
  bool isWritable;
};

// A process. It runs one program at a time.
struct SimProcess {
  enum class Life { Runs, IsZombie, IsGone };

  const PidSpace *space = nullptr;
  const PidSpace *procSpace = nullptr;      // the namespace of its /proc
  std::map<const PidSpace *, pid_t> pids{}; // the pid in its own and in each outer namespace
  std::uint64_t number = 0;                 // never reused; also the inode number of its pidfds
  std::uint64_t parent = 0;                 // the parent's number
  std::uint64_t startTicks = 0;
  uid_t user = 0;
  bool isDumpable = true;
  bool isStopped = false;
  Life life = Life::Runs;
  std::map<int, Descriptor> descriptors{};
  rlimit fileLimit{.rlim_cur = 1 << 11, .rlim_max = 1 << 12};
  std::map<std::string, std::string> environment{};
  Program *program = nullptr;

  pid_t pidIn(const PidSpace *viewer) const {
    const auto found = pids.find(viewer);
    return found == pids.end() ? 0 : found->second;
  }
};

// The program that a process runs until it ends or execs another one. Code of an ended program may
// still have stack frames. Its system calls have no effect and fail.
struct Program {
  std::shared_ptr<SimProcess> process;
  bool hasEnded = false;
  Nanoseconds clockSkew{0}; // added to the clock after its end, so that its deadlines pass
  std::map<std::byte *, SimMapping> mappings{};
};

struct Message {
  std::vector<std::byte> bytes;
  std::vector<std::shared_ptr<Description>> files;
  std::shared_ptr<SimProcess> sender;
  uid_t user;                     // the sender's user
  std::shared_ptr<void> inFlight; // while it lives, the files count against the user's limit
};

struct Credentials {
  std::shared_ptr<SimProcess> process;
  uid_t user = 0;
};

struct Socket : std::enable_shared_from_this<Socket> {
  explicit Socket(int kind) : type(kind) {}

  int type;
  bool listens = false, isConnected = false, isClosed = false, wasReset = false;
  bool passesCredentials = false;
  int backlog = 0;
  std::deque<std::shared_ptr<Socket>> pending{}; // connections that no process has accepted yet
  std::deque<Message> received{};
  std::weak_ptr<Socket> peer{};
  Credentials ownCredentials{}, peerCredentials{};
  Nanoseconds receiveLimit{0}, sendLimit{0};
  void close();
};

struct CallError {
  int number;
};

// A simulated kernel that runs in one thread. It implements base::OsCalls as the manual pages say,
// but it returns an error as a negative number or throws CallError. The table of calls() converts
// both to errno. The calling process is the running task's process, or the process of `caller`.
class Kernel {
public:
  explicit Kernel(std::uint64_t seed);
  Kernel(const Kernel &) = delete;
  Kernel &operator=(const Kernel &) = delete;
  ~Kernel();

  Features features;
  Scheduler scheduler;
  Random random;
  Program *caller = nullptr; // the program whose calls run outside of tasks
  int openListings = 0;      // the number of listings from opendir that are not closed
  std::string misuse;        // the last wrong use of a call by a program

  // The call table that programs use.
  const base::OsCalls &calls() const noexcept { return calls_; }

  // `pid` is the pid in the outermost namespace; 0 selects the next free pid.
  Program &start(uid_t user, const PidSpace *space, pid_t pid = 0);
  Program &fork(Program &parent);
  Program &exec(Program &program);
  void kill(Program &program, bool isReaped);
  void reap(SimProcess &process);
  void setUser(SimProcess &process, uid_t user);
  const PidSpace *outerSpace() const noexcept { return &spaces_.front(); }
  const PidSpace *makeSpace();
  std::shared_ptr<SimProcess> processOf(const PidSpace *viewer, pid_t pid) const;
  const std::list<std::shared_ptr<SimProcess>> &processes() const noexcept { return processes_; }

  // Creates a file that programs receive from outside.
  std::shared_ptr<Inode> makeInode(FileType type, mode_t mode, uid_t user);
  int install(SimProcess &process, std::shared_ptr<Description> file, bool closesOnExec,
              int minFd = 0, int exactFd = -1);
  void closeDescriptor(SimProcess &process, int fd);
  std::shared_ptr<Inode> directory(const std::string &path) const;
  static std::byte *bytesOf(Inode &inode);
  const std::string &bootId() const noexcept { return bootId_; }
  std::size_t resourceCount() const; // number of descriptors and mappings

  // files.cpp
  int open(const char *path, int flags, mode_t mode);
  int openat(int directory, const char *path, int flags);
  int openat2(int directory, const char *path, const open_how *how);
  int close(int fd);
  int getFileLimit(struct rlimit *limit);
  int setFileLimit(const struct rlimit *limit);
  int fcntl(int fd, int command, int argument);
  int getFileSizeLimit(struct rlimit *limit);
  int memfdCreate(const char *name, unsigned flags);
  int ftruncate(int fd, off_t length);
  int fstat(int fd, struct stat *status);
  int lstat(const char *path, struct stat *status);
  int stat(const char *path, struct stat *status);
  int statx(int directory, const char *path, int flags, unsigned mask, struct statx *status);
  int fstatfs(int fd, struct statfs *status);
  int mkdir(const char *path, mode_t mode);
  int fchmod(int fd, mode_t mode);
  int chmod(const char *path, mode_t mode);
  int unlink(const char *path);
  int rmdir(const char *path);
  int rename(const char *from, const char *to);
  DIR *opendir(const char *path);
  dirent *readdir(DIR *directory);
  int closedir(DIR *directory);
  ssize_t pread(int fd, void *buffer, std::size_t size, off_t offset);
  ssize_t pwrite(int fd, const void *buffer, std::size_t size, off_t offset);
  ssize_t read(int fd, void *buffer, std::size_t size);
  ssize_t write(int fd, const void *buffer, std::size_t size);
  int eventfd(unsigned initial, int flags);
  int poll(pollfd *fds, nfds_t count, int timeoutMs);
  // locks.cpp
  int fcntlLock(int fd, int command, struct flock *range);
  int lockAs(Program &program, int fd, int command, struct flock *range);
  void unlockAll(Inode &inode, const void *owner);
  // memory.cpp
  void *mmap(void *address, std::size_t length, int protection, int flags, int fd, off_t offset);
  int munmap(void *address, std::size_t length);
  void *mremap(void *address, std::size_t length, std::size_t newLength, int flags, void *target);
  int mprotect(void *address, std::size_t length, int protection);
  int madvise(void *address, std::size_t length, int advice);
  int userfaultfd(unsigned flags);
  int userfaultControl(int fd, unsigned long request, void *argument);
  int mappingFrom(int maps, const void *address, base::MappedRange *range);
  long futex(std::uint32_t *word, int operation, std::uint32_t value, const timespec *timeout);
  long futexWaitv(futex_waitv *waiters, unsigned count, const timespec *deadline);
  // processes.cpp
  int pidfdOpen(pid_t pid, unsigned flags);
  int pidfdGetfd(int pidfd, int targetFd, unsigned flags);
  int pidfdOwner(int pidfd, base::PidfdOwner *owner);
  ssize_t getrandom(void *buffer, std::size_t size, unsigned flags);
  pid_t getpid();
  uid_t geteuid();
  char *getenv(const char *name);
  int clockGettime(clockid_t clock, timespec *now);
  int startThread(pthread_t *thread, void *(*body)(void *), void *argument);
  int joinThread(pthread_t thread);
  // sockets.cpp
  int socket(int domain, int type, int protocol);
  int bind(int fd, const sockaddr *address, socklen_t length);
  int listen(int fd, int backlog);
  int accept4(int fd, sockaddr *address, socklen_t *length, int flags);
  int connect(int fd, const sockaddr *address, socklen_t length);
  ssize_t sendmsg(int fd, const msghdr *message, int flags);
  ssize_t recvmsg(int fd, msghdr *message, int flags);
  int getsockopt(int fd, int level, int name, void *value, socklen_t *length);
  int setsockopt(int fd, int level, int name, const void *value, socklen_t length);
  int unreadBytes(int fd, int *bytes);

  Program &program() const;

private:
  // The result of a path lookup.
  struct Lookup {
    std::shared_ptr<Inode> inode;
    std::shared_ptr<SimProcess> procProcess{};
    std::string text{};
    std::shared_ptr<Inode> parent{};
    std::string name{};
  };

  SimProcess &self() const { return *program().process; }
  // Returns null if the number is not open. Returns an O_PATH file only if `allowsPath`.
  std::shared_ptr<Description> fileAt(int fd, bool allowsPath = false) const;
  std::shared_ptr<Description> requireFile(int fd, bool allowsPath = false) const; // throws EBADF
  int newDescriptor(std::shared_ptr<Description> file, bool closesOnExec, int minFd = 0);
  int walk(int directory, std::string_view path, Lookup &lookup);
  int walkProc(std::shared_ptr<SimProcess> process, std::string_view rest, Lookup &lookup);
  Lookup find(const char *path, int directory = AT_FDCWD); // throws CallError
  int addEntry(const char *path, std::shared_ptr<Inode> inode, int existsError);
  int procText(const std::shared_ptr<SimProcess> &process, std::string_view name,
               std::string &text) const;
  bool mayTrace(const SimProcess &target, bool attaches) const;
  bool mayUse(const Inode &inode, int access) const; // `access`: sum of 4, 2 and 1
  int openFound(const Lookup &lookup, int flags);
  void statusOf(const Inode &inode, struct stat &status) const;
  short eventsOf(const Description &file) const;
  std::shared_ptr<Socket> socketAt(int fd) const;
  void end(Program &program);
  base::OsCalls makeCalls();

  std::list<PidSpace> spaces_;
  std::map<const PidSpace *, pid_t> lastPid_;
  std::list<std::shared_ptr<SimProcess>> processes_;
  std::list<Program> programs_;
  std::uint64_t lastNumber_ = 1000;
  std::shared_ptr<Inode> root_;
  std::string bootId_;
  std::map<uid_t, int> inFlight_; // descriptors in unread messages, per user
  // Futex waiters. The key is a file and an offset, or a program and an address.
  std::multimap<std::pair<const void *, std::ptrdiff_t>, std::shared_ptr<bool>> sleepers_;
  base::OsCalls calls_;
};

} // namespace ur::ipc::simulation
