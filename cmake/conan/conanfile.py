# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Conan package: the loader, the adapters, the headers and, as an option, the tools.

Programs use the package's own CMake files, find_package(ur-ipc CONFIG), as they do with every other installation.
"""

from pathlib import Path
from typing import ClassVar

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy
from conan.tools.system.package_manager import Apt

ADAPTERS = ("native_cpu", "level_zero", "cuda", "hip", "opencl")
SOURCES = ("adapters", "base", "bindings/cpp", "cmake", "generated", "ipc", "runtime", "scripts", "spec", "tools")


class UrIpc(ConanFile):
    name = "ur-ipc"
    license = "Apache-2.0 WITH LLVM-exception"
    description = "Accelerator memory and events shared between processes, through one C API"
    topics = ("ipc", "gpu", "cuda", "level-zero", "shared-memory")
    package_type = "shared-library"
    settings = "os", "arch", "compiler", "build_type"
    options: ClassVar = {name: [True, False] for name in (*ADAPTERS, "tools")}
    default_options: ClassVar = {**dict.fromkeys(ADAPTERS, True), "tools": False}

    @property
    def _root(self) -> Path:
        return Path(self.recipe_folder).parents[1]

    def set_version(self) -> None:
        self.version = (self._root / "VERSION").read_text().strip()

    def export(self) -> None:
        copy(self, "VERSION", self._root, self.export_folder)

    def export_sources(self) -> None:
        for pattern in ("CMakeLists.txt", "LICENSE", "VERSION", *(f"{folder}/*" for folder in SOURCES)):
            copy(self, pattern, self._root, self.export_sources_folder, excludes="*__pycache__*")

    def layout(self) -> None:
        cmake_layout(self)

    def validate(self) -> None:
        if self.settings.os != "Linux":
            raise ConanInvalidConfiguration("sharing between processes needs interfaces of Linux; set os=Linux")
        check_min_cppstd(self, 20)

    def system_requirements(self) -> None:
        """Uses the system's libraries, as the other packages do. Conan installs missing libraries only on request."""
        needed = ["libboost-dev", "libfmt-dev", "libsodium-dev", "libspdlog-dev", "nlohmann-json3-dev"]
        if self.options.tools:
            needed.append("libcli11-dev")
        if self.options.level_zero:
            needed.append("libze-dev")
        if self.options.opencl:
            needed.append("opencl-c-headers")
        Apt(self).install(needed)

    def generate(self) -> None:
        toolchain = CMakeToolchain(self)
        for name in (*ADAPTERS, "tools"):
            toolchain.cache_variables[f"UR_IPC_BUILD_{name.upper()}"] = bool(self.options.get_safe(name))
        for name in ("TESTS", "BENCH", "PYTHON"):
            toolchain.cache_variables[f"UR_IPC_BUILD_{name}"] = False
        toolchain.generate()

    def build(self) -> None:
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self) -> None:
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, Path(self.package_folder) / "licenses")

    def package_info(self) -> None:
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = ["lib/cmake/ur-ipc"]
        self.cpp_info.libs = ["ur_loader"]
