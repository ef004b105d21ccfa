// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/files.hpp"

#include "test/fuzz/support/promise.hpp"

#include <array>

#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace ur::test {

using base::UniqueFd;

namespace {

constexpr std::size_t kMaxFiles = 5;

base::UniqueFd sealedMemory(std::size_t size, int seals = ipc::kObjectSeals) {
  base::UniqueFd fd(memfd_create("fuzz-object", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  expect(fd && ftruncate(fd.get(), static_cast<off_t>(size)) == 0 &&
             fcntl(fd.get(), F_ADD_SEALS, seals) == 0,
         "a memfd can be created");
  return fd;
}

} // namespace

std::vector<base::UniqueFd> validAndInvalidFiles() {
  std::array<int, 2> pair{};
  expect(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair.data()) == 0,
         "socketpair() succeeds");
  std::vector<base::UniqueFd> files;
  files.push_back(sealedMemory(kValidSize));
  files.push_back(sealedMemory(kValidSize - 1));
  files.push_back(sealedMemory(kValidSize, F_SEAL_GROW | F_SEAL_SEAL));
  files.push_back(sealedMemory(kValidSize, ipc::kObjectSeals | F_SEAL_WRITE));
  files.push_back(sealedMemory(kValidSize, 0));
  files.emplace_back(eventfd(0, EFD_CLOEXEC));
  files.emplace_back(open("/dev/null", O_RDWR | O_CLOEXEC));
  files.emplace_back(open("/", O_PATH | O_CLOEXEC));
  files.emplace_back(pair[0]);
  files.emplace_back(pair[1]);
  return files;
}

std::vector<int> pickFiles(const std::vector<base::UniqueFd> &files, Bytes &input) {
  std::vector<int> descriptors(input.choice(kMaxFiles + 1));
  for (int &fd : descriptors)
    fd = input.pickFrom(files).get();
  return descriptors;
}

void sendTo(int socket, std::span<const std::uint8_t> bytes, const std::vector<int> &descriptors) {
  iovec part{.iov_base = const_cast<std::uint8_t *>(bytes.data()), .iov_len = bytes.size()};
  alignas(cmsghdr) std::array<std::byte, CMSG_SPACE(kMaxFiles * sizeof(int))> control{};
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (!descriptors.empty()) {
    const std::size_t size = descriptors.size() * sizeof(int);
    message.msg_control = control.data();
    message.msg_controllen = CMSG_LEN(size);
    cmsghdr *const header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(size);
    std::memcpy(CMSG_DATA(header), descriptors.data(), size);
  }
  sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

} // namespace ur::test
