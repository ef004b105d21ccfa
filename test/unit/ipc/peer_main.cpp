// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The second process of the tests. It runs commands until Command::Exit or the end of the test.
#include "base/error.hpp"
#include "confinement.hpp"
#include "fault_calls.hpp"
#include "ipc/exchange.hpp"
#include "ipc/export_table.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/shared_event.hpp"
#include "peer_protocol.hpp"
#include "test/support/this_process.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "transports.hpp"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

constexpr DeviceUuid kDevice{1, 2, 3, 4};

struct Object {
  base::UniqueFd fd;
  std::uint64_t size;
  std::shared_ptr<SharedEvent> event = nullptr;
};

// Ends the main thread. Another thread has taken over its work.
[[noreturn]] void leaveMainThread() { pthread_exit(nullptr); }

void awaitEndOfMainThread() {
  const std::string stat = "/proc/self/task/" + std::to_string(getpid()) + "/stat";
  while (ProcFile(base::os(), AT_FDCWD, stat.c_str()).text().find(") Z ") == std::string_view::npos)
    std::this_thread::yield();
}

class Peer {
public:
  int serve() {
    for (;;) {
      Request request;
      if (recv(kPeerSocket, &request, sizeof request, 0) != sizeof request)
        return EXIT_SUCCESS; // the test has ended
      endChild();
      if (request.command == Command::Exit)
        return EXIT_SUCCESS;
      if (request.command == Command::EndMainThread) {
        std::thread([this] {
          awaitEndOfMainThread();
          answer({});
          std::exit(serve());
        }).detach();
        leaveMainThread();
      }
      Reply reply;
      try {
        run(request, reply);
      } catch (const base::Error &error) {
        reply.result = error.result();
      }
      if (!answer(reply))
        return EXIT_FAILURE;
    }
  }

private:
  static bool answer(const Reply &reply) {
    return send(kPeerSocket, &reply, sizeof reply, MSG_NOSIGNAL) == sizeof reply;
  }

  void run(const Request &request, Reply &reply) {
    switch (request.command) {
    case Command::Allocate:
      reply.value = allocate(request);
      break;
    case Command::AllocateEvent:
      objects_.push_back({.fd = base::UniqueFd(eventfd(1, EFD_CLOEXEC)), .size = 0});
      reply.value = objects_.size() - 1;
      break;
    case Command::AllocateNothing:
      objects_.push_back({.fd = {}, .size = 0});
      reply.value = objects_.size() - 1;
      break;
    case Command::Get: {
      const Object &object = objects_.at(request.object);
      Exchange &exchange = object.size ? exchange_ : events_;
      const void *handle =
          exchange.get({.kind = object.size ? Kind::Memory : Kind::Event,
                        .fd = object.fd.get(),
                        .object = &object,
                        .objectSize = object.size,
                        .offset = request.offset,
                        .length = request.length ? request.length : object.size - request.offset,
                        .deviceUuid = kDevice});
      handles_.push_back(handle);
      reply.value = handles_.size() - 1;
      std::memcpy(reply.handle.data(), handle, kHandleSize);
      break;
    }
    case Command::Put:
      exchange_.put(Kind::Memory, handles_.at(request.value));
      break;
    case Command::Open: {
      const Imported imported =
          exchange_.open(Kind::Memory, kDevice, request.handle.data(), request.handle.size());
      reply.transport = static_cast<std::uint32_t>(imported.transport);
      if (pread(imported.fd.get(), &reply.mark, 1, static_cast<off_t>(imported.offset)) != 1)
        reply.mark = '?';
      break;
    }
    case Command::OpenEvent:
      reply.transport = static_cast<std::uint32_t>(
          events_.open(Kind::Event, kDevice, request.handle.data(), request.handle.size())
              .transport);
      break;
    case Command::Count:
      reply.resources = resourcesOfThisProcess();
      reply.value = exchange_.liveEntries();
      break;
    case Command::ForkWhile:
      reply.value = static_cast<std::uint64_t>(forkChild());
      break;
    case Command::Become:
      reply.value = become(request.object, request.offset, request.length, request.value,
                           request.supplementary);
      break;
    case Command::Forbid:
      reply.value = forbid(request.object, static_cast<int>(request.value));
      break;
    case Command::Unshare:
      reply.value = unshareNamespaces(static_cast<int>(request.value));
      break;
    case Command::Replace:
      reply.value = static_cast<std::uint64_t>(replace(request));
      break;
    case Command::IsLocked:
      reply.value = isLocked(reinterpret_cast<const char *>(request.handle.data()));
      break;
    case Command::Lease:
      reply.value = lease(objects_.at(request.object), request.value != 0);
      break;
    case Command::DieIn:
      dieIn(static_cast<Transport>(request.object), static_cast<int>(request.value));
      break;
    case Command::CloseExchange:
      exchange_.close();
      events_.close();
      break;
    case Command::CreateEvent: {
      auto event = SharedEvent::create(ur::test::thisProcess());
      objects_.push_back({.fd = base::UniqueFd(fcntl(event->file().get(), F_DUPFD_CLOEXEC, 0)),
                          .size = SharedEvent::fileSize(),
                          .event = std::move(event)});
      reply.value = objects_.size() - 1;
      break;
    }
    case Command::Signal: {
      Imported imported =
          exchange_.open(Kind::Memory, kDevice, request.handle.data(), request.handle.size());
      signal_ = std::make_unique<SharedSignal>(
          SharedEvent::open(ur::test::thisProcess(), std::move(imported.fd), imported.objectSize));
      signal_->claim();
      signal_->publish();
      break;
    }
    case Command::Complete:
      signal_->complete(false);
      break;
    case Command::EventStatus: {
      const auto &event = objects_.at(request.object).event;
      reply.value = SharedSignal(event, event->latestNumber()).statusNow();
      break;
    }
    case Command::Exec:
      execl("/proc/self/exe", "peer", nullptr);
      reply.result = UR_RESULT_ERROR_ADAPTER_SPECIFIC;
      break;
    case Command::EndMainThread:
    case Command::Exit:
      break;
    }
  }

