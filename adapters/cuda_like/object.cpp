// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/object.hpp"

#include "adapters/cuda_like/range_cache.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/pages.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "ipc/handle.hpp"

#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <utility>
#include <vector>

namespace ur::cuda_like {
namespace {

ObjectHandle create(NativeDevice *device, std::size_t size, int exportTypes) {
  ObjectProperties properties{.exportedAs = exportTypes, .location = {.device = device->id}};
  properties.flags.directRdma = device->supportsDirectRdma();
  ObjectHandle handle = 0;
  checkDeviceMemory(driver().objectCreate(&handle, size, &properties, 0), "create device memory");
  return handle;
}

ObjectHandle import(int descriptor) {
  ObjectHandle handle = 0;
  const auto number = static_cast<std::intptr_t>(descriptor);
  const Code code = driver().objectImport(&handle, reinterpret_cast<void *>(number), kDescriptor);
  if (code == kInvalidHandle || (code == kUnknown && !kit::outOfDescriptors()))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the handle's descriptor is not a descriptor of "
                                               "device memory; get a new handle from the exporter");
  check(code, "import device memory");
  return handle;
}

ObjectHandle importFabric(ipc::DriverHandle fabricHandle) {
  ObjectHandle handle = 0;
  const Code code = driver().objectImport(&handle, &fabricHandle, kFabric);
  if (code == kInvalidValue || code == kInvalidHandle)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle is stale or forged: the driver does not know its memory on another "
                "machine; get a new handle from the exporter, which must keep the memory");
  if (code == kNotPermitted)
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, code,
                        "the driver does not let this process use memory of the exporter's "
                        "machine; give both processes access to the same IMEX channel");
  check(code, "import device memory of another machine");
  return handle;
}

// Starts at a random number, so that objects of two processes have different numbers.
std::uint64_t nextNumber() {
  static std::atomic<std::uint64_t> next = [] {
    std::array<std::uint8_t, 8> random{};
    ipc::fillRandom(base::os(), random);
    return std::bit_cast<std::uint64_t>(random);
  }();
  return next.fetch_add(1, std::memory_order_relaxed);
}

constexpr std::uint32_t kLayout = 1;
constexpr std::uint32_t kObjectMechanism = 1;

// The driver's part of a handle. All processes use the same layout.
struct NumberAndSize {
  std::uint32_t layout = kLayout;
  std::uint32_t mechanism = kObjectMechanism;
  std::uint64_t number = 0;
  std::uint64_t size = 0; // the importer maps the whole object
  std::array<std::byte, 40> unused{};
};
static_assert(sizeof(NumberAndSize) == sizeof(ipc::DriverHandle));

} // namespace

Object::Object(NativeDevice *device, std::size_t size, int exportTypes)
    : Object(UniqueObject(create(device, size, exportTypes)), size, exportTypes) {}

Object::Object(UniqueObject driverHandle, std::size_t size, int exportTypes)
    : handle_(std::move(driverHandle)), size_(size), number_(nextNumber()),
      triesFabric_((exportTypes & kFabric) != 0) {}

Object::Object(int descriptor, std::size_t size)
    : handle_(import(descriptor)), size_(size), number_(0), triesFabric_(false) {}

Object::Object(const ipc::DriverHandle &fabricHandle, std::size_t size)
    : handle_(importFabric(fabricHandle)), size_(size), number_(0), triesFabric_(false) {}

int Object::descriptor() {
  requireDriver();
  const std::lock_guard lock(mutex_);
  if (!descriptor_) {
    int exportedFd = -1;
    check(driver().objectExport(&exportedFd, handle(), kDescriptor, 0), "export device memory");
    descriptor_ = base::UniqueFd(exportedFd);
  }
  return descriptor_.get();
}

bool Object::isExported() {
  const std::lock_guard lock(mutex_);
  return static_cast<bool>(descriptor_);
}

// If the driver fails, returns nullopt, because the memory can still be shared on this machine.
std::optional<ipc::DriverHandle> Object::fabricHandle() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(triesFabric_, false)) {
    ipc::DriverHandle exportedHandle{};
    const Code code = driver().objectExport(&exportedHandle, handle(), kFabric, 0);
    logIfFailed(code, "export device memory to other machines");
    if (code == kSuccess)
      fabricHandle_ = exportedHandle;
  }
  return fabricHandle_;
}

