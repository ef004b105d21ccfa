// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rectangular reads, writes and copies reject bad pitches, and empty or too large regions.

#include "test/conformance/functions/buffer/buffer_test.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using namespace ur::support;
using namespace ur::test;

// The origin and the pitches of a region.
struct RectLayout {
  ur_rect_offset_t origin{0, 0, 0};
  std::size_t rowPitch = 0;
  std::size_t slicePitch = 0;
};

class RectTest : public BufferTest {
protected:
  virtual ur_result_t enqueueRect(const ur_rect_region_t &region, const RectLayout &src,
                                  const RectLayout &dst) = 0;

  // Expects INVALID_SIZE for empty regions, and for bad pitches of either operand.
  void expectInvalidLayoutsFail() {
    for (const ur_rect_region_t &emptyRegion :
         {ur_rect_region_t{0, 4, 2}, ur_rect_region_t{8, 0, 2}, ur_rect_region_t{8, 4, 0}})
      EXPECT_REFUSED(kInvalidSize, enqueueRect(emptyRegion, {}, {}));
    constexpr ur_rect_region_t kRegion{8, 4, 2};
    for (const RectLayout &badLayout :
         {RectLayout{{0, 0, 0}, 7, 0}, RectLayout{{0, 0, 0}, 8, 24}, RectLayout{{0, 0, 0}, 0, 31},
          RectLayout{{0, 0, 0}, 16, 72}}) {
      EXPECT_REFUSED(kInvalidSize, enqueueRect(kRegion, badLayout, {}))
          << "source pitches " << badLayout.rowPitch << " and " << badLayout.slicePitch;
      EXPECT_REFUSED(kInvalidSize, enqueueRect(kRegion, {}, badLayout))
          << "target pitches " << badLayout.rowPitch << " and " << badLayout.slicePitch;
    }
  }

  // `command(region, layout)` enqueues a command on a region of a buffer.
  template <typename Command> static void expectRegionsBeyondTheEndFail(const Command &command) {
    constexpr std::size_t kTwoTo63 = std::size_t{1} << 63;
    constexpr std::uint64_t kTwoTo62 = std::uint64_t{1} << 62;
    const auto layoutAt = [](std::uint64_t x, std::uint64_t y, std::uint64_t z) {
      return RectLayout{{x, y, z}, 64, 1024};
    };
    EXPECT_SUCCESS(command(ur_rect_region_t{5, 3, 2}, layoutAt(59, 13, 46))) << "exact fit";
    const struct {
      const char *name;
      ur_rect_region_t region;
      RectLayout layout;
    } cases[]{
        {"one byte beyond the end", {5, 3, 2}, layoutAt(60, 13, 46)},
        {"one row too many", {5, 4, 2}, layoutAt(59, 13, 46)},
        {"one slice too many", {5, 3, 3}, layoutAt(59, 13, 46)},
        {"longer rows", {5, 3, 2}, {{59, 13, 46}, 65, 1040}},
        {"longer slices", {5, 3, 2}, {{59, 13, 46}, 64, 1088}},
        {"x that wraps to 0", {5, 1, 1}, layoutAt(kMaxSize - 4, 0, 0)},
        {"y that wraps to 0", {5, 3, 2}, layoutAt(0, std::uint64_t{1} << 58, 0)},
        {"z that wraps to 0", {5, 3, 2}, layoutAt(0, 0, std::uint64_t{1} << 54)},
        {"a row pitch that wraps to 0", {4, 3, 1}, {{0, 0, 0}, kTwoTo63, 0}},
        {"a slice pitch that wraps to 0", {4, 1, 3}, {{0, 0, 0}, 4, kTwoTo63}},
        {"a height that wraps to 0", {4, kTwoTo62, 1}, {}},
        {"a depth that wraps to 0", {4, 1, kTwoTo62}, {}},
    };
    for (const auto &[name, region, layout] : cases)
      EXPECT_REFUSED(kInvalidSize, command(region, layout)) << name;
  }
};

class urEnqueueMemBufferReadRectTest : public RectTest {
protected:
  ur_result_t enqueueRect(const ur_rect_region_t &region, const RectLayout &src,
                          const RectLayout &dst) override {
    return urEnqueueMemBufferReadRect(queue(), buffer(), true, src.origin, dst.origin, region,
                                      src.rowPitch, src.slicePitch, dst.rowPitch, dst.slicePitch,
                                      hostBytes().data(), 0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferReadRectTest, ChecksItsRegionPitchesAndEnd) {
  expectInvalidLayoutsFail();
  expectRegionsBeyondTheEndFail([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return enqueueRect(region, layout, {});
  });
}

class urEnqueueMemBufferWriteRectTest : public RectTest {
protected:
  ur_result_t enqueueRect(const ur_rect_region_t &region, const RectLayout &src,
                          const RectLayout &dst) override {
    return urEnqueueMemBufferWriteRect(queue(), buffer(), true, dst.origin, src.origin, region,
                                       dst.rowPitch, dst.slicePitch, src.rowPitch, src.slicePitch,
                                       hostBytes().data(), 0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferWriteRectTest, ChecksItsRegionPitchesAndEnd) {
  expectInvalidLayoutsFail();
  EXPECT_TRUE(hasBytes(buffer(), content()));
  expectRegionsBeyondTheEndFail([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return enqueueRect(region, {}, layout);
  });
}

class urEnqueueMemBufferCopyRectTest : public RectTest {
protected:
  ur_result_t copy(ur_mem_handle_t source, const ur_rect_region_t &region, const RectLayout &src,
                   const RectLayout &dst) const {
    return urEnqueueMemBufferCopyRect(queue(), source, buffer(), src.origin, dst.origin, region,
                                      src.rowPitch, src.slicePitch, dst.rowPitch, dst.slicePitch, 0,
                                      nullptr, nullptr);
  }
  ur_result_t enqueueRect(const ur_rect_region_t &region, const RectLayout &src,
                          const RectLayout &dst) override {
    return copy(source(), region, src, dst);
  }
};

TEST_F(urEnqueueMemBufferCopyRectTest, ChecksItsRegionPitchesAndEnd) {
  expectInvalidLayoutsFail();
  EXPECT_TRUE(hasBytes(buffer(), content()));
  expectRegionsBeyondTheEndFail([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return enqueueRect(region, layout, {});
  });
  expectRegionsBeyondTheEndFail([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return enqueueRect(region, {}, layout);
  });
}

} // namespace
