// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/functions/buffer/buffer_test.hpp"

namespace ur::test {

// Beside the buffer one of the other bytes, to copy from.
class CopyTest : public BufferTest {
protected:
  void prepare() override {
    BufferTest::prepare();
    if (!stopped())
      source_ = bufferWith(session(), otherBytes());
  }
  void cleanUp() override {
    BufferTest::cleanUp();
    source_.reset();
  }

  ur_mem_handle_t source() const { return source_.get(); }

private:
  support::Mem source_;
};

} // namespace ur::test
