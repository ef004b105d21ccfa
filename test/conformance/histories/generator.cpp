// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/generator.hpp"

#include "test/conformance/histories/invalid_calls.hpp"
#include "test/conformance/histories/trials.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

namespace ur::histories {
namespace {

struct Weight {
  Verb verb;
  unsigned weight;
};

constexpr Weight kWeights[] = {
    {Verb::Alloc, 12},      {Verb::Free, 7},         {Verb::FreeAgain, 1},
    {Verb::Get, 9},         {Verb::Refused, 24},     {Verb::Pool, 3},
    {Verb::PoolRelease, 1}, {Verb::PoolState, 1},    {Verb::Put, 4},
    {Verb::PutAgain, 2},    {Verb::PutCopy, 1},      {Verb::Open, 16},
    {Verb::OpenUntil, 2},   {Verb::Close, 7},        {Verb::CloseAgain, 2},
    {Verb::Fill, 12},       {Verb::Copy, 12},        {Verb::Write, 12},
    {Verb::ContextCopy, 2}, {Verb::Protect, 2},      {Verb::Describe, 2},
    {Verb::Queue, 5},       {Verb::QueueRelease, 1}, {Verb::Finish, 4},
    {Verb::QueueState, 4},  {Verb::Event, 5},        {Verb::Signal, 6},
    {Verb::Barrier, 4},     {Verb::Marker, 4},       {Verb::Wait, 8},
    {Verb::Status, 8},      {Verb::Times, 6},        {Verb::Callback, 4},
    {Verb::Retain, 2},      {Verb::Release, 4},      {Verb::Hold, 1},
    {Verb::LetGo, 3},       {Verb::Buffer, 6},       {Verb::BufferRelease, 1},
    {Verb::BufferPart, 6},  {Verb::BufferMap, 12},   {Verb::BufferUnmap, 10},
    {Verb::BufferRect, 8},  {Verb::Physical, 3},     {Verb::PhysicalRelease, 2},
    {Verb::Map, 5},         {Verb::Unmap, 2},        {Verb::Access, 3},
    {Verb::Trial, 5},
};
// Most histories prefer the verbs of one theme, because a uniform mix seldom tries rare
// combinations.
const std::vector<Verb> kThemes[] = {
    {Verb::Fill, Verb::Copy, Verb::Write, Verb::Barrier, Verb::Marker, Verb::Wait, Verb::Hold,
     Verb::Signal, Verb::Status, Verb::Callback},
    {Verb::Get, Verb::Open, Verb::OpenUntil, Verb::Close, Verb::CloseAgain, Verb::Refused},
    {Verb::Physical, Verb::Map, Verb::Unmap, Verb::Access, Verb::Get, Verb::Open, Verb::Refused},
    {Verb::Buffer, Verb::BufferMap, Verb::BufferUnmap, Verb::BufferRect, Verb::Refused},
    {}};
// One in kKillOnceIn histories contains kills, because a kill takes as long as a hundred steps. The
// other k...OnceIn constants have the same meaning.
constexpr std::uint64_t kKillOnceIn = 40;
constexpr std::uint64_t kStopOnceIn = 10;
constexpr std::uint64_t kOrphansOnceIn = 15;
constexpr std::uint64_t kLargeOnceIn = 50;
constexpr std::uint64_t kFarOnceIn = 30;
constexpr std::uint64_t kRepeats = 70; // refused calls that overflow a table of 64 entries
// A size beyond 32 bits. Memory of this size takes only the pages that are used.
constexpr std::uint64_t kFar = std::uint64_t{1} << 32;

constexpr std::uint64_t kLong = std::uint64_t{4} << 20; // bytes of a copy that takes a millisecond
constexpr std::uint64_t kFarBuffer = kFar + 65536;      // has room for two rows that are kFar apart

// Makes the steps of one history.
class Generator {
public:
  Generator(std::uint64_t seed, const Shape &shape)
      : shape_(shape), model_(shape.processes, shape.abilities), state_(seed) {}

