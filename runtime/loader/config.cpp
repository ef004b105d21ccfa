// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/config.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/layers/stack.hpp"
#include "runtime/loader/loader_log.hpp"

#include <cstring>

namespace ur::loader {
namespace {

// Writes the value of a query. Accepts only a buffer with exactly the value's size, and returns
// that size even on failure. Unified Runtime's loader does the same; the other queries of the API
// accept larger buffers.
ur_result_t writeExactly(const void *source, std::size_t requiredSize, std::size_t size,
                         void *value, std::size_t *sizeRet) {
  if (sizeRet)
    *sizeRet = requiredSize;
  if (!value)
    return UR_RESULT_SUCCESS;
  if (size != requiredSize)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the value has {} bytes and the buffer has {}; the sizes must be equal",
                requiredSize, size);
  std::memcpy(value, source, requiredSize);
  return UR_RESULT_SUCCESS;
}

} // namespace

LayerNames chosenLayers(const ur_loader_config_handle_t_ &config) {
  LayerNames chosen = config.layers;
  const auto text = environment::text("UR_ENABLE_LAYERS");
  if (!text)
    return chosen;
  try {
    for (std::string &name : environment::parseList(*text))
      if (layers::isAvailable(name))
        chosen.insert(std::move(name));
      else
        log().warning("UR_ENABLE_LAYERS: there is no layer `{}`; this loader has {}", name,
                      layers::availableLayers());
  } catch (const environment::BadValue &error) {
    log().error("UR_ENABLE_LAYERS=`{}` enables nothing: {}", *text, error.what());
  }
  return chosen;
}

ur_result_t urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig) {
  *phLoaderConfig = new ur_loader_config_handle_t_;
  return UR_RESULT_SUCCESS;
}

ur_result_t urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig) {
  hLoaderConfig->references.fetch_add(1, std::memory_order_relaxed);
  return UR_RESULT_SUCCESS;
}

ur_result_t urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig) {
  if (hLoaderConfig->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete hLoaderConfig;
  return UR_RESULT_SUCCESS;
}

ur_result_t urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                  ur_loader_config_info_t propName, std::size_t propSize,
                                  void *pPropValue, std::size_t *pPropSizeRet) {
  if (propName == UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS) {
    const std::string names = layers::availableLayers();
    return writeExactly(names.c_str(), names.size() + 1, propSize, pPropValue, pPropSizeRet);
  }
  const std::uint32_t references = hLoaderConfig->references.load(std::memory_order_relaxed);
  return writeExactly(&references, sizeof(references), propSize, pPropValue, pPropSizeRet);
}

ur_result_t urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig,
                                      const char *pLayerName) {
  if (!layers::isAvailable(pLayerName))
    refuse(UR_RESULT_ERROR_LAYER_NOT_PRESENT,
           "urLoaderConfigEnableLayer: there is no layer `{}`; this loader has {}", pLayerName,
           layers::availableLayers());
  hLoaderConfig->layers.emplace(pLayerName);
  return UR_RESULT_SUCCESS;
}

ur_result_t urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
                                                  ur_code_location_callback_t pfnCodeloc,
                                                  void *pUserData) {
  hLoaderConfig->codeLocation = pfnCodeloc;
  hLoaderConfig->codeLocationUserData = pUserData;
  return UR_RESULT_SUCCESS;
}

ur_result_t urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig,
                                            ur_bool_t enable) {
  hLoaderConfig->mocking = enable != 0;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader
