// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The doctor in broken setups: it reports each problem, and its remedy repairs the setup. In a
// healthy setup it reports no problem.
#include "test/doctor/setups.hpp"

#include "ipc/handle.hpp"
#include "ipc/verify.hpp"

#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace ur::doctor::test {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;

// Returns a remedy that assigns a variable without its comment.
std::string withoutComment(const std::string &remedy) {
  return remedy.substr(0, remedy.find("  #"));
}

std::vector<std::string> assignments(const std::vector<std::string> &remedies) {
  std::vector<std::string> found;
  for (const std::string &remedy : remedies)
    if (remedy.starts_with("UR_"))
      found.push_back(withoutComment(remedy));
  return found;
}

// If the tests themselves run with a seccomp filter, as in a container, the filter may forbid these
// calls, and findings about them are correct.
bool isOfTheMachine(const Json &finding) {
  static const bool isConfined = [] {
    std::ifstream status("/proc/self/status");
    const std::string text{std::istreambuf_iterator<char>(status), {}};
    return text.find("\nSeccomp:\t2") != std::string::npos;
  }();
  static const std::set<std::string> kCalls{"pidfd_open", "pidfd_getfd", "userfaultfd"};
  return isConfined && kCalls.contains(finding.at("check"));
}

void expectFine(const Diagnosis &diagnosis) {
  ASSERT_FALSE(diagnosis.report.is_discarded());
  for (const Json &finding : diagnosis.report.at("findings"))
    if (!isOfTheMachine(finding)) {
      EXPECT_EQ(finding.at("verdict"), "ok") << diagnosis.text;
    }
}

// Skips the test if the kernel or a filter forbids pidfd_getfd.
#define NEEDS_PIDFD_GETFD()                                                                        \
  if (ipc::kernelDeniesImporters(base::os(), getpid()))                                            \
  GTEST_SKIP() << "pidfd_getfd is forbidden on this machine"

TEST(Healthy, HasNoProblem) { expectFine(diagnose(healthy())); }

TEST(Healthy, WithADriverThatSharesDescriptors) { expectFine(diagnose(withDriver())); }

TEST(Doctor, SeccompForbidsPidfdGetfd) {
  NEEDS_PIDFD_GETFD();
  const Scene broken =
      withDriver().with({"UR_IPC_BROKER=off"}).confined("--forbid pidfd_getfd=EPERM");
  const Diagnosis found = diagnose(broken);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_EQ(found.verdict("pidfd_getfd"), "warning");
  EXPECT_THAT(found.textOf("pidfd_getfd"), HasSubstr("EPERM: a seccomp filter is in force"));
  EXPECT_EQ(found.verdict("round trip"), "problem");
  EXPECT_THAT(found.remedies("pidfd_getfd", "docker"), Contains("--cap-add=SYS_PTRACE"));
  // With the remedy, sharing works. The doctor still reports the filter.
  const Diagnosis mended = diagnose(
      broken.with(assignments(found.remedies("pidfd_getfd", "environment of both processes"))));
  EXPECT_EQ(mended.verdict("round trip"), "ok") << mended.text;
  EXPECT_EQ(mended.code, 1);
  // Without the filter, the doctor reports nothing.
  expectFine(diagnose(withDriver().with({"UR_IPC_BROKER=off"})));
}

class Yama : public RootTest, public testing::WithParamInterface<int> {};

TEST_P(Yama, RefusesWhatDriversShare) {
  const int scope = GetParam();
  const Scene broken = withDriver()
                           .with({"UR_IPC_BROKER=off"})
                           .confined(fmt::format("--yama {} --user 60011", scope));
  const Diagnosis found = diagnose(broken);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_EQ(found.verdict("yama"), "warning");
  EXPECT_THAT(found.textOf("yama"), HasSubstr(fmt::format("ptrace_scope={}", scope)));
  EXPECT_THAT(found.textOf("round trip"), HasSubstr(fmt::format("ptrace_scope={}", scope)));
  EXPECT_EQ(found.verdict("round trip"), "problem");
  // Scope 3 cannot be changed until the machine restarts.
  EXPECT_EQ(found.remedies("yama", "machine").front() == "sysctl kernel.yama.ptrace_scope=0",
            scope < 3);
  const Diagnosis mended =
      diagnose(broken.with(assignments(found.remedies("yama", "environment of both processes"))));
  EXPECT_EQ(mended.verdict("round trip"), "ok") << mended.text;
  EXPECT_EQ(mended.verdict("yama"), "ok");
}

