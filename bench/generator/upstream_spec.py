# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a made-up spec of a given size in Unified Runtime's dialect, with the structure of the real spec."""

from collections.abc import Iterator
from pathlib import Path

_FUNCTIONS_PER_CLASS = 10

_COMMON = """\
---
type: header
desc: "Common declarations"
ordinal: "0"
---
type: macro
desc: "Packs a version"
name: "$X_MAKE_VERSION( _major, _minor )"
value: "(( _major << 16 )|( _minor & 0x0000ffff))"
---
type: macro
desc: "Calling convention"
name: $X_APICALL
condition: "defined(_WIN32)"
value: __cdecl
---
type: macro
desc: "Exported symbol"
name: $X_APIEXPORT
condition: "defined(_WIN32)"
value: __declspec(dllexport)
---
type: macro
desc: "Exported symbol of an adapter"
name: $X_DLLEXPORT
condition: "defined(_WIN32)"
value: __declspec(dllexport)
---
type: typedef
desc: "A truth value"
name: $x_bool_t
value: uint8_t
---
type: enum
desc: "Versions"
name: $x_api_version_t
etors:
  - name: CURRENT
    value: "$X_MAKE_VERSION( 0, 12 )"
    desc: "the latest"
---
type: enum
desc: "Result codes"
name: $x_result_t
etors:
"""

_CODES = (
    "SUCCESS ERROR_INVALID_NULL_HANDLE ERROR_INVALID_NULL_POINTER ERROR_INVALID_ENUMERATION ERROR_INVALID_SIZE "
    "ERROR_INVALID_VALUE ERROR_UNINITIALIZED ERROR_DEVICE_LOST ERROR_ADAPTER_SPECIFIC ERROR_UNSUPPORTED_FEATURE "
    "ERROR_UNSUPPORTED_ENUMERATION ERROR_OUT_OF_HOST_MEMORY ERROR_OUT_OF_RESOURCES ERROR_UNKNOWN"
).split()

_BASE = """\
---
type: struct
desc: "First members of a descriptor"
name: $x_base_desc_t
members:
  - type: $x_structure_type_t
    name: stype
    desc: "[in] which structure this is"
  - type: const void*
    name: pNext
    desc: "[in][optional] the next structure of the chain"
"""

_CLASS = """\
---
type: header
desc: "Objects of the kind {name}"
ordinal: "{ordinal}"
---
type: class
desc: "The kind {name}"
name: $x{name}
---
type: handle
desc: "Handle of an object of the kind {name}"
class: $x{name}
name: $x_{snake}_handle_t
---
type: enum
desc: "Flags for the creation of an object of the kind {name}"
class: $x{name}
name: $x_{snake}_flags_t
etors:
  - name: FIRST
    desc: "the first choice"
  - name: SECOND
    desc: "the second choice"
  - name: THIRD
    desc: "the third choice"
---
type: struct
desc: "Describes a new object of the kind {name}"
class: $x{name}
name: $x_{snake}_desc_t
base: $x_base_desc_t
members:
  - type: $x_{snake}_flags_t
    name: flags
    desc: "[in] the choices"
  - type: size_t
    name: size
    desc: "[in] the number of bytes to reserve"
---
type: enum
desc: "Queries of an object of the kind {name}"
class: $x{name}
name: $x_{snake}_info_t
typed_etors: true
etors:
"""

_CREATE = """\
---
type: function
desc: "Makes an object of the kind {name}"
class: $x{name}
name: Create
ordinal: "0"
details:
  - "The object starts with one reference; the last ::$x{name}Release ends it."
params:
  - type: $x_{owner}_handle_t
    name: hOwner
    desc: "[in] the owner of the new object"
  - type: const $x_{snake}_desc_t*
    name: pDesc
    desc: "[in][optional] the description of the new object"
  - type: $x_{snake}_handle_t*
    name: ph{name}
    desc: "[out][alloc] the new object"
returns:
  - $X_RESULT_ERROR_OUT_OF_HOST_MEMORY
  - $X_RESULT_ERROR_INVALID_VALUE:
      - "`pDesc` requests something that the device does not support"
"""

_REFERENCE_FUNCTION = """\
---
type: function
desc: "{verb}s a reference of an object of the kind {name}"
class: $x{name}
name: {verb}
params:
  - type: $x_{snake}_handle_t
    name: h{name}
    desc: "[in][{tag}] the object"
"""