ipc::DriverHandle Object::packedNumberAndSize() const noexcept {
  return std::bit_cast<ipc::DriverHandle>(NumberAndSize{.number = number_, .size = size_});
}

kit::HandleParts exportObject(Object &object, ur_device_handle_t device) {
  const bool isNew = !object.isExported();
  const int descriptor = kit::withDescriptors([&] { return object.descriptor(); },
                                              [&] { return device->exportKeepAlive.release(); });
  kit::HandleParts result{.fd = descriptor, .driverHandle = object.packedNumberAndSize()};
  if (const auto fabricHandle = object.fabricHandle()) {
    result.driverHandle = *fabricHandle;
    result.flags = ipc::kFabricFlag;
  }
  if (isNew)
    device->exportKeepAlive.prepareLaterExports(device);
  return result;
}

// A fabric handle has no room for the size. Therefore the function rounds the claimed size up to
// the granularity, as the exporter does for every object.
std::size_t sizeIn(const ipc::Imported &imported, ur_device_handle_t device) {
  const std::uint64_t claimedSize = imported.objectSize;
  const auto parsed = imported.flags == ipc::kFabricFlag
                          ? NumberAndSize{.size = kit::roundUp(claimedSize, device->granularity())}
                          : std::bit_cast<NumberAndSize>(imported.driverHandle);
  if (parsed.layout != kLayout || parsed.mechanism != kObjectMechanism || parsed.size < claimedSize)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle does not describe device memory of {} bytes; export it with the same "
                "version of this library",
                claimedSize);
  return parsed.size;
}

std::size_t granularityOf(Device device) {
  const ObjectProperties properties{.exportedAs = kDescriptor, .location = {.device = device}};
  std::size_t bytes = 0;
  check(driver().objectGranularity(&bytes, &properties, kMinimumGranularity),
        "get the granularity of device memory");
  return bytes;
}

Range::Range(std::size_t size) : start_(rangeCache().take(size)), size_(size) {
  if (start_)
    return;
  const auto reserve = [&] { return driver().rangeReserve(&start_, size, 0, nullptr, 0); };
  Code code = reserve();
  if (code != kSuccess && rangeCache().freeAll())
    code = reserve();
  check(code, "reserve addresses");
}

Range::~Range() {
  if (isReusable_)
    rangeCache().add(start_, size_);
  else
    logIfFailed(driver().rangeFree(start_, size_), "free addresses");
}

ObjectMapping::ObjectMapping(void *start, std::shared_ptr<Object> object)
    : start_(start), object_(std::move(object)) {
  map();
}

ObjectMapping::~ObjectMapping() { logIfFailed(unmap(), "unmap device memory"); }

Code ObjectMapping::unmap() noexcept {
  const Code code = isMapped_ ? driver().rangeUnmap(start_, size()) : kSuccess;
  isMapped_ = isMapped_ && code != kSuccess;
  return code;
}

void ObjectMapping::map() {
  if (!isMapped_)
    check(driver().rangeMap(start_, size(), 0, object_->handle(), 0), "map device memory");
  isMapped_ = true;
}

void ObjectMapping::allow(std::span<const Device> devices, int rights) {
  std::vector<Access> accesses;
  for (const Device device : devices)
    accesses.push_back({.location = {.device = device}, .rights = rights});
  check(driver().rangeSetAccess(start_, object_->size(), accesses.data(), accesses.size()),
        "set the access to device memory");
}

MappedObject::MappedObject(std::shared_ptr<Object> object)
    : object_(std::move(object)), range_(object_->size()), mapping_(range_.start(), object_) {}

MappedObject::MappedObject(std::shared_ptr<Object> object, std::span<const Device> users)
    : MappedObject(std::move(object)) {
  mapping_.allow(users, kWriteAccess);
}

MappedObject::~MappedObject() {
  if (mapping_.unmap() == kSuccess)
    range_.allowReuse();
}

} // namespace ur::cuda_like
