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

// What a process runs in: variables as "NAME=value", and options of `confine`.
struct Scene {
  std::vector<std::string> variables{};
  std::string confinement{};

  Scene with(const std::vector<std::string> &more) const;
  Scene confined(const std::string &options) const;
};

// The items of a list that the build made.
std::vector<std::string> listIn(const std::string &text);

// Native CPU alone, and nothing in the way.
Scene healthy();
// An adapter whose driver shares descriptors that are no memory files.
Scene withDriver();

// A program that runs until this ends, and answers a line to each line.
class Program {
public:
  Program(const Scene &scene, const std::string &command);
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program();

  // Its next line; empty where none comes in time.
  std::string line();
  std::string ask(const std::string &line);
  // Expects "ok".
  void tell(const std::string &line);

  pid_t pid() const; // of the program, also where it runs confined
  void end();

private:
  pid_t launcher_ = -1;
  base::UniqueFd input_;
  base::UniqueFd output_;
  std::string rest_;
};

// What the doctor says.
struct Diagnosis {
  int code = -1;
  std::string text{}; // what it printed
  Json report{};

  // The verdict of a check, "" where there is none of that name; checks whose name begins so count,
  // and the worst of them.
  std::string verdict(std::string_view check) const;
  std::string textOf(std::string_view check) const;
  // What it says to do about a check, in a place whose name contains `where`.
  std::vector<std::string> remedies(std::string_view check, std::string_view where) const;
};

Diagnosis diagnose(const Scene &scene, const std::string &options = "");

// The same with shell commands run before, as a person would.
Diagnosis diagnoseAfter(const std::string &commands, const Scene &scene,
                        const std::string &options = "");

// Tests in which root plays other users and makes namespaces. Where CI runs it runs as root.
class RootTest : public testing::Test {
protected:
  void SetUp() override;

  std::string file(const std::string &name) const { return directory_.path() / name; }

  // Which every user may go into.
  ur::test::TemporaryDirectory directory_;
};

} // namespace ur::doctor::test
