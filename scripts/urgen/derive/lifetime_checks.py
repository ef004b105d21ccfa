# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The leak and lifetime rules, each with a call that breaks it, for generated tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from urgen.derive.lifetimes import Creation, TrackedFunction, Use
from urgen.model import Function, Param


@dataclass(frozen=True)
class LifetimeCheck:
    """A rule about one argument."""

    function: str  # urEventRelease
    param: str  # hEvent
    rule: str  # alive
    example: str  # C++ statements that make good arguments break the rule

    @property
    def id(self) -> str:
        return f"UR-{self.function}-{self.param}-{self.rule}"


@dataclass(frozen=True)
class LifetimeTests:
    """A function with the objects of a valid call and the ways to make them invalid."""

    tracked: TrackedFunction

    @property
    def model(self) -> Function:
        return self.tracked.model

    @cached_property
    def alive(self) -> tuple[str, ...]:
        """C++ statements that make the objects of good arguments alive."""
        uses = (*self.tracked.objects, *self.tracked.retains, *self.tracked.releases)
        lists = (use for use in self.tracked.lists if not use.model.mismatch)
        return tuple(f"alive({_key(use)}, {self._properties(use)});" for use in (*uses, *lists))

    @cached_property
    def checks(self) -> tuple[LifetimeCheck, ...]:
        tracked = self.tracked
        checks = [check for use in (*tracked.objects, *tracked.retains, *tracked.releases) for check in self._of_object(use)]
        checks += (check for use in tracked.lists for check in self._of_list(use))
        checks += (check for use in tracked.restricted for check in self._of_restricted(use))
        checks += (self._of(p, "alive", f"{p.name} = endedMemory();") for p in tracked.memory)
        checks += (self._of_owner(use) for use in tracked.releases if tracked.owner)
        checks += (self._of(creation.model, "leak", _creation_statement(creation)) for creation in tracked.creations)
        return tuple(checks)

    def _of_object(self, use: Use) -> Iterator[LifetimeCheck]:
        yield self._of(use.model, "alive", f"end({_key(use)});")
        replacement = f"fresh<{_object_type(use)}>()" if use.resource.is_handle else "make<Buffer>()"
        yield self._of(use.model, "origin", f"{_place(use)} = {replacement}; {_other_kind(use)}")

    def _of_list(self, use: Use) -> Iterator[LifetimeCheck]:
        filled = f"{use.name} = make<{_object_type(use)}>(); {use.length} = 1; "
        yield self._of(use.model, "alive", f"{filled}alive({_key(use)}, {{}}); end({_key(use)});")
        yield self._of(use.model, "origin", filled + _other_kind(use))

    def _of_restricted(self, use: Use) -> Iterator[LifetimeCheck]:
        restart = f"end({_key(use)}); alive({_key(use)}, "
        if use.makers:
            yield self._of(use.model, "maker", f'{restart}{{.maker = "urOther"}});')
        if flag := use.model.made_with:
            yield self._of(use.model, "flag", f"{restart}{{{_maker(use)}.flags = ~0u ^ {flag.name}}});")

    def _of_owner(self, use: Use) -> LifetimeCheck:
        setup = f"Key other = {self.tracked.owner}; other.object = make<Buffer>(); "
        size = f", .size = {use.size}" if use.size else ""
        restart = f"end({_key(use)}); alive({_key(use)}, {{{_maker(use)}.owner = other{size}}});"
        return self._of(use.model, "owner", setup + restart)

    def _of(self, param: Param, rule: str, example: str) -> LifetimeCheck:
        return LifetimeCheck(self.model.name, param.name, rule, example)

    def _properties(self, use: Use) -> str:
        owner = f".owner = {self.tracked.owner}, " if use in self.tracked.releases and self.tracked.owner else ""
        size = f".size = {use.size}" if use.size else ""
        return f"{{{_maker(use)}{owner}{size}}}"


def _maker(use: Use) -> str:
    return f'.maker = "{use.model.made_by[0]}", ' if use.model.made_by else ""


def _place(use: Use) -> str:
    """Returns a C++ expression for the object. The argument is the object, a pointer to it, or a list that begins with it."""
    return f"*{use.name}" if use.model.ctype.pointers and use.resource.is_handle else use.name


def _key(use: Use) -> str:
    return f"{{Resource::{use.resource.constant}, {use.resource.address(_place(use))}}}"


def _other_kind(use: Use) -> str:
    """Returns the statement that makes an object an object of another kind. Without it, the object could be valid."""
    return "" if use.resource.is_fully_tracked else f"alive({{Resource{{}}, {use.resource.address(_place(use))}}}, {{}});"


def _object_type(use: Use) -> str:
    return use.model.ctype.base.name


def _creation_statement(creation: Creation) -> str:
    """Returns the statement that lets a valid call create an object."""
    if creation.total_argument:
        return f"*{creation.total_argument} = 1;"
    if creation.resource.is_number:
        return f"*{creation.name} = fresh<{_object_type(creation)}>();"
    return f"*{creation.name} = nullptr;" if creation.before else ""
