// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <string_view>

namespace ur {

kit::Platform::Platform(ur_adapter_handle_t owner) : Object(kIdentity.table), adapter(owner) {}

kit::Platform::~Platform() = default;

void backend::urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                            ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!phPlatforms && !pNumPlatforms)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "phPlatforms and pNumPlatforms are both null; "
                                               "pass at least one of them");
  kit::writeEntries(hAdapter->platforms(), NumEntries, phPlatforms, pNumPlatforms);
}

void backend::urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_PLATFORM_INFO_NAME:
    return writer.string(hPlatform->info().name);
  case UR_PLATFORM_INFO_VENDOR_NAME:
    return writer.string(hPlatform->info().vendor);
  case UR_PLATFORM_INFO_VERSION:
    return writer.string(hPlatform->info().version);
  case UR_PLATFORM_INFO_EXTENSIONS:
    return writer.string(hPlatform->info().extensions);
  case UR_PLATFORM_INFO_PROFILE:
    return writer.string(hPlatform->info().profile);
  case UR_PLATFORM_INFO_BACKEND:
    return writer.value(kit::kIdentity.backend);
  case UR_PLATFORM_INFO_ADAPTER:
    return writer.value(hPlatform->adapter);
  default:
    writer.raiseUnsupported(propName);
  }
}

void backend::urPlatformGetApiVersion(ur_platform_handle_t, ur_api_version_t *pVersion) {
  *pVersion = UR_API_VERSION_CURRENT;
}

void backend::urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                         const char *pFrontendOption,
                                         const char **ppPlatformOption) {
  const auto option = std::ranges::find(kit::kFrontendOptions, std::string_view(pFrontendOption));
  if (option == kit::kFrontendOptions.end())
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "'{}' is not a frontend option; pass -O0, -O1, -O2, -O3 or an empty string",
                pFrontendOption);
  *ppPlatformOption =
      hPlatform->info()
          .optimization[static_cast<std::size_t>(option - kit::kFrontendOptions.begin())];
}

} // namespace ur
