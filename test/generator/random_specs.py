# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random features, with all kinds of entries, many types, and names from templates. A number determines a feature."""

import random
import re
from typing import Any

from mini_tree import ROOT

_Entry = dict[str, Any]
_NUMBERS = ("uint32_t", "size_t", "uint64_t", "ur_bool_t", "int32_t", "uint8_t", "uint16_t", "int64_t")
_TEXT = "abc ,*_#<>&(|'\"%{}é%s\\n"
_FIRST_ID = 10_000


def _template_words() -> list[str]:
    """Returns names in the code of templates. The generator must reject parameters with such names, or the code compiles."""
    words: set[str] = set()
    for path in sorted((ROOT / "templates").rglob("*.j2")):
        text = re.sub(r"\{[#%{].*?[#%}]\}|\"[^\"\n]*\"|//.*", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        words.update(re.findall(r"\b[A-Za-z][a-z]+(?:[A-Z][a-z]+)*\b", text))
    return sorted(words)


_WORDS = _template_words()


class _Maker:
    """Makes the feature of one number."""

    def __init__(self, number: int) -> None:
        self._random = random.Random(number)
        self._number = number
        self._functions: list[_Entry] = []

    def _chance(self) -> bool:
        return self._random.random() < 0.5

    def _desc(self, start: str) -> str:
        return f"{start} {''.join(self._random.choices(_TEXT, k=self._random.randint(0, 30)))}z."

    def _names(self, count: int) -> list[str]:
        """Returns different names, some of them from templates."""
        plain = [f"value{i}" for i in range(count)]
        return [self._random.choice(_WORDS) if self._random.random() < 0.15 else name for name in plain]

    def _enum(self, i: int) -> _Entry:
        flags = self._chance()
        name = f"ur_made{self._number}_kind{i}_{'flags_t' if flags else 't'}"
        prefix = f"UR_MADE{self._number}_KIND{i}_{'FLAG_' if flags else ''}"
        values: list[Any] = self._random.sample(range(30), self._random.randint(1, 5))
        etors = []
        for value in values:
            bit = f"UR_BIT({value})" if self._chance() else 1 << value
            etors.append({"name": f"{prefix}V{value}", "value": bit if flags else value, "desc": self._desc("One.")})
        return {"name": name, **({"flags": True} if flags else {}), "desc": self._desc("Kinds."), "etors": etors}

    def _struct(self, i: int, types: list[str]) -> _Entry:
        name = f"ur_made{self._number}_part{i}_t"
        members: list[_Entry] = []
        for j, member in enumerate(self._names(self._random.randint(1, 5))):
            base, desc = self._random.choice(types), self._desc("A member.")
            kind = self._random.choice(("value", "array", "list", "text", "texts", "self", "address"))
            if kind in ("list", "texts"):
                count = f"num{j}"
                members.append({"name": count, "type": self._random.choice(("uint32_t", "size_t")), "desc": desc})
                listed = f"const {base}*" if kind == "list" else "const char* const*"
                members.append({"name": member, "type": listed, "optional": True, "length": count, "desc": desc})
            else:
                type_ = {"array": f"{base}[3]", "text": "const char*", "self": f"const {name}*", "address": "void*"}.get(
                    kind, base
                )
                optional = {"optional": True} if kind == "self" or ("*" in type_ and self._chance()) else {}
                members.append({"name": member, "type": type_, **optional, "desc": desc})
        return {"name": name, "desc": self._desc("A part."), "members": members}

    def _function(self, name: str, params: list[_Entry], **keys: Any) -> None:
        first = {"name": "hQueue", "type": "ur_queue_handle_t", "dir": "in", "desc": "The queue."}
        params = params if keys.pop("alone", False) else [first, *params]
        outputs = [param for param in params if param["dir"] == "out"]
        self._functions.append(
            {
                "name": f"urQueueMade{self._number}{name}",
                "id": _FIRST_ID + 100 * self._number + len(self._functions),
                "table": "Queue",
                "desc": self._desc(f"Makes number {self._number}, {name}."),
                **({"details": [self._desc("More.")]} if self._chance() else {}),
                "params": [param for param in params if param["dir"] != "out"] + outputs,
                **keys,
            }
        )

    def _plain_function(self, i: int, types: list[str]) -> None:
        params: list[_Entry] = []
        checks: list[_Entry] = []
        for j, name in enumerate(self._names(self._random.randint(0, 4))):
            base, desc = self._random.choice(types), self._desc("A value.")
            optional = {"optional": True} if self._chance() else {}
            match self._random.choice(("value", "in", "out", "list", "text", "texts", "address", "handles")):
                case "value":
                    params.append({"name": name, "type": base, "dir": "in", "desc": desc})
                    if base in ("uint32_t", "size_t") and self._chance():
                        condition = {"if": f"{name} == 0", "example": f"{name} = 0;", "desc": f"`{name}` is 0"}
                        checks.append({"rule": "nonzero", "param": name, **condition})
                case "in" | "out" as direction:
                    const = "const " if direction == "in" else ""
                    params.append({"name": name, "type": f"{const}{base}*", "dir": direction, **optional, "desc": desc})
                case "text":
                    params.append({"name": name, "type": "const char*", "dir": "in", **optional, "desc": desc})
                case "address":
                    params.append({"name": name, "type": "void**", "dir": "out", "desc": desc})
                case kind:
                    params.append({"name": f"num{j}", "type": "uint32_t", "dir": "in", "desc": desc})
                    element = {"list": f"const {base}*", "texts": "const char *const *"}.get(kind, "const ur_event_handle_t*")
                    listed = {"name": name, "type": element, "dir": "in", "length": f"num{j}"}
                    params.append({**listed, **optional, "desc": desc})
        returns = [{"code": "UR_RESULT_ERROR_INVALID_VALUE", "checks": checks}] if checks else []
        self._function(f"Plain{i}", params, **({"returns": returns} if returns else {}))

    def _object(self) -> _Entry:
        """Makes a handle and its functions."""
        name = f"ur_made{self._number}_pot_handle_t"
        handle = {"name": "hPot", "type": name, "dir": "in", "desc": "The pot."}
        self._function("Create", [{"name": "phPot", "type": f"{name}*", "dir": "out", "creates": name, "desc": "The pot."}])
        self._function("Retain", [{**handle, "retains": name}], alone=True)
        self._function("Release", [{**handle, "consumes": name}], alone=True)
        return {"name": name, "desc": self._desc("A pot.")}

    def _memory(self) -> None:
        """Makes functions for a resource that is not a handle, with further outputs."""
        resource = f"made{self._number}_memory"
        made = {"name": "ppMem", "type": "void**", "dir": "out", "creates": resource, "desc": "The memory."}
        more = {"name": "pSize", "type": "size_t*", "dir": "out", "desc": "Its size."}
        self._function("Take", [made, *([more] if self._chance() else [])])
        self._function("Give", [{"name": "pMem", "type": "void*", "dir": "in", "consumes": resource, "desc": "The memory."}])

    def feature(self) -> _Entry:
        enums = [self._enum(i) for i in range(self._random.randint(1, 2))]
        types = [*_NUMBERS, "ur_device_handle_t", *(str(enum["name"]) for enum in enums)]
        structs = []
        for i in range(self._random.randint(0, 2)):
            structs.append(self._struct(i, types))
            types.append(structs[-1]["name"])
        handles = [self._object()] if self._chance() else []
        if self._chance():
            self._memory()
        for i in range(self._random.randint(1, 3)):
            self._plain_function(i, types)
        title = f"Made {self._number}"
        lists = {"handles": handles, "enums": enums, "structs": structs, "functions": self._functions}
        return {"feature": f"made{self._number}", "title": title, "desc": self._desc("Made."), **lists}


def feature(number: int) -> _Entry:
    """Returns the content of a spec file."""
    return _Maker(number).feature()