  History steps() {
    History history;
    const bool mayKill = below(kKillOnceIn) == 0;
    const bool mayStop = below(kStopOnceIn) == 0;
    mainProcess_ = below(shape_.processes);
    focus();
    if (shape_.abilities.isNativeCpu && shape_.abilities.gates && below(kOrphansOnceIn) == 0)
      beginWithSignals(history);
    if (below(kLargeOnceIn) == 0)
      beginWithLargeCommand(history);
    if (shape_.abilities.buffers && shape_.abilities.isNativeCpu &&
        shape_.abilities.maxSize > kFarBuffer && below(kFarOnceIn) == 0)
      beginWithFarRegions(history);
    for (std::size_t tries = 0; history.size() < shape_.steps && tries < 60 * shape_.steps;
         ++tries) {
      Step step = propose(verb());
      if (mayKill && below(shape_.steps) == 0)
        step = {process(), Verb::Kill, {}, {}};
      if (mayStop && below(shape_.steps / 2) == 0)
        step = {process(), below(2) == 0 ? Verb::Stop : Verb::Continue, {}, {}};
      // Retries, because random arguments are seldom valid for some verbs.
      constexpr int kMaxTries = 10;
      for (int i = 0; i < kMaxTries; ++i) {
        if (step.verb != Verb::Usage && model_.apply(step)) {
          history.push_back(step);
          break;
        }
        step = propose(step.verb == Verb::Usage ? verb() : step.verb);
      }
    }
    return history;
  }

private:
  // Returns the next random number (SplitMix64).
  std::uint64_t draw() {
    std::uint64_t value = state_ += 0x9e3779b97f4a7c15u;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
  }
  std::uint64_t below(std::uint64_t end) { return end == 0 ? 0 : draw() % end; }
  template <typename List> auto pick(const List &list) {
    return *std::next(std::begin(list), static_cast<std::ptrdiff_t>(below(std::size(list))));
  }
  template <typename Map> std::uint64_t pickKey(const Map &map) {
    return map.empty()
               ? 0
               : std::next(map.begin(), static_cast<std::ptrdiff_t>(below(map.size())))->first;
  }
  // Returns the same process most of the time, so that calls use the objects of earlier calls.
  unsigned process() {
    return static_cast<unsigned>(below(3) == 0 ? below(shape_.processes) : mainProcess_);
  }
  std::uint64_t newId() { return ++lastId_; }

  // Returns a function that adds a step to the history if the model accepts it.
  auto appenderTo(History &history) {
    return [this, &history](Step step) {
      if (model_.apply(step))
        history.push_back(std::move(step));
    };
  }

