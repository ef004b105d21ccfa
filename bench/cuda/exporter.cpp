// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/exporter.hpp"

#include "bench/cuda/memory_rows.hpp"
#include "bench/cuda/parties.hpp"
#include "bench/cuda/signal_rows.hpp"

namespace ur::bench {
namespace {

template <typename Events, typename Session>
void answer(const Session &session, support::Channel &parent, Turns &turns, std::uint64_t rounds) {
  const Events events(session, parent);
  PingPong<Events>(events, turns).answer(static_cast<int>(rounds));
}

} // namespace

void runExporter(support::Channel &parent, std::size_t device) {
  const support::Runtime runtime;
  const Parties parties(cudaDevice(runtime, device));
  Turns turns = Turns::create(parent);
  for (;;) {
    const auto order = parent.receiveValue<Order>();
    switch (order.operation) {
    case Operation::Exit:
      return;
    case Operation::Offer:
      parties.forEachWay([&](const auto &way, Way name) {
        if (name == order.way)
          offerMemory(way, parent, order);
      });
      break;
    case Operation::Answer:
      if (order.way == Way::Adapter)
        answer<AdapterEvents>(parties.session(), parent, turns, order.size);
      else
        answer<BareEvents>(parties.bare(), parent, turns, order.size);
      break;
    }
  }
}

} // namespace ur::bench
