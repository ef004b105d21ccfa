// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <unified-runtime/ur_api.h>

// Functions that fake_adapter.cpp exports for tests, in addition to its tables.
extern "C" {
// Returns the number of references to sub-devices that are not released.
std::int64_t fakeSubDeviceReferences();
// Sets the result of all later urAdapterGet calls.
void fakeAdapterGetAnswer(ur_result_t result);
}

// The native handles of the fake adapters' contexts. Each build of the fake adapter has another
// one.
inline constexpr ur_native_handle_t kFirstFake = 1;
inline constexpr ur_native_handle_t kSecondFake = 2;