  // One process holds back the signal of a shared event, and another process waits for the signal.
  // The kill of the first process makes the signal fail.
  void beginWithSignals(History &history) {
    const auto take = appenderTo(history);
    const std::uint64_t queue = newId();
    const std::uint64_t event = newId();
    const std::uint64_t gate = newId();
    const std::uint64_t handle = newId();
    const std::uint64_t openedEvent = newId();
    take({0, Verb::Queue, {queue, below(2)}, {}});
    take({0, Verb::Event, {event, 1}, {}});
    take({0, Verb::Get, {handle, kEvent, event, 0}, {}});
    take({1, Verb::Open, {openedEvent, kEvent, handle, kUnchanged, 0, 0}, {}});
    take({0, Verb::Hold, {gate}, {}});
    take({0, Verb::Signal, {queue, event}, {gate}});
    const std::uint64_t memory = newId();
    take({1, Verb::Alloc, {memory, kDeviceMemory, kPage, 0, 0}, {}});
    const std::uint64_t mainQueue = newId();
    take({1, Verb::Queue, {mainQueue, below(shape_.abilities.profiling ? 4 : 2)}, {}});
    take({1, Verb::Write, {mainQueue, memory, 0, kPage, newId(), 1, 0}, {}});
    const std::uint64_t buffer = newId();
    const std::uint64_t mapping = newId();
    take({1, Verb::Buffer, {buffer, kPage, below(4)}, {}});
    take({1, Verb::BufferMap, {mapping, mainQueue, buffer, 0, kPage, 0, 0}, {}});
    std::vector<std::uint64_t> waits{openedEvent};
    const std::uint64_t secondGate = newId();
    if (below(2) == 0) { // the failing event is not the first of the wait list
      take({1, Verb::Hold, {secondGate}, {}});
      waits.insert(waits.begin(), secondGate);
    }
    // Each later command waits for some of the earlier commands, listed in any order.
    const std::uint64_t thirdQueue = newId();
    take({1, Verb::Queue, {thirdQueue, below(4)}, {}});
    std::vector<std::uint64_t> events;
    for (std::uint64_t commands = 1 + below(6); commands > 0; --commands) {
      const std::uint64_t newEvent = newId();
      const std::uint64_t target = below(2) == 0 ? mainQueue : thirdQueue;
      switch (below(4)) {
      case 0:
        take({1, Verb::Marker, {target, newEvent}, waits});
        break;
      case 1:
        take({1, Verb::Barrier, {target, newEvent}, waits});
        break;
      default:
        take({1, Verb::Fill, {target, memory, 64 * below(8), 64, 1, newId(), newEvent}, waits});
      }
      events.push_back(newEvent);
      if (shape_.abilities.callbacks && below(3) == 0)
        take({1, Verb::Callback, {newEvent, 0, 0}, {}});
      waits = {pick(events), events.back()};
      if (below(2) == 0)
        std::swap(waits.front(), waits.back());
    }
    for (std::uint64_t steps = below(4); steps > 0; --steps)
      take(propose(verb()));
    // A wait for failed events also waits for the long command.
    const std::uint64_t largeMemory = newId();
    const std::uint64_t longCopy = newId();
    take({1, Verb::Alloc, {largeMemory, kDeviceMemory, 2 * kLong, 0, 0}, {}});
    take({0, Verb::Kill, {}, {}});
    if (below(2) == 0)
      take({1, Verb::LetGo, {secondGate, 0, mainQueue}, {}});
    // The queues wait for the opened event at the same time.
    if (below(2) == 0)
      take({1, Verb::Wait, {0, mainQueue}, {openedEvent}});
    take({1, Verb::Copy, {thirdQueue, largeMemory, kLong, largeMemory, 0, kLong, 0, longCopy}, {}});
    take({1, Verb::Wait, {0, mainQueue}, {below(2) == 0 ? openedEvent : events.front(), longCopy}});
    take({1, Verb::Status, {longCopy}, {}});
    for (const std::uint64_t awaited : events) {
      take({1, Verb::Wait, {0, mainQueue}, {awaited}});
      take({1, Verb::Status, {awaited}, {}});
      take({1, Verb::Times, {awaited}, {}});
    }
    // A rejected signal uses no slot of the event, so the last signal has a free slot.
    const std::uint64_t sharedEvent = newId();
    take({1, Verb::Event, {sharedEvent, 1}, {}});
    const EventView *const view = find(model_.processes()[1].events, events.back());
    for (std::uint64_t times = view && !model_.isHeldBack(*view) ? kRepeats : 0; times > 0; --times)
      take({1, Verb::Signal, {mainQueue, sharedEvent}, {pick(events)}});
    take({1, Verb::Signal, {mainQueue, sharedEvent}, {}});
    // The first unmap fails because of the failed event, and the part stays mapped.
    take({1, Verb::BufferUnmap, {mapping, mainQueue, newId(), 0}, {pick(events)}});
    take({1, Verb::BufferUnmap, {mapping, mainQueue, newId(), 0}, {}});
  }

  // Runs a command of at least 16 MiB, because adapters have special code for this size. The
  // comparison of all bytes takes longer than the rest of the history.
  void beginWithLargeCommand(History &history) {
    const auto take = appenderTo(history);
    const unsigned number = process();
    const std::uint64_t queue = newId();
    const std::uint64_t memory = newId();
    const std::uint64_t size = (std::uint64_t{16} << 20) + (below(4) == 0 ? 0 : below(2 * kPage));
    const std::uint64_t pattern = 1 + below(below(2) == 0 ? 16 : kPage);
    const bool isFill = below(3) != 0;
    take({number, Verb::Queue, {queue, 0}, {}});
    take({number,
          Verb::Alloc,
          {memory, kDeviceMemory, isFill ? size + 64 : 2 * size + 64, 0, 0},
          {}});
    if (isFill) {
      const std::uint64_t filled = (size + 32) / pattern * pattern;
      take({number, Verb::Fill, {queue, memory, below(16), filled, pattern, newId(), 0}, {}});
    } else {
      take({number, Verb::Write, {queue, memory, 0, size, newId(), 0, 0}, {}});
      take({number,
            Verb::Copy,
            {queue, memory, size + below(64), memory, 0, size, below(2), 0},
            {}});
    }
    take({number, Verb::Finish, {queue}, {}});
    take({number, Verb::Free, {memory}, {}});
  }

