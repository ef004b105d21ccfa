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

Answer execute(const Request &query, int descriptor) {
  static const CUstream stream = makeStream();
  Answer answer;
  switch (query.operation) {
  case Operation::GetLegacy:
    answer.code = getLegacy(&answer.bytes, query.first);
    break;
  case Operation::OpenLegacy:
    answer.code = openLegacy(&answer.first, query.bytes, static_cast<unsigned>(query.first));
    break;
  case Operation::CloseLegacy:
    answer.code = closeLegacy(query.first);
    break;
  case Operation::Allocate:
    answer.code = allocate(&answer.first, query.first);
    if (answer.code == CUDA_SUCCESS)
      fillByte(answer.first, static_cast<unsigned char>(query.second), query.first);
    break;
  case Operation::Free:
    answer.code = freeMemory(query.first);
    break;
  case Operation::Read:
    answer.first = static_cast<std::uint64_t>(firstByte(query.first));
    break;
  case Operation::ReadMany: {
    std::string bytes(query.second, '\0');
    answer.code = copyToHost(bytes.data(), query.first, query.second);
    break;
  }
  case Operation::Range:
    answer.code = addressRange(&answer.first, &answer.second, query.first);
    break;
  case Operation::Export: {
    const Object object = makeObject(query.first);
    fillByte(mapObject(object, query.first), static_cast<unsigned char>(query.second), query.first);
    answer.descriptor = exportedDescriptor(object);
    break;
  }
  case Operation::Import: {
    Object object = 0;
    answer.code = importObject(&object, reinterpret_cast<void *>(std::intptr_t{descriptor}),
                               CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
    close(descriptor);
    if (answer.code == CUDA_SUCCESS)
      answer.first = mapObject(object, query.first);
    break;
  }
  case Operation::UseWords:
    answer.first = registerWords(descriptor).device;
    break;
  case Operation::Wait:
    answer.code = waitValue(stream, query.first, query.second, CU_STREAM_WAIT_VALUE_GEQ);
    break;
  case Operation::Write:
    answer.code = writeValue(stream, query.first, query.second, 0);
    break;
  case Operation::IsDone:
    answer.first = completesSoon(stream) ? 1 : 0;
    break;
  }
  return answer;
}

} // namespace

Puppet::Puppet() {
  int pair[2];
  need("make a pair of sockets", socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) == 0
                                     ? CUDA_SUCCESS
                                     : CUDA_ERROR_UNKNOWN);
  const int number = dup(pair[1]); // survives exec
  const std::string text = std::to_string(number);
  pid_ = fork();
  if (pid_ == 0) {
    execl("/proc/self/exe", "driver_facts", "--puppet", text.c_str(), nullptr);
    _exit(1);
  }
  close(number);
  close(pair[1]);
  socket_ = pair[0];
}

Puppet::~Puppet() { letExit(); }

Answer Puppet::request(const Request &order, int descriptor) {
  Answer answer;
  int receivedFd = -1;
  if (!send(socket_, order, descriptor) || !receive(socket_, answer, receivedFd))
    need("talk to the other process", CUDA_ERROR_UNKNOWN);
  answer.descriptor = receivedFd;
  return answer;
}

void Puppet::kill() {
  if (pid_ > 0)
    ::kill(pid_, SIGKILL);
  letExit();
}

void Puppet::letExit() {
  if (pid_ <= 0)
    return;
  close(socket_);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

int servePuppet(int socket) {
  useDevice(0);
  Request query = {};
  int descriptor = -1;
  while (receive(socket, query, descriptor)) {
    Answer answer = execute(query, descriptor);
    send(socket, answer, answer.descriptor);
    if (answer.descriptor >= 0)
      close(answer.descriptor);
  }
  return 0;
}

} // namespace cuda_driver::facts
