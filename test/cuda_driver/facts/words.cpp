// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Words of registered host memory, and the channels that streams share.
#include "test/cuda_driver/facts/facts.hpp"
#include "test/cuda_driver/facts/puppet.hpp"

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace cuda_driver::facts {
namespace {

constexpr unsigned kRegister = CU_MEMHOSTREGISTER_DEVICEMAP | CU_MEMHOSTREGISTER_PORTABLE;

void readOnlyPages(int file) {
  void *page = mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0);
  holds("a read-only page is not registered without the flag",
        registerHost(page, 4096, kRegister) != CUDA_SUCCESS);
  int supported = 0;
  attributeOf(&supported, CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, 0);
  if (supported != 0) {
    expect("a read-only page is registered with it",
           registerHost(page, 4096, kRegister | CU_MEMHOSTREGISTER_READ_ONLY), CUDA_SUCCESS);
    unregisterHost(page);
  }
  munmap(page, 4096);
}

// How many commands a stream takes before the call blocks, or the limit.
int commandsTaken(CUstream stream, Address address, std::atomic<int> &taken, int limit,
                  std::thread &thread) {
  thread = std::thread([=, &taken] {
    useDevice(0);
    for (int number = 0; number < limit; ++number) {
      need("write a word", writeValue(stream, address + 8, 1, 0));
      ++taken;
    }
  });
  int before = -1;
  while (taken != before && taken < limit) {
    before = taken;
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
  }
  return taken;
}

} // namespace

