// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/legacy_memory.hpp"
#include "adapters/cuda_like/object.hpp"
#include "adapters/kit/address_space.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "base/error.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace ur {
namespace cuda_like {
namespace {

// An object that another library created and mapped. The reference here keeps the object alive
// after that library frees it.
class ForeignObject final : public kit::ForeignMemory {
public:
  ForeignObject(ur_context_handle_t context, ur_device_handle_t owner, UniqueObject handle,
                int exportTypes, void *start, std::size_t bytes)
      : ForeignMemory(owner, start, bytes, handle.get()), context_(context),
        native_(context->nativeOf(owner)),
        object_(std::make_shared<Object>(std::move(handle), bytes, exportTypes)) {}

  ~ForeignObject() override {
    releaseInContext(native_, [this] { object_.reset(); });
  }

  kit::HandleParts share() override {
    const CurrentContext current(native_);
    std::call_once(trialMapping_, [this] {
      // The driver maps only whole objects. So a trial mapping checks that the range covers a whole
      // object before an importer tries to map it.
      const Range range(size);
      const ObjectMapping mapping(range.start(), object_);
    });
    return exportObject(*object_, device);
  }

private:
  const kit::Reference<ur_context_handle_t> context_;
  const Context native_; // nativeOf() may throw, which a destructor must not
  std::shared_ptr<Object> object_;
  std::once_flag trialMapping_;
};

// Returns an attribute of the pointer, or nullopt if the driver does not know the pointer or the
// attribute.
std::optional<std::uint64_t> query(PointerFact fact, const void *pointer) {
  std::uint64_t answer = 0; // the driver writes smaller values to the low bytes
  const Code code = driver().pointerFact(&answer, fact, pointer);
  if (code == kInvalidValue)
    return std::nullopt;
  check(code, "query an attribute of a pointer");
  return answer;
}

bool isTrue(PointerFact fact, const void *pointer) { return query(fact, pointer).value_or(0) != 0; }

[[noreturn]] void reject(const char *memory, const std::string &remedy) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "cannot export the pointer: it is {}; {}", memory,
              remedy);
}

ur_device_handle_t ownerOf(ur_context_handle_t context, Device number) {
  for (ur_device_handle_t device : context->devices)
    if (device->id == number)
      return device;
  reject("memory of a device that is not in the context", "pass a context of that device");
}

// The mapping or allocation around a pointer.
struct AddressRange {
  void *start = nullptr;
  std::size_t size = 0;
};

AddressRange rangeOf(const void *pointer) {
  AddressRange range;
  check(driver().rangeOfPointer(&range.start, &range.size, pointer), "get the range of a pointer");
  return range;
}

// Returns a reference to the object that is mapped at the pointer, or null.
UniqueObject retain(const void *pointer) {
  ObjectHandle object = 0;
  const Code code = driver().objectRetain(&object, pointer);
  if (code == kInvalidValue)
    return {};
  check(code, "get the object at a pointer");
  return UniqueObject(object);
}

bool isLegacy(const void *pointer) {
  return driver().hasLegacyIpc() && isTrue(PointerFact::IsLegacyCapable, pointer);
}

[[noreturn]] void raiseUnshareable(const void *pointer) {
  const std::string copy = "copy it into memory from urUSMDeviceAlloc";
  if (isTrue(PointerFact::IsManaged, pointer))
    reject("managed memory, which the driver cannot share", copy);
  if (isTrue(PointerFact::Pool, pointer))
    reject("memory of an asynchronous pool, which the driver has no handle for",
           fmt::format("{}, or allocate it in another way: {}", copy, kFacts.allocationAdvice));
  reject("host memory, or memory of a kind that the driver cannot share", copy);
}

std::unique_ptr<kit::ForeignMemory> shareObject(ur_context_handle_t context,
                                                ur_device_handle_t device, UniqueObject object,
                                                const void *pointer) {
  ObjectProperties properties{.exportedAs = kNoExport, .location = {.device = 0}};
  check(driver().objectProperties(&properties, object.get()), "get the properties of an object");
  if ((properties.exportedAs & kDescriptor) == 0)
    reject("mapped memory that was created without file descriptors, or was itself imported",
           "create it with descriptors (in PyTorch TORCH_CUDA_EXPANDABLE_SEGMENTS_IPC=1), or "
           "get the handle in the process that created it");
  const AddressRange range = rangeOf(pointer);
  return std::make_unique<ForeignObject>(context, device, std::move(object),
                                         properties.exportedAs & device->exportTypes(), range.start,
                                         range.size);
}

} // namespace
} // namespace cuda_like

std::unique_ptr<kit::ForeignMemory> backend::findForeignMemory(ur_context_handle_t context,
                                                               const void *pointer) {
  if (!driver().canQueryPointers() || kit::allocations().covers(pointer) ||
      kit::addressSpace().isReserved(pointer))
    return nullptr;
  const CurrentContext current(context->native());
  const auto number = query(PointerFact::DeviceNumber, pointer);
  if (!number)
    return nullptr; // the driver does not know the pointer
  const bool legacy = isLegacy(pointer);
  UniqueObject object = legacy ? UniqueObject() : retain(pointer);
  if (!legacy && !object)
    raiseUnshareable(pointer);
  const ur_device_handle_t device = ownerOf(context, static_cast<Device>(*number));
  if (object)
    return shareObject(context, device, std::move(object), pointer);
  const AddressRange range = rangeOf(pointer);
  return exportLegacy(context, device, range.start, range.size);
}

} // namespace ur
