// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/probe.hpp"

#include "adapters/cuda_like/fabric.hpp"
#include "adapters/cuda_like/native_device.hpp"
#include "adapters/cuda_like/object.hpp"
#include "adapters/kit/process.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

#include <array>
#include <atomic>

namespace ur::cuda_like {
namespace {

// A shortage may be temporary. A driver returns UNINITIALIZED at exit and in a forked child.
template <typename Trial> Answer attempt(const Trial &trial) {
  return kit::attempt(trial, [](const base::Error &failure) {
    return failure.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
           failure.result() == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
           failure.result() == UR_RESULT_ERROR_UNINITIALIZED;
  });
}

std::string tryObjects(NativeDevice *device) {
  if (!driver().hasObjects())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "the driver has no virtual memory management");
  const std::size_t granularity = device->granularity();
  const MappedObject mapping(std::make_shared<Object>(device, granularity, kNoExport),
                             std::array{device->id});
  return fmt::format("in granules of {} bytes", granularity);
}

// Writes through the exported mapping and reads through the imported one.
void requireSameBytes(NativeDevice *device, const std::shared_ptr<Object> &object,
                      const std::shared_ptr<Object> &importedObject) {
  const MappedObject writer(object, std::array{device->id});
  const MappedObject reader(importedObject, std::array{device->id});
  const UniqueStream stream = makeStream();
  constexpr unsigned kTestValue = 0xa55a0ff0;
  unsigned word = 0;
  // Unmapping does not wait for commands. If a call fails, wait for the earlier commands first.
  base::ScopeGuard finish([&] { driver().streamSynchronize(stream.get()); });
  check(driver().fill32(writer.start(), kTestValue, 1, stream.get()), "fill device memory");
  check(driver().copy(&word, reader.start(), sizeof(word), stream.get()), "read device memory");
  check(driver().streamSynchronize(stream.get()), "wait for the stream");
  finish.dismiss();
  if (word != kTestValue)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "imported device memory does not contain the exported bytes");
}

std::string trySharing(NativeDevice *device) {
  const std::size_t granularity = device->granularity();
  const auto object = std::make_shared<Object>(device, granularity, kDescriptor);
  // Throws if importers would reject the descriptor.
  ipc::numbersOf(kit::process(), object->descriptor(), granularity);
  requireSameBytes(device, object, std::make_shared<Object>(object->descriptor(), granularity));
  return "one object per allocation, shared through its descriptor";
}

std::string tryFabric(NativeDevice *device) {
  requireFabricSettings(device);
  const std::size_t granularity = device->granularity();
  try {
    const auto object = std::make_shared<Object>(device, granularity, kDescriptor | kFabric);
    ipc::DriverHandle handle{};
    check(driver().objectExport(&handle, object->handle(), kFabric, 0), "export device memory");
    requireSameBytes(device, object, std::make_shared<Object>(handle, granularity));
  } catch (const base::Error &failure) {
    // trySharing() has just allocated the same size, so the device is not out of memory. Instead,
    // the driver cannot allocate memory that it can share over a fabric.
    const auto result = failure.result() == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                            ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE
                            : failure.result();
    throw base::Error(result,
                      fmt::format("the driver does not share memory over a fabric: {}; {}",
                                  failure.message(), fabricRemedy()),
                      failure.driverCode());
  }
  return "through fabric handles, which processes on machines with the same IMEX channel can open";
}

// Uses a word in a page that stays registered, because unregistering a page makes the driver wait
// for all work of the device. The page is in a memory file, like shared host memory.
std::string tryHostMemory(NativeDevice *device) {
  if (!driver().registersHostMemory())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "the driver does not register host memory");
  // If a call fails, the word is not returned for reuse, because the device may still write it.
  const HostWord word = device->hostWords.take();
  if (word.deviceAddress != word.address)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "registered host memory has a different address on the device");
  const UniqueStream stream = makeStream();
  constexpr unsigned kTestValue = 0xa55a0ff0;
  const std::atomic_ref value(*word.address);
  value.store(0);
  check(driver().fill32(word.address, kTestValue, 1, stream.get()), "fill host memory");
  check(driver().streamSynchronize(stream.get()), "wait for the stream");
  if (value.load() != kTestValue)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "the device does not write registered memory");
  device->hostWords.returnWord(word);
  return "through memory files, which each process registers with the driver";
}

std::string tryWords(NativeDevice *device) {
  if (!driver().hasWords())
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the driver has no stream operations on host memory");
  // If a call fails, the word is not returned for reuse, because the device may still write it.
  const HostWord word = device->hostWords.take();
  const std::atomic_ref value(*word.address);
  value.store(0);
  const UniqueStream stream = makeStream();
  constexpr std::uint64_t kTestValue = std::uint64_t{1} << 40;
  check(driver().streamWriteWord(stream.get(), word.deviceAddress, kTestValue, 0),
        "write a word in host memory");
  check(driver().streamWaitWord(stream.get(), word.deviceAddress, kTestValue, kWaitUntilAtLeast),
        "wait for a word in host memory");
  check(driver().streamSynchronize(stream.get()), "wait for the stream");
  if (value.load() != kTestValue)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "streams do not write words in host memory");
  device->hostWords.returnWord(word);
  return "words in host pages, which streams write and wait for";
}

} // namespace

Capabilities probe(NativeDevice &device) {
  Capabilities result;
  const CurrentContext current(device.context());
  result.objects = attempt([&] { return tryObjects(&device); });
  result.memory =
      result.objects.supported ? attempt([&] { return trySharing(&device); }) : result.objects;
  result.hostMemory =
      result.memory.supported ? attempt([&] { return tryHostMemory(&device); }) : result.memory;
  result.fabric =
      result.memory.supported ? attempt([&] { return tryFabric(&device); }) : result.memory;
  result.event = attempt([&] { return tryWords(&device); });
  kit::logAnswer(device.name(), "virtual memory", result.objects);
  kit::logAnswer(device.name(), "IPC of memory", result.memory);
  kit::logAnswer(device.name(), "IPC of host memory", result.hostMemory);
  kit::logAnswer(device.name(), "IPC with other machines", result.fabric);
  kit::logAnswer(device.name(), "IPC of events", result.event);
  return result;
}

} // namespace ur::cuda_like
