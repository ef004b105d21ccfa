# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the programs of test/package/consumer with the package, and runs them."""

from pathlib import Path

from conan import ConanFile
from conan.tools.cmake import CMake, cmake_layout

PROGRAMS = ("consumer", "cpp_consumer")


class Consumer(ConanFile):
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeToolchain", "VirtualRunEnv"

    def requirements(self) -> None:
        self.requires(self.tested_reference_str)

    def layout(self) -> None:
        cmake_layout(self)

    def build(self) -> None:
        cmake = CMake(self)
        cmake.configure(build_script_folder=Path(self.recipe_folder).parents[2] / "test/package/consumer")
        cmake.build()

    def test(self) -> None:
        for program in PROGRAMS:
            self.run(f"./{program}", cwd=self.build_folder, env="conanrun")
