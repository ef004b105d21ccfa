// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/held_stream.hpp"

#include "tools/support/error.hpp"

#include <atomic>
#include <stdexcept>
#include <string>

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::test {

namespace {

template <typename... Parameters> void call(const char *name, Parameters... parameters) {
  // The adapter has loaded the driver already.
  static void *const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  auto *const function =
      reinterpret_cast<int (*)(Parameters...)>(driver == nullptr ? nullptr : dlsym(driver, name));
  const int code = function == nullptr ? -1 : function(parameters...);
  if (code != 0)
    throw std::runtime_error(
        std::string("cannot block a stream: ") + name +
        (function == nullptr ? " is missing" : " returned " + std::to_string(code)));
}

class CurrentContext {
public:
  explicit CurrentContext(void *context) { call("cuCtxPushCurrent_v2", context); }
  CurrentContext(const CurrentContext &) = delete;
  CurrentContext &operator=(const CurrentContext &) = delete;
  ~CurrentContext() {
    void *context = nullptr;
    call("cuCtxPopCurrent_v2", &context);
  }
};

std::size_t pageSize() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

} // namespace

HeldStream::HeldStream(ur_queue_handle_t queue) {
  constexpr unsigned kMapForDevice = 2;
  constexpr unsigned kWaitForEqual = 1;
  ur_native_handle_t nativeHandle = 0;
  UR_CHECK(urQueueGetNativeHandle(queue, nullptr, &nativeHandle));
  auto *const stream = reinterpret_cast<void *>(nativeHandle);
  call("cuStreamGetCtx", stream, &context_);
  void *const page =
      mmap(nullptr, pageSize(), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED)
    throw std::runtime_error("cannot block a stream: mmap failed");
  word_ = static_cast<std::uint32_t *>(page);
  const CurrentContext currentContext(context_);
  call("cuMemHostRegister_v2", page, pageSize(), kMapForDevice);
  std::uint64_t address = 0;
  call("cuMemHostGetDevicePointer_v2", &address, page, 0U);
  call("cuStreamWaitValue32_v2", stream, address, std::uint32_t{1}, kWaitForEqual);
}

HeldStream::~HeldStream() {
  release();
  {
    const CurrentContext currentContext(context_);
    call("cuMemHostUnregister", static_cast<void *>(word_));
  }
  munmap(word_, pageSize());
}

void HeldStream::release() noexcept { std::atomic_ref(*word_).store(1); }

} // namespace ur::test
