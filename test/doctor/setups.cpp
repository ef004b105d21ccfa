// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/doctor/setups.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::doctor::test {
namespace {

// Removes variables that the tests' results would depend on.
constexpr const char *kClean =
    "env -u UR_ENABLE_LAYERS -u UR_ENABLE_LOADER_INTERCEPT -u ONEAPI_DEVICE_SELECTOR "
    "-u UR_IPC_TEST_NO_SKIP -u UR_IPC_BROKER -u UR_IPC_ALLOW_UIDS -u UR_IPC_ALLOW_GIDS -u "
    "NVIDIA_DRA_LOCAL_IPC_DIR -u UR_ADAPTERS_SEARCH_PATH "
    "-u XDG_RUNTIME_DIR";

std::string commandIn(const Scene &scene, const std::string &command) {
  std::string line = kClean;
  for (const std::string &variable : scene.variables)
    line += fmt::format(" '{}'", variable);
  if (!scene.confinement.empty())
    line += fmt::format(" {} {} --", CONFINE, scene.confinement);
  return line + " " + command;
}

} // namespace

Scene Scene::with(const std::vector<std::string> &more) const {
  Scene changed = *this;
  changed.variables.insert(changed.variables.end(), more.begin(), more.end());
  return changed;
}

Scene Scene::confined(const std::string &options) const {
  Scene changed = *this;
  changed.confinement += (changed.confinement.empty() ? "" : " ") + options;
  return changed;
}

std::vector<std::string> listIn(const std::string &text) {
  std::vector<std::string> items;
  std::istringstream stream(text);
  for (std::string item; std::getline(stream, item, '|');)
    items.push_back(item);
  return items;
}

Scene healthy() { return {.variables = {"UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU}}; }

Scene withDriver() {
  const Scene scene{.variables = {"UR_ADAPTERS_FORCE_LOAD=" CUDA}};
  return scene.with(listIn(CUDA_ENVIRONMENT));
}

Program::Program(const Scene &scene, const std::string &command) {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0)
    throw std::runtime_error("pipe2");
  const base::UniqueFd theirInput(in[0]);
  const base::UniqueFd theirOutput(out[1]);
  input_ = base::UniqueFd(in[1]);
  output_ = base::UniqueFd(out[0]);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, theirInput.get(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, theirOutput.get(), STDOUT_FILENO);
  std::string line = "exec " + commandIn(scene, command);
  std::array<char, 3> shell{"sh"};
  std::array<char, 3> option{"-c"};
  std::array<char *, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
  const int error = posix_spawn(&launcher_, "/bin/sh", &files, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0)
    throw std::runtime_error("posix_spawn");
}

Program::~Program() { end(); }

std::string Program::line() {
  for (;;) {
    if (const std::size_t end = rest_.find('\n'); end != std::string::npos) {
      std::string found = rest_.substr(0, end);
      rest_.erase(0, end + 1);
      return found;
    }
    constexpr int kTime = 30'000;
    pollfd ready{.fd = output_.get(), .events = POLLIN, .revents = 0};
    std::array<char, 4096> part;
    const ssize_t size =
        poll(&ready, 1, kTime) == 1 ? read(output_.get(), part.data(), part.size()) : -1;
    if (size <= 0)
      return {};
    rest_.append(part.data(), static_cast<std::size_t>(size));
  }
}

std::string Program::ask(const std::string &text) {
  const std::string whole = text + '\n';
  if (write(input_.get(), whole.data(), whole.size()) != static_cast<ssize_t>(whole.size()))
    return "the program has exited";
  return line();
}

void Program::command(const std::string &text) {
  const std::string answer = ask(text);
  ASSERT_EQ(answer, "ok") << text;
}

// If the launcher has created a pid namespace, the program is the launcher's child.
pid_t Program::pid() const {
  std::ifstream children(fmt::format("/proc/{0}/task/{0}/children", launcher_));
  pid_t child = 0;
  return children >> child ? child : launcher_;
}

void Program::end() {
  if (launcher_ < 0)
    return;
  input_.reset(); // the program exits at the end of its input
  const pid_t pid = std::exchange(launcher_, -1);
  output_.reset();
  int status = 0;
  waitpid(pid, &status, 0);
}

std::string Diagnosis::verdict(std::string_view check) const {
  static constexpr std::array<std::string_view, 4> kOrder{"", "ok", "warning", "problem"};
  std::string worst;
  for (const Json &finding : report.value("findings", Json::array())) {
    const auto found = finding.at("verdict").get<std::string>();
    if (finding.at("check").get<std::string>().starts_with(check) &&
        std::ranges::find(kOrder, found) > std::ranges::find(kOrder, worst))
      worst = found;
  }
  return worst;
}

std::string Diagnosis::textOf(std::string_view check) const {
  std::string found;
  for (const Json &finding : report.value("findings", Json::array()))
    if (finding.at("check").get<std::string>().starts_with(check))
      found += finding.at("text").get<std::string>() + '\n';
  return found;
}

std::vector<std::string> Diagnosis::remedies(std::string_view check, std::string_view where) const {
  std::vector<std::string> found;
  for (const Json &finding : report.value("findings", Json::array()))
    if (finding.at("check").get<std::string>().starts_with(check))
      for (const Json &remedy : finding.at("remedies"))
        if (remedy.at("where").get<std::string>().find(where) != std::string::npos)
          found.push_back(remedy.at("text"));
  return found;
}

Diagnosis diagnose(const Scene &scene, const std::string &options) {
  return diagnoseAfter("true", scene, options);
}

Diagnosis diagnoseAfter(const std::string &commands, const Scene &scene,
                        const std::string &options) {
  const ur::test::ToolRun run = ur::test::runTool(
      commands + "; " + commandIn(scene, fmt::format("{} --json {}", DOCTOR, options)));
  Diagnosis diagnosis{.code = run.code, .text = run.out + run.err, .report = {}};
  diagnosis.report = Json::parse(run.out, nullptr, false);
  EXPECT_FALSE(diagnosis.report.is_discarded()) << diagnosis.text;
  return diagnosis;
}

void RootTest::SetUp() {
  if (geteuid() != 0)
    GTEST_SKIP() << "needs root to become other users and to create namespaces";
  std::filesystem::permissions(directory_.path(), std::filesystem::perms::all);
}

} // namespace ur::doctor::test