  // Copies, reads and writes regions of buffers larger than 4 GiB. Their rows or slices are about
  // 4 GiB apart.
  void beginWithFarRegions(History &history) {
    const auto take = appenderTo(history);
    const unsigned number = process();
    const std::uint64_t queue = newId();
    const std::uint64_t buffers[] = {newId(), newId()};
    take({number, Verb::Queue, {queue, below(2)}, {}});
    for (const std::uint64_t buffer : buffers)
      take({number, Verb::Buffer, {buffer, kFarBuffer, kNoHostMemory}, {}});
    for (std::uint64_t regions = 2 + below(4); regions > 0; --regions) {
      const std::uint64_t width = 1 + below(300);
      const std::uint64_t height = 1 + below(2);
      const std::uint64_t depth = height == 2 ? 1 : 1 + below(2);
      std::vector<std::uint64_t> arguments{queue, pick(buffers), pick(buffers), below(3),
                                           width, height,        depth};
      const auto side = [&](bool isFar) {
        const std::uint64_t pitch = isFar ? kFar - 2000 + below(3000) : 0;
        const bool hasRows = height == 2;
        for (const std::uint64_t at : {below(1000), std::uint64_t{0}, std::uint64_t{0}})
          arguments.push_back(at);
        arguments.push_back(hasRows ? pitch : 0);
        arguments.push_back(hasRows ? 0 : pitch / width * width);
      };
      side(below(4) != 0);
      side(arguments[3] == kCopyRect && below(2) == 0);
      arguments.push_back(newId());
      arguments.push_back(0);
      take({number, Verb::BufferRect, std::move(arguments), {}});
    }
  }

  // Chooses verbs to omit and verbs to prefer. One in three histories focuses on the order of
  // commands.
  void focus() {
    const std::size_t number = below(3) == 0 ? 0 : 1 + below(std::size(kThemes) - 1);
    const std::vector<Verb> &theme = kThemes[number];
    isAboutOrder_ = number == 0 && shape_.abilities.gates;
    for (const Weight &entry : kWeights) {
      constexpr std::array<unsigned, 6> kFactors{0, 1, 2, 2, 4, 8};
      weights_.push_back({entry.verb, entry.weight * pick(kFactors)});
    }
    for (Weight &entry : weights_) {
      if (entry.verb == Verb::Alloc || entry.verb == Verb::Queue)
        entry.weight = std::max(entry.weight, 12u);
      if (std::ranges::find(theme, entry.verb) != theme.end())
        entry.weight += 16;
    }
  }

  // Returns the index of a random entry. Entries with a larger weight are more likely.
  std::size_t pickByWeight(const auto &entries) {
    unsigned total = 0;
    for (const auto &entry : entries)
      total += entry.weight;
    std::uint64_t point = below(total);
    std::size_t index = 0;
    for (; point >= entries[index].weight; ++index)
      point -= entries[index].weight;
    return index;
  }
  Verb verb() { return weights_[pickByWeight(weights_)].verb; }

  std::uint64_t size() {
    constexpr std::array<std::uint64_t, 16> kSizes{
        1,         7,     64,        kPage - 1, kPage,     kPage + 1, 2 * kPage, 3 * kPage + 17,
        5 * kPage, 32768, 32768 + 1, 65536,     65536 + 1, 100,       1000,      9 * kPage - 3};
    const std::uint64_t kind = below(100);
    if (kind == 0 && below(4) == 0)
      return (std::uint64_t{20} << 20) + pick(kSizes); // adapters copy this size in parts
    if (kind == 0)
      return (std::uint64_t{2} << 20) + below(3);
    if (kind == 2 && shape_.abilities.isNativeCpu && shape_.abilities.maxSize > kFar)
      return kFar + pick(kSizes);
    if (kind == 1)
      return below(2) == 0 ? 0 : shape_.abilities.maxSize + 1;
    return kind < 70 ? pick(kSizes) : 1 + below(5 * kPage);
  }

