// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "test/unit/log/temporary_directory.hpp"
#include "test/unit/tools/run_tool.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/types.h>

namespace ur::doctor::test {

using Json = nlohmann::json;

// How a process runs: its variables as "NAME=value", and options of `confine`.
struct Scene {
  std::vector<std::string> variables{};
  std::string confinement{};

  Scene with(const std::vector<std::string> &more) const;
  Scene confined(const std::string &options) const;
};

// Splits a list that CMake has passed, with the separator `|`.
std::vector<std::string> listIn(const std::string &text);

// A scene with native CPU only, and without restrictions.
Scene healthy();
// A scene with an adapter whose driver exports descriptors that are not memory files.
Scene withDriver();

// A program that answers each line with one line, and runs until this object is destroyed.
class Program {
public:
  Program(const Scene &scene, const std::string &command);
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program();

  // Returns the program's next line, or an empty one after 30 s.
  std::string line();
  std::string ask(const std::string &line);
  // Sends the line and expects the answer "ok".
  void command(const std::string &line);

  pid_t pid() const; // the program's pid, even if `confine` runs the program in a child
  void end();

private:
  pid_t launcher_ = -1;
  base::UniqueFd input_;
  base::UniqueFd output_;
  std::string rest_;
};

struct Diagnosis {
  int code = -1;
  std::string text{}; // standard output and error
  Json report{};

  // Returns the worst verdict of all checks whose names begin with `check`, or "" without such a
  // check.
  std::string verdict(std::string_view check) const;
  std::string textOf(std::string_view check) const;
  // Returns the remedies of these checks for all places whose names contain `where`.
  std::vector<std::string> remedies(std::string_view check, std::string_view where) const;
};

Diagnosis diagnose(const Scene &scene, const std::string &options = "");

// Runs the commands, and then the doctor in the same shell.
Diagnosis diagnoseAfter(const std::string &commands, const Scene &scene,
                        const std::string &options = "");

// Tests that change the user and create namespaces. CI runs them as root.
class RootTest : public testing::Test {
protected:
  void SetUp() override;

  std::string file(const std::string &name) const { return directory_.path() / name; }

  // Every user may enter this directory.
  ur::test::TemporaryDirectory directory_;
};

} // namespace ur::doctor::test
