// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace cuda_driver {

// Reserved address ranges. Guarded by the address space's mutex.
class Reservations {
public:
  bool covers(std::uintptr_t start, std::size_t size) const;

  std::map<std::uintptr_t, std::size_t> sizeByStart;
};

Reservations &reservations();

} // namespace cuda_driver
