// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <unified-runtime/ur_api.h>

// Functions for tests that fake_adapter.cpp exports besides its tables.
extern "C" {
// Returns the number of unreleased references to sub-devices.
std::int64_t fakeSubDeviceReferences();
// Sets the result of later urAdapterGet calls.
void fakeAdapterGetAnswer(ur_result_t result);
}

// The native handles of fake contexts; each build of the fake adapter has its own.
inline constexpr ur_native_handle_t kFirstFake = 1;
inline constexpr ur_native_handle_t kSecondFake = 2;
