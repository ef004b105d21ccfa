// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opens between a machine and its containers, and the doctor's predictions of their results. The
// objects are native CPU's memory files and a driver's descriptors. The containers have the
// defaults of Docker and Podman, and are started by root or by another user.
#include "test/doctor/setups.hpp"

#include <filesystem>
#include <ostream>
#include <string>
#include <tuple>

#include <fmt/format.h>
#include <unistd.h>

namespace ur::doctor::test {
namespace {

namespace fs = std::filesystem;

enum class Place { Host, WithHostsPids, Own, Pod };

// Where the exporter and the importer run. Place::Pod is the exporter's pod.
struct Pair {
  const char *name;
  Place exporter;
  Place importer;
  bool opensMemory;      // without a broker
  bool opensDescriptors; // without a broker
};

void PrintTo(const Pair &pair, std::ostream *stream) { *stream << pair.name; }

// Root in a container may inspect only processes that have no more capabilities.
const Pair kPairs[] = {
    {"OnTheHost", Place::Host, Place::Host, true, true},
    {"FromWithHostsPids", Place::WithHostsPids, Place::Host, true, true},
    {"FromAContainer", Place::Own, Place::Host, false, false},
    {"IntoWithHostsPids", Place::Host, Place::WithHostsPids, false, false},
    {"IntoAContainer", Place::Host, Place::Own, false, false},
    {"BetweenContainers", Place::Own, Place::Own, false, false},
    {"InAPod", Place::Own, Place::Pod, true, false},
};

constexpr uid_t kUser = 60021;

class Containers : public RootTest, public testing::WithParamInterface<std::tuple<Pair, bool>> {
protected:
  static const Pair &pair() { return std::get<0>(GetParam()); }
  static bool isRootless() { return std::get<1>(GetParam()); }

  static Scene at(Place place, const Scene &scene, pid_t exporter = 0) {
    const std::string user = fmt::format("{}", kUser);
    if (place == Place::Host)
      return isRootless() ? scene.confined("--user " + user) : scene;
    const std::string pids = place == Place::Own             ? "own"
                             : place == Place::WithHostsPids ? "host"
                                                             : fmt::format("{}", exporter);
    return scene.confined("--container " + pids + (isRootless() ? " --rootless " + user : ""));
  }

  // Creates a runtime directory that belongs to the exporter's and importer's user.
  std::string runtime(const std::string &name) const {
    const std::string path = file(name);
    fs::create_directory(path);
    fs::permissions(path, fs::perms::owner_all);
    const uid_t owner = isRootless() ? kUser : 0;
    EXPECT_EQ(chown(path.c_str(), owner, owner), 0);
    return "XDG_RUNTIME_DIR=" + path;
  }

  // Checks the result of an open, and that the doctor predicts it.
  void expectOpens(bool expected, const Scene &exporting, const Scene &opening) {
    Program exporter(at(pair().exporter, exporting), SHARER);
    exporter.command("make memory 4096");
    const std::string handle = file("handle");
    fs::remove(handle);
    exporter.command("get 0 " + handle);
    const Scene place = at(pair().importer, opening, exporter.pid());
    const Diagnosis found = diagnose(place, "--handle " + handle);
    EXPECT_EQ(found.verdict("open"), expected ? "ok" : "problem") << found.text;
    if (pair().importer == Place::Host || pair().importer == Place::WithHostsPids) {
      const Diagnosis ofProcess = diagnose(place, fmt::format("--pid {}", exporter.pid()));
      EXPECT_EQ(ofProcess.code, expected ? 0 : 2) << ofProcess.text;
    }
    Program importer(place, SHARER);
    const std::string answer = importer.ask("open memory " + handle);
    EXPECT_EQ(answer == "ok", expected) << answer;
    if (!expected) {
      EXPECT_FALSE(found.remedies("open", "").empty()) << found.text;
    }
  }
};

TEST_P(Containers, WithNothingInCommon) {
  const std::string exporters = runtime("exporters");
  const std::string importers = runtime("importers");
  expectOpens(pair().opensMemory, healthy().with({exporters}), healthy().with({importers}));
  expectOpens(pair().opensDescriptors, withDriver().with({exporters}),
              withDriver().with({importers}));
}

TEST_P(Containers, WithABrokerInADirectoryOfBoth) {
  const std::vector<std::string> variables{runtime("runtime"), "UR_IPC_BROKER=on"};
  for (const Scene &scene : {healthy().with(variables), withDriver().with(variables)})
    expectOpens(true, scene, scene);
}

INSTANTIATE_TEST_SUITE_P(Of, Containers,
                         testing::Combine(testing::ValuesIn(kPairs), testing::Bool()),
                         [](const auto &row) {
                           return std::string(std::get<0>(row.param).name) +
                                  (std::get<1>(row.param) ? "Rootless" : "");
                         });

} // namespace
} // namespace ur::doctor::test
