// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Commands on regions of up to three dimensions: the end of the buffer and the pitches.

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
  virtual ur_result_t rect(const ur_rect_region_t &region, const RectLayout &src,
                           const RectLayout &dst) = 0;

  // Checks the pitches of each operand, and empty regions.
  void expectRegionAndPitchesChecked() {
    for (const ur_rect_region_t &emptyRegion :
         {ur_rect_region_t{0, 4, 2}, ur_rect_region_t{8, 0, 2}, ur_rect_region_t{8, 4, 0}})
      EXPECT_REFUSED(kInvalidSize, rect(emptyRegion, {}, {}));
    constexpr ur_rect_region_t kRegion{8, 4, 2};
    for (const auto &[rowPitch, slicePitch] :
         {ByteRange{7, 0}, ByteRange{8, 24}, ByteRange{0, 31}, ByteRange{16, 72}}) {
      const RectLayout badLayout{{0, 0, 0}, rowPitch, slicePitch};
      EXPECT_REFUSED(kInvalidSize, rect(kRegion, badLayout, {}))
          << "pitches " << rowPitch << " and " << slicePitch << " of the source";
      EXPECT_REFUSED(kInvalidSize, rect(kRegion, {}, badLayout))
          << "pitches " << rowPitch << " and " << slicePitch << " of the target";
    }
  }

  // `command(region, layout)` enqueues a command on a region of a buffer.
  template <typename Command> static void expectRegionsEndWithTheBuffer(const Command &command) {
    constexpr std::size_t kHalf = std::size_t{1} << 63; // half the address space
    constexpr std::uint64_t kQuarter = std::uint64_t{1} << 62;
    const auto origin = [](std::uint64_t x, std::uint64_t y, std::uint64_t z) {
      return RectLayout{{x, y, z}, 64, 1024};
    };
    EXPECT_SUCCESS(command(ur_rect_region_t{5, 3, 2}, origin(59, 13, 46))) << "exact fit";
    const struct {
      const char *name;
      ur_rect_region_t region;
      RectLayout layout;
    } cases[]{
        {"one byte beyond the end", {5, 3, 2}, origin(60, 13, 46)},
        {"one row more", {5, 4, 2}, origin(59, 13, 46)},
        {"one slice more", {5, 3, 3}, origin(59, 13, 46)},
        {"longer rows", {5, 3, 2}, {{59, 13, 46}, 65, 1040}},
        {"longer slices", {5, 3, 2}, {{59, 13, 46}, 64, 1088}},
        {"x that wraps to 0", {5, 1, 1}, origin(kMaxSize - 4, 0, 0)},
        {"y that wraps to 0", {5, 3, 2}, origin(0, std::uint64_t{1} << 58, 0)},
        {"z that wraps to 0", {5, 3, 2}, origin(0, 0, std::uint64_t{1} << 54)},
        {"a row pitch that wraps to 0", {4, 3, 1}, {{0, 0, 0}, kHalf, 0}},
        {"a slice pitch that wraps to 0", {4, 1, 3}, {{0, 0, 0}, 4, kHalf}},
        {"a height that wraps to 0", {4, kQuarter, 1}, {}},
        {"a depth that wraps to 0", {4, 1, kQuarter}, {}},
    };
    for (const auto &[name, region, layout] : cases)
      EXPECT_REFUSED(kInvalidSize, command(region, layout)) << name;
  }
};

class urEnqueueMemBufferReadRectTest : public RectTest {
protected:
  ur_result_t rect(const ur_rect_region_t &region, const RectLayout &src,
                   const RectLayout &dst) override {
    return urEnqueueMemBufferReadRect(queue(), buffer(), true, src.origin, dst.origin, region,
                                      src.rowPitch, src.slicePitch, dst.rowPitch, dst.slicePitch,
                                      hostBytes().data(), 0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferReadRectTest, ChecksItsRegionPitchesAndEnd) {
  expectRegionAndPitchesChecked();
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return rect(region, layout, {});
  });
}

class urEnqueueMemBufferWriteRectTest : public RectTest {
protected:
  ur_result_t rect(const ur_rect_region_t &region, const RectLayout &src,
                   const RectLayout &dst) override {
    return urEnqueueMemBufferWriteRect(queue(), buffer(), true, dst.origin, src.origin, region,
                                       dst.rowPitch, dst.slicePitch, src.rowPitch, src.slicePitch,
                                       hostBytes().data(), 0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferWriteRectTest, ChecksItsRegionPitchesAndEnd) {
  expectRegionAndPitchesChecked();
  EXPECT_TRUE(hasBytes(buffer(), content()));
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return rect(region, {}, layout);
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
  ur_result_t rect(const ur_rect_region_t &region, const RectLayout &src,
                   const RectLayout &dst) override {
    return copy(source(), region, src, dst);
  }
};

TEST_F(urEnqueueMemBufferCopyRectTest, ChecksItsRegionPitchesAndEnd) {
  expectRegionAndPitchesChecked();
  EXPECT_TRUE(hasBytes(buffer(), content()));
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return rect(region, layout, {});
  });
  expectRegionsEndWithTheBuffer([&](const ur_rect_region_t &region, const RectLayout &layout) {
    return rect(region, {}, layout);
  });
}

} // namespace
