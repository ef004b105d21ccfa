// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

#include <unified-runtime/ur_api.h>

// What the adapters built from fake_adapter.cpp export for tests besides their tables.
extern "C" {
// References to sub-devices that nobody released.
std::int64_t fakeSubDeviceReferences();
// What urAdapterGet answers from now on.
void fakeAdapterGetAnswer(ur_result_t result);
}

// Native handle that a fake context answers; each kind of fake adapter is built with its own.
inline constexpr ur_native_handle_t kFirstFake = 1;
inline constexpr ur_native_handle_t kSecondFake = 2;
