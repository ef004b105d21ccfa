// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two processes: how the importer fetches the object, and what it does if the kernel forbids a
// transport.
#include "fixtures.hpp"
#include "ipc/verify.hpp"
#include "peer_process.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <bit>
#include <cerrno>
#include <csignal>
#include <optional>
#include <string_view>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

class TransportTest : public LeakCheck {
protected:
  TransportTest() : exporter_(std::in_place) {
    object_ = exporter_->allocate(4096, 'x');
    handle_ = exporter_->get(object_, &handleNumber_);
    initialCount_ = exporter_->count();
  }

  void TearDown() override {
    if (exporter_) {
      const Reply now = exporter_->count();
      EXPECT_EQ(now.resources, initialCount_.resources);
      EXPECT_EQ(now.value, initialCount_.value);
    }
    exporter_.reset();
    LeakCheck::TearDown();
  }

  Imported open(const HandleBytes &bytes) {
    return exchange_.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
  }
  Outcome outcome(const HandleBytes &bytes) {
    const Resources start = resourcesOfThisProcess();
    const Outcome outcome = outcomeOf([&] { open(bytes); });
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return outcome;
  }
  ur_result_t openResult(const HandleBytes &bytes) { return outcome(bytes).result; }

  std::optional<PeerProcess> exporter_;
  std::uint64_t object_ = 0;
  std::uint64_t handleNumber_ = 0;
  HandleBytes handle_{};
  Reply initialCount_{};
  Exchange exchange_{thisProcess(), kMemfdAdapter, Config{}};
};