INSTANTIATE_TEST_SUITE_P(Scope, Yama, testing::Values(1, 2, 3));

using YamaThatAllows = RootTest;

TEST_F(YamaThatAllows, IsNotAProblem) {
  NEEDS_PIDFD_GETFD();
  for (const char *options : {"--yama 0 --user 60011", "--yama 1 --user 60011 --may-trace",
                              "--yama 2 --user 60011 --may-trace"})
    expectFine(diagnose(withDriver().with({"UR_IPC_BROKER=off"}).confined(options)));
}

struct OldCall {
  const char *call;
  const char *verdict;
  int code;
};

class OldKernel : public testing::TestWithParam<OldCall> {};

TEST_P(OldKernel, IsNamedByTheCallItLacks) {
  const auto &[call, verdict, code] = GetParam();
  const Diagnosis found = diagnose(healthy().confined(fmt::format("--forbid {}=ENOSYS", call)));
  EXPECT_EQ(found.code, code) << found.text;
  EXPECT_EQ(found.verdict(call), verdict) << found.text;
  EXPECT_THAT(found.textOf(call), HasSubstr("ENOSYS: a seccomp filter is in force"));
  EXPECT_THAT(found.remedies(call, "systemd"), Contains(HasSubstr(call)));
  if (std::string_view(call) !=
      "userfaultfd") { // without another call, the doctor must not report userfaultfd
    EXPECT_TRUE(found.remedies("userfaultfd", "").empty()) << found.text;
  }
  EXPECT_EQ(found.verdict("round trip"), code == 2 ? "problem" : "ok") << found.text;
}

INSTANTIATE_TEST_SUITE_P(Lacks, OldKernel,
                         testing::Values(OldCall{"memfd_create", "problem", 2},
                                         OldCall{"pidfd_open", "warning", 1},
                                         OldCall{"pidfd_getfd", "warning", 1},
                                         OldCall{"userfaultfd", "warning", 1}),
                         [](const auto &row) { return std::string(row.param.call); });

// Makes the program write a memory handle to a file that every user may read.
std::string handleFrom(Program &exporter, const std::string &file) {
  EXPECT_EQ(exporter.ask("make memory 4096"), "ok");
  EXPECT_EQ(exporter.ask("get 0 " + file), "ok");
  chmod(file.c_str(), 0644);
  return file;
}

// Expects that the doctor reports no problem with the handle and with the exporter, and names the
// transport. Returns its report about the exporter.
Diagnosis expectFineBy(const char *transport, const Scene &importer, const Program &exporter,
                       const std::string &handle) {
  const Diagnosis ofHandle = diagnose(importer, "--handle " + handle);
  expectFine(ofHandle);
  EXPECT_THAT(ofHandle.textOf("open"), HasSubstr(transport));
  Diagnosis ofProcess = diagnose(importer, fmt::format("--pid {}", exporter.pid()));
  expectFine(ofProcess);
  EXPECT_THAT(ofProcess.textOf("memory files"), HasSubstr(transport));
  return ofProcess;
}

using Others = RootTest;

TEST_F(Others, AnotherUser) {
  const Scene alice = healthy().confined("--user 60021");
  const Scene bob = healthy().confined("--user 60022");
  Program exporter(alice, SHARER);
  const std::string handle = handleFrom(exporter, file("handle"));
  const Diagnosis found = diagnose(bob, "--handle " + handle);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_THAT(found.textOf("open"), HasSubstr("is from user 60021"));
  const Diagnosis ofProcess = diagnose(bob, fmt::format("--pid {}", exporter.pid()));
  EXPECT_EQ(ofProcess.verdict("user"), "problem") << ofProcess.text;

  for (const auto &[diagnosis, check] : {std::pair{&found, "open"}, {&ofProcess, "user"}}) {
    const auto forExporter = assignments(diagnosis->remedies(check, "of the exporter"));
    const auto forImporter = assignments(diagnosis->remedies(check, "of the importer"));
    EXPECT_THAT(forExporter, Contains("UR_IPC_ALLOW_UIDS=60022"));
    EXPECT_THAT(forImporter, Contains("UR_IPC_ALLOW_UIDS=60021"));
    Program mended(alice.with(forExporter), SHARER);
    expectFineBy("sent by the exporter's broker", bob.with(forImporter), mended,
                 handleFrom(mended, file(check)));
  }
}

