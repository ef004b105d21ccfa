// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/process_identity.hpp"
#include "test/doctor/setups.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <sstream>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::doctor::test {
namespace {

using testing::HasSubstr;
using testing::Not;

Json listed(const Scene &scene, const std::string &options = "") {
  std::string command = fmt::format("{} --json {}", LIST, options);
  if (!scene.confinement.empty())
    command = fmt::format("{} {} -- {}", CONFINE, scene.confinement, command);
  // A long timeout, so that no process is missing on a busy machine.
  const ur::test::ToolRun run = ur::test::runTool(
      "env UR_IPC_TIMEOUT_MS=60000 UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU " " + command);
  EXPECT_EQ(run.code, 0) << run.err;
  return Json::parse(run.out, nullptr, false);
}

// Returns the rows of these processes, because other processes of the machine may export at the
// same time.
std::vector<Json> rowsOf(const Json &listing, const std::set<pid_t> &pids) {
  std::vector<Json> rows;
  for (const Json &row : listing.at("exports"))
    if (pids.contains(row.at("pid").get<pid_t>()))
      rows.push_back(row);
  return rows;
}

// Returns the only row of this process with this kind.
Json rowOf(const Json &listing, pid_t pid, const std::string &kind) {
  Json found;
  for (const Json &row : rowsOf(listing, {pid}))
    if (row.at("kind") == kind) {
      EXPECT_TRUE(found.is_null()) << "listed twice: " << row;
      found = row;
    }
  EXPECT_FALSE(found.is_null()) << "no " << kind << " of process " << pid << " in "
                                << listing.dump(1);
  return found;
}

// Returns what `ur-ipc-ls --prometheus` prints, with a long timeout.
std::string metrics(const std::string &prefix = "") {
  const ur::test::ToolRun run = ur::test::runTool(fmt::format(
      "env UR_IPC_TIMEOUT_MS=60000 UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU " {} {} --prometheus",
      prefix, LIST));
  EXPECT_EQ(run.code, 0) << run.err;
  return run.out;
}

// Returns the value of the metric's only series with these labels, or -1.
double sample(const std::string &metrics, const std::string &name,
              const std::vector<std::string> &labels) {
  std::istringstream lines(metrics);
  double found = -1;
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("ur_ipc_" + name + (labels.empty() ? ' ' : '{')) &&
        std::ranges::all_of(
            labels, [&](const auto &label) { return line.find(label) != std::string::npos; })) {
      EXPECT_EQ(found, -1) << "listed twice: " << line;
      found = std::stod(line.substr(line.rfind(' ')));
    }
  return found;
}

// Three exporters: the first shares memory and an event, the second shares memory with two handles,
// and the third shares physical memory that no process opens.
class List : public testing::Test {
protected:
  void SetUp() override {
    exporter(0).command("make memory 8192");
    exporter(0).command("get 0 " + file("memory"));
    exporter(0).command("make event 0");
    exporter(0).command("get 1 " + file("event"));
    exporter(1).command("make memory 1048576");
    exporter(1).command("get 0 " + file("large"));
    exporter(1).command("get 0 " + file("large2"));
    exporter(2).command("make physical 65536");
    exporter(2).command("get 0 " + file("physical"));
    // Importers 0 to 2 open the first memory, importer 0 twice. Importers 3 and 4 open the second
    // memory with different handles. Importer 4 also opens the event.
    for (const std::size_t opener : {0u, 1u, 2u})
      openers_[opener]->command("open memory " + file("memory"));
    openers_[0]->command("open memory " + file("memory"));
    openers_[3]->command("open memory " + file("large"));
    openers_[4]->command("open memory " + file("large2"));
    openers_[4]->command("open event " + file("event"));
  }

  Program &exporter(std::size_t number) { return *exporters_.at(number); }
  std::vector<pid_t> pidsOf(std::initializer_list<std::size_t> openers) const {
    std::vector<pid_t> pids;
    for (const std::size_t opener : openers)
      pids.push_back(openers_.at(opener)->pid());
    std::ranges::sort(pids);
    return pids;
  }
  std::set<pid_t> exporterPids() const {
    std::set<pid_t> pids;
    for (const auto &exporter : exporters_)
      pids.insert(exporter->pid());
    return pids;
  }
  std::string file(const char *name) const { return directory_.path() / name; }

  static std::unique_ptr<Program> start() { return std::make_unique<Program>(healthy(), SHARER); }

