# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Problems with the place they stand at, collected over a whole run and printed sorted."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

# Every rule id with what it asks for. test/generator/bad.yml holds a bad input for each.
RULES = {
    "UG001": "a file is readable UTF-8 text",
    "UG002": "a file is not empty",
    "UG003": "a file stays within the size, depth and node limits",
    "UG004": "a file is valid YAML, and holds one document",
    "UG005": "a key occurs once in its mapping",
    "UG006": "anchors, aliases and tags are not used",
    "UG007": "a key is known to its entry kind",
    "UG008": "a required key is present",
    "UG009": "a value has the type its key asks for",
    "UG010": "keys that exclude each other are not combined, and what a key needs is given",
    "UG011": "no file in spec/ or adapters/ is ignored, and `feature` is the stem of the file's name",
    "UG012": "a C type has one of the allowed forms",
    "UG013": "a name has the form of its entry kind",
    "UG014": "a type is declared",
    "UG015": "a name is declared once",
    "UG016": "a function id is used once",
    "UG017": "an enumerator's number is used once in its enum, except by a version alias",
    "UG018": "an enumerator of a flags enum is a single bit",
    "UG019": "an enumerator starts with the name of its enum",
    "UG020": "an extended enum is declared by another entry",
    "UG021": "`length`, `typed_by`, `touches` and `tagged_by` name a parameter or member of a suitable type",
    "UG022": "a result code is declared, an error, and listed once",
    "UG023": "an identifier in backticks exists, and so does each function that a text names",
    "UG024": "an optional parameter is not documented as a null error",
    "UG025": "what is created is consumed somewhere, and what is consumed is created",
    "UG026": "one resource has one constness in all functions that take it",
    "UG027": "inputs stand before outputs",
    "UG028": "a function's table is declared, and its name starts with the table's class and ends in Exp where the table does",
    "UG029": "a table keeps every released slot in its place",
    "UG030": "`query` names an enumerator of ur_device_info_t",
    "UG031": "`stype`, `tag` and `base` name what is declared and fits, and a chained struct has both stype and base",
    "UG032": "an entry has a description, and a result code a condition",
    "UG033": "an enumerator's value is a number of 32 bits, UR_BIT(n) or UR_MAKE_VERSION(major, minor)",
    "UG034": "what was released is still there, under its name and number",
    "UG035": "optional parameters, outputs and USM memory are pointers, and inputs behind a pointer are const",
    "UG036": "a table lists a slot once, and every slot is reserved or has its function",
    "UG037": "UR_API_VERSION_CURRENT is declared, and the file VERSION agrees with it",
    "UG038": "a text fits into a C comment or string",
    "UG039": "a call finds its adapter: by a required handle, by a required array of handles, or by `dispatch: loader`",
    "UG040": "an adapter lists declared functions, each once",
    "UG041": "an adapter's backend is an enumerator of ur_backend_t",
    "UG042": "an adapter's `missing` names a query of the spec",
    "UG043": "an adapter lists all functions of a feature or says in `missing` why not",
    "UG044": "an adapter's name is its folder, and its library is named after it",
    "UG045": "an adapter's numbers fit, and no two adapters have one handle_id",
    "UG046": "`functions_of` names an adapter that lists functions",
    "UG047": "what was released keeps its shape: order, types, directions, lifetimes, members, bases, flags",
    "UG048": "the record of the last release in spec/abi is not edited, and has the version of that release",
    "UG049": "a condition and its example are C over the parameters, their members and the constants of the spec",
    "UG050": "a name differs from all that is generated beside it",
    "UG051": "what is new takes no number that Unified Runtime has given away",
    "UG052": "a type does not contain itself",
    "UG053": "a text is not cut by a comment",
    "UG054": "a function lists a condition once",
    "UG055": "an enumerator of a query declares the type of its value, which fits its name",
    "UG056": "the condition of a check uses its parameter",
    "UG057": "a constant of a check belongs to the type of what it is compared with",
    "UG058": "a check reads no member through null and divides by no 0",
    "UG059": "`empty`, `mismatch` and `null_element` name result codes of the function, on parameters that are arrays",
    "UG060": "backticks come in pairs",
    "UG061": "a text about a function names its parameters and their members",
    "UG063": "a macro has its parentheses in pairs and uses its own parameters",
    "UG064": "an adapter that creates an object also releases it, and one that exports handles has a handle_id",
    "UG066": "a file ends with the end of a line",
    "UG069": "a function that takes a feature's object has that feature's query, and lists its result without the feature",
    "UG070": "a callback is taken by a function, and gets the user data that the function takes for it",
    "UG071": "no two functions are described alike",
    "UG073": "code that the spec declares as hand-written exists",
}


_MAX_MESSAGE = 400


class Loc(NamedTuple):
    """A place in an input file."""

    file: str  # spec/ipc_event.yml
    line: int  # 42, counted from 1
    col: int  # 15, counted from 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.col}"


@dataclass(frozen=True, order=True)
class Diagnostic:
    """One problem of the input."""

    loc: Loc  # spec/ipc_event.yml:42:15
    rule: str  # UG014
    message: str  # unknown type 'ur_contxt_handle_t'
    hint: str  # did you mean 'ur_context_handle_t'?

    def __str__(self) -> str:
        text = f"{self.loc}: error[{self.rule}]: {self.message}"
        return f"{text}\n  hint: {self.hint}" if self.hint else text


class Diagnostics:
    """Collects the problems of a run."""

    def __init__(self) -> None:
        self._found: set[Diagnostic] = set()

    def error(self, rule: str, loc: Loc, message: str, hint: str) -> None:
        """A sentence about what is wrong, and what to do about it."""
        if rule not in RULES:
            raise KeyError(rule)
        self._found.add(Diagnostic(loc, rule, _one_line(message), _one_line(hint)))

    def add(self, others: "Diagnostics") -> None:
        self._found |= others._found

    def sorted(self) -> list[Diagnostic]:
        return sorted(self._found)

    def __bool__(self) -> bool:
        return bool(self._found)

    def __len__(self) -> int:
        return len(self._found)


def _one_line(text: str) -> str:
    """What stands in the input may be long and hold any character."""
    visible = "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
    return visible if len(visible) <= _MAX_MESSAGE else visible[:_MAX_MESSAGE] + "..."


def closest(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt one stands for, or an empty text when nothing is close."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=0.75)), "")


def close_match(word: str, known: Iterable[str]) -> str:
    """The hint for a word that nobody declares."""
    found = closest(word, known)
    return f"did you mean '{found}'?" if found else "nothing has a name close to it: declare it, or write another"
