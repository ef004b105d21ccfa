// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::test {

// During its lifetime, makes `operator new` fail in this thread after `calls` successful calls.
class FailingNew {
public:
  explicit FailingNew(int calls);
  ~FailingNew();
  FailingNew(const FailingNew &) = delete;
  FailingNew &operator=(const FailingNew &) = delete;
};

} // namespace ur::test
