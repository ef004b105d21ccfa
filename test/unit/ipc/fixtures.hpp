// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "fails_with.hpp"
#include "ipc/exchange.hpp"
#include "ipc/export_table.hpp"
#include "oracles.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/support/this_process.hpp"

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <thread>

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::ipc::test {

inline constexpr DeviceUuid kDevice{1, 2, 3, 4};
inline constexpr DeviceUuid kOtherDevice{9};

// The result code and the text of an error. SUCCESS and "" if the call throws nothing.
struct Outcome {
  ur_result_t result = UR_RESULT_SUCCESS;
  std::string message;
  std::int32_t systemCode = 0;
};

template <typename Call> Outcome outcomeOf(Call call) {
  try {
    call();
  } catch (const base::Error &error) {
    // A message must begin with an action or a finding.
    EXPECT_TRUE(std::isalnum(static_cast<unsigned char>(error.message()[0]))) << error.message();
    return {error.result(), error.message(), error.driverCode()};
  }
  return {};
}

template <typename Call> ur_result_t resultOfCall(Call call) { return outcomeOf(call).result; }

// Checks the result code, and that the text contains each of `parts`, such as the finding and the
// remedy.
inline void expectOutcome(const Outcome &outcome, ur_result_t result,
                          std::initializer_list<std::string_view> parts) {
  EXPECT_EQ(outcome.result, result) << outcome.message;
  for (const std::string_view part : parts)
    EXPECT_NE(outcome.message.find(part), std::string::npos)
        << "no \"" << part << "\" in: " << outcome.message;
}

// Returns a memfd of `size` bytes whose first byte is `mark`.
inline base::UniqueFd makeMemory(std::size_t size, char mark = 'm', int seals = kObjectSeals) {
  base::UniqueFd fd(memfd_create("test-object", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  EXPECT_EQ(ftruncate(fd.get(), static_cast<off_t>(size)), 0);
  EXPECT_EQ(pwrite(fd.get(), &mark, 1, 0), 1);
  if (seals != 0) {
    EXPECT_EQ(fcntl(fd.get(), F_ADD_SEALS, seals), 0);
  }
  return fd;
}

inline char firstByte(int fd) {
  char byte = '\0';
  EXPECT_EQ(pread(fd, &byte, 1, 0), 1);
  return byte;
}

// Memory as an adapter allocates it.
class Memory {
public:
  explicit Memory(std::size_t size, char mark = 'm', int seals = kObjectSeals)
      : fd_(makeMemory(size, mark, seals)), size_(size) {}

  ExportRequest request() const {
    return {.kind = Kind::Memory,
            .fd = fd_.get(),
            .object = this,
            .objectSize = size_,
            .length = size_,
            .deviceUuid = kDevice};
  }
  int fd() const { return fd_.get(); }

private:
  base::UniqueFd fd_;
  std::size_t size_;
};

inline HandleBytes bytesOf(const void *blob) {
  HandleBytes bytes;
  std::memcpy(bytes.data(), blob, bytes.size());
  return bytes;
}

// Returns the handle after `edit` has changed it, with a correct checksum.
template <typename Edit> HandleBytes edited(const HandleBytes &bytes, Edit edit) {
  Handle handle = std::bit_cast<Handle>(bytes);
  edit(handle);
  return encode(handle);
}

inline int fileWith(std::string_view text) {
  const int fd = memfd_create("text", MFD_CLOEXEC);
  EXPECT_EQ(pwrite(fd, text.data(), text.size(), 0), static_cast<ssize_t>(text.size()));
  return fd;
}

// When a path that ends with `name` is opened, opens a file with `text` instead.
inline void replaceProcFile(base::OsCalls &calls, std::string_view name, std::string_view text) {
  calls.openat = [openat = calls.openat, name = std::string(name),
                  text = std::string(text)](int directory, const char *path, int flags) {
    return std::string_view(path).ends_with(name) ? fileWith(text) : openat(directory, path, flags);
  };
}

// Returns false under valgrind and in some containers. Without pidfds, only memory files have a
// direct transport.
inline bool hasPidfds() {
  return static_cast<bool>(base::UniqueFd(base::systemCalls().pidfdOpen(getpid(), 0)));
}

// The transport of memory on a kernel that forbids no transport.
inline constexpr Transport kDirectTransport = Transport::ProcReopen;

using ur::test::ScopedOsCalls;
using ur::test::systemCallsWith;
using ur::test::thisProcess;

// Fails a test that leaks descriptors, mappings or threads. The constructor first creates what
// stays: the process's identity, and the thread that ThreadSanitizer starts together with the first
// thread.
class LeakCheck : public testing::Test {
protected:
  LeakCheck() {
    thisProcess().identity();
    std::thread([] {}).join();
    before_ = resourcesOfThisProcess();
  }
  void TearDown() override { EXPECT_EQ(resourcesOfThisProcess(), before_); }

  const Resources &before() const { return before_; }

private:
  Resources before_;
};

} // namespace ur::ipc::test