  ur::test::TemporaryDirectory directory_;
  std::array<std::unique_ptr<Program>, 3> exporters_{start(), start(), start()};
  std::array<std::unique_ptr<Program>, 5> openers_{start(), start(), start(), start(), start()};
};

TEST_F(List, SeesEveryExportAndCountsRight) {
  const Json listing = listed(healthy());
  EXPECT_EQ(rowsOf(listing, exporterPids()).size(), 4u) << listing.dump(1);
  const Json memory = rowOf(listing, exporter(0).pid(), "memory");
  const Json event = rowOf(listing, exporter(0).pid(), "event");
  const Json large = rowOf(listing, exporter(1).pid(), "memory");
  const Json physical = rowOf(listing, exporter(2).pid(), "physical memory");
  for (const Json &row : {memory, event, large, physical}) {
    EXPECT_EQ(row.at("adapter"), "native_cpu");
    EXPECT_EQ(row.at("device"), "native_cpu:0");
    EXPECT_EQ(row.at("uid"), geteuid());
    EXPECT_THAT(row.at("program").get<std::string>(), HasSubstr("sharer"));
    EXPECT_LT(row.at("age_seconds").get<unsigned>(), 300u);
  }
  EXPECT_EQ(memory.at("bytes"), 8192);
  EXPECT_EQ(large.at("bytes"), 1048576);
  EXPECT_EQ(physical.at("bytes"), 65536);
  EXPECT_EQ(memory.at("handles"), 1);
  EXPECT_EQ(large.at("handles"), 2);
  EXPECT_EQ(memory.at("opened_by"), Json(pidsOf({0, 1, 2})));
  EXPECT_EQ(large.at("opened_by"), Json(pidsOf({3, 4})));
  EXPECT_EQ(event.at("opened_by"), Json(pidsOf({4})));
  EXPECT_EQ(physical.at("opened_by"), Json::array());
}

TEST_F(List, MetricsAreSumsOfObjects) {
  const std::string program = fmt::format("sums{}", getpid());
  for (const auto &exporter : exporters_)
    exporter->command("name " + program);
  const std::string text = metrics();
  const auto value = [&](const char *name, const char *kind) {
    return sample(text, name,
                  {fmt::format(R"(program="{}")", program), "device=\"native_cpu:0\"",
                   fmt::format(R"(kind="{}")", kind)});
  };
  EXPECT_EQ(value("exported_objects", "memory"), 2) << text;
  EXPECT_EQ(value("exported_bytes", "memory"), 8192 + 1048576);
  EXPECT_EQ(value("open_objects", "memory"), 2);
  EXPECT_EQ(value("open_bytes", "memory"), 8192 + 1048576);
  EXPECT_EQ(value("readers", "memory"), 5);
  EXPECT_EQ(value("unopened_age_seconds", "memory"), -1);
  EXPECT_EQ(value("readers", "event"), 1);
  EXPECT_EQ(value("exported_bytes", "physical memory"), 65536);
  EXPECT_EQ(value("open_objects", "physical memory"), 0);
  EXPECT_LT(value("unopened_age_seconds", "physical memory"), 300);
}

TEST_F(List, FollowsPutsCloseAndEnds) {
  exporter(1).command("put 0");
  EXPECT_EQ(rowOf(listed(healthy()), exporter(1).pid(), "memory").at("handles"), 1);
  exporter(1).command("put 0");
  EXPECT_EQ(rowsOf(listed(healthy()), {exporter(1).pid()}).size(), 0u);
  openers_[4]->end();
  EXPECT_EQ(rowOf(listed(healthy()), exporter(0).pid(), "event").at("opened_by"), Json::array());
  const pid_t ended = exporter(2).pid();
  exporter(2).end();
  EXPECT_EQ(rowsOf(listed(healthy()), {ended}).size(), 0u);
}

TEST_F(List, LeaksAreObjectsWithoutImporters) {
  const std::vector<Json> left = rowsOf(listed(healthy(), "--leaks"), exporterPids());
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left.front().at("pid"), exporter(2).pid());
}

TEST_F(List, WatchRepeatsTheList) {
  Program watch(healthy(), fmt::format("timeout 30 {} --watch --json", LIST));
  const Json before = Json::parse(watch.line(), nullptr, false);
  exporter(2).command("put 0");
  for (Json after = before; rowsOf(after, {exporter(2).pid()}).size() == 1;) {
    const std::string line = watch.line();
    ASSERT_NE(line, "") << "the list did not change within 30 s";
    after = Json::parse(line, nullptr, false);
  }
  EXPECT_EQ(rowsOf(before, exporterPids()).size(), 4u);
}

TEST_F(List, CountsATableOnce) {
  exporter(2).command("again");
  EXPECT_EQ(rowsOf(listed(healthy()), {exporter(2).pid()}).size(), 1u);
}