void registeredWords() {
  useDevice(0);
  int wide = 0;
  expect("the attribute of words of 64 bits",
         attributeOf(&wide, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, 0), CUDA_SUCCESS);
  expect("words of 64 bits", wide, 1);
  const int file = makeWords();
  readOnlyPages(file);
  const Words words = registerWords(file);
  void *page = words.host;
  expect("registering a second time", registerHost(page, 4096, kRegister),
         CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
  const CUstream stream = makeStream();
  expect("writing a word", writeValue(stream, words.device, 3, 0), CUDA_SUCCESS);
  need("wait for the stream", synchronizeStream(stream));
  expect("the host sees the word", words.host[0].load(), 3);
  expect("waiting for a word that came",
         waitValue(stream, words.device, 2, CU_STREAM_WAIT_VALUE_GEQ), CUDA_SUCCESS);
  holds("a stream goes on where the word came", endsSoon(stream));
  need("wait for a word", waitValue(stream, words.device, 4, CU_STREAM_WAIT_VALUE_GEQ));
  CUevent event = nullptr;
  need("create an event", createEvent(&event, CU_EVENT_DISABLE_TIMING));
  need("record an event", recordEvent(event, stream));
  holds("a stream waits for a word", staysBusy(stream));
  expect("an event behind the wait", queryEvent(event), CUDA_ERROR_NOT_READY);
  words.host[0] = 4;
  holds("the host frees a stream", endsSoon(stream));
  expect("the event behind the wait then", queryEvent(event), CUDA_SUCCESS);
  int flushes = 0;
  attributeOf(&flushes, CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, 0);
  if (flushes == 0)
    expect("waiting with a flush", waitValue(stream, words.device, 1, CU_STREAM_WAIT_VALUE_FLUSH),
           CUDA_ERROR_NOT_SUPPORTED);

  CUstreamBatchMemOpParams operations[2] = {};
  operations[0].value = {CU_STREAM_MEM_OP_WAIT_VALUE_64, words.device, 5, CU_STREAM_WAIT_VALUE_GEQ,
                         0};
  operations[1].value = {CU_STREAM_MEM_OP_WRITE_VALUE_64, words.device + 8, 6, 0, 0};
  expect("a wait and a write together", batch(stream, 2, operations, 0), CUDA_SUCCESS);
  holds("they wait together", staysBusy(stream) && words.host[1] == 0);
  words.host[0] = 5;
  holds("they end together", endsSoon(stream));
  expect("what they wrote", words.host[1].load(), 6);
  std::vector<CUstreamBatchMemOpParams> many(256, operations[1]);
  expect("255 words written together", batch(stream, 255, many.data(), 0), CUDA_SUCCESS);
  expect("256 words written together", batch(stream, 256, many.data(), 0),
         CUDA_ERROR_INVALID_VALUE);
  expect("none written together", batch(stream, 0, many.data(), 0), CUDA_SUCCESS);
  expect("waiting for a value on the lower half of the circle",
         waitValue(stream, words.device, 5 - (std::uint64_t{1} << 62), CU_STREAM_WAIT_VALUE_GEQ),
         CUDA_SUCCESS);
  holds("numbers wrap", endsSoon(stream));
  expect("unregistering", unregisterHost(page), CUDA_SUCCESS);
  expect("unregistering again", unregisterHost(page), CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED);
}

void wordsAcrossProcesses() {
  useDevice(0);
  const int file = makeWords();
  const Words words = registerWords(file);
  const CUstream stream = makeStream();
  Puppet other;
  const Address theirs = other.tell({Deed::UseWords}, file).first;
  expect("another process's stream waits", other.tell({Deed::Wait, theirs, 1}).code, CUDA_SUCCESS);
  need("write a word", writeValue(stream, words.device, 1, 0));
  expect("it is freed by a stream of this one", other.tell({Deed::IsDone}).first, 1);
  need("wait for a word", waitValue(stream, words.device + 8, 1, CU_STREAM_WAIT_VALUE_GEQ));
  other.tell({Deed::Write, theirs + 8, 1});
  holds("and the other way round", endsSoon(stream));
  need("wait for a word", waitValue(stream, words.device + 16, 1, CU_STREAM_WAIT_VALUE_GEQ));
  other.kill();
  holds("a stream waits on when the signaller is gone", staysBusy(stream));
  words.host[2] = 1;
  holds("and the host frees it", endsSoon(stream));
  expect("the context is fine then", synchronize(), CUDA_SUCCESS);
}

// With the usual number of channels, which is 8.
void fewChannels() {
  useDevice(0);
  const Words words = registerWords(makeWords());
  std::vector<CUstream> streams;
  for (int index = 0; index < 9; ++index)
    streams.push_back(makeStream());
  for (int index = 0; index < 7; ++index)
    need("wait for a word", waitValue(streams[static_cast<std::size_t>(index)], words.device, 1,
                                      CU_STREAM_WAIT_VALUE_GEQ));
  need("write a word", writeValue(streams[7], words.device, 1, 0));
  holds("behind seven waiting streams an eighth runs", endsSoon(streams[7]));
  for (const CUstream stream : streams)
    holds("and frees them", endsSoon(stream));
  for (int index = 0; index < 8; ++index)
    need("wait for a word", waitValue(streams[static_cast<std::size_t>(index)], words.device, 2,
                                      CU_STREAM_WAIT_VALUE_GEQ));
  need("write a word", writeValue(streams[8], words.device, 2, 0));
  holds("behind eight waiting streams a ninth never runs", staysBusy(streams[8]));
  words.host[0] = 2;
  for (const CUstream stream : streams)
    holds("until the host frees them", endsSoon(stream));

  // Events are recorded before anybody waits for them, so that all go on.
  CUevent event = nullptr;
  need("create an event", createEvent(&event, CU_EVENT_DISABLE_TIMING));
  std::vector<CUstream> many;
  for (int index = 0; index < 64; ++index) // before one waits: making a stream may wait for that
    many.push_back(makeStream());
  need("wait for a word", waitValue(streams[0], words.device, 3, CU_STREAM_WAIT_VALUE_GEQ));
  need("record an event", recordEvent(event, streams[0]));
  for (const CUstream stream : many)
    need("wait for an event", waitEvent(stream, event, 0));
  holds("64 streams take a wait for an event that was recorded", true);
  words.host[0] = 3;
  bool all = true;
  for (const CUstream stream : many)
    all = all && endsSoon(stream);
  holds("64 streams that wait for an event recorded earlier go on", all);
}

void fullStream() {
  useDevice(0);
  const Words words = registerWords(makeWords());
  const CUstream stream = makeStream();
  need("wait for a word", waitValue(stream, words.device, 1, CU_STREAM_WAIT_VALUE_GEQ));
  std::atomic<int> taken = 0;
  std::thread thread;
  constexpr int kLimit = 20000;
  const int most = commandsTaken(stream, words.device, taken, kLimit, thread);
  holds("a blocked stream takes hundreds of commands", most >= 100);
  holds("a blocked stream does not take any number of commands", most < kLimit);
  words.host[0] = 1;
  thread.join();
  expect("all go on when the word comes", taken.load(), kLimit);
  holds("and end", endsSoon(stream));
}

} // namespace cuda_driver::facts
