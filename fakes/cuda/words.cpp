// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Writes of memory words and waits for them, in streams. Another process may map the memory, so all
// accesses are atomic.
#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/switches.hpp"

namespace cuda_driver {
namespace {

// Calls `use` with the word, and keeps the memory alive during the call.
template <class Word, class Use>
auto withWord(CUdeviceptr address, Access access, int device, Use use) {
  const Extent extent =
      addressSpace().extentOfRunningCommand(address, sizeof(Word), access, device);
  if (extent.isPageable())
    throw DeviceFault{};
  Word *word = nullptr;
  extent.visit(0, sizeof(Word),
               [&](std::byte *data, std::size_t) { word = reinterpret_cast<Word *>(data); });
  return use(word);
}

template <class Word> bool isSatisfied(Word current, Word value, unsigned flags) {
  switch (flags) {
  case CU_STREAM_WAIT_VALUE_EQ:
    return current == value;
  case CU_STREAM_WAIT_VALUE_AND:
    return (current & value) != 0;
  case CU_STREAM_WAIT_VALUE_NOR:
    return static_cast<Word>(~(current | value)) != 0;
  default: // greater or equal, modulo the word's range
    return static_cast<std::make_signed_t<Word>>(static_cast<Word>(current - value)) >= 0;
  }
}

template <class Word> void requireWordAccess(CUdeviceptr address, Access access, int device) {
  require(address != 0 && address % sizeof(Word) == 0, CUDA_ERROR_INVALID_VALUE);
  require(sizeof(Word) == 4 || switches().has("words_64"), CUDA_ERROR_NOT_SUPPORTED);
  require(!addressSpace().extent(address, sizeof(Word), access, device).isPageable(),
          CUDA_ERROR_INVALID_VALUE);
}

template <class Word> Command waitFor(CUdeviceptr address, Word value, unsigned flags, int device) {
  require((flags & CU_STREAM_WAIT_VALUE_FLUSH) == 0, CUDA_ERROR_NOT_SUPPORTED);
  require(flags <= CU_STREAM_WAIT_VALUE_NOR, CUDA_ERROR_INVALID_VALUE);
  requireWordAccess<Word>(address, Access::Read, device);
  Command command;
  command.isReady = [=] {
    const Word current = withWord<Word>(address, Access::Read, device, [](const Word *word) {
      return __atomic_load_n(word, __ATOMIC_ACQUIRE);
    });
    return isSatisfied(current, value, flags);
  };
  return command;
}

template <class Word> Command write(CUdeviceptr address, Word value, unsigned flags, int device) {
  require((flags & ~CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) == 0, CUDA_ERROR_INVALID_VALUE);
  requireWordAccess<Word>(address, Access::Write, device);
  Command command;
  command.work = [=] {
    withWord<Word>(address, Access::Write, device,
                   [&](Word *word) { __atomic_store_n(word, value, __ATOMIC_RELEASE); });
  };
  return command;
}

Command commandOf(const CUstreamBatchMemOpParams &operation, int device) {
  const CUstreamMemOpValueParams &value = operation.value;
  const auto low32Bits = static_cast<std::uint32_t>(value.value64);
  switch (operation.operation) {
  case CU_STREAM_MEM_OP_WAIT_VALUE_32:
    return waitFor(value.address, low32Bits, value.flags, device);
  case CU_STREAM_MEM_OP_WRITE_VALUE_32:
    return write(value.address, low32Bits, value.flags, device);
  case CU_STREAM_MEM_OP_WAIT_VALUE_64:
    return waitFor(value.address, value.value64, value.flags, device);
  case CU_STREAM_MEM_OP_WRITE_VALUE_64:
    return write(value.address, value.value64, value.flags, device);
  case CU_STREAM_MEM_OP_BARRIER:
    return {};
  case CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES:
    throw Failure{CUDA_ERROR_NOT_SUPPORTED};
  default:
    throw Failure{CUDA_ERROR_INVALID_VALUE};
  }
}

template <class Make> CUresult submitTo(CUstream handle, Make make) {
  const auto stream = streamOf(handle);
  submit(*stream, make(stream->context->device));
  return CUDA_SUCCESS;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

// HIP's waits have one more parameter, a mask.
#ifdef CUDA_DRIVER_AS_HIP
#define MASK_PARAMETER(Word) , Word mask
#define REQUIRE_WHOLE_MASK(Word) require(static_cast<Word>(~mask) == 0, CUDA_ERROR_NOT_SUPPORTED)
#else
#define MASK_PARAMETER(Word)
#define REQUIRE_WHOLE_MASK(Word) static_cast<void>(0)
#endif

DRIVER_FUNCTION(cuStreamWriteValue64_v2,
                hipStreamWriteValue64)(CUstream stream, CUdeviceptr address, std::uint64_t value,
                                       unsigned flags) {
  return entry(__func__, [&] {
    return submitTo(stream, [&](int device) { return write(address, value, flags, device); });
  });
}

DRIVER_FUNCTION(cuStreamWaitValue64_v2,
                hipStreamWaitValue64)(CUstream stream, CUdeviceptr address, std::uint64_t value,
                                      unsigned flags MASK_PARAMETER(std::uint64_t)) {
  return entry(__func__, [&] {
    REQUIRE_WHOLE_MASK(std::uint64_t);
    return submitTo(stream, [&](int device) { return waitFor(address, value, flags, device); });
  });
}

DRIVER_FUNCTION(cuStreamWaitValue32_v2,
                hipStreamWaitValue32)(CUstream stream, CUdeviceptr address, std::uint32_t value,
                                      unsigned flags MASK_PARAMETER(std::uint32_t)) {
  return entry(__func__, [&] {
    REQUIRE_WHOLE_MASK(std::uint32_t);
    return submitTo(stream, [&](int device) { return waitFor(address, value, flags, device); });
  });
}

DRIVER_FUNCTION(cuStreamBatchMemOp_v2, hipStreamBatchMemOp)(CUstream handle, unsigned count,
                                                            CUstreamBatchMemOpParams *operations,
                                                            unsigned flags) {
  return entry(__func__, [&] {
    requirePointer(operations);
    require(count < 256 && flags == 0, CUDA_ERROR_INVALID_VALUE);
    const auto stream = streamOf(handle);
    std::vector<Command> commands;
    for (unsigned index = 0; index < count; ++index)
      commands.push_back(commandOf(operations[index], stream->context->device));
    for (Command &command : commands)
      submit(*stream, std::move(command));
  });
}
