//! Files that are kept, compiled in another configuration: they do what the file as it was does there, or the compiler
//! says that this is another configuration.

use std::path::Path;
use std::process::Command;

/// What `-DA` makes something else: the header, and the file up to what a loop stores, `b[i] = …;`.
const CASES: [(&str, &str, &str); 24] = [
    // Macros that are nothing here, that are no expressions, one in the argument of another, one that is redefined.
    (
        "#ifdef A\n#define NEG -\n#else\n#define NEG\n#endif\n",
        "",
        "NEG a[i] + 1",
    ),
    (
        "#ifdef A\n#define STEP(x) do { (x) += 3; } while (0)\n#else\n#define STEP(x) do { (x) += 2; } while (0)\n#endif\n",
        "",
        "a[i]; STEP(b[i])",
    ),
    (
        "#define OUTER(x) ((x) * 3)\n#ifdef A\n#define INNER(x) ((x) + 1)\n#else\n#define INNER(x) ((x) + 2)\n#endif\n",
        "",
        "OUTER(a[i]) + OUTER(INNER(a[i]))",
    ),
    (
        "",
        "#define K 2\n#ifdef A\n#undef K\n#define K 3\n#endif\n",
        "a[i] * K",
    ),
    // Between what names a macro and what is asserted, macros are defined.
    (
        "#ifdef A\n#define K 3\n#else\n#define K 2\n#endif\n",
        "static int f(int x) { return x * K; }\n#define OTHER 1\n",
        "f(a[i])",
    ),
    // Tags of enumerations, and what is included in the middle of a declaration.
    (
        "enum mode {\n#ifdef A\nM = -1,\n#endif\nP = 1 };\n",
        "typedef enum mode mode;\n",
        "(int)(((mode)a[i] - 0x10000000) / 2)",
    ),
    (
        "#ifdef A\nfloat x;\n#else\nint x;\n#endif\n",
        "#define own_included\nstruct q {\n#include \"own.h\"\n};\n",
        "(int)((const struct q *)a)[i].x",
    ),
    // Where a header has a function.
    (
        "#ifdef A\n#include \"other.h\"\n#else\nstatic inline int f(int x) { return x * 3; }\n#endif\n",
        "",
        "f(a[i])",
    ),
    (
        "#ifndef A\nstatic inline int f(int x) { return x * 3; }\n#endif\n",
        "#ifdef A\n#include \"other.h\"\n#endif\n",
        "f(a[i])",
    ),
    // What stands for the first function stands for others.
    (
        "#ifdef A\ntypedef short real;\n#else\ntypedef int real;\n#endif\n",
        "#ifndef A\nvoid first(int n, real *restrict a)\n{\n    for (int i = 0; i < n; i++)\n        a[i] += 3;\n}\n#endif\n",
        "((const real *)a)[i] * 3",
    ),
    // Names of the system's headers that are the file's own.
    (
        "#ifdef A\ntypedef unsigned long uint32_t;\n#else\n#include <stdint.h>\n#endif\n",
        "",
        "(int)((uint32_t)((unsigned)a[i] * 3u) * 1000000u >> 20)",
    ),
    // Pragmas.
    (
        "#ifdef A\n#pragma pack(1)\n#endif\nstruct q { int x; char c; };\n#pragma pack()\n",
        "",
        "((const struct q *)a)[i].x * 3",
    ),
    // Objects that others may point to.
    (
        "#ifdef A\n#define STATIC\n#else\n#define STATIC static\n#endif\n",
        "STATIC int g[80];\n",
        "a[i] + g[i] + g[i + 1]",
    ),
    // Sizes and offsets that are numbers, also before the loop.
    (
        "#ifdef A\nextern int g[56];\n#else\nextern int g[64];\n#endif\n",
        "",
        "a[i] + (int)sizeof(g)",
    ),
    (
        "#include <stddef.h>\nstruct q {\n#ifdef A\nint y, x;\n#else\nint x, y;\n#endif\n};\n",
        "",
        "a[i] * (int)offsetof(struct q, x) + 1",
    ),
    (
        "struct q {\n#ifdef A\nint y, x;\n#else\nint x, y;\n#endif\n};\n",
        "",
        "0; struct q k = { i, 2 }; b[i] = a[i] * k.x + k.y",
    ),
    // Arrays of records without names, declarations with other attributes.
    (
        "#ifdef A\nextern struct { int x; } g[56];\n#else\nextern struct { int x; } g[64];\n#endif\n",
        "",
        "a[i] + (int)sizeof g",
    ),
    (
        "#ifdef A\n#define K(x) ((x) ^ 5)\n#else\n#define K(x) (x)\n#endif\n#define LATE K\n",
        "#define TWICE(x) LATE(x) + LATE(x)\n",
        "TWICE(a[i])",
    ),
    // The names that assertions need are taken.
    (
        "#ifdef A\n#define K 3\n#else\n#define K 2\n#endif\n",
        "/* VCC_TEXT, VCC_IS */\n",
        "a[i] * K",
    ),
    // A part of the function, and of one that it calls.
    (
        "",
        "#ifdef A\n#define float double\n#endif\n",
        "(int)((float)a[i] / 3 * 1000003)",
    ),
    (
        "",
        "#define OWN(x) x * 2\n",
        "OWN(a[i])\n#ifdef A\n + 4\n#endif\n",
    ),
    (
        "#ifndef K\n#define K 4\n#endif\n",
        "#ifdef A\n#define L (K + 1)\n#else\n#define L K\n#endif\n",
        "a[i] * L",
    ),
    // Nothing of it matters: the same vector code.
    (
        "#ifndef OWN_H\n#define OWN_H\n#define K 4\n#endif\n",
        "",
        "a[i] * K",
    ),
    ("typedef int real;\n", "", "(real)a[i] * 5"),
];

