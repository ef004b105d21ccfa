// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/install.hpp"

#include "base/deferred_cancellation.hpp"
#include "base/per_process.hpp"
#include "generated/base/slots.hpp"
#include "runtime/layers/tracing/function.hpp"
#include "runtime/layers/tracing/output.hpp"
#include "runtime/layers/tracing/subscribers.hpp"

#include <array>

namespace ur::tracing {

template <> void read(Arguments &, const slots::NoArguments &) {}

namespace {

// The subscribers and outputs that receive the calls of one process.
struct Listeners {
  Subscribers &subscribers;
  Output output;
};

constinit base::PerProcess<Listeners> allListeners;

// Creates this process's listeners if necessary. Returns false if memory is exhausted.
bool createListeners() noexcept {
  try {
    allListeners.get([] { return Listeners{Subscribers::ofThisProcess(), {}}; });
    return true;
  } catch (...) {
    return false;
  }
}

// One call through the layer. A failure of the layer does not affect the call. A forked child
// has no listeners until it calls urLoaderInit, because another thread of the parent may have held
// one of their locks at the fork.
class Call {
public:
  Call(const Function &function, const void *block) noexcept
      : function_(function), block_(block), output_(nullptr), start_{} {
    Listeners *const listeners = allListeners.find();
    if (!listeners)
      return;
    if (listeners->output.wants(function))
      output_ = &listeners->output;
    observation_ = listeners->subscribers.observe();
    observation_.begin(callRecord(UR_RESULT_SUCCESS));
    if (!output_)
      return;
    try {
      start_ = output_->begin(function, block);
    } catch (...) {
      output_ = nullptr;
    }
  }

  // Reports the end of the call. Returns `result`.
  ur_result_t end(ur_result_t result) noexcept {
    const Clock::time_point time = Clock::now();
    if (output_) {
      try {
        output_->end(function_, block_, result, start_, time);
      } catch (...) {
        // Memory is probably exhausted; the trace loses a line.
      }
    }
    observation_.end(callRecord(result));
    return result;
  }

private:
  ur_trace_call_t callRecord(ur_result_t result) const noexcept {
    return {function_.id, function_.name, block_, result};
  }

  const base::DeferredCancellation deferred_; // no cancellation in output or subscribers
  const Function &function_;
  const void *block_;
  Output *output_; // null if no output wants the call
  Output::CallStart start_;
  Subscribers::Observation observation_;
};

ur_dditable_t nextTable{}; // the functions that the layer calls

template <typename Slot>
constexpr Function kFunction{
    .name = Slot::kName,
    .id = Slot::kId,
    .read =
        [](Arguments &arguments, const void *block) {
          read(arguments, *static_cast<const typename Slot::Block *>(block));
        },
};

template <typename... Slots>
constexpr std::array<Function, sizeof...(Slots)> functionsOf(slots::List<Slots...>) {
  return {kFunction<Slots>...};
}

constexpr std::array kFunctions = functionsOf(slots::All());

template <typename Slot, typename... Args> ur_result_t UR_APICALL traceCall(Args... args) {
  typename Slot::Block params{&args...};
  Call call(kFunction<Slot>, sizeof...(Args) == 0 ? nullptr : &params);
  return call.end(Slot::in(nextTable)(args...));
}

} // namespace

std::span<const Function> functions() noexcept { return kFunctions; }

void install(ur_dditable_t &table) noexcept {
  if (!createListeners())
    return;
  nextTable = table;
  slots::forEach(table, []<typename Slot>(Slot, auto &entry) { entry = traceCall<Slot>; });
}

} // namespace ur::tracing
