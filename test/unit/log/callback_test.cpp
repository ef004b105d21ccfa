// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/log/log.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <atomic>
#include <latch>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <pthread.h>

namespace ur::log {
namespace {

using Messages = std::vector<std::pair<ur_logger_level_t, std::string>>;

void collect(ur_logger_level_t level, const char *text, void *userData) {
  static_cast<Messages *>(userData)->emplace_back(level, text);
}

class LoggerCallback : public testing::Test {
protected:
  test::ScopedVariable quiet{"UR_LOG_TEST", ""};
  Logger logger{"TEST"};
  Messages messages;
};

TEST_F(LoggerCallback, GetsWholeLinesOfItsLevelAndAboveDespiteTheEnvironment) {
  logger.setCallback(collect, &messages, UR_LOGGER_LEVEL_WARN);
  logger.info("no");
  logger.warning("yes {}", 1);
  logger.error("yes {}", 2);
  EXPECT_EQ(messages, (Messages{{UR_LOGGER_LEVEL_WARN, "<TEST>[WARNING]: yes 1"},
                                {UR_LOGGER_LEVEL_ERROR, "<TEST>[ERROR]: yes 2"}}));
}

TEST_F(LoggerCallback, ChangesItsLevel) {
  logger.setCallbackLevel(UR_LOGGER_LEVEL_DEBUG); // has no effect on a callback that is set later
  EXPECT_FALSE(logger.enabled(UR_LOGGER_LEVEL_ERROR));
  logger.setCallback(collect, &messages, UR_LOGGER_LEVEL_QUIET);
  logger.error("muted");
  EXPECT_TRUE(messages.empty());
  logger.setCallbackLevel(UR_LOGGER_LEVEL_DEBUG);
  logger.debug("heard");
  EXPECT_EQ(messages.size(), 1U);
}

TEST_F(LoggerCallback, MayLogWithoutCallingItself) {
  struct Both {
    Logger &logger;
    int calls;
  } both{logger, 0};
  logger.setCallback(
      [](ur_logger_level_t, const char *, void *userData) {
        auto &[own, calls] = *static_cast<Both *>(userData);
        ++calls;
        own.error("from the callback");
      },
      &both, UR_LOGGER_LEVEL_INFO);
  logger.info("once");
  EXPECT_EQ(both.calls, 1);
}

TEST_F(LoggerCallback, MayReplaceItself) {
  struct Both {
    Logger &logger;
    Messages &messages;
  } both{logger, messages};
  logger.setCallback(
      [](ur_logger_level_t, const char *, void *userData) {
        const auto &[own, next] = *static_cast<Both *>(userData);
        own.setCallback(collect, &next, UR_LOGGER_LEVEL_INFO);
      },
      &both, UR_LOGGER_LEVEL_INFO);
  logger.info("first");
  logger.info("second");
  EXPECT_EQ(messages, (Messages{{UR_LOGGER_LEVEL_INFO, "<TEST>[INFO]: second"}}));
}

TEST_F(LoggerCallback, RunsWithCancellationDeferred) {
  int state = PTHREAD_CANCEL_ENABLE;
  logger.setCallback(
      [](ur_logger_level_t, const char *, void *previous) {
        pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, static_cast<int *>(previous));
      },
      &state, UR_LOGGER_LEVEL_INFO);
  logger.info("text");
  EXPECT_EQ(state, PTHREAD_CANCEL_DISABLE);
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &state);
  EXPECT_EQ(state, PTHREAD_CANCEL_ENABLE);
}

TEST_F(LoggerCallback, MayThrow) {
  logger.setCallback([](ur_logger_level_t, const char *, void *) { throw 1; }, nullptr,
                     UR_LOGGER_LEVEL_INFO);
  logger.info("thrown away");
  logger.setCallback(collect, &messages, UR_LOGGER_LEVEL_INFO);
  logger.info("kept");
  EXPECT_EQ(messages.size(), 1U);
}

TEST_F(LoggerCallback, CompletesBeforeItsReplacement) {
  struct Slow {
    std::latch inside{1};
    std::latch leave{1};
    bool ended = false;
  } slow;
  logger.setCallback(
      [](ur_logger_level_t, const char *, void *userData) {
        auto &own = *static_cast<Slow *>(userData);
        own.inside.count_down();
        own.leave.wait();
        own.ended = true;
      },
      &slow, UR_LOGGER_LEVEL_INFO);
  std::thread logging([this] { logger.info("slow"); });
  slow.inside.wait();
  std::thread replacer([&] {
    logger.setCallback(collect, &messages, UR_LOGGER_LEVEL_INFO);
    EXPECT_TRUE(slow.ended);
  });
  slow.leave.count_down();
  logging.join();
  replacer.join();
}

TEST_F(LoggerCallback, IsReplacedWhileThreadsLog) {
  std::atomic<bool> stop = false;
  std::vector<std::thread> loggingThreads;
  for (int i = 0; i < 4; ++i)
    loggingThreads.emplace_back([&] {
      while (!stop)
        logger.info("text");
    });
  for (int i = 0; i < 1000; ++i) {
    auto count = std::make_unique<std::atomic<int>>(0);
    logger.setCallback([](ur_logger_level_t, const char *,
                          void *userData) { ++*static_cast<std::atomic<int> *>(userData); },
                       count.get(), UR_LOGGER_LEVEL_INFO);
    logger.setCallback([](ur_logger_level_t, const char *, void *) {}, nullptr,
                       UR_LOGGER_LEVEL_INFO);
  }
  stop = true;
  for (std::thread &thread : loggingThreads)
    thread.join();
}

} // namespace
} // namespace ur::log
