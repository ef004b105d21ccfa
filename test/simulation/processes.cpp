// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Processes, and the calls that describe them.
#include "test/simulation/kernel.hpp"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>

namespace ur::ipc::simulation {

Kernel::Kernel(std::uint64_t seed) : random(seed) {
  spaces_.push_back({.inode = 4026531836, .parent = nullptr});
  root_ = std::make_shared<Inode>(FileType::Directory, 2, S_IFDIR | 0755, 0);
  for (int i = 0; i < 16; ++i)
    bootId_ += fmt::format("{:02x}{}", random.below(256u),
                           i == 3 || i == 5 || i == 7 || i == 9 ? "-" : "");
  bootId_ += '\n';
  const auto makeDirectory = [&](const std::shared_ptr<Inode> &parent, const char *name,
                                 mode_t mode, uid_t user) {
    return parent->entries[name] = makeInode(FileType::Directory, S_IFDIR | mode, user);
  };
  makeDirectory(root_, "tmp", 01777, 0);
  const auto users = makeDirectory(makeDirectory(root_, "run", 0755, 0), "user", 0755, 0);
  makeDirectory(users, "1000", 0700, 1000);
  calls_ = makeCalls();
}

Kernel::~Kernel() {
  for (const auto &process : processes_) { // processes may own each other through pidfds
    process->descriptors.clear();
    process->program = nullptr;
  }
  for (Program &program : programs_)
    for (const auto &[address, mapping] : program.mappings)
      ::munmap(address, mapping.length);
}

Program &Kernel::program() const {
  if (scheduler.current())
    return scheduler.current()->program;
  if (!caller)
    throw std::logic_error("a system call outside of simulated programs");
  return *caller;
}

const PidSpace *Kernel::makeSpace() {
  spaces_.push_back({.inode = 4026532000 + spaces_.size(), .parent = outerSpace()});
  return &spaces_.back();
}

std::shared_ptr<SimProcess> Kernel::processOf(const PidSpace *viewer, pid_t pid) const {
  const auto found = std::ranges::find_if(processes_, [&](const auto &process) {
    return process->life != SimProcess::Life::IsGone && process->pidIn(viewer) == pid && pid != 0;
  });
  return found == processes_.end() ? nullptr : *found;
}

Program &Kernel::start(uid_t user, const PidSpace *space, pid_t pid) {
  auto process = std::make_shared<SimProcess>();
  process->space = process->procSpace = space;
  for (const PidSpace *viewer = space; viewer; viewer = viewer->parent) {
    pid_t &last = lastPid_.try_emplace(viewer, viewer->parent ? 0 : 1000).first->second;
    process->pids[viewer] = !viewer->parent && pid != 0 && !processOf(viewer, pid) ? pid : ++last;
  }
  // A process with a reused pid gets another start time: without pidfd inodes, importers have no
  // other way to distinguish the two processes.
  if (pid != 0)
    scheduler.pass(std::chrono::milliseconds(20));
  process->number = ++lastNumber_;
  process->startTicks = static_cast<std::uint64_t>(scheduler.now() / std::chrono::milliseconds(10));
  process->user = user;
  processes_.push_back(process);
  Program &program = programs_.emplace_back();
  program.process = process;
  process->program = &program;
  return program;
}

// The child inherits its parent's descriptors, but not its record locks.
Program &Kernel::fork(Program &parent) {
  const SimProcess &parentProcess = *parent.process;
  Program &child = start(parentProcess.user, parentProcess.space);
  child.process->descriptors = parentProcess.descriptors;
  child.process->isDumpable = parentProcess.isDumpable;
  child.process->environment = parentProcess.environment;
  child.process->procSpace = parentProcess.procSpace;
  child.process->parent = parentProcess.number;
  return child;
}

// Ends a program. Makes its mappings private, so that no process sees its later writes.
void Kernel::end(Program &program) {
  program.hasEnded = true;
  for (auto &[address, mapping] : program.mappings) {
    if (!mapping.inode)
      continue;
    if (mapping.isWritable)
      --mapping.inode->writableMappings;
    mapping.isWritable = false;
    if (::mmap(address, mapping.length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED,
               mapping.inode->memoryFd, 0) == MAP_FAILED)
      throw std::runtime_error("cannot map the simulation's memory: mmap");
  }
}

Program &Kernel::exec(Program &program) {
  end(program);
  const auto process = program.process;
  std::vector<int> fdsToClose;
  for (const auto &[fd, descriptor] : process->descriptors)
    if (descriptor.closesOnExec)
      fdsToClose.push_back(fd);
  for (const int fd : fdsToClose)
    closeDescriptor(*process, fd);
  process->isDumpable = true;
  Program &nextProgram = programs_.emplace_back();
  nextProgram.process = process;
  process->program = &nextProgram;
  return nextProgram;
}

void Kernel::kill(Program &program, bool isReaped) {
  SimProcess &process = *program.process;
  if (!program.hasEnded)
    end(program);
  while (!process.descriptors.empty())
    closeDescriptor(process, process.descriptors.begin()->first);
  process.isStopped = false;
  process.life = SimProcess::Life::IsZombie;
  if (isReaped)
    reap(process);
}

void Kernel::reap(SimProcess &process) { process.life = SimProcess::Life::IsGone; }

void Kernel::setUser(SimProcess &process, uid_t user) {
  if (process.user != user)
    process.isDumpable = false;
  process.user = user;
}

std::size_t Kernel::resourceCount() const {
  std::size_t count = 0;
  for (const auto &process : processes_)
    count += process->descriptors.size();
  for (const Program &program : programs_)
    count += program.mappings.size();
  return count;
}

int Kernel::pidfdOpen(pid_t pid, unsigned /*flags*/) {
  if (!features.hasPidfds)
    return -ENOSYS;
  if (pid <= 0)
    return -EINVAL;
  auto process = processOf(self().space, pid);
  if (!process)
    return -ESRCH;
  auto inode = makeInode(FileType::Pidfd, features.hasPidfdInodes ? S_IFREG | 0700 : 0600, 0);
  inode->number = features.hasPidfdInodes ? process->number : 99;
  inode->process = std::move(process);
  return newDescriptor(std::make_shared<Description>(std::move(inode), O_RDWR), true);
}

int Kernel::pidfdGetfd(int pidfd, int targetFd, unsigned flags) {
  if (features.getfdError != 0)
    return -features.getfdError;
  const auto file = fileAt(pidfd);
  if (flags != 0)
    return -EINVAL;
  if (!file || !file->inode->process)
    return -EBADF;
  SimProcess &target = *file->inode->process;
  if (target.life != SimProcess::Life::Runs)
    return -ESRCH;
  if (!mayTrace(target, true))
    return -EPERM;
  const auto found = target.descriptors.find(targetFd);
  if (found == target.descriptors.end())
    return -EBADF;
  return newDescriptor(found->second.file, true);
}

int Kernel::pidfdOwner(int pidfd, base::PidfdOwner *owner) {
  const auto file = requireFile(pidfd);
  if (!file->inode->process || !features.hasPidfdInfo)
    return -ENOTTY;
  const SimProcess &target = *file->inode->process;
  if (target.life == SimProcess::Life::IsGone)
    return -ESRCH;
  owner->effectiveUid = target.user;
  return 0;
}

ssize_t Kernel::getrandom(void *buffer, std::size_t size, unsigned /*flags*/) {
  auto *const bytes = static_cast<std::uint8_t *>(buffer);
  for (std::size_t i = 0; i < size; ++i)
    bytes[i] = static_cast<std::uint8_t>(random.next());
  return static_cast<ssize_t>(size);
}

pid_t Kernel::getpid() { return self().pidIn(self().space); }

uid_t Kernel::geteuid() { return self().user; }

char *Kernel::getenv(const char *name) {
  const auto found = self().environment.find(name);
  return found == self().environment.end() ? nullptr : found->second.data();
}

int Kernel::clockGettime(clockid_t /*clock*/, timespec *now) {
  if (program().hasEnded)
    program().clockSkew += std::chrono::seconds(1);
  const Nanoseconds time = scheduler.now() + program().clockSkew;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
  *now = {.tv_sec = seconds.count(), .tv_nsec = (time - seconds).count()};
  return 0;
}

int Kernel::startThread(pthread_t *thread, void *(*body)(void *), void *argument) {
  Task &task = scheduler.start(program(), [body, argument] { body(argument); });
  static_assert(sizeof(pthread_t) == sizeof(Task *));
  *thread = reinterpret_cast<pthread_t>(&task);
  return 0;
}

int Kernel::joinThread(pthread_t thread) {
  Task &task = *reinterpret_cast<Task *>(thread);
  while (!task.fiber.hasEnded()) {
    if (!scheduler.current())
      throw std::logic_error("pthread_join outside of a task");
    if (program().hasEnded)
      Fiber::suspend();
    else
      scheduler.wait([&task] { return task.fiber.hasEnded(); }, std::nullopt);
  }
  scheduler.forget(task);
  return 0;
}

} // namespace ur::ipc::simulation