// The doctor reports a problem if only the importer lists the other user.
TEST_F(Others, AnotherUserWhomTheExporterDoesNotList) {
  Program exporter(healthy().with({"UR_IPC_BROKER=on"}).confined("--user 60021"), SHARER);
  handleFrom(exporter, file("handle"));
  const Scene bob = healthy().with({"UR_IPC_ALLOW_UIDS=60021"}).confined("--user 60022");
  for (const std::string &options :
       {fmt::format("--pid {}", exporter.pid()), "--handle " + file("handle")}) {
    const Diagnosis found = diagnose(bob, options);
    EXPECT_EQ(found.code, 2) << found.text;
  }
}

// A stopped broker cannot show which users it accepts.
TEST_F(Others, ABrokerThatDoesNotAnswer) {
  Program exporter(
      healthy().with({"UR_IPC_BROKER=on", "UR_IPC_ALLOW_UIDS=60022"}).confined("--user 60021"),
      SHARER);
  handleFrom(exporter, file("handle"));
  ASSERT_EQ(kill(exporter.pid(), SIGSTOP), 0);
  const Scene bob =
      healthy().with({"UR_IPC_ALLOW_UIDS=60021", "UR_IPC_TIMEOUT_MS=200"}).confined("--user 60022");
  const Diagnosis found = diagnose(bob, fmt::format("--pid {}", exporter.pid()));
  EXPECT_EQ(kill(exporter.pid(), SIGCONT), 0);
  EXPECT_EQ(found.verdict("memory files"), "problem") << found.text;
  EXPECT_THAT(found.textOf("memory files"), HasSubstr("the exporter's broker does not answer"));
  EXPECT_THAT(found.remedies("memory files", "exporter"),
              Contains(StartsWith("check that it runs")));
}

// With CAP_SYS_PTRACE, a user may fetch memory that he cannot inspect.
TEST_F(Others, AnotherUserWhoMayBeTraced) {
  NEEDS_PIDFD_GETFD();
  Program exporter(healthy().with({"UR_IPC_ALLOW_UIDS=60022"}).confined("--user 60021"), SHARER);
  const Scene tracer =
      healthy().with({"UR_IPC_ALLOW_UIDS=60021"}).confined("--user 60022 --may-trace");
  expectFineBy("fetched by pidfd_getfd", tracer, exporter, handleFrom(exporter, file("handle")));
}

// The process exists although /proc hides it.
TEST_F(Others, AProcessThatProcDoesNotShow) {
  Program exporter(healthy(), SHARER);
  const auto options = fmt::format("--pid {}", exporter.pid());
  const ur::test::ToolRun run = ur::test::runTool(
      fmt::format("unshare --mount sh -c 'mount -t proc -o hidepid=2 proc /proc && exec {} --user "
                  "60022 -- {} {}'",
                  CONFINE, DOCTOR, options));
  EXPECT_EQ(run.code, 2) << run.err;
  EXPECT_THAT(run.out, HasSubstr("exists, but /proc hides it from this user"));
  const Diagnosis inside = diagnose(healthy().confined("--container own"), options);
  EXPECT_EQ(inside.code, 2);
  EXPECT_THAT(inside.textOf("process"), HasSubstr("does not exist in this pid namespace"));
}