const MAIN: &str = "#include <stdio.h>
void t(int n, const int *restrict a, int *restrict b);
int first_of_all[80];
int main(void)
{
    static int a[200], b[200];
    for (int i = 0; i < 200; i++) { a[i] = i * 7919 % 1000 - 500; b[i] = i; }
    t(61, a, b);
    unsigned long sum = 0;
    for (int i = 0; i < 200; i++) sum = sum * 31 + (unsigned)b[i];
    printf(\"%lu\\n\", sum);
    return 0;
}
";

/// What a program prints that is made of a file and `main.c`; nothing if it does not become one.
fn printed(folder: &Path, file: &str, flags: &[&str]) -> Result<String, String> {
    let mut gcc = Command::new("gcc");
    let given = [
        "-std=gnu11",
        "-O2",
        "-mavx2",
        "-w",
        file,
        "main.c",
        "-o",
        "program",
    ];
    let output = gcc
        .current_dir(folder)
        .args(given)
        .args(flags)
        .output()
        .unwrap();
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let output = Command::new(folder.join("program")).output().unwrap();
    Ok(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn another_configuration_gives_what_it_gives_without_vectors() {
    let mut vectors = 0;
    for (header, before, stored) in CASES {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let include = match before.contains("own_included") {
            true => "",
            false => "#include \"own.h\"\n",
        };
        let text = format!(
            "{include}{before}void t(int n, const int *restrict a, int *restrict b)\n{{\n    \
             for (int i = 0; i < n; i++) {{\n        b[i] = {stored};\n    }}\n}}\n"
        );
        let other = "static inline int f(int x) { return x * 5; }\n";
        for (name, text) in [
            ("a.c", text.as_str()),
            ("own.h", header),
            ("other.h", other),
            ("main.c", MAIN),
        ] {
            std::fs::write(folder.join(name), text).unwrap();
        }
        let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
        vcc.current_dir(folder).env_remove("CC");
        let given = ["--target=avx2", "--ignore-cost", "a.c", "-o", "out.c"];
        let output = vcc.args(given).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let out = std::fs::read_to_string(folder.join("out.c")).unwrap();
        vectors += usize::from(out.contains("_mm"));
        let whole = format!("{header}{text}");
        assert_eq!(
            printed(folder, "out.c", &[]),
            printed(folder, "a.c", &[]),
            "{whole}{out}"
        );
        match printed(folder, "out.c", &["-DA"]) {
            Err(said) => assert!(
                said.contains("this is not the configuration vcc saw"),
                "{said}{whole}"
            ),
            done => assert_eq!(done, printed(folder, "a.c", &["-DA"]), "{whole}{out}"),
        }
    }
    assert!(vectors + 3 >= CASES.len(), "{vectors}");
}

/// Vector code before a loop moves what stands behind it to other lines.
#[test]
fn a_function_that_computes_with_its_line_stays() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let function = |name: &str, before: &str, stored: &str| {
        format!(
            "void {name}(int n, const int *restrict a, int *restrict b)\n{{\n    {before}\n    \
             for (int i = 0; i < n; i++)\n        b[i] = {stored};\n}}\n"
        )
    };
    let text = [
        "#include <assert.h>\nvoid fail(int line);\nstatic int own(int x) { return x * __LINE__; }\n\
         static int given(int x, int line) { return x * line; }\n\
         #define CHECK(c) if (!(c)) fail(__LINE__)\n#define HERE(x) ((x) + __LINE__ * 3)\n"
            .to_owned(),
        function("direct", "", "a[i] * __LINE__"),
        function("by_macro", "", "HERE(a[i])"),
        function("before", "int line = __LINE__;", "a[i] * line"),
        function("called", "", "own(a[i])"),
        function("passed", "", "given(a[i], __LINE__)"),
        function("checked", "CHECK(n < 1000);", "a[i] * 3"),
        function("asserted", "assert(n < 1000);", "a[i] * 3"),
    ]
    .concat();
    std::fs::write(folder.join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder).env_remove("CC");
    let given = [
        "--target=avx2",
        "--ignore-cost",
        "--remarks=all",
        "--diagnostics-format=short",
        "a.c",
        "-o",
        "out.c",
    ];
    let output = vcc.args(given).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let refused: Vec<bool> = said
        .lines()
        .map(|line| line.contains("it computes with where it stands (`__LINE__`)"))
        .collect();
    assert_eq!(
        refused,
        [true, true, true, true, true, false, false],
        "{said}"
    );
}
