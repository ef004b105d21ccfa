# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kinds of commands: what a queue is given has one, and its text is about that."""

import re
from collections.abc import Iterator

from urgen import model
from urgen.rules.rule import Finding, Rule, Subject

_FUNCTION = re.compile(r"\bur[A-Z]\w*")
_ENUM = "ur_command_t"
_START = "UR_ENQUEUE_"


def _own_names(function: model.Function) -> tuple[str, ...]:
    """UR_COMMAND_USM_FILL of urEnqueueUSMFill; UR_COMMAND_ENQUEUE_GRAPH_EXP of urEnqueueGraphExp."""
    rest = function.name.screaming.removeprefix(_START)
    return f"UR_COMMAND_{rest}", f"UR_COMMAND_ENQUEUE_{rest}"


def _commands(subject: Subject) -> Iterator[Finding]:
    kinds = next((enum for enum in subject.spec.enums if enum.name == _ENUM), None)
    queued = [function for function in subject.spec.functions if function.name.screaming.startswith(_START)]
    owners = {name: function for function in queued for name in _own_names(function)}
    named: set[str] = set()
    for etor in kinds.etors if kinds else ():
        told = set(_FUNCTION.findall(etor.desc))
        owner = owners.get(etor.name)
        if owner and told and owner.name not in told:
            message = f"the text is about {' and '.join(sorted(told))}, but '{etor.name}' is called as {owner.name} is"
            yield Finding(etor.node.at("desc"), message, f"name {owner.name}, or call the enumerator something else")
        named |= told | ({str(owner.name)} if owner else set())
    for function in queued if kinds else ():
        if subject.is_own(function) and function.name not in named and any(param.creates for param in function.params):
            hint = f"add {_own_names(function)[0]} to it, or name the function in the text of the kind that it shares"
            yield Finding(function.node.at("name"), f"no enumerator of {_ENUM} is the kind of '{function.name}'", hint)


RULES = (Rule("UG074", _commands),)