TEST_F(TransportTest, OpensFromAnExporterWithoutAMainThread) {
  exporter_->ask({.command = Command::EndMainThread});
  EXPECT_EQ(openResult(handle_), UR_RESULT_SUCCESS);
  {
    // Makes the list of the exporter's threads unreadable.
    const ScopedOsCalls scope(&base::OsCalls::opendir, FailsWith{EMFILE});
    EXPECT_EQ(openResult(handle_), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  }
  exporter_->put(handleNumber_);
  EXPECT_EQ(openResult(handle_), UR_RESULT_ERROR_INVALID_VALUE);
  exporter_.reset(); // its resources have changed: it has another thread and stack
}

TEST_F(TransportTest, OpensInAnImporterWithoutAMainThread) {
  PeerProcess opener;
  opener.ask({.command = Command::EndMainThread});
  EXPECT_EQ(opener.open(handle_).mark, 'x');
}

TEST_F(TransportTest, RejectsTheHandleOfAZombie) {
  ASSERT_EQ(kill(exporter_->pid(), SIGKILL), 0);
  siginfo_t info{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(exporter_->pid()), &info, WEXITED | WNOWAIT), 0);
  const Outcome zombieOutcome = outcome(handle_);
  EXPECT_EQ(zombieOutcome.result, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(zombieOutcome.systemCode, ESRCH) << zombieOutcome.message;
  exporter_->kill();
  exporter_.reset();
}

class FallbackTest : public TransportTest {
protected:
  Outcome outcomeWith(const base::OsCalls &calls) {
    const ScopedOsCalls scope(calls);
    return outcome(handle_);
  }

  base::OsCalls calls_ = base::systemCalls();
};

// After an inspection, a failed reopen must not lead to a fetch, because the exporter may have
// replaced the descriptor.
TEST_F(FallbackTest, NoFallbackFollowsAnInspection) {
  calls_.open = [](const char *path, int flags, mode_t mode) -> int {
    if (!std::string_view(path).starts_with("/proc/thread-self/fd"))
      return base::systemCalls().open(path, flags, mode);
    return FailsWith{EACCES}();
  };
  calls_.openat = [](int directory, const char *path, int flags) -> int {
    if (std::string_view(path).find_first_not_of("0123456789") != std::string_view::npos)
      return base::systemCalls().openat(directory, path, flags);
    return FailsWith{EACCES}();
  };
  static int tries;
  tries = 0;
  calls_.pidfdGetfd = [](int, int, unsigned) -> int {
    ++tries;
    return FailsWith{EPERM}();
  };
  EXPECT_EQ(outcomeWith(calls_).result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_LE(tries, 1) << "the importer fetched the descriptor after the inspection";
}

TEST_F(FallbackTest, TheErrorNamesCallsErrnosAndRemedy) {
  calls_.pidfdGetfd = FailsWith{EPERM};
  calls_.open = FailsWith{EACCES};
  const Outcome outcome = outcomeWith(calls_);
  EXPECT_EQ(outcome.result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(outcome.systemCode, EPERM);
  EXPECT_NE(outcome.message.find("pidfd_getfd: EPERM"), std::string::npos) << outcome.message;
  EXPECT_NE(outcome.message.find("EACCES"), std::string::npos) << outcome.message;
  EXPECT_NE(outcome.message.find("set UR_IPC_BROKER=on in the exporter"), std::string::npos)
      << outcome.message;
}

TEST_F(FallbackTest, TheErrorNamesYamaIfItForbids) {
  calls_.pidfdGetfd = FailsWith{EPERM};
  calls_.open = FailsWith{EACCES};
  replaceProcFile(calls_, "ptrace_scope", "1\n");
  const Outcome outcome = outcomeWith(calls_);
  EXPECT_NE(outcome.message.find("(kernel.yama.ptrace_scope=1)"), std::string::npos)
      << outcome.message;
}

TEST_F(FallbackTest, OnlyAForbiddenCallDeniesImporters) {
  static int failure;
  calls_.openat = [](int directory, const char *path, int flags) -> int {
    if (!std::string_view(path).ends_with("ptrace_scope"))
      return base::systemCalls().openat(directory, path, flags);
    return FailsWith{ENOENT}(); // a kernel without Yama
  };
  calls_.pidfdGetfd = [](int, int, unsigned flags) {
    errno = flags == 0 ? failure : EINVAL;
    return -1;
  };
  const ScopedOsCalls scope(calls_);
  for (const int error : {EPERM, ENOSYS}) {
    failure = error;
    EXPECT_TRUE(kernelDeniesImporters(base::os(), getpid())) << error;
  }
  failure = EMFILE; // a shortage shows no rule of the kernel
  EXPECT_FALSE(kernelDeniesImporters(base::os(), getpid()));
}

TEST_F(FallbackTest, OpensObjectsWithoutADescriptor) {
  PeerProcess exporter;
  const HandleBytes bytes = exporter.get(exporter.ask({.command = Command::AllocateNothing}).value);
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{});
  const auto transportWithout = [&](const base::OsCalls &calls) {
    const ScopedOsCalls scope(calls);
    const Imported imported = exchange.open(Kind::Event, kDevice, bytes.data(), bytes.size());
    EXPECT_FALSE(imported.fd);
    return imported.transport;
  };
  EXPECT_EQ(transportWithout(calls_), Transport::ProcReopen);
  calls_.open = FailsWith{EACCES};
  if (hasPidfds()) {
    EXPECT_EQ(transportWithout(calls_), Transport::Pidfd);
  }
}

// For objects that are not memory, only the table shows which object a descriptor is.
TEST_F(FallbackTest, RejectsAHandleIfTheExchangeClosesDuringTheOpen) {
  if (!hasPidfds())
    GTEST_SKIP() << "this kernel has no pidfds";
  static PeerProcess *exporter;
  PeerProcess closingExporter;
  exporter = &closingExporter;
  const HandleBytes event =
      closingExporter.get(closingExporter.ask({.command = Command::AllocateEvent}).value);
  static int object;
  object = std::bit_cast<Handle>(event).objectFd;
  calls_.pidfdGetfd = [](int pidfd, int fd, unsigned flags) {
    if (fd != object)
      return base::systemCalls().pidfdGetfd(pidfd, fd, flags);
    exporter->ask({.command = Command::CloseExchange});
    // The new events get the descriptor numbers of the table and the object.
    exporter->ask({.command = Command::AllocateEvent});
    exporter->ask({.command = Command::AllocateEvent});
    return base::systemCalls().pidfdGetfd(pidfd, fd, flags);
  };
  const ScopedOsCalls scope(calls_);
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{});
  EXPECT_EQ(resultOfCall([&] { exchange.open(Kind::Event, kDevice, event.data(), event.size()); }),
            UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace
} // namespace ur::ipc::test
