// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/error.hpp"
#include "tools/urinfo/report.hpp"

namespace ur::urinfo {
namespace {

void addAnswers(Json &object, const std::vector<Answer> &answers) {
  object["info"] = Json::object();
  object["unanswered"] = Json::object();
  for (const Answer &answer : answers)
    if (answer.result == UR_RESULT_SUCCESS)
      object["info"][answer.info->name] = answer.value;
    else
      object["unanswered"][answer.info->name] = support::nameOf(answer.result);
}

void addProblem(Json &object, const std::string &problem) {
  if (!problem.empty())
    object["problem"] = problem;
}

Json jsonOf(const Device &device) {
  Json object{{"selector", device.selector}};
  addAnswers(object, device.answers);
  for (const Support &support : device.support) {
    Json &answer = object["support"][support.query->name];
    answer["supported"] = support.supported;
    if (!support.supported)
      answer["reason"] = support.reason;
  }
  return object;
}

Json jsonOf(const Platform &platform) {
  Json object;
  addAnswers(object, platform.answers);
  addProblem(object, platform.problem);
  object["devices"] = Json::array();
  for (const Device &device : platform.devices)
    object["devices"].push_back(jsonOf(device));
  return object;
}

Json jsonOf(const Adapter &adapter) {
  Json object{{"backend", adapter.backend}};
  addAnswers(object, adapter.answers);
  addProblem(object, adapter.problem);
  object["log"] = adapter.log;
  object["platforms"] = Json::array();
  for (const Platform &platform : adapter.platforms)
    object["platforms"].push_back(jsonOf(platform));
  return object;
}

} // namespace

Json jsonReport(const Inventory &inventory) {
  Json adapters = Json::array();
  for (const Adapter &adapter : inventory)
    adapters.push_back(jsonOf(adapter));
  return {{"adapters", adapters}};
}

} // namespace ur::urinfo
