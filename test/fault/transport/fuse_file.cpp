// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fault/transport/fuse_file.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>

#include <fcntl.h>
#include <linux/fuse.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

constexpr std::uint64_t kFileNode = 2;

// The attributes are not cacheable, so the kernel requests them for each call.
fuse_attr attributesOf(std::uint64_t node) {
  fuse_attr attributes{};
  attributes.ino = node;
  attributes.mode = node == FUSE_ROOT_ID ? S_IFDIR | 0755 : S_IFREG | 0666;
  attributes.nlink = 1;
  attributes.size = 4096;
  return attributes;
}

void answer(int device, std::uint64_t unique, int error, const void *data, std::size_t size) {
  fuse_out_header header{
      .len = static_cast<std::uint32_t>(sizeof header + size), .error = -error, .unique = unique};
  const std::array<iovec, 2> parts{{{.iov_base = &header, .iov_len = sizeof header},
                                    {.iov_base = const_cast<void *>(data), .iov_len = size}}};
  static_cast<void>(!writev(device, parts.data(), size == 0 ? 1 : 2));
}

template <typename Answer> void answer(int device, std::uint64_t unique, const Answer &data) {
  answer(device, unique, 0, &data, sizeof data);
}

} // namespace

FuseFile::FuseFile()
    : shared_(new(mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                       -1, 0)) Shared{}) {
  const base::UniqueFd device(open("/dev/fuse", O_RDWR | O_CLOEXEC));
  if (!device)
    return;
  const std::string options =
      "fd=" + std::to_string(device.get()) + ",rootmode=40000,user_id=0,group_id=0,allow_other";
  if (mount("fuse", directory_.path().c_str(), "fuse", MS_NOSUID | MS_NODEV, options.c_str()) != 0)
    return;
  path_ = directory_.path() / "file";
  server_ = fork();
  if (server_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    serve(device.get(), *shared_);
    _exit(0);
  }
}

FuseFile::~FuseFile() {
  if (server_ > 0) {
    kill(server_, SIGKILL); // aborts the requests that wait for an answer
    waitpid(server_, nullptr, 0);
    umount2(directory_.path().c_str(), MNT_DETACH);
  }
  munmap(shared_, sizeof(Shared));
}

void FuseFile::serve(int device, Shared &shared) {
  alignas(fuse_in_header) static std::array<char, FUSE_MIN_READ_BUFFER + 4096> request;
  for (;;) {
    const ssize_t size = read(device, request.data(), request.size());
    if (size < 0 && (errno == EINTR || errno == ENOENT))
      continue;
    if (size < static_cast<ssize_t>(sizeof(fuse_in_header)))
      return;
    fuse_in_header header;
    std::memcpy(&header, request.data(), sizeof header);
    if (header.opcode == FUSE_FORGET || header.opcode == FUSE_BATCH_FORGET ||
        header.opcode == FUSE_INTERRUPT)
      continue; // FUSE expects no answer to this request
    if (shared.silent) {
      ++shared.unanswered;
      continue;
    }
    switch (header.opcode) {
    case FUSE_INIT: {
      fuse_init_out init{};
      init.major = FUSE_KERNEL_VERSION;
      init.minor = FUSE_KERNEL_MINOR_VERSION;
      init.max_write = 4096;
      answer(device, header.unique, init);
      break;
    }
    case FUSE_LOOKUP: {
      fuse_entry_out reply{};
      reply.nodeid = kFileNode;
      reply.attr = attributesOf(kFileNode);
      answer(device, header.unique, reply);
      break;
    }
    case FUSE_GETATTR: {
      fuse_attr_out reply{};
      reply.attr = attributesOf(header.nodeid);
      answer(device, header.unique, reply);
      break;
    }
    case FUSE_OPEN:
      answer(device, header.unique, fuse_open_out{});
      break;
    case FUSE_FLUSH:
    case FUSE_RELEASE:
      answer(device, header.unique, 0, nullptr, 0);
      break;
    default:
      answer(device, header.unique, ENOSYS, nullptr, 0);
    }
  }
}

} // namespace ur::ipc::test
