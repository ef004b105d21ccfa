// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Physical memory as a descriptor: a socket whose queue contains the memory's file. Importers peek
// at the queue, so the memory's file stays queued. As with a real driver, each export makes a new
// open file, and mmap of its descriptor fails. A fabric handle is the name of a file (fabric.hpp).
#include "fakes/cuda/shareable.hpp"

#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/fabric.hpp"
#include "fakes/cuda/physical_object.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include <sys/socket.h>
#include <unistd.h>

namespace cuda_driver {
namespace {

// The message in the queue of an exported socket.
struct ExportMessage {
  std::array<char, 16> magic;
  std::uint64_t size;
  std::int32_t device; // the device's number on the machine
};

constexpr std::array<char, 16> kMagic = {'C', 'U', ' ', 'h', 'o', 's', 't', ' ',
                                         'd', 'r', 'i', 'v', 'e', 'r', ' ', '1'};

bool isExportMessage(const ExportMessage &content, ssize_t length) {
  return length == sizeof(content) && content.magic == kMagic;
}

int exportObject(const PhysicalObject &object) {
  int sockets[2];
  require(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) == 0,
          CUDA_ERROR_OPERATING_SYSTEM);
  ExportMessage content{kMagic, object.backing->size(),
                        devices().machineNumber(object.properties.location.id)};
  iovec data{&content, sizeof(content)};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof(control);
  cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  const int file = object.backing->file();
  std::memcpy(CMSG_DATA(header), &file, sizeof(file));
  const bool sent = sendmsg(sockets[0], &message, MSG_NOSIGNAL) == sizeof(content);
  close(sockets[0]);
  if (!sent)
    close(sockets[1]);
  require(sent, CUDA_ERROR_OPERATING_SYSTEM);
  return sockets[1];
}

// Returns the memory's file from the socket's queue, or -1 if the driver did not make the
// descriptor.
int peekFile(int descriptor, ExportMessage &content) {
  iovec data{&content, sizeof(content)};
  alignas(cmsghdr) char control[CMSG_SPACE(8 * sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof(control);
  const ssize_t length = recvmsg(descriptor, &message, MSG_PEEK | MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (length < 0)
    return -1;
  int firstFile = -1;
  for (cmsghdr *header = CMSG_FIRSTHDR(&message); header != nullptr;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
      continue;
    const std::size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (std::size_t index = 0; index < count; ++index) {
      int file = -1;
      std::memcpy(&file, CMSG_DATA(header) + index * sizeof(int), sizeof(file));
      if (firstFile >= 0)
        close(file);
      else
        firstFile = file;
    }
  }
  if (isExportMessage(content, length))
    return firstFile;
  if (firstFile >= 0)
    close(firstFile);
  return -1;
}

struct Import {
  std::shared_ptr<Backing> backing;
  CUdevice device;
};

Import importDescriptor(void *descriptor, CUmemAllocationHandleType type) {
  require(type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CUDA_ERROR_INVALID_VALUE);
  ExportMessage content = {};
  const int file = peekFile(static_cast<int>(reinterpret_cast<std::intptr_t>(descriptor)), content);
  require(file >= 0, CUDA_ERROR_UNKNOWN);
  return {std::make_shared<Backing>(file, content.size), devices().visibleNumber(content.device)};
}

Import importFabric(const void *handle) {
  requirePointer(handle);
  FabricHandle bytes{};
  std::memcpy(bytes.data(), handle, bytes.size());
  return {openFabric(bytes), kHiddenDevice};
}

} // namespace

bool isExportedMemory(int descriptor) {
  ExportMessage content = {};
  iovec data{&content, sizeof(content)};
  msghdr message = {};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  return isExportMessage(content, recvmsg(descriptor, &message, MSG_PEEK | MSG_DONTWAIT));
}

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemExportToShareableHandle,
                hipMemExportToShareableHandle)(void *descriptor,
                                               CUmemGenericAllocationHandle handle,
                                               CUmemAllocationHandleType type,
                                               unsigned long long flags) {
  return entry(__func__, [&] {
    requirePointer(descriptor);
    require(flags == 0, CUDA_ERROR_INVALID_VALUE);
    const auto object = physicalObjects().get(handle);
    require(
        (type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || type == CU_MEM_HANDLE_TYPE_FABRIC) &&
            (object->properties.requestedHandleTypes & type) != 0,
        CUDA_ERROR_INVALID_VALUE);
    if (type == CU_MEM_HANDLE_TYPE_FABRIC) {
      std::memcpy(descriptor, object->fabric->handle().data(), sizeof(FabricHandle));
      return;
    }
    const int file = exportObject(*object);
    std::memcpy(descriptor, &file, sizeof(file));
  });
}

DRIVER_FUNCTION(cuMemImportFromShareableHandle,
                hipMemImportFromShareableHandle)(CUmemGenericAllocationHandle *handle,
                                                 void *descriptor, CUmemAllocationHandleType type) {
  return entry(__func__, [&] {
    requirePointer(handle);
    const Import import = type == CU_MEM_HANDLE_TYPE_FABRIC ? importFabric(descriptor)
                                                            : importDescriptor(descriptor, type);
    CUmemAllocationProp properties = {};
    properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, import.device};
    *handle = physicalObjects().add(import.backing, properties, true)->handle;
  });
}