TEST_F(Others, AnotherPidNamespace) {
  Program exporter(healthy().confined("--new-pids"), SHARER);
  const std::string handle = handleFrom(exporter, file("handle"));
  const Diagnosis found = diagnose(healthy(), "--handle " + handle);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_THAT(found.textOf("open"), HasSubstr("pid namespace"));
  EXPECT_THAT(found.remedies("open", "docker"), Contains(StartsWith("--pid=container:NAME")));
  EXPECT_THAT(found.remedies("open", "kubernetes"),
              Contains(StartsWith("shareProcessNamespace: true")));
  const Diagnosis ofProcess = diagnose(healthy(), fmt::format("--pid {}", exporter.pid()));
  EXPECT_EQ(ofProcess.verdict("memory files"), "problem") << ofProcess.text;

  const auto variables = assignments(found.remedies("open", "environment of the exporter"));
  EXPECT_EQ(variables,
            assignments(ofProcess.remedies("memory files", "environment of the exporter")));
  Program mended(healthy().confined("--new-pids").with(variables), SHARER);
  expectFineBy("sent by the exporter's broker", healthy(), mended,
               handleFrom(mended, file("fresh")));
}

TEST(Doctor, NeighborOfTheSameUserIsFine) {
  const ur::test::TemporaryDirectory directory;
  Program exporter(healthy(), SHARER);
  const Diagnosis ofProcess = expectFineBy("reopened through /proc", healthy(), exporter,
                                           handleFrom(exporter, directory.path() / "handle"));
  EXPECT_THAT(ofProcess.textOf("exports"), HasSubstr("native_cpu: 1 handles of 1 objects"));
}

TEST(Doctor, DescriptorsOfADriverAreCheckedSeparately) {
  NEEDS_PIDFD_GETFD();
  Program exporter(withDriver(), SHARER);
  exporter.command("make physical 2097152");
  const ur::test::TemporaryDirectory directory;
  exporter.command("get 0 " + (directory.path() / "handle").string());
  const std::string pid = fmt::format("--pid {}", exporter.pid());
  const Diagnosis fine = diagnose(withDriver(), pid);
  expectFine(fine);
  EXPECT_THAT(fine.textOf("descriptors of drivers"), HasSubstr("fetched by pidfd_getfd"));
  const Diagnosis found = diagnose(withDriver().confined("--forbid pidfd_getfd=EPERM"), pid);
  EXPECT_EQ(found.verdict("memory files"), "ok") << found.text;
  EXPECT_EQ(found.verdict("descriptors of drivers"), "problem") << found.text;
  EXPECT_THAT(found.textOf("descriptors of drivers"), HasSubstr("pidfd_getfd: EPERM"));
}

using Shortage = RootTest;

TEST_F(Shortage, NoRuntimeDirectory) {
  // Another user owns the fallback directory of a user without XDG_RUNTIME_DIR.
  const fs::path taken = "/tmp/ur-ipc-60031";
  fs::create_directory(taken);
  const Scene broken = healthy().with({"UR_IPC_BROKER=on"}).confined("--user 60031");
  const Diagnosis found = diagnose(broken);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_EQ(found.verdict("runtime directory"), "problem");
  EXPECT_THAT(found.textOf("runtime directory"), HasSubstr(taken.native()));
  EXPECT_EQ(found.verdict("round trip"), "problem");
  EXPECT_THAT(found.remedies("runtime directory", "environment of both processes"),
              Contains(StartsWith("XDG_RUNTIME_DIR=")));
  const std::string own = file("run");
  fs::create_directory(own);
  ASSERT_EQ(chown(own.c_str(), 60031, 60031), 0);
  expectFine(diagnose(broken.with({"XDG_RUNTIME_DIR=" + own})));
  fs::remove(taken);
}

// Expects this verdict after the commands, and exactly one remedy, which repairs the setup.
Diagnosis expectMended(const std::string &broken, const char *check, const char *verdict,
                       const Scene &scene = healthy()) {
  Diagnosis found = diagnoseAfter(broken, scene);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_EQ(found.verdict(check), verdict);
  const auto shell = found.remedies(check, "shell");
  EXPECT_EQ(shell.size(), 1u);
  if (!shell.empty())
    expectFine(diagnoseAfter(broken + "; " + shell.front(), scene));
  return found;
}

