# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the instructions that the loader executes before an adapter's function.

    check_instructions.py build/release/lib/libur_loader.so.0

Counts from the first instruction of a function to the indirect jump into the next function, in a successful call. Prints a line
for each function. Exits with 1 if a function exceeds its limit.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

HANDLE_FIRST = re.compile(r"ur::loader::\(anonymous namespace\)::dispatchByHandle<ur::slots::(\w+), 0ul?, ")
COLD = "[clone .cold]"  # code that a successful call does not reach
INSTRUCTION = re.compile(r"^\s*([0-9a-f]+):\t(\S+)\s*(.*)$")
TARGET = re.compile(r"^([0-9a-f]+)\b")


@dataclass(frozen=True)
class Symbol:
    """A function of the library, from readelf."""

    name: str  # demangled: "ur_result_t ur::loader::(anonymous namespace)::dispatchByHandle<ur::slots::QueueFinish, 0ul, ..."
    is_local: bool  # whether the library does not export it
    address: int


@dataclass(frozen=True)
class Instruction:
    """One line of disassembly."""

    mnemonic: str  # "jmp"
    operands: str  # "*0x5c7d2(%rip)"
    next_address: int | None  # address of the next instruction in the file


@dataclass(frozen=True)
class Route:
    """The numbers of instructions between a call and the adapter's function. None if the code has no indirect jump."""

    function: str  # "urEnqueueUSMMemcpy"
    direct: int | None  # instructions of the exported entry
    dispatch: int | None  # instructions of the dispatch function that the entry jumps to
    booleans: int  # parameters of type bool

    @property
    def intercepted(self) -> int | None:
        return self.direct + self.dispatch if self.direct and self.dispatch else None

    def is_within(self, max_direct: int, max_intercepted: int) -> bool:
        """Returns whether the limits hold. Each bool parameter allows one more instruction per function, to widen the value."""
        return bool(
            self.direct
            and self.direct <= max_direct + self.booleans
            and self.intercepted
            and self.intercepted <= max_intercepted + 2 * self.booleans
        )


def output_of(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def functions_of(library: str) -> Iterator[Symbol]:
    """Yields the library's functions. The library must not be stripped."""
    for line in output_of("readelf", "--symbols", "--wide", "--demangle", library).splitlines():
        fields = line.split(maxsplit=7)
        if len(fields) < 8 or not fields[0].rstrip(":").isdigit():
            continue
        _, address, _, kind, binding, _, _, name = fields
        if kind == "FUNC" and int(address, 16) != 0:
            yield Symbol(name, binding == "LOCAL", int(address, 16))


def disassemble(library: str) -> dict[int, Instruction]:
    listing = output_of("objdump", "--disassemble", "--no-show-raw-insn", library)
    matches = [match for line in listing.splitlines() if (match := INSTRUCTION.match(line))]
    addresses = [int(match[1], 16) for match in matches]
    next_addresses: list[int | None] = [*addresses[1:], None]
    return {
        address: Instruction(match[2], match[3], next_address)
        for address, match, next_address in zip(addresses, matches, next_addresses, strict=True)
    }


def successors(instruction: Instruction) -> list[int | None]:
    """Returns the addresses of the instructions in the function that may execute next."""
    if instruction.mnemonic.startswith("ret"):
        return []
    if not instruction.mnemonic.startswith("j"):
        return [instruction.next_address]
    target = TARGET.match(instruction.operands)
    destination = int(target[1], 16) if target else None
    return [destination] if instruction.mnemonic == "jmp" else [instruction.next_address, destination]


def uses_stack(instruction: Instruction) -> bool:
    return instruction.mnemonic in ("push", "pop") or "%rsp" in instruction.operands


def path_length(code: dict[int, Instruction], start: int) -> int | None:
    """Returns the number of instructions up to and including the indirect jump, or None if there is no jump.

    Does not count instructions that pass arguments on the stack: functions with many arguments need them.
    """
    visited: set[int] = set()
    lengths = {start: 0}
    for _ in range(100):
        next_lengths: dict[int, int] = {}
        for address, length in lengths.items():
            instruction = code.get(address)
            if instruction is None or address in visited:
                continue
            visited.add(address)
            if instruction.mnemonic == "jmp" and instruction.operands.startswith("*"):
                return length + 1
            next_length = length + (not uses_stack(instruction))
            next_lengths |= {successor: next_length for successor in successors(instruction) if successor is not None}
        lengths = next_lengths
    return None


def routes_of(library: str) -> list[Route]:
    """Returns the route to an adapter for each exported function that dispatches by its first argument."""
    code = disassemble(library)
    functions = list(functions_of(library))
    # Slot types spell acronyms and numbers differently: urUSMFree has the slot UsmFree, and urUSMFill2D has UsmFill_2D.
    dispatchers = {
        f"ur{match[1]}".lower().replace("_2d", "2d"): f
        for f in functions
        if f.is_local and (match := HANDLE_FIRST.search(f.name)) and not f.name.endswith(COLD)
    }
    routes = []
    for entry in functions:
        name = entry.name.partition("@")[0]
        dispatcher = None if entry.is_local else dispatchers.pop(name.lower(), None)
        if dispatcher:
            lengths = path_length(code, entry.address), path_length(code, dispatcher.address)
            routes.append(Route(name, *lengths, len(re.findall(r"\bbool\b", dispatcher.name.rpartition(">(")[2]))))
    if dispatchers:
        raise ValueError(f"found no exported function for {', '.join(dispatchers)}")
    return sorted(routes, key=lambda route: route.function)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library", help="the loader, built with optimization, not stripped")
    parser.add_argument("--max-direct", type=int, default=3, help="default %(default)s")
    parser.add_argument("--max-intercepted", type=int, default=8, help="default %(default)s")
    arguments = parser.parse_args()

    routes = routes_of(arguments.library)
    if not routes:
        print(f"{arguments.library}: found no dispatch function; is the library stripped?", file=sys.stderr)
        return 1
    failures = 0
    print(f"{'direct':>8} {'intercepted':>12}")
    for route in routes:
        fits = route.is_within(arguments.max_direct, arguments.max_intercepted)
        failures += not fits
        print(f"{route.direct or '-':>8} {route.intercepted or '-':>12}  {route.function}{'' if fits else '  over the limit'}")
    print(f"{len(routes)} functions, limits {arguments.max_direct} and {arguments.max_intercepted}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
