// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/layer_choice.hpp"

#include "base/environment/environment.hpp"
#include "runtime/layers/stack.hpp"
#include "runtime/loader/config.hpp"
#include "runtime/loader/loader_log.hpp"

namespace ur::loader {

LayerNames chosenLayers(ur_loader_config_handle_t config) {
  LayerNames chosen;
  if (config)
    chosen = config->layers;
  const auto text = environment::text("UR_ENABLE_LAYERS");
  if (!text)
    return chosen;
  try {
    for (std::string &name : environment::parseList(*text))
      if (layers::isAvailable(name))
        chosen.insert(std::move(name));
      else
        log().warning("UR_ENABLE_LAYERS: there is no layer `{}`; this loader has {}", name,
                      layers::available());
  } catch (const environment::Malformed &error) {
    log().error("UR_ENABLE_LAYERS=`{}` enables nothing: {}", *text, error.what());
  }
  return chosen;
}

} // namespace ur::loader
