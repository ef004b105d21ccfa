// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/facts/puppet.hpp"

#include <cstring>

#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cuda_driver::facts {
namespace {

template <class Message> bool send(int socket, const Message &message, int descriptor) {
  iovec data{const_cast<Message *>(&message), sizeof(message)};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr header = {};
  header.msg_iov = &data;
  header.msg_iovlen = 1;
  if (descriptor >= 0) {
    header.msg_control = control;
    header.msg_controllen = sizeof(control);
    cmsghdr *rights = CMSG_FIRSTHDR(&header);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(rights), &descriptor, sizeof(int));
  }
  return sendmsg(socket, &header, MSG_NOSIGNAL) == sizeof(message);
}

template <class Message> bool receive(int socket, Message &message, int &descriptor) {
  iovec data{&message, sizeof(message)};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr header = {};
  header.msg_iov = &data;
  header.msg_iovlen = 1;
  header.msg_control = control;
  header.msg_controllen = sizeof(control);
  if (recvmsg(socket, &header, MSG_CMSG_CLOEXEC) != sizeof(message))
    return false;
  descriptor = -1;
  if (const cmsghdr *rights = CMSG_FIRSTHDR(&header); rights != nullptr)
    std::memcpy(&descriptor, CMSG_DATA(rights), sizeof(int));
  return true;
}

Answer act(const Request &order, int descriptor) {
  static const CUstream stream = makeStream();
  Answer answer;
  switch (order.operation) {
  case Operation::GetLegacy:
    answer.code = getLegacy(&answer.bytes, order.first);
    break;
  case Operation::OpenLegacy:
    answer.code = openLegacy(&answer.first, order.bytes, static_cast<unsigned>(order.first));
    break;
  case Operation::CloseLegacy:
    answer.code = closeLegacy(order.first);
    break;
  case Operation::Allocate:
    answer.code = allocate(&answer.first, order.first);
    if (answer.code == CUDA_SUCCESS)
      fillByte(answer.first, static_cast<unsigned char>(order.second), order.first);
    break;
  case Operation::Free:
    answer.code = freeMemory(order.first);
    break;
  case Operation::Read:
    answer.first = static_cast<std::uint64_t>(firstByte(order.first));
    break;
  case Operation::ReadMany: {
    std::string bytes(order.second, '\0');
    answer.code = copyToHost(bytes.data(), order.first, order.second);
    break;
  }
  case Operation::Range:
    answer.code = addressRange(&answer.first, &answer.second, order.first);
    break;
  case Operation::Export: {
    const Object object = makeObject(order.first);
    fillByte(mapObject(object, order.first), static_cast<unsigned char>(order.second), order.first);
    answer.descriptor = exportedDescriptor(object);
    break;
  }
  case Operation::Import: {
    Object object = 0;
    answer.code = importObject(&object, reinterpret_cast<void *>(std::intptr_t{descriptor}),
                               CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    close(descriptor);
    if (answer.code == CUDA_SUCCESS)
      answer.first = mapObject(object, order.first);
    break;
  }
  case Operation::UseWords:
    answer.first = registerWords(descriptor).device;
    break;
  case Operation::Wait:
    answer.code = waitValue(stream, order.first, order.second, CU_STREAM_WAIT_VALUE_GEQ);
    break;
  case Operation::Write:
    answer.code = writeValue(stream, order.first, order.second, 0);
    break;
  case Operation::IsDone:
    answer.first = completesSoon(stream) ? 1 : 0;
    break;
  }
  return answer;
}

} // namespace

Puppet::Puppet() {
  int ends[2];
  need("make a pair of sockets", socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0
                                     ? CUDA_SUCCESS
                                     : CUDA_ERROR_UNKNOWN);
  const int number = dup(ends[1]); // survives exec
  const std::string text = std::to_string(number);
  pid_ = fork();
  if (pid_ == 0) {
    execl("/proc/self/exe", "driver_facts", "--puppet", text.c_str(), nullptr);
    _exit(1);
  }
  close(number);
  close(ends[1]);
  socket_ = ends[0];
}

Puppet::~Puppet() { leave(); }

Answer Puppet::request(const Request &order, int descriptor) {
  Answer answer;
  int received = -1;
  if (!send(socket_, order, descriptor) || !receive(socket_, answer, received))
    need("talk to the other process", CUDA_ERROR_UNKNOWN);
  answer.descriptor = received;
  return answer;
}

void Puppet::kill() {
  if (pid_ > 0)
    ::kill(pid_, SIGKILL);
  leave();
}

void Puppet::leave() {
  if (pid_ <= 0)
    return;
  close(socket_);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

int servePuppet(int socket) {
  useDevice(0);
  Request order = {};
  int descriptor = -1;
  while (receive(socket, order, descriptor)) {
    Answer answer = act(order, descriptor);
    send(socket, answer, answer.descriptor);
    if (answer.descriptor >= 0)
      close(answer.descriptor);
  }
  return 0;
}

} // namespace cuda_driver::facts
