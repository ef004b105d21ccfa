// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fault/hostile/openers.hpp"

#include "adapters/kit/identity.hpp"
#include "base/error.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "ipc/exchange.hpp"
#include "ipc/mapped_ranges.hpp"
#include "test/support/this_process.hpp"

#include <algorithm>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace ur::ipc::hostile {
namespace {

const ur_dditable_t &api() { return ur::backend::kDdiTable; }

void require(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS)
    throw Difference(fmt::format("{}: {}", what, static_cast<int>(result)));
}

// Returns -1 instead of a fault if nothing is mapped at the address.
int byteAt(const std::byte *address) {
  std::uint8_t byte = 0;
  const iovec here{.iov_base = &byte, .iov_len = 1};
  const iovec there{.iov_base = const_cast<std::byte *>(address), .iov_len = 1};
  return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == 1 ? byte : -1;
}

} // namespace

CachingOpener::CachingOpener() {
  ur_platform_handle_t platform = nullptr;
  require(api().Adapter.pfnGet(1, &adapter_, nullptr), "urAdapterGet");
  require(api().Platform.pfnGet(adapter_, 1, &platform, nullptr), "urPlatformGet");
  require(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device_, nullptr), "urDeviceGet");
  require(api().Context.pfnCreate(1, &device_, nullptr, &context_), "urContextCreate");
}

CachingOpener::~CachingOpener() {
  api().Context.pfnRelease(context_);
  api().Adapter.pfnRelease(adapter_);
}

DeviceUuid CachingOpener::device() const {
  DeviceUuid uuid{};
  require(api().Device.pfnGetInfo(device_, UR_DEVICE_INFO_UUID, uuid.size(), uuid.data(), nullptr),
          "urDeviceGetInfo");
  return uuid;
}

Answer CachingOpener::open(const HandleBytes &bytes) {
  HandleBytes copy = bytes;
  void *pointer = nullptr;
  Answer answer{.result = api().IPCExp.pfnOpenMemHandleExp(context_, device_, copy.data(),
                                                           copy.size(), &pointer),
                .object = std::nullopt};
  if (answer.result != UR_RESULT_SUCCESS)
    return answer;
  open_.push_back(pointer);
  const auto *const address = static_cast<const std::byte *>(pointer);
  std::size_t size = 0;
  void *base = nullptr;
  require(api().USM.pfnGetMemAllocInfo(context_, pointer, UR_USM_ALLOC_INFO_SIZE, sizeof size,
                                       &size, nullptr),
          "urUSMGetMemAllocInfo");
  require(api().USM.pfnGetMemAllocInfo(context_, pointer, UR_USM_ALLOC_INFO_BASE_PTR, sizeof base,
                                       &base, nullptr),
          "urUSMGetMemAllocInfo");
  const auto *const begin = static_cast<const std::byte *>(base);
  answer.object = Object{.inode = 0, .size = size, .offset = 0};
  for (const base::MappedRange &range : mappedRanges(base::os(), address, address + 1)) {
    answer.object->inode = range.inode;
    answer.object->offset = range.offset + static_cast<std::uint64_t>(address - range.begin);
    if (range.end < begin + size)
      answer.object->size = static_cast<std::size_t>(range.end - begin);
  }
  answer.byte = byteAt(address);
  return answer;
}

void CachingOpener::closeSome(Random &random) {
  if (open_.empty())
    return;
  const auto at = open_.begin() + random.below(static_cast<std::ptrdiff_t>(open_.size()));
  require(api().IPCExp.pfnCloseMemHandleExp(context_, std::exchange(*at, open_.back())),
          "urIPCCloseMemHandleExp");
  open_.pop_back();
}

void CachingOpener::reset() {
  ur_result_t result = UR_RESULT_SUCCESS;
  for (void *pointer : std::exchange(open_, {}))
    result = std::max(result, api().IPCExp.pfnCloseMemHandleExp(context_, pointer));
  require(api().Context.pfnRelease(context_), "urContextRelease");
  require(api().Context.pfnCreate(1, &device_, nullptr, &context_), "urContextCreate");
  require(result, "urIPCCloseMemHandleExp");
}

Answer openAfresh(const DeviceUuid &device, const HandleBytes &bytes) {
  static const Config config = Config::fromEnvironment(base::os());
  try {
    Exchange exchange(ur::test::thisProcess(), kit::kIdentity.sharing, config);
    const Imported imported = exchange.open(Kind::Memory, device, bytes.data(), bytes.size());
    struct stat status{};
    std::uint8_t byte = 0;
    const bool isThere =
        fstat(imported.fd.get(), &status) == 0 &&
        pread(imported.fd.get(), &byte, 1, static_cast<off_t>(imported.offset)) == 1;
    return {
        .result = UR_RESULT_SUCCESS,
        .object =
            Object{.inode = status.st_ino, .size = imported.objectSize, .offset = imported.offset},
        .byte = isThere ? byte : -1};
  } catch (const base::Error &error) {
    return {.result = error.result(), .object = std::nullopt};
  }
}

} // namespace ur::ipc::hostile