  // Returns an offset into `size` bytes: near the start or the end, at the edge of a page, or
  // anywhere.
  std::uint64_t offset(std::uint64_t size) {
    if (size > kFar) // a truncation to 32 bits changes these offsets
      return pick(std::array<std::uint64_t, 4>{0, kFar, kFar - 64, kFar}) +
             below(below(2) == 0 ? size - kFar : 64);
    switch (below(6)) {
    case 0:
    case 1:
      return 0;
    case 2:
      return size - std::min<std::uint64_t>(size, 1 + below(8));
    case 3:
      return below(size / kPage + 1) * kPage;
    default:
      return below(size);
    }
  }
  // Returns the size of a range that begins at an offset. The size is sometimes too large.
  std::uint64_t length(std::uint64_t size, std::uint64_t at) {
    if (size > kFar)
      return std::min(size - at, 1 + below(2 * kPage));
    const std::uint64_t remaining = size > at ? size - at : 0;
    switch (below(24)) {
    case 0:
      return remaining + 1 + below(2 * kPage);
    case 1:
      return pick(std::array<std::uint64_t, 5>{0, std::uint64_t{1} << 32,
                                               (std::uint64_t{1} << 32) + remaining,
                                               ~std::uint64_t{0}, ~std::uint64_t{0} - at + 1});
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
      return remaining;
    case 8:
    case 9:
      return std::min(remaining, std::uint64_t{1} + below(64));
    default:
      return remaining == 0 ? 0 : 1 + below(remaining);
    }
  }

  // Returns the id of a random view of a process.
  std::uint64_t memoryOf(unsigned number) { return pickKey(model_.processes()[number].memory); }
  const View *view(unsigned number, std::uint64_t id) const {
    const auto &memory = model_.processes()[number].memory;
    const auto found = memory.find(id);
    return found == memory.end() ? nullptr : &found->second;
  }
  std::uint64_t handle() {
    const auto &handles = model_.handles();
    if (handles.empty())
      return 0;
    const std::size_t recentCount = std::min<std::size_t>(handles.size(), 6);
    return std::prev(handles.end(), static_cast<std::ptrdiff_t>(1 + below(recentCount)))->first;
  }
  std::vector<std::uint64_t> waitList(unsigned number) {
    std::vector<std::uint64_t> list;
    const auto &events = model_.processes()[number].events;
    if (events.empty() || below(2) == 0)
      return list;
    for (std::uint64_t count = 1 + below(3); count > 0; --count)
      list.push_back(below(3) == 0 ? events.rbegin()->first : pickKey(events));
    if (isAboutOrder_ && below(2) == 0)
      if (const auto held = std::ranges::find_if(
              events, [&](const auto &entry) { return model_.isHeldBack(entry.second); });
          held != events.end())
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(below(list.size() + 1)),
                    held->first);
    return list;
  }

  bool prefersBuffers(const Process &own) { return !own.buffers.empty() && below(3) == 0; }

  // A range in a view. The offset is relative to the view's address.
  struct ViewRange {
    std::uint64_t id = 0;
    std::uint64_t at = 0;
    std::uint64_t size = 0;
  };
  ViewRange pickRange(unsigned number, bool isBuffer = false) {
    const auto &own = model_.processes()[number];
    const auto &views = isBuffer ? own.buffers : own.memory;
    ViewRange range;
    range.id = pickKey(views);
    if (const View *const found = find(views, range.id)) {
      range.at = offset(found->size);
      range.size = length(found->size, range.at);
      range.at += found->start - found->offset;
    }
    return range;
  }

  Step propose(Verb chosenVerb);
  Step proposeOpen(unsigned number);
  Step proposeRect(unsigned number);
  Step proposeRefused(unsigned number);