_INFO = """\
---
type: function
desc: "Queries a property of an object of the kind {name}"
class: $x{name}
name: GetInfo
params:
  - type: $x_{snake}_handle_t
    name: h{name}
    desc: "[in] the object"
  - type: $x_{snake}_info_t
    name: propName
    desc: "[in] the query"
  - type: size_t
    name: propSize
    desc: "[in] bytes at pPropValue"
  - type: "void*"
    name: pPropValue
    desc: "[out][optional][typename(propName, propSize)] the answer"
  - type: "size_t*"
    name: pPropSizeRet
    desc: "[out][optional] bytes of the answer"
returns:
  - $X_RESULT_ERROR_UNSUPPORTED_ENUMERATION
  - $X_RESULT_ERROR_INVALID_SIZE:
      - "`propSize == 0 && pPropValue != NULL`"
  - $X_RESULT_ERROR_INVALID_NULL_POINTER:
      - "`propSize != 0 && pPropValue == NULL`"
"""

_COMMAND = """\
---
type: function
desc: "Runs command {number} on an object of the kind {name}"
class: $x{name}
name: Run{number}Exp
params:
  - type: $x_{snake}_handle_t
    name: h{name}
    desc: "[in] the object"
  - type: "void*"
    name: pMem
    desc: "[in][bounds(0, size)] the memory of the command"
  - type: size_t
    name: size
    desc: "[in] bytes at pMem"
  - type: uint32_t
    name: numWaitFor
    desc: "[in] number of objects to wait for"
  - type: const $x_{snake}_handle_t*
    name: phWaitFor
    desc: "[in][optional][range(0, numWaitFor)] the objects to wait for"
  - type: $x_{snake}_handle_t*
    name: phDone
    desc: "[out][optional][alloc] an object that becomes ready when the command completes"
returns:
  - $X_RESULT_ERROR_INVALID_SIZE:
      - "`size == 0`"
  - $X_RESULT_ERROR_OUT_OF_RESOURCES
"""


def write_upstream_spec(folder: Path, functions: int) -> None:
    """Writes the files for a number of functions, ten per class."""
    classes = [f"Kind{chr(65 + index // 26)}{chr(97 + index % 26)}" for index in range(functions // _FUNCTIONS_PER_CLASS)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "common.yml").write_text("".join(_common(classes)), encoding="utf-8")
    (folder / "registry.yml").write_text("".join(_registry(classes)), encoding="utf-8")
    for index, name in enumerate(classes):
        (folder / f"{name.lower()}.yml").write_text("".join(_class(name, classes[0], index)), encoding="utf-8")


def _common(classes: list[str]) -> Iterator[str]:
    yield _COMMON
    yield from (f'  - name: {code}\n    desc: "{code.lower()}"\n' for code in _CODES)
    yield '---\ntype: enum\ndesc: "Kinds of structures"\nname: $x_structure_type_t\netors:\n'
    yield from (f"  - name: {_snake(name).upper()}_DESC\n    desc: $x_{_snake(name)}_desc_t\n" for name in classes)
    yield _BASE


def _registry(classes: list[str]) -> Iterator[str]:
    yield '---\ntype: header\ndesc: "Numbers"\n---\ntype: enum\ndesc: "Numbers of functions"\nname: $x_function_t\netors:\n'
    verbs = ["CREATE", "RETAIN", "RELEASE", "GET_INFO"]
    for index, name in enumerate(classes):
        for position, verb in enumerate(verbs):
            number = index * len(verbs) + position + 1
            yield f"  - name: {_snake(name).upper()}_{verb}\n    desc: Enumerator\n    value: '{number}'\n"


def _class(name: str, owner: str, index: int) -> Iterator[str]:
    snake = _snake(name)
    yield _CLASS.format(name=name, snake=snake, ordinal=index + 1)
    for number in range(12):
        yield f'  - name: FACT_{number}\n    desc: "[{("uint32_t", "char[]", "$x_bool_t")[number % 3]}] fact {number}"\n'
    yield _CREATE.format(name=name, snake=snake, owner=_snake(owner))
    yield _REFERENCE_FUNCTION.format(name=name, snake=snake, verb="Retain", tag="retain")
    yield _REFERENCE_FUNCTION.format(name=name, snake=snake, verb="Release", tag="release")
    yield _INFO.format(name=name, snake=snake)
    for number in range(_FUNCTIONS_PER_CLASS - 4):
        yield _COMMAND.format(name=name, snake=snake, number=number)


def _snake(name: str) -> str:
    """KindAa -> kind_aa"""
    return f"kind_{name.removeprefix('Kind').lower()}"
