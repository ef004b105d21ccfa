// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::test {

// Until the end of the scope, `operator new` fails in this thread after so many calls.
class FailingNew {
public:
  explicit FailingNew(int calls);
  ~FailingNew();
  FailingNew(const FailingNew &) = delete;
  FailingNew &operator=(const FailingNew &) = delete;
};

} // namespace ur::test
