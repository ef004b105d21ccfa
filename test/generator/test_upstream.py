# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unified Runtime's own spec format: upstream/ contains documents of every kind."""

import shutil
import subprocess
from pathlib import Path

import pytest
from mini_tree import HERE, run
from upstream_spec import write_upstream_spec

from urgen import model
from urgen.diagnostics import Diagnostics
from urgen.project import load_any
from urgen.upstream.tags import expand, split_tags

UPSTREAM = HERE / "upstream"


@pytest.fixture(scope="module")
def spec() -> model.Spec:
    problems = Diagnostics()
    loaded = load_any(UPSTREAM, problems)
    assert loaded, problems.sorted()
    return loaded


def _named(entries: tuple[model.Entry, ...], name: str) -> model.Entry:
    return next(entry for entry in entries if entry.name == name)


def _function(spec: model.Spec, name: str) -> model.Function:
    found = _named(spec.functions, name)
    assert isinstance(found, model.Function)
    return found


def _param(function: model.Function, name: str) -> model.Param:
    return next(param for param in function.params if param.name == name)


def _enum(spec: model.Spec, name: str) -> model.Enum:
    found = _named(spec.enums, name)
    assert isinstance(found, model.Enum)
    return found


def test_functions_get_class_table_and_number(spec: model.Spec) -> None:
    numbers = {function.name: (function.id, function.table and function.table.name) for function in spec.functions}
    assert numbers == {
        "urContextCreate": (1, "Context"),
        "urContextRetain": (2, "Context"),
        "urContextRelease": (3, "Context"),
        "urContextGetInfo": (4, "Context"),
        "urIPCGetMemHandleExp": (289, "IPCExp"),
        "urContextCreateWithNativeHandle": (290, "Context"),
        "urLoaderConfigCreate": (291, None),
        "urLoaderConfigRelease": (292, None),
    }
    assert [(table.name, [slot.name for slot in table.slots]) for table in spec.tables] == [
        ("Context", ["Create", "Retain", "Release", "GetInfo", "CreateWithNativeHandle"]),
        ("IPCExp", ["GetMemHandleExp"]),
    ]


def test_parameter_tags_become_fields(spec: model.Spec) -> None:
    create = _function(spec, "urContextCreate")
    devices = _param(create, "phDevices")
    assert devices.length is _param(create, "DeviceCount")
    assert devices.empty and devices.empty.name == "UR_RESULT_ERROR_INVALID_SIZE"
    assert _param(create, "pProperties").optional
    created = _param(create, "phContext").creates
    assert created and created.name == "ur_context_handle_t"
    assert [function.name for function in created.retained_by] == ["urContextRetain"]
    assert [function.name for function in created.consumed_by] == ["urContextRelease"]
    value = _param(_function(spec, "urContextGetInfo"), "pPropValue")
    assert value.typed_by and value.length
    assert (value.typed_by.name, value.length.name, value.dir) == ("propName", "propSize", "out")
    memory = _param(_function(spec, "urIPCGetMemHandleExp"), "pMem")
    assert memory.touches and memory.touches.name == "size"
    assert _param(_function(spec, "urContextCreateWithNativeHandle"), "hNativeContext").unchecked


def test_results_keep_their_conditions(spec: model.Spec) -> None:
    returns = _function(spec, "urContextCreate").returns
    assert [(entry.code.name, entry.when) for entry in returns] == [
        ("UR_RESULT_ERROR_INVALID_SIZE", ("`DeviceCount == 0`", "`DeviceCount > 64`"))
    ]


def test_a_number_that_must_not_be_0_gets_a_check(spec: model.Spec) -> None:
    entry = _function(spec, "urIPCGetMemHandleExp").returns[-1]
    assert (entry.code.name, entry.when) == ("UR_RESULT_ERROR_INVALID_SIZE", ("`size > 64`", "`size` is 0"))
    assert [(check.path, check.rule, check.condition) for check in entry.checks] == [("size", "nonzero", "size == 0")]


def test_details_are_flattened_and_links_are_identifiers(spec: model.Spec) -> None:
    assert _function(spec, "urContextCreate").details == (
        "Devices belong to one platform; see `urContextGetInfo`.",
        "Notes:",
        "the first device counts",
    )


def test_enumerators_get_prefix_value_and_type(spec: model.Spec) -> None:
    flags = _enum(spec, "ur_context_flags_t")
    assert [(etor.name, etor.value) for etor in flags.etors] == [
        ("UR_CONTEXT_FLAG_FIRST", 1),
        ("UR_CONTEXT_FLAG_SECOND", 2),
        ("UR_CONTEXT_FLAG_EIGHTH", 128),
    ]
    info = _enum(spec, "ur_context_info_t")
    described = [(etor.short, etor.value, etor.ctype and etor.ctype.text + etor.ctype.suffix) for etor in info.etors]
    assert described == [
        ("NUM_DEVICES", 0, "uint32_t"),
        ("DEVICES", 1, "ur_device_handle_t[]"),
        ("NAME", 2, "char[]"),
        ("SIZES", 3, "size_t[3]"),
        ("IPC_SUPPORT_EXP", 0x2023, "ur_bool_t"),
    ]
    assert [etor.short for etor in info.etors if etor.optional] == ["NAME"]
    assert [etor.short for etor in info.etors if etor.deprecated] == ["SIZES"]
    results = _enum(spec, "ur_result_t")
    assert [etor.value for etor in results.etors[:4]] == [0, 1, 5, 6]


