// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using ForeignThreadsTest = ForeignMemoryTest;

constexpr int kThreads = 6;
constexpr int kRounds = 100;

template <typename Work> void inThreads(const Work &work) {
  std::vector<std::jthread> threads;
  for (int thread = 0; thread < kThreads; ++thread)
    threads.emplace_back([&work] {
      for (int round = 0; round < kRounds; ++round)
        work();
    });
}

UR_ROLE(openInThreads) {
  const HandleBytes handle = parent.receiveHandle();
  inThreads([&] { const OpenedMemory opened(parent.session(), handle); });
  const OpenedMemory opened(parent.session(), handle);
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kBytes, kParentSeed));
}

TEST_F(ForeignThreadsTest, GetOpenCloseAndPut) {
  const PlainBlock block(kPage);
  writePattern(session(), block.at(), kBytes, kParentSeed);
  const ExportedMemory handle(session(), block.at());
  Child child(openInThreadsRole);
  child.sendHandle(handle.bytes());
  inThreads([&] {
    const ExportedMemory another(session(), block.at(kOffset));
    const OpenedMemory opened(session(), another.bytes());
    EXPECT_EQ(opened.get(), block.at(kOffset));
  });
  child.expectSuccess();
}

} // namespace
