// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::test {

class UsmPoolTest : public DeviceTest {
protected:
  void prepare() override { requireSupport(UR_DEVICE_INFO_USM_POOL_SUPPORT, "USM pools"); }
  ur_result_t create(support::UsmPool &pool, ur_usm_pool_flags_t flags = 0,
                     const void *chain = nullptr) const {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, chain, flags};
    return urUSMPoolCreate(context(), &description, pool.out());
  }
  static auto queryOf(ur_usm_pool_handle_t pool) {
    return [pool](auto... rest) { return urUSMPoolGetInfo(pool, rest...); };
  }
  // How many bytes one of the queries tells. Levels may be left out, all together.
  static std::size_t level(const support::UsmPool &pool, ur_usm_pool_info_t name) {
    return info<std::size_t>(queryOf(pool.get()), name);
  }
  static bool tellsLevels(const support::UsmPool &pool) {
    std::size_t size = 0;
    const auto tells = [&](ur_usm_pool_info_t name) {
      return queryOf(pool.get())(name, std::size_t{0}, nullptr, &size) == UR_RESULT_SUCCESS;
    };
    return tells(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP) ||
           tells(UR_USM_POOL_INFO_RESERVED_HIGH_EXP) || tells(UR_USM_POOL_INFO_USED_CURRENT_EXP) ||
           tells(UR_USM_POOL_INFO_USED_HIGH_EXP);
  }
};

} // namespace ur::test