def test_structs_unions_callbacks_and_macros(spec: model.Spec) -> None:
    properties = _named(spec.structs, "ur_context_properties_t")
    assert isinstance(properties, model.Struct) and properties.stype and properties.base
    assert properties.stype.name == "UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES"
    assert [member.name for member in properties.all_members] == ["stype", "pNext", "flags", "pChoices", "count"]
    choice = _named(spec.structs, "ur_context_choice_t")
    assert isinstance(choice, model.Struct)
    assert choice.members[1].tagged_by is choice.members[0]
    assert [handle.name for handle in spec.handles if handle.integer] == ["ur_native_handle_t", "ur_exp_image_native_handle_t"]
    exported = _named(spec.macros, "UR_APIEXPORT")
    assert isinstance(exported, model.Macro)
    assert [case.condition for case in exported.cases] == ["defined(_WIN32)", "__GNUC__ >= 4"]
    call = _named(spec.macros, "UR_APICALL")
    assert isinstance(call, model.Macro)
    assert [(case.condition, case.value) for case in call.cases] == [
        ("defined(_WIN32)", "__cdecl"),
        ("!(defined(_WIN32))", "__attribute__((unused))"),
    ]
    version = _named(spec.macros, "UR_MAKE_VERSION")
    assert isinstance(version, model.Macro) and version.params == ("_major", "_minor")


@pytest.mark.parametrize("functions", [10, 250])
def test_writing_it_in_our_dialect_changes_nothing(functions: int, tmp_path: Path) -> None:
    source = UPSTREAM
    if functions > 10:
        write_upstream_spec(source := tmp_path / "upstream", functions)
    written = run("import-ur", source, "--out", tmp_path / "ours")
    assert (written.code, written.err) == (0, "")
    compared = run("diff", source, tmp_path / "ours")
    assert (compared.code, compared.out, compared.err) == (0, "", "")
    assert _texts(source) == _texts(tmp_path / "ours")


def _texts(folder: Path) -> list[tuple[str, ...]]:
    loaded = load_any(folder, Diagnostics())
    assert loaded
    return [
        (function.name, function.desc, *function.details, *(param.desc for param in function.params))
        for function in loaded.functions
    ]


def test_our_templates_accept_it(tmp_path: Path) -> None:
    result = run("import-ur", UPSTREAM, "--generate", tmp_path)
    assert (result.code, result.err) == (0, "")
    text = "#include <unified-runtime/ur_api.h>\n#include <unified-runtime/ur_ddi.h>\n"
    command = ["gcc", "-xc", "-std=c99", "-Wall", "-Werror", "-fsyntax-only", f"-I{tmp_path / 'include'}", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_a_folder_with_other_files_keeps_them(tmp_path: Path) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text("kept", encoding="utf-8")
    assert run("import-ur", UPSTREAM, "--out", tmp_path).code == 0
    assert kept.read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("type: fptr_typedef", "type: fptr_typdef", "context.yml:95:7: error[UG009]: unknown type of document 'fptr_typdef'"),
        (
            "const $x_device_handle_t*",
            "const $x_devic_handle_t*",
            "context.yml:121:11: error[UG014]: unknown type 'ur_devic_handle_t'",
        ),
        ("    name: phContext\n", "", "context.yml:127:5: error[UG009]: 'name' must be a text that is not empty"),
        ("name: $x_context_deleter_t", "nam: x", "context.yml:95:1: error[UG009]: 'name' must be a text that is not empty"),
    ],
)
def test_mistakes_are_reported_with_their_place(old: str, new: str, message: str, tmp_path: Path) -> None:
    folder = tmp_path / "upstream"
    shutil.copytree(UPSTREAM, folder)
    path = folder / "context.yml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    result = run("diff", folder, folder)
    assert result.code == 1
    assert f"{folder}/{message}" in result.errors


@pytest.mark.parametrize(
    ("text", "plain", "calls", "others", "rest"),
    [
        ("[in] a value", ("in",), {}, (), "a value"),
        ("[in,out][optional] it", ("in", "out", "optional"), {}, (), "it"),
        ("[in][range(0, count)] them", ("in",), {"range": ("0", "count")}, (), "them"),
        ("[size_t[3]][optional-query] sizes", ("optional_query",), {}, ("size_t[3]",), "sizes"),
        (
            "[out][typename(propName, propSize)] [0, 1) is a range",
            ("out",),
            {"typename": ("propName", "propSize")},
            (),
            "[0, 1) is a range",
        ),
        ("no tags [in] front", (), {}, (), "no tags [in] front"),
    ],
)
def test_tags(text: str, plain: tuple[str, ...], calls: dict[str, tuple[str, ...]], others: tuple[str, ...], rest: str) -> None:
    tagged = split_tags(text)
    assert (tagged.plain, tagged.calls, tagged.others, tagged.text) == (plain, calls, others, rest)


def test_prefixes_and_links() -> None:
    assert expand("::$xContextCreate and `::$X_RESULT_SUCCESS` of $OneApi, std::size_t") == (
        "`urContextCreate` and `UR_RESULT_SUCCESS` of oneAPI, std::size_t"
    )