// A file with an export table's name is not a table if it is empty and unsealed.
TEST_F(List, IgnoresAFileWithATablesName) {
  Program liar(healthy(), SHARER);
  liar.command("lie");
  EXPECT_EQ(rowsOf(listed(healthy()), {liar.pid()}).size(), 0u);
}

// The listing goes to a file, because a parsed document may need too much memory.
class LongList : public List {
protected:
  // Makes `crowd` fill its tables, and then makes `later` export.
  void fill(std::size_t tables) {
    crowd.command(fmt::format("fill {}", tables));
    later.command("make memory 4096");
    later.command("get 0 " + file("later"));
  }
  void list(const std::string &options, int milliseconds) {
    const ur::test::ToolRun run =
        ur::test::runTool(fmt::format("env UR_IPC_TIMEOUT_MS={} UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU
                                      " timeout 60 " LIST " {} > {}",
                                      milliseconds, options, file("list")));
    EXPECT_EQ(run.code, 0) << run.err;
  }
  std::size_t count(const std::string &pattern) const {
    return std::stoul(
        ur::test::runTool(fmt::format("grep -cE '{}' {}", pattern, file("list"))).out);
  }
  std::size_t rowsOf(const Program &program) const {
    return count(fmt::format("^ *{} |\"pid\": {},", program.pid(), program.pid()));
  }

  Program crowd{healthy(), SHARER};
  Program later{healthy(), SHARER};
};

