// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The fingerprint of the tables: for each slot in order, a hash of its name and a hash of its
// signature. Slots outside the spec have kReservedSignature instead of the second hash. An adapter
// exports its fingerprint as urIpcTableFingerprint. The loader rejects an adapter whose fingerprint
// is incompatible with its own.

#include <cstddef>
#include <string_view>

#define UR_IPC_TABLE_FINGERPRINT                                                                   \
  "ceacb2fce013c352dbe155cbc53f29dfaefb2278c53f29df47d4e8248c86dd7c633b8b8ca438e4dd44d5906bc93c6a" \
  "20e9a26daf621d676e"                                                                             \
  "98e806abc5a091efc84df4e91f4c2992ca62c519ee2bdfc7f5799bc2a10c7f411572bb913947df1465b672140823c4" \
  "6b"                                                                                             \
  "7ab9af5e61382336f5b7d51a7874dc528db2bb457874dc52f25006b0672678b05ccf4d7e737ea9a5d770fba099459c" \
  "1c5b74590b1a188e10"                                                                             \
  "32323ed82ad6f7d97fca3cf444d3fe41b6abdf95d682cfab401554698e8ccdd69995e0008e8ccdd6a4c8c0439d7644" \
  "b96a71c49d240ebba9bf71b54d7f4afba9"                                                             \
  "d647f302f8265d46"                                                                               \
  "bd2e5e49--------02a06435--------f64b8250--------9f8b5019--------6c2b0a0b--------c3826f14------" \
  "--5bbdf8a6--------23a0124f--------7b808ca4--------04158536--------0fdb838a--------a84a4ad6----" \
  "----212d8e45--------c3e44b28--------"                                                           \
  "f37d5d59--------0ef2c45f--------569c6df6--------732f50b0--------"                               \
  "d63750b8--------0209d44c--------810e68f0--------d7c34c91--------f3e6807f--------f11c4f52------" \
  "--48e587dc--------5359d4a2--------040082b0--------431ef796--------b64e5eef--------2f924b45----" \
  "----e3546d73--------"                                                                           \
  "bb17fab67cd2fd1978bf74b4b062ee489a7a6d35bd5aab8bbb76eb25bd5aab8bd2e98cdf1667725cf965596e7e0987" \
  "6eefd1f1babd5aab8b72954a52bd5aab8b"                                                             \
  "99e6734d--------0df66cf1--------3b2a6aac--------494fda4a--------7e0dfeba--------"               \
  "9ef47706--------36a54010--------0b78b1f9--------b26c2f35--------7f9ecfa4--------09573db4------" \
  "--"                                                                                             \
  "04df5794--------"                                                                               \
  "927dbd0e2f6b759e71768ca969eb6015903154b169eb6015b1e7e332738c7dc2519f934d44f389683ed40bf0f55392" \
  "186785d180--------c678180063e80d505918f6de--------"                                             \
  "a1a1df2717a0fcb0dfbb224d13defdef02e3074913defdef80e683e53d6be8c2"                               \
  "f3f59f05205cc1f75b1c1adf205cc1f75b893624d59dcfdfa2931b922ecc01a95a21cac79ac527c4c340a3749ac527" \
  "c42067e11101bda331841ab9f51730d109a95d61f0b0fdc9bc86f93681--------b1c85bcc--------4f0056e2----" \
  "----"                                                                                           \
  "3b0ca7e93f7ad749e252984471dde89e7a380e8c982330c11ff7832c0accf50d531e16fafa30f6fdc27aa75aa9467a" \
  "7fde3988a60498fc65e6071a32f1407badf9880c4d--------f0344f2a--------45cf266c--------e5568f42----" \
  "----be5712532443bb0a"                                                                           \
  "1f421f3c--------1b19e9a0--------f9600f59--------e20a006f--------6b2ff696--------"               \
  "ff60a932d2f12b2b92ad8fc5--------0475620a--------7d2441e6--------0b7dfee0--------"               \
  "0e52dbf565659da66220fe3b5c0e45acea194ecb5c0e45ac8ee43d17e56e3771bf2a326c5566560cb78350271a64af" \
  "2caaaf16beee99d27116d53aabee99d271486062ace270bc33"                                             \
  "44befc66--------aff48a6e--------921e147c--------ff46a6b9--------f7ac94d2--------230fa375------" \
  "--3e2f5ff1--------171e9c33--------d7d3a6fe--------"                                             \
  "0cb5cb2ccc1dfaae5f15068ee56e377125dcec746b4c0c7968509024--------e0771ab2--------"               \
  "43e34da7--------c1e4d3d9--------b05129cf--------bdb77761--------35a041a8--------d2542193------" \
  "--101f8516--------1a5e1e3b--------562c99b9--------03b7257a--------eb0a63c8--------29d5eb5e----" \
  "----a283842e--------e13a5047--------cf4c3435--------813bdc94--------78120b63--------b15d7e4f--" \
  "------a2cdf071--------59aa3096--------b3672c66--------b8d2683b--------157f1e41--------"         \
  "c8055396--------606bb592--------ad70a0d0--------1ad03567--------3296f80c--------105cdfa0------" \
  "--070942ba--------eb7bee7b--------9166fa58--------aac27090--------ed9b73bf--------3753310a----" \
  "----e28e38c7--------7ec7efe6--------a577f731--------321337f0--------b9eb0a3e--------7f9f4721--" \
  "------44269ca8--------6475b74a--------64afe419--------62ab848f--------88b2d555--------"         \
  "7242b0e7--------c85214b0--------6a81f478--------bcfdcf9a--------f564ffe7--------6ee7d75b------" \
  "--0366eb85--------e0ec1617--------4d5719b8--------c60701f9--------"                             \
  "8ec8c269e8ed81fb74a4b1f0e56e37715dd2a44dbb5e3a86420d06dce56e3771623d10af0f19d81f8066d5e7c535d0" \
  "8dfb78e94ab280f20fe145c0875ce4c240e778d53c8157b4f422b9eba9e56e3771a29f24d505ddd8ab"             \
  "3212657f--------a76083a0--------654977e6--------"                                               \
  "cd24b3118fe42ddd7c75c4008fe42ddd745e0f8ffce45b99"                                               \
  "9b6d4042ca8341436c5b10f669e1b63e7d37beaf42a36eba62cee62ea828fc651fddfe0042a36eba02c35719789e72" \
  "b13f504d810f274217"                                                                             \
  "659c4d3c797223351eaed8209e330ae8bb323965517bfc4069c1e961517bfc40c37fa0acbeddbecce247c047136d9a" \
  "d2ee687271cdfd100bde3397e997ec67a5cdc5fa683d694d21"                                             \
  "b405f1a5--------"                                                                               \
  ""

namespace ur {
inline constexpr char kTableFingerprint[] = UR_IPC_TABLE_FINGERPRINT;
inline constexpr std::string_view kReservedSignature = "--------";
inline constexpr std::size_t kFingerprintOfSlot = 2 * kReservedSignature.size();
} // namespace ur
