# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JSON Schemas that editors use to check and complete spec files and support.yml: the shapes, and the names of the spec.

If only another file can declare a name, the schema rejects unknown names. If the same file may declare it, the schema
accepts unknown names; the generator checks them, and its next run adds them to the schema.
"""

import json
from collections.abc import Iterable
from typing import Any

from urgen import model
from urgen.adapters import queries
from urgen.ctype import BUILTINS
from urgen.shape import KINDS, TEXT, Kind

_Schema = dict[str, Any]


def of_spec(spec: model.Spec) -> bytes:
    """Returns the content of spec/schema.json."""
    kinds = {name: _kind(kind) for name, kind in KINDS.items() if name not in ("spec", "adapter")}
    return _text("Spec of the C API", KINDS["spec"], kinds | _names(spec))


def of_support(spec: model.Spec) -> bytes:
    """Returns the content of adapters/schema.json."""
    names = {
        "backend": _one_of(etor.name for etor in spec.etors_of("ur_backend_t")),
        "function_name": _one_of(function.name for function in spec.functions if not function.loader_only),
        "adapter_name": _one_of(adapter.name for adapter in spec.adapters if not adapter.functions_of),
        "reasons": {
            "type": "object",
            "additionalProperties": False,
            "properties": {query.name: {"description": query.desc, **TEXT.schema} for query in queries(spec)},
        },
    }
    return _text("What an adapter supports", KINDS["adapter"], names)


def _text(title: str, kind: Kind, definitions: dict[str, _Schema]) -> bytes:
    start = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return (json.dumps({**start, **_kind(kind), "$defs": definitions}, indent=2) + "\n").encode()


def _kind(kind: Kind) -> _Schema:
    result: _Schema = {
        "type": "object",
        "additionalProperties": False,
        "properties": {key.name: {"description": key.doc, **key.form.schema} for key in kind.keys},
        "required": [key.name for key in kind.keys if key.required],
    }
    groups: list[_Schema] = [{"oneOf": [{"required": [name]} for name in group]} for group in kind.one_of]
    groups += [{"not": {"required": list(group)}} for group in kind.not_both]
    if groups:
        result["allOf"] = groups
    return result


def _names(spec: model.Spec) -> dict[str, _Schema]:
    """Returns the names of the spec, under the definitions that shape.KINDS refers to."""
    types = (*BUILTINS, *(entry.name for entry in spec.types))
    infos = spec.etors_of("ur_device_info_t")
    answers = (etor.name for etor in infos if etor.ctype and etor.ctype.text == "ur_bool_t")
    return {
        "c_type": _offered(form for name in types for form in (name, f"{name}*", f"const {name}*")),
        "value_type": _offered(form for name in types for form in (name, f"{name}[]")),
        "resource": _offered(resource.name for resource in spec.resources),
        "query": _offered(answers),
        "result_code": _one_of(etor.name for etor in spec.etors_of("ur_result_t")),
        "backend": _one_of(etor.name for etor in spec.etors_of("ur_backend_t")),
        "enum_name": _one_of(enum.name for enum in spec.enums),
        "struct_name": _one_of(struct.name for struct in spec.structs),
        "table_name": _one_of(table.name for table in spec.tables),
        "function_name": _one_of(function.name for function in spec.functions),
    }


def _one_of(names: Iterable[str]) -> _Schema:
    return {"enum": list(names)}


def _offered(names: Iterable[str]) -> _Schema:
    return {"anyOf": [_one_of(names), TEXT.schema]}
