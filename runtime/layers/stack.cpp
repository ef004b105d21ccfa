// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/stack.hpp"

#include "runtime/layers/tracing/install.hpp"
#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/leaks.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/memory.hpp"
#include "runtime/layers/validation/validation.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ur::layers {
namespace {

enum Part : std::uint32_t {
  kTracing = 1,
  kObservers = 2,
  kLeaks = 4,
  kLifetimes = 8,
  kParameters = 16,
  kBounds = 32
};

struct Layer {
  std::string_view name;
  std::uint32_t parts;
};

constexpr std::array kLayers{
    Layer{"UR_LAYER_PARAMETER_VALIDATION", kObservers | kParameters},
    Layer{"UR_LAYER_LEAK_CHECKING", kObservers | kLeaks},
    Layer{"UR_LAYER_LIFETIME_VALIDATION", kObservers | kLeaks | kLifetimes},
    Layer{"UR_LAYER_FULL_VALIDATION", kObservers | kLeaks | kLifetimes | kParameters | kBounds},
    Layer{"UR_LAYER_TRACING", kTracing},
};

struct Installer {
  Part part;
  void (*install)(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept;
};

void installTracing(ur_dditable_t &table, const ur_dditable_t &) noexcept {
  tracing::install(table);
}

// The layers in order, from the adapters to the application. The trace shows only calls that reach
// an adapter. The parameter layer rejects wrong arguments before other layers read them. The
// lifetime layer checks objects before the leak layer releases them.
constexpr std::array kStack{
    Installer{kTracing, installTracing},
    Installer{kObservers, validation::observers::install},
    Installer{kLeaks, validation::leaks::install},
    Installer{kLifetimes, validation::lifetimes::install},
    Installer{kParameters, validation::parameters::install},
};

std::uint32_t installedParts = 0;

} // namespace

std::string availableLayers() {
  std::string names;
  for (const Layer &layer : kLayers)
    names.append(names.empty() ? "" : ";").append(layer.name);
  return names;
}

bool isAvailable(std::string_view name) noexcept {
  return std::ranges::find(kLayers, name, &Layer::name) != kLayers.end();
}

void apply(const std::set<std::string, std::less<>> &names, ur_dditable_t &table) {
  installedParts = 0;
  for (const Layer &layer : kLayers)
    if (names.contains(layer.name))
      installedParts |= layer.parts;
  validation::boundsAreChecked = (installedParts & kBounds) != 0;
  if (installedParts & kLeaks)
    validation::resetLiveObjects();
  const ur_dditable_t adapters = table;
  for (const Installer &installer : kStack)
    if (installedParts & installer.part)
      installer.install(table, adapters);
}

void tearDown() noexcept {
  if (installedParts & kLeaks)
    validation::reportLeaks();
  if (installedParts & kObservers)
    validation::log().setCallbackLevel(UR_LOGGER_LEVEL_QUIET);
  installedParts = 0;
}

void resetAfterFork() {
  if (installedParts & kLeaks)
    validation::abandonLiveObjects();
}

} // namespace ur::layers