TEST(Limits, OfDescriptors) {
  const Diagnosis found =
      expectMended("ulimit -S -n 8; export UR_IPC_RAISE_FILE_LIMIT=0", "descriptors", "warning");
  EXPECT_EQ(found.verdict("round trip"), "problem");
}

// Only root can raise a hard limit, and only before the process starts.
TEST(Limits, OfDescriptorsForGood) {
  const Diagnosis found = diagnoseAfter("ulimit -n 200", healthy());
  EXPECT_EQ(found.code, 1) << found.text;
  EXPECT_EQ(found.verdict("descriptors"), "warning");
  EXPECT_THAT(found.remedies("descriptors", "docker"), Contains("--ulimit nofile=65536:65536"));
  EXPECT_THAT(found.remedies("descriptors", "systemd"), Contains("LimitNOFILE=65536"));
}

// Runs as another user, because the limit does not apply to root.
TEST_F(Shortage, OfProcesses) {
  const Diagnosis found = expectMended("prlimit --pid $$ --nproc=1:", "processes", "problem",
                                       healthy().confined("--user 60032"));
  EXPECT_THAT(found.textOf("processes"), HasSubstr("EAGAIN"));
  EXPECT_EQ(found.verdict("loader"), "") << "the doctor reports another problem";
}

TEST(Limits, OfTheSizeOfFiles) {
  // The doctor's report fits into 100 units of 512 bytes.
  const Diagnosis found = expectMended("ulimit -S -f 100", "memory", "problem");
  EXPECT_EQ(found.verdict("round trip"), "problem");
}

using CommitLimit = RootTest;

TEST_F(CommitLimit, MakesTouchingSharedMemoryFail) {
  const Diagnosis found = diagnose(healthy().confined("--overcommit 2"));
  EXPECT_EQ(found.code, 1) << found.text;
  EXPECT_EQ(found.verdict("overcommit"), "warning");
  EXPECT_THAT(found.textOf("overcommit"), HasSubstr("SIGBUS"));
  EXPECT_THAT(found.remedies("overcommit", "machine"), Contains("sysctl vm.overcommit_memory=0"));
  expectFine(diagnose(healthy().confined("--overcommit 0")));
}

// Runs the doctor in a control group where a file uses 80 MiB of memory.
Diagnosis diagnoseInGroup(const std::string &limit, const std::string &variable = "") {
  const ur::test::ToolRun ran =
      ur::test::runTool(fmt::format("env UR_ADAPTERS_FORCE_LOAD={} {} sh {} {} {} --json",
                                    NATIVE_CPU, variable, CONTROL_GROUP, limit, DOCTOR));
  return Diagnosis{
      .code = ran.code, .text = ran.out + ran.err, .report = Json::parse(ran.out, nullptr, false)};
}

TEST_F(Shortage, SharedMemoryIsFull) {
  const Diagnosis found = diagnoseInGroup("120M");
  EXPECT_EQ(found.code, 2) << found.text;
  ASSERT_FALSE(found.report.is_discarded());
  EXPECT_EQ(found.verdict("memory"), "problem");
  const auto docker = found.remedies("memory", "docker");
  ASSERT_THAT(docker, testing::ElementsAre(StartsWith("--memory=")));
  const std::string advised = docker.front().substr(std::strlen("--memory="));
  expectFine(diagnoseInGroup(advised));
}

// A file on a disk does not count, because the kernel reclaims its page cache.
TEST_F(Shortage, IsNotCausedByFilesOnDisk) {
  struct statfs status{};
  ASSERT_EQ(statfs(BUILD, &status), 0);
  if (status.f_type == TMPFS_MAGIC)
    GTEST_SKIP() << "the build is not on a disk";
  expectFine(diagnoseInGroup("120M", "STORE=" BUILD));
}