  const Shape &shape_;
  Model model_;
  std::uint64_t state_;
  std::uint64_t lastId_ = 0;
  std::vector<Weight> weights_;
  std::uint64_t mainProcess_ = 0;
  bool isAboutOrder_ = false;
};

Step Generator::propose(Verb chosenVerb) {
  const unsigned number = process();
  const Process &own = model_.processes()[number];
  const auto step = [&](std::vector<std::uint64_t> arguments,
                        std::vector<std::uint64_t> after = {}) {
    return Step{number, chosenVerb, std::move(arguments), std::move(after)};
  };
  const auto event = [&] { return below(2) == 0 ? newId() : 0; };
  switch (chosenVerb) {
  case Verb::Alloc: {
    const std::uint64_t kind = below(5) < 3 ? 0 : 1 + below(2);
    const std::uint64_t align =
        below(5) == 0 ? pick(std::array<std::uint64_t, 7>{1, 8, 64, kPage, 2 * kPage, 65536, 3})
                      : 0;
    return step({newId(), own.memory.size() > 7 ? 3 : kind, size(), align,
                 below(2) == 0 ? pickKey(own.pools) : 0});
  }
  case Verb::Free:
    return step({memoryOf(number)});
  case Verb::FreeAgain:
    return step({own.freedMemory.empty() ? 0 : pick(own.freedMemory)});
  case Verb::Get: {
    const std::uint64_t kind = below(6) < 4 ? 0 : 1 + below(2);
    const std::uint64_t id = kind == kMemory     ? memoryOf(number)
                             : kind == kPhysical ? pickKey(own.physical)
                                                 : pickKey(own.events);
    const View *const found = view(number, id);
    return step(
        {newId(), kind, id, kind == kMemory && found && below(3) == 0 ? offset(found->size) : 0});
  }
  case Verb::Put:
  case Verb::PutAgain:
  case Verb::PutCopy: {
    const std::uint64_t id = handle();
    const auto found = model_.handles().find(id);
    if (found == model_.handles().end())
      return {};
    return {chosenVerb == Verb::PutCopy && below(2) == 0 ? number : found->second.process,
            chosenVerb,
            {found->second.kind, id},
            {}};
  }
  case Verb::Open:
    return proposeOpen(number);
  case Verb::OpenUntil: {
    const std::uint64_t id = handle();
    const Handle *const found = find(model_.handles(), id);
    const std::uint64_t end = below(30) == 0 ? kIsOrphaned : below(2);
    return step({id, found ? 1 + below(std::min(found->view.size, 4 * kPage)) : 0, end,
                 below(4) == 0 ? below(3000) : below(300)});
  }
  case Verb::Close: {
    const std::uint64_t kind = below(3) == 0 ? kPhysical : kMemory;
    return step({kind, kind == kMemory ? memoryOf(number) : pickKey(own.physical)});
  }
  case Verb::CloseAgain: {
    const std::uint64_t id = pickKey(own.closedObjects);
    return step({id == 0 ? kMemory : own.closedObjects.at(id), id});
  }
  case Verb::Fill: {
    const bool isBuffer = prefersBuffers(own);
    ViewRange dst = pickRange(number, isBuffer);
    std::uint64_t pattern =
        below(2) == 0 ? 1 + below(16)
                      : pick(std::array<std::uint64_t, 12>{1, 1, 2, 4, 4, 8, 16, 64, 128, 256,
                                                           1 + below(1000), 1 + below(kPage)});
    std::uint64_t bytes = dst.size;
    if (below(10) != 0 && bytes >= pattern)
      bytes = bytes / pattern * pattern;
    else if (below(2) == 0)
      pattern = 1;
    if (isBuffer && below(8) != 0)
      dst.at = dst.at / pattern * pattern;
    return step({pickKey(own.queues), dst.id, dst.at, bytes, pattern, newId(), event()},
                waitList(number));
  }
  case Verb::Copy: {
    const bool isBuffer = prefersBuffers(own);
    ViewRange dst = pickRange(number, isBuffer);
    ViewRange src = pickRange(number, isBuffer);
    if (const View *const found = view(number, dst.id); found && below(4) == 0) {
      // The source is in the same allocation and stops at the first byte of the destination.
      src = {dst.id, found->start - found->offset, dst.at - (found->start - found->offset)};
      src.at += below(2) == 0 ? src.size - std::min(src.size, dst.size) : 0;
    }
    if (dst.id == src.id && below(2) == 0)
      std::swap(dst, src);
    const std::uint64_t bytes =
        below(16) == 0 ? std::max(dst.size, src.size) : std::min(dst.size, src.size);
    return step({pickKey(own.queues), dst.id, dst.at, src.id, src.at, bytes,
                 below(4) == 0 ? 1u : 0u, event()},
                waitList(number));
  }
  case Verb::Write: {
    const ViewRange dst = pickRange(number, prefersBuffers(own));
    return step(
        {pickKey(own.queues), dst.id, dst.at, dst.size, newId(), below(3) == 0 ? 1u : 0u, event()},
        waitList(number));
  }
  case Verb::ContextCopy: {
    const ViewRange dst = pickRange(number);
    const ViewRange src = pickRange(number);
    return step({dst.id, dst.at, src.id, src.at, std::min(dst.size, src.size)});
  }
  case Verb::Protect: {
    const std::uint64_t id = memoryOf(number);
    const View *const found = view(number, id);
    const std::uint64_t pageCount = found ? (found->size + kPage - 1) / kPage : 1;
    const std::uint64_t first = below(2) == 0 ? 0 : below(pageCount);
    return step({id, first, below(3) == 0 ? pageCount - first : below(pageCount - first + 1)});
  }
  case Verb::Describe: {
    const ViewRange range = pickRange(number);
    return step({range.id, range.at});
  }
  case Verb::Queue:
    return step({newId(), below(4)});
  case Verb::QueueRelease:
  case Verb::Finish:
  case Verb::QueueState:
    return step({pickKey(own.queues)});
  case Verb::Event:
    return step({newId(), below(16) == 0 ? below(4) : below(4) == 0 ? 0 : 1});
  case Verb::Signal: {
    const std::uint64_t id = pickKey(own.events);
    const auto found = own.events.find(id);
    if (found != own.events.end() && !found->second.state->isReusable && below(8) != 0)
      return {};
    return step({pickKey(own.queues), id}, waitList(number));
  }
  case Verb::Barrier:
  case Verb::Marker:
    return step({pickKey(own.queues), event()}, waitList(number));
  case Verb::Wait:
    return step({below(2), pickKey(own.queues)}, waitList(number));
  case Verb::Status:
  case Verb::Times:
  case Verb::Retain:
  case Verb::Release:
    return step({pickKey(own.events)});
  case Verb::Callback:
    return step(
        {pickKey(own.events), below(3) == 0 ? below(4) : 0, below(4) == 0 ? 1 + below(3) : 0});
  case Verb::LetGo: {
    std::vector<std::uint64_t> heldEvents;
    std::uint64_t gate = 0;
    for (const auto &[id, view] : own.events)
      if (model_.isHeldBack(view)) {
        heldEvents.push_back(id);
        gate = view.isGate && (gate == 0 || below(2) == 0) ? id : gate;
      }
    std::vector<std::uint64_t> list;
    if (heldEvents.size() > 1)
      list.push_back(below(2) == 0 ? heldEvents.back() : pick(heldEvents));
    return step({gate, below(4) == 0 ? 0u : 1u, pickKey(own.queues)}, std::move(list));
  }
  case Verb::Hold:
    return step({newId()});
  case Verb::Buffer:
    return step({newId(), below(20) == 0 ? 0 : 1 + below(12 * kPage),
                 below(3) == 0 ? kOfDeviceMemory : below(kBufferFlags)});
  case Verb::BufferRelease:
    return step({pickKey(own.buffers)});
  case Verb::BufferPart: {
    const ViewRange range = pickRange(number, true);
    const std::uint64_t at = below(2) == 0 ? range.at : range.at / kPage * kPage;
    return step({newId(), range.id, at, range.size});
  }
  case Verb::BufferMap: {
    const ViewRange range = pickRange(number, true);
    return step({newId(), pickKey(own.queues), range.id, range.at, range.size, below(8), event()},
                waitList(number));
  }
  case Verb::BufferUnmap:
    return step({pickKey(own.mappings), pickKey(own.queues), newId(), event()}, waitList(number));
  case Verb::BufferRect:
    return proposeRect(number);
  case Verb::Physical:
    return step({newId(), 1 + below(3), below(4) == 0 ? 0u : 1u});
  case Verb::PhysicalRelease:
    return step({pickKey(own.physical)});
  case Verb::Map: {
    const std::uint64_t id = pickKey(own.physical);
    const auto found = own.physical.find(id);
    if (found == own.physical.end())
      return {};
    const std::uint64_t pages = found->second.content->size() / shape_.abilities.granularity;
    const std::uint64_t first = below(3) == 0 ? below(pages) : 0;
    return step({newId(), id, first, below(8) == 0 ? 1 + below(4) : pages - first,
                 below(4) == 0 ? 1u : 0u});
  }
  case Verb::Refused:
    return proposeRefused(number);
  case Verb::Pool:
    return step({newId(), below(3) != 0 ? 1u : 0u,
                 below(30) == 0 ? shape_.abilities.maxSize + 1
                                : pick(std::array<std::uint64_t, 4>{0, 100, kPage + 1, 65536})});
  case Verb::PoolRelease:
  case Verb::PoolState:
    return step({pickKey(own.pools)});
  case Verb::Trial: {
    const std::uint64_t way = pickByWeight(trials());
    // The id of the newest live handle that the trial can use.
    std::uint64_t id = 0;
    const Handle *found = nullptr;
    for (const auto &[key, handle] : model_.handles())
      if (handle.isLive && (handle.kind == kMemory || trials()[way].handle == TrialHandle::Any))
        std::tie(id, found) = std::pair(key, &handle);
    if (id == 0 && trials()[way].handle == TrialHandle::Memory)
      return {};
    if (trials()[way].handle == TrialHandle::None)
      std::tie(id, found) = std::pair(std::uint64_t{0}, nullptr);
    const bool isMemory = found && found->kind == kMemory;
    const std::uint64_t maxBytes = isMemory ? found->view.size - found->view.offset : 8 * kPage;
    return step({way, id, found ? found->kind : kMemory, std::min(maxBytes, 1 + below(4 * kPage)),
                 below(1u << 31)});
  }
  case Verb::Unmap:
    return step({memoryOf(number)});
  case Verb::Access:
    return step({memoryOf(number), below(3)});
  default:
    return {};
  }
}

Step Generator::proposeOpen(unsigned number) {
  const std::uint64_t id = handle();
  const auto found = model_.handles().find(id);
  if (found == model_.handles().end())
    return {};
  const std::uint64_t kind = below(24) == 0 ? below(3) : found->second.kind;
  std::uint64_t change = kUnchanged;
  std::uint64_t at = 0;
  if (below(6) == 0) {
    change = 1 + below(4);
    const std::uint64_t size = found->second.view.size;
    if (change == kFlippedBit)
      at = below(256);
    else if (change == kOtherLength)
      at = pick(std::array<std::uint64_t, 5>{0, 1, 255, 257, 512});
    else
      at = pick(std::array<std::uint64_t, 8>{0, 1, size - 1, size, size + kPage, ~std::uint64_t{0},
                                             std::uint64_t{1} << 32, below(size + 1)});
  }
  return {number, Verb::Open, {newId(), kind, id, change, at, below(8)}, {}};
}

// Proposes a call that must fail. Tries several objects for the call, because a uniform mix would
// seldom contain calls that need a rare object.
Step Generator::proposeRefused(unsigned number) {
  constexpr int kMaxTries = 8;
  const Process &own = model_.processes()[number];
  const std::uint64_t way = below(invalidCalls().size());
  for (int i = 0; i < kMaxTries; ++i) {
    const std::uint64_t ids[] = {pickKey(own.physical), pickKey(own.mappings), pickKey(own.events),
                                 pickKey(own.pools), memoryOf(number)};
    for (const std::uint64_t id : ids) {
      const View *const found = view(number, id);
      Step step{number,
                Verb::Refused,
                {way, invalidCalls()[way].target == Target::Nothing ? 0 : id, pickKey(own.physical),
                 found ? offset(found->size) : 0, below(6) == 0 ? kRepeats : 1},
                {}};
      if (model_.apply(step)) // a refused call does not change the model
        return step;
    }
  }
  return {};
}

// Proposes a region of a few rows and slices. Most of these regions fit. The pitches are 0, exact,
// odd, wide on one side, or the same on both sides.
Step Generator::proposeRect(unsigned number) {
  const auto &buffers = model_.processes()[number].buffers;
  const std::uint64_t id = pickKey(buffers);
  const std::uint64_t width = 1 + below(below(4) == 0 ? 400 : 24);
  const std::uint64_t height = below(40) == 0 ? 0 : 1 + below(6);
  const std::uint64_t depth = 1 + below(4);
  std::vector<std::uint64_t> arguments{pickKey(model_.processes()[number].queues),
                                       id,
                                       pickKey(buffers),
                                       below(3),
                                       width,
                                       height,
                                       depth};
  const std::uint64_t common = width + below(40);
  const bool isCommon = below(4) == 0;
  const auto side = [&] {
    const std::uint64_t odd = width + below(below(4) == 0 ? 2 * kPage : 40);
    const std::uint64_t row = isCommon ? common : below(2) == 0 ? 0 : below(3) == 0 ? width : odd;
    const std::uint64_t length = row == 0 ? width : row;
    const std::uint64_t slice =
        below(2) == 0 ? 0 : length * (height + below(4)) + (below(30) == 0 ? 1 : 0);
    for (int axis = 0; axis < 3; ++axis)
      arguments.push_back(below(3) == 0 ? 0 : below(4));
    arguments.push_back(row);
    arguments.push_back(slice);
  };
  side();
  side();
  arguments.push_back(newId());
  arguments.push_back(below(2) == 0 ? newId() : 0);
  return {number, Verb::BufferRect, std::move(arguments), waitList(number)};
}

} // namespace

History generate(std::uint64_t seed, const Shape &shape) { return Generator(seed, shape).steps(); }

} // namespace ur::histories
