// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Tests with a second process.
//
//   UR_ROLE(fillIt) { ... parent.receive() ... EXPECT_SUCCESS(...) ... }
//
//   TEST_F(SomeTest, Fills) {
//     Child child(fillItRole);
//     child.send(handle.bytes());
//     child.expectSuccess();
//   }
//
// The child is a new process of this program. The role runs in the child like the body of a test.
// If an assertion fails in the child, or the child crashes or misses its deadline, the parent's
// test fails and shows the child's output.

#include "test/conformance/support/device_test.hpp"
#include "tools/support/child_process.hpp"

#include <cstdint>
#include <string>
#include <type_traits>

namespace ur::test {

// The role's connection to the parent, with the role's own session.
class Parent {
public:
  Parent(support::Channel &channel, const support::Session &session)
      : channel_(channel), session_(session) {}

  const support::Session &session() const noexcept { return session_; }

  template <typename T> T receive() { return channel_.receiveValue<T>(); }
  support::HandleBytes receiveHandle() { return channel_.receive(); }
  template <typename T> void send(const T &value) { channel_.sendValue(value); }
  void sendHandle(const support::HandleBytes &handle) { channel_.send(handle); }

  // Waits until both processes have called meet().
  void meet() {
    send(std::uint8_t{});
    receive<std::uint8_t>();
  }

private:
  support::Channel &channel_;
  const support::Session &session_;
};

// The function that a child runs. Roles are defined at namespace scope, by the macros below.
class Role {
public:
  using Body = void (*)(Parent &);
  // Whether warmUp() runs before the role. The test checks for leaks only with Warm.
  enum class Start { Warm, Cold };

  Role(std::string name, Body body, Start start = Start::Warm);

  const std::string &name() const noexcept { return name_; }

private:
  std::string name_;
};

// Defines the role `bodyRole`, and begins its body. The start may follow.
#define UR_ROLE(body, ...)                                                                         \
  void body(::ur::test::Parent &);                                                                 \
  const ::ur::test::Role body##Role(#body, body __VA_OPT__(, ) __VA_ARGS__);                       \
  void body([[maybe_unused]] ::ur::test::Parent &parent)

// Defines a role for each kind of object, with the body `body<Kind>`. The start may follow.
#define UR_ROLE_FOR_KINDS(body, ...)                                                               \
  template <typename Kind>                                                                         \
  inline const ::ur::test::Role body##Role(std::string(#body "/") + Kind::kName,                   \
                                           body<Kind> __VA_OPT__(, ) __VA_ARGS__)

class Child {
public:
  explicit Child(const Role &role);
  Child(const Child &) = delete;
  Child &operator=(const Child &) = delete;
  ~Child();

  pid_t pid() const noexcept { return process_.pid(); }

  // These functions throw an exception with the child's log if the child has exited.
  template <typename T> T receive() {
    return throwIfExited([&] { return process_.channel().receiveValue<T>(); });
  }
  support::HandleBytes receiveHandle() {
    return throwIfExited([&] { return process_.channel().receive(); });
  }
  template <typename T> void send(const T &value) {
    throwIfExited([&] { process_.channel().sendValue(value); });
  }
  void sendHandle(const support::HandleBytes &handle) {
    throwIfExited([&] { process_.channel().send(handle); });
  }
  void meet() {
    receive<std::uint8_t>();
    send(std::uint8_t{});
  }

  // Waits until the child exits. Expects no failed assertion and no leak in the child.
  void expectSuccess();
  void kill();

private:
  template <typename Step> std::invoke_result_t<Step> throwIfExited(Step step) {
    try {
      return step();
    } catch (const support::ChannelClosed &) {
      throwEarlyExit();
    }
  }
  [[noreturn]] void throwEarlyExit();

  support::ChildProcess process_;
  bool hasExited_ = false;
};

// Runs a role that receives only this handle. Expects that the role succeeds.
inline void expectSuccessWith(const Role &role, const support::HandleBytes &handle) {
  Child child(role);
  child.sendHandle(handle);
  child.expectSuccess();
}

// Runs a role in its own child. Returns whether it succeeded, and records no failure.
bool roleSucceeds(const Role &role);

// Called by main(). Runs a role and returns true if the command line names one. Returns false
// otherwise.
bool runRole(int argc, char **argv, int &exitCode);

} // namespace ur::test