TEST_F(LongList, OneProcessDoesNotHideAnother) {
  fill(16);
  list("", 60'000);
  EXPECT_EQ(rowsOf(crowd), 1000u);
  EXPECT_EQ(count(fmt::format("process {} shares {} more objects; --all lists them", crowd.pid(),
                              16 * 65536 - 1000)),
            1u);
  EXPECT_EQ(rowsOf(later), 1u);
}

TEST_F(LongList, AllObjectsOfAProcessAreListedOnRequest) {
  crowd.command("make memory 8192");
  crowd.command("get 0 " + file("first"));
  crowd.command("fill 1");
  for (const char *options : {"--all", "--json", "--leaks --all"}) {
    list(options, 60'000);
    EXPECT_EQ(rowsOf(crowd), 65537u) << options;
    EXPECT_EQ(count("more objects"), 0u);
  }
  list("--leaks", 60'000);
  EXPECT_EQ(rowsOf(crowd), 1000u);
}

// The test tries several deadlines, because the machine's speed determines where a search ends.
TEST_F(LongList, TimeEndsInTheMiddleOfAProcess) {
  fill(16);
  const auto isReadPartly = [&](int milliseconds) {
    list("", milliseconds);
    return count(fmt::format("shares {} more", 16 * 65536 - 1000)) == 0 && rowsOf(later) == 1 &&
           count("not completely read in time") == 1;
  };
  int attempt = 0;
  while (attempt < 100 && !isReadPartly(1000 >> attempt % 10))
    ++attempt;
  EXPECT_LT(attempt, 100) << "`crowd` always left no time for `later`";
}

// As a single JSON document, the rows of four full tables would need 700 MiB.
TEST_F(LongList, TakesLittleMemory) {
  crowd.command("fill 4");
  const ur::test::ToolRun run = ur::test::runTool(
      "UR_IPC_TIMEOUT_MS=60000 python3 -c 'import resource, subprocess, sys; "
      "subprocess.run([\"" LIST "\", \"--json\"], stdout=subprocess.DEVNULL, check=True); "
      "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)'");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_LT(std::stoul(run.out), 256u << 10); // KiB
}

TEST_F(LongList, AScrapeOfAThousandExportersIsSmall) {
  const std::string program = fmt::format("crowd{}", getpid());
  crowd.command("name " + program);
  crowd.command("crowd 1000 66");
  const std::string text = metrics(
      "python3 -c 'import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True); "
      "print(\"ur_ipc_kib\", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)'");
  const std::string label = fmt::format(R"(program="{}")", program);
  EXPECT_EQ(sample(text, "exported_objects", {label}), 66000);
  EXPECT_EQ(sample(text, "exported_bytes", {label}), 66000 * 4096.);
  EXPECT_LT(sample(text, "kib", {}), 64 << 10);
}

TEST_F(List, NamesSteerNoTerminal) {
  exporter(1).command("name a) (\u202e\x1b[2J\xff");
  const ur::test::ToolRun run =
      ur::test::runTool("env UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU " " LIST);
  EXPECT_THAT(run.out, HasSubstr(" a) (\\u{202e}\\x1b[2J\\xff "));
  EXPECT_EQ(rowOf(listed(healthy()), exporter(1).pid(), "memory").at("program"),
            "a) (\u202e\x1b[2J\ufffd");
  const ur::test::ToolRun doctor =
      ur::test::runTool(fmt::format("{} --pid {}", DOCTOR, exporter(1).pid()));
  EXPECT_THAT(doctor.out, HasSubstr(" a) (\\u{202e}\\x1b[2J\\xff ("));
}

std::uint64_t startOf(pid_t pid) {
  const auto stat = ipc::ProcFile::ofProcess(base::os(), static_cast<std::uint32_t>(pid), "stat");
  return ipc::startTicksIn(stat.text()).value_or(0);
}

// Without pidfd_open, only the start time distinguishes two processes. Tests two processes with
// equal start times.
TEST(ListOnOldKernels, AnImporterIsNotTakenForTheExporter) {
  const Scene old = healthy().confined("--forbid pidfd_open=ENOSYS");
  const ur::test::TemporaryDirectory directory;
  const std::string handle = directory.path() / "handle";
  constexpr int kTries = 50;
  for (int i = 0; i < kTries; ++i) {
    Program exporter(old, SHARER);
    Program opener(old, SHARER);
    exporter.command("make memory 4096");
    exporter.command("get 0 " + handle);
    opener.command("open memory " + handle);
    if (startOf(exporter.pid()) != startOf(opener.pid()))
      continue;
    const Json listing = listed(old);
    EXPECT_EQ(rowsOf(listing, {opener.pid()}).size(), 0u) << listing.dump(1);
    EXPECT_EQ(rowOf(listing, exporter.pid(), "memory").at("opened_by"),
              Json::array({opener.pid()}));
    return;
  }
  GTEST_SKIP() << "no exporter started in the same clock tick as its importer";
}

class ListOfOthers : public List {
protected:
  void SetUp() override {
    if (geteuid() != 0)
      GTEST_SKIP() << "needs root to become other users";
    List::SetUp();
  }
};

TEST_F(ListOfOthers, CountsTheProcessesThatItDoesNotInspect) {
  const Json listing = listed(healthy().confined("--user 60041"));
  EXPECT_EQ(rowsOf(listing, exporterPids()).size(), 0u);
  // The test itself has started eight processes.
  EXPECT_GE(listing.at("not_seen").at("processes_of_other_users").get<unsigned>(), 8u);
}

// The container has the machine's pids.
TEST_F(ListOfOthers, CountsTheProcessesThatRootMayNotInspect) {
  const Json listing = listed(healthy().confined("--container host"));
  EXPECT_EQ(rowsOf(listing, exporterPids()).size(), 0u);
  EXPECT_GE(listing.at("not_seen").at("processes_of_this_user").get<unsigned>(), 8u);
  const ur::test::ToolRun run =
      ur::test::runTool("setpriv --bounding-set -sys_ptrace " LIST " --json");
  EXPECT_GE(Json::parse(run.out).at("not_seen").at("processes_of_this_user").get<unsigned>(), 8u);
}

TEST_F(ListOfOthers, RootListsThem) {
  chmod(directory_.path().c_str(), 0777);
  Program bob(healthy().confined("--user 60041"), SHARER);
  bob.command("make memory 4096");
  bob.command("get 0 " + file("bobs"));
  const Json row = rowOf(listed(healthy()), bob.pid(), "memory");
  EXPECT_EQ(row.at("uid"), 60041);
  // The user can see the exports of his own processes.
  EXPECT_EQ(rowOf(listed(healthy().confined("--user 60041")), bob.pid(), "memory").at("handles"),
            1);
}

TEST_F(ListOfOthers, MetricsShowWhatTheUserMayReadAndOrphans) {
  chmod(directory_.path().c_str(), 0777);
  const Scene bobs = healthy().confined("--user 60047");
  const std::string label = R"(user="60047")";
  Program exporter(bobs, SHARER);
  Program importer(bobs, SHARER);
  exporter.command("make memory 4096");
  exporter.command("get 0 " + file("bobs"));
  importer.command("open memory " + file("bobs"));
  const std::string text = metrics(fmt::format("{} {} --", CONFINE, bobs.confinement));
  EXPECT_EQ(sample(text, "open_bytes", {label}), 4096) << text;
  EXPECT_THAT(text, Not(HasSubstr(R"(user="root")")));
  EXPECT_GE(sample(text, "unread_processes", {"other_user"}), 8);
  EXPECT_EQ(sample(metrics(), "orphaned_bytes", {label}), -1);
  exporter.end();
  EXPECT_EQ(sample(metrics(), "orphaned_bytes", {label, R"(kind="memory")"}), 4096);
}

} // namespace
} // namespace ur::doctor::test
