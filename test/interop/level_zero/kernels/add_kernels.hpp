// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace host_driver::test {

// A SPIR-V module with two kernels, assembled from the text in the comments:
// - add(numbers, n) adds n * factor to the number of each item. Constant 0 is the factor, which is
//   1 by default.
// - add_at(address, n) adds n to the number at the address that is stored at `address`. No argument
//   points to the number itself.
// clang-format off
inline constexpr std::uint32_t kAddKernels[] = {
    0x7230203, 0x10000, 0, 29, 0, // magic number, version 1.0, generator, bound of the ids, schema
    0x20011, 4, // OpCapability Addresses
    0x20011, 6, // OpCapability Kernel
    0x20011, 11, // OpCapability Int64
    0x3000e, 2, 2, // OpMemoryModel Physical64 OpenCL
    0x5000f, 6, 1, 0x646461, 2, // OpEntryPoint Kernel %add "add" %id
    0x6000f, 6, 3, 0x5f646461, 29793, 2, // OpEntryPoint Kernel %follow "add_at" %id
    0x60010, 3, 17, 1, 1, 1, // OpExecutionMode %follow LocalSize 1 1 1
    0x40047, 2, 11, 28, // OpDecorate %id BuiltIn GlobalInvocationId
    0x40047, 4, 1, 0, // OpDecorate %factor SpecId 0
    0x40015, 5, 32, 0, // %uint = OpTypeInt 32 0
    0x40015, 6, 64, 0, // %ulong = OpTypeInt 64 0
    0x40017, 7, 6, 3, // %vector = OpTypeVector %ulong 3
    0x20013, 8, // %void = OpTypeVoid
    0x40020, 9, 1, 7, // %input = OpTypePointer Input %vector
    0x40020, 10, 5, 5, // %numbers = OpTypePointer CrossWorkgroup %uint
    0x40020, 11, 5, 10, // %address = OpTypePointer CrossWorkgroup %numbers
    0x40032, 5, 4, 1, // %factor = OpSpecConstant %uint 1
    0x50021, 12, 8, 10, 5, // %onNumbers = OpTypeFunction %void %numbers %uint
    0x50021, 13, 8, 11, 5, // %onAddress = OpTypeFunction %void %address %uint
    0x4003b, 9, 2, 1, // %id = OpVariable %input Input
    0x50036, 8, 1, 0, 12, // %add = OpFunction %void None %onNumbers
    0x30037, 10, 14, // %p = OpFunctionParameter %numbers
    0x30037, 5, 15, // %n = OpFunctionParameter %uint
    0x200f8, 16, // %begin = OpLabel
    0x4003d, 7, 17, 2, // %ids = OpLoad %vector %id
    0x50051, 6, 18, 17, 0, // %i = OpCompositeExtract %ulong %ids 0
    0x50046, 10, 19, 14, 18, // %element = OpInBoundsPtrAccessChain %numbers %p %i
    0x6003d, 5, 20, 19, 2, 4, // %old = OpLoad %uint %element Aligned 4
    0x50084, 5, 21, 15, 4, // %product = OpIMul %uint %n %factor
    0x50080, 5, 22, 20, 21, // %new = OpIAdd %uint %old %product
    0x5003e, 19, 22, 2, 4, // OpStore %element %new Aligned 4
    0x100fd, // OpReturn
    0x10038, // OpFunctionEnd
    0x50036, 8, 3, 0, 13, // %follow = OpFunction %void None %onAddress
    0x30037, 11, 23, // %pp = OpFunctionParameter %address
    0x30037, 5, 24, // %m = OpFunctionParameter %uint
    0x200f8, 25, // %start = OpLabel
    0x6003d, 10, 26, 23, 2, 8, // %q = OpLoad %numbers %pp Aligned 8
    0x6003d, 5, 27, 26, 2, 4, // %value = OpLoad %uint %q Aligned 4
    0x50080, 5, 28, 27, 24, // %sum = OpIAdd %uint %value %m
    0x5003e, 26, 28, 2, 4, // OpStore %q %sum Aligned 4
    0x100fd, // OpReturn
    0x10038, // OpFunctionEnd
};
// clang-format on

} // namespace host_driver::test