  void dieIn(Transport transport, int call) {
    underlyingCalls = callsThatLeadTo(transport);
    faultPlan.arm(call, false, 0);
    faultPlan.instead = [] { raise(SIGKILL); };
    calls_ = faultyCalls();
    ur::test::callsInScope = &calls_;
  }

  std::uint64_t allocate(const Request &request) {
    base::UniqueFd fd(memfd_create("peer-object", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (ftruncate(fd.get(), static_cast<off_t>(request.value)) != 0 ||
        pwrite(fd.get(), &request.mark, 1, 0) != 1 ||
        fcntl(fd.get(), F_ADD_SEALS, kObjectSeals) != 0)
      base::raise(UR_RESULT_ERROR_ADAPTER_SPECIFIC, "cannot make test memory");
    objects_.push_back({.fd = std::move(fd), .size = request.value});
    return objects_.size() - 1;
  }

  int replace(const Request &request) {
    base::UniqueFd file(
        ::open(reinterpret_cast<const char *>(request.handle.data()), O_RDWR | O_CLOEXEC));
    const auto number = static_cast<int>(request.value);
    return number < 0 ? file.release() : dup3(file.get(), number, O_CLOEXEC);
  }

  static bool isLocked(const char *path) {
    const base::UniqueFd file(::open(path, O_RDWR | O_CLOEXEC));
    flock lock{};
    lock.l_type = F_WRLCK;
    return ::fcntl(file.get(), F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
  }

  // The kernel grants a lease only if the file has no other open file description, and was opened
  // by its path.
  static std::uint64_t lease(Object &object, bool holds) {
    signal(SIGIO, SIG_IGN); // the kernel sends this signal when an open waits for the lease
    if (holds)
      object.fd = base::UniqueFd(
          ::open(("/proc/self/fd/" + std::to_string(object.fd.get())).c_str(), O_RDWR | O_CLOEXEC));
    return ::fcntl(object.fd.get(), F_SETLEASE, holds ? F_WRLCK : F_UNLCK) == 0
               ? 0
               : static_cast<std::uint64_t>(errno);
  }

  pid_t forkChild() {
    int sockets[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0)
      return -1;
    child_ = fork();
    char byte = 0;
    if (child_ == 0) {
      close(kPeerSocket);
      close(sockets[1]);
      static_cast<void>(!write(sockets[0], &byte, 1)); // reports that the child runs
      static_cast<void>(!read(sockets[0], &byte, 1));  // until the parent closes its end
      _exit(EXIT_SUCCESS);
    }
    close(sockets[0]);
    childSocket_ = base::UniqueFd(sockets[1]);
    return read(sockets[1], &byte, 1) == 1 ? child_ : -1;
  }

  void endChild() {
    if (!childSocket_)
      return;
    childSocket_.reset();
    waitpid(child_, nullptr, 0);
  }

  base::OsCalls calls_ = base::systemCalls();
  Exchange exchange_{ur::test::thisProcess(), kMemfdAdapter};
  Exchange events_{ur::test::thisProcess(), kAnyFdAdapter}; // for events
  std::deque<Object> objects_; // a deque keeps the addresses of its elements, as allocations do
  std::vector<const void *> handles_;
  std::unique_ptr<SharedSignal> signal_;
  base::UniqueFd childSocket_;
  pid_t child_ = -1;
};

} // namespace
} // namespace ur::ipc::test

int main() {
  static ur::ipc::test::Peer peer; // static, because it must outlive the main thread
  return peer.serve();
}
