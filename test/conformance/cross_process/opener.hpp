// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/process.hpp"
#include "test/conformance/support/try_open.hpp"

#include <cstdint>
#include <utility>

namespace ur::test {

// A request to the process that opens handles.
struct OpenStep {
  enum class Kind : std::uint32_t { Open, Finish } kind;
  ur_result_t expected;
};

// Opens each received handle, compares the result and closes the object, until a Finish step.
template <typename Kind> void openEach(Parent &parent) {
  for (;;) {
    const auto step = parent.receive<OpenStep>();
    if (step.kind == OpenStep::Kind::Finish)
      return;
    support::HandleBytes handle = parent.receiveHandle();
    EXPECT_RESULT(step.expected, tryOpen<Kind>(parent.session(), std::move(handle)));
    parent.send(std::uint8_t{});
  }
}
UR_ROLE_FOR_KINDS(openEach);

// Opens handles in another process and then in this process, and expects the same result.
template <typename Kind> class Opener {
public:
  explicit Opener(const support::Session &session)
      : session_(session), child_(openEachRole<Kind>) {}

  void expect(ur_result_t expected, support::HandleBytes handle) {
    child_.send(OpenStep{OpenStep::Kind::Open, expected});
    child_.sendHandle(handle);
    child_.template receive<std::uint8_t>();

    EXPECT_RESULT(expected, tryOpen<Kind>(session_, std::move(handle)));
  }

  void finish() {
    child_.send(OpenStep{OpenStep::Kind::Finish, {}});
    child_.expectSuccess();
  }

private:
  const support::Session &session_;
  Child child_;
};

} // namespace ur::test