TEST(Missing, Driver) {
  const Scene broken{.variables = {"UR_ADAPTERS_FORCE_LOAD=" HIP}};
  const Diagnosis found = diagnose(broken);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_EQ(found.verdict("driver hip"), "warning");
  EXPECT_THAT(found.textOf("driver hip"), HasSubstr("libamdhip64.so.6"));
  EXPECT_EQ(found.verdict("devices"), "problem");
  EXPECT_THAT(found.remedies("driver hip", "package"), Contains(HasSubstr("ROCm")));
  EXPECT_THAT(found.remedies("driver hip", "environment"),
              Contains(StartsWith("LD_LIBRARY_PATH=DIRECTORY")));
  const Diagnosis mended = diagnose(broken.with(listIn(HIP_ENVIRONMENT)));
  EXPECT_EQ(mended.verdict("driver hip"), "") << mended.text;
  EXPECT_EQ(mended.verdict("round trip"), "ok");
  expectFine(mended);
}

TEST(Missing, Adapter) {
  const Scene broken{.variables = {"UR_ADAPTERS_FORCE_LOAD=/none/libur_adapter_native_cpu.so.0"}};
  const Diagnosis found = diagnose(broken);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_THAT(found.textOf("loader"), HasSubstr("/none/libur_adapter_native_cpu.so.0"));
  const auto remedies = found.remedies("loader", "environment");
  EXPECT_THAT(remedies,
              Contains("UR_ADAPTERS_FORCE_LOAD=PATH  # the path of libur_adapter_native_cpu.so.0"));
  EXPECT_THAT(remedies, Contains(StartsWith("unset UR_ADAPTERS_FORCE_LOAD")));
  expectFine(diagnose(broken.with({"UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU})));
}

TEST(Missing, AdapterOfAnotherVersion) {
  const Scene broken{.variables = {"UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU "," OTHER_ADAPTER}};
  const Diagnosis found = diagnose(broken);
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_THAT(found.textOf("loader"), HasSubstr("built for other tables"));
  EXPECT_THAT(found.remedies("loader", "environment"), Contains(HasSubstr(OTHER_ADAPTER)));
  EXPECT_THAT(found.remedies("loader", "package"), Contains(HasSubstr("of one version")));
}

struct Mistake {
  const char *variable;
  const char *text;
};

class Variable : public testing::TestWithParam<Mistake> {};

TEST_P(Variable, IsNamedAndItsRemedyTyped) {
  const auto &[variable, text] = GetParam();
  const Diagnosis found = diagnose(healthy().with({variable}));
  EXPECT_EQ(found.code, 1) << found.text;
  EXPECT_THAT(found.textOf("environment"), HasSubstr(text));
  const auto shell = found.remedies("environment", "shell");
  ASSERT_EQ(shell.size(), 1u);
  expectFine(diagnoseAfter(fmt::format("export '{}'; {}", variable, shell.front()), healthy()));
}

INSTANTIATE_TEST_SUITE_P(Of, Variable,
                         testing::Values(Mistake{"UR_IPC_PUT_REVOKE=1",
                                                 "did you mean UR_IPC_PUT_REVOKES?"},
                                         Mistake{"UR_IPC_PORT=7", "no library reads UR_IPC_PORT"},
                                         Mistake{"UR_IPC_ALLOW_UIDS=alice", "'alice' is ignored"}),
                         [](const auto &row) {
                           const std::string_view variable = row.param.variable;
                           return std::string(variable.substr(0, variable.find('=')));
                         });

TEST(Missing, DeviceThatIsSelected) {
  const Diagnosis found = diagnose(healthy().with({"ONEAPI_DEVICE_SELECTOR=cuda:*"}));
  EXPECT_EQ(found.code, 2) << found.text;
  EXPECT_THAT(found.textOf("round trip"),
              HasSubstr("ONEAPI_DEVICE_SELECTOR=cuda:* leaves no device"));
  EXPECT_THAT(found.remedies("round trip", "shell"), Contains("unset ONEAPI_DEVICE_SELECTOR"));
}

// The loader ignores a malformed list and searches for all adapters. So the doctor must not report
// the list's adapters as missing.
TEST(Missing, NothingIfTheListIsMalformed) {
  const Diagnosis found = diagnose(healthy().with({"UR_ADAPTERS_FORCE_LOAD=\"/none"}));
  EXPECT_EQ(found.verdict("environment"), "warning");
  EXPECT_EQ(found.verdict("loader"), "warning") << found.text;
  EXPECT_EQ(found.verdict("driver hip"), "ok") << found.text;
}

void editBytes(const std::string &from, const std::string &to, void (*edit)(ipc::Handle &handle)) {
  const std::string bytes = ur::test::contentOf(from);
  ipc::Handle handle = ipc::decode(bytes.data(), bytes.size());
  edit(handle);
  const ipc::HandleBytes edited = ipc::encode(handle);
  std::ofstream(to, std::ios::binary)
      .write(reinterpret_cast<const char *>(edited.data()), edited.size());
}

class Handles : public testing::Test {
protected:
  std::string file(const char *name) const { return directory_.path() / name; }

  void expectStale(const std::string &handle, const char *text, const char *advice) const {
    const Diagnosis found = diagnose(healthy(), "--handle " + handle);
    EXPECT_EQ(found.code, 2) << found.text;
    EXPECT_THAT(found.textOf("open"), HasSubstr(text));
    EXPECT_THAT(found.remedies("open", "advice"), Contains(HasSubstr(advice)));
  }

private:
  ur::test::TemporaryDirectory directory_;
};

TEST_F(Handles, OfADeadExporter) {
  pid_t pid = 0;
  {
    Program exporter(healthy(), SHARER);
    handleFrom(exporter, file("handle"));
    pid = exporter.pid();
  }
  expectStale(file("handle"), "the process has ended", "get a new one from the exporter");
  const Diagnosis ofProcess = diagnose(healthy(), fmt::format("--pid {}", pid));
  EXPECT_EQ(ofProcess.code, 2);
  EXPECT_THAT(ofProcess.remedies("process", "exporter"), Contains(HasSubstr("keep it running")));
}

TEST_F(Handles, ThatWasPut) {
  Program exporter(healthy(), SHARER);
  handleFrom(exporter, file("handle"));
  exporter.command("put 0");
  expectStale(file("handle"), "was put or freed",
              "must not put it before this process has opened it");
  exporter.command("get 0 " + file("again"));
  expectFine(diagnose(healthy(), "--handle " + file("again")));
}

TEST_F(Handles, OfAnotherBootOrANewerLayout) {
  Program exporter(healthy(), SHARER);
  const std::string handle = handleFrom(exporter, file("handle"));
  editBytes(handle, file("older"), [](ipc::Handle &edited) { edited.bootId[0] ^= 1; });
  expectStale(file("older"), "from before a reboot", "processes of one machine");
  editBytes(handle, file("newer"), [](ipc::Handle &edited) {
    edited.version = edited.minVersion = ipc::kHandleVersion + 1;
  });
  expectStale(file("newer"), "layout version", "update the library");
}

// A handle of the Python package is a message that contains the handle of an adapter.
TEST_F(Handles, OfThePythonPackage) {
  Program exporter(healthy(), SHARER);
  const std::string handle = ur::test::contentOf(handleFrom(exporter, file("handle")));
  constexpr std::size_t kHeader = 44;
  const std::string fields(32, '\1');
  std::string message("ur-ipc\0\0\1\0\1\0", kHeader - 32);
  const auto add = [&message](std::size_t number) {
    const auto value = static_cast<std::uint32_t>(number);
    message.append(reinterpret_cast<const char *>(&value), sizeof value);
  };
  add(kHeader + fields.size() + handle.size() + 4);
  add(0); // flags
  add(5); // backend
  add(handle.size());
  message += std::string(16, '\2') + fields + handle + "sum.";
  std::ofstream(file("message"), std::ios::binary) << message;
  expectFine(diagnose(healthy(), "--handle " + file("message")));
}

TEST_F(Handles, ThatAreNotHandles) {
  std::ofstream(file("text")) << "no handle";
  const Diagnosis found = diagnose(healthy(), "--handle " + file("text"));
  EXPECT_EQ(found.code, 2);
  EXPECT_EQ(found.verdict("handle"), "problem") << found.text;
  for (const char *none : {"/none/such", "/", "''"}) {
    const Diagnosis unread = diagnose(healthy(), fmt::format("--handle {}", none));
    EXPECT_EQ(unread.verdict("handle"), "problem") << unread.text;
  }
}

} // namespace
} // namespace ur::doctor::test
