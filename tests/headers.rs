//! Loops that call functions whose bodies stand in included files.

use std::path::Path;
use std::process::Command;

const HEADER: &str = "#define SHIFT 15
typedef int word;
enum { LOW = -32768, HIGH = 32767 };
static const int bias = 3;
static inline short saturate(word x) { return x > HIGH ? HIGH : x < LOW ? LOW : (short)x; }
static __inline__ __attribute__((always_inline)) short scaled(short a, short b)
{ return saturate(((word)a * b) >> SHIFT); }
inline int tripled(int x);
inline int tripled(int x) { return x * 3; }
static int moved(int x) { return x + bias; }
static inline int assembled(int x) { __asm__(\"\" : \"+r\"(x)); return x; }
extern __inline __attribute__((__gnu_inline__)) int replaced(int x) { return x + 1; }
static inline int jumps(int x) { __label__ l; goto l; l: return x; }
static inline int not_called(int x) { for (;;) x++; return x; }
";

/// Each loop calls one function.
const LOOPS: [(&str, &str); 6] = [
    ("scaled((short)a[i], (short)b[i])", "`scaled` in place"),
    ("tripled(a[i])", "`tripled` in place"),
    ("moved(b[i])", "`moved` in place"),
    ("assembled(a[i])", "inline assembly"),
    ("replaced(a[i])", "`replaced` is called"),
    ("jumps(a[i])", "local label"),
];

const MAIN: &str = "int tripled(int x);
int main(void)
{
    static int a[1000], b[1000], c[1000];
    unsigned long sum = 0;
    for (int i = 0; i < 1000; i++) { a[i] = i * 7919 % 65536 - 32768; b[i] = 31 * i - 9000; }
    all(1000, a, b, c);
    for (int i = 0; i < 1000; i++) sum = sum * 31 + (unsigned)c[i];
    printf(\"%lu\\n\", sum);
    return 0;
}
";

fn program() -> String {
    let mut text = String::from(
        "#include <stdio.h>\n#include \"ops.h\"\n__attribute__((noinline)) static void all(int n, \
         const int *restrict a, const int *restrict b, int *restrict c)\n{\n",
    );
    for (call, _) in &LOOPS {
        text += &format!("    for (int i = 0; i < n; i++)\n        c[i] += {call};\n");
    }
    text += "}\n";
    text += "int replaced(int x) { return x + 1; }\n";
    text + MAIN
}

fn built(folder: &Path, file: &str) -> String {
    let mut gcc = Command::new("gcc");
    gcc.current_dir(folder)
        .args(["-O2", "-mavx2", file, "-o", "program"]);
    assert!(gcc.status().unwrap().success(), "{file}");
    let output = Command::new(folder.join("program")).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn functions_of_included_files_are_lowered_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("ops.h"), HEADER).unwrap();
    std::fs::write(folder.join("a.c"), program()).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder)
        .env_remove("CC")
        .args(["a.c", "-o", "out.c", "-O2"]);
    vcc.args([
        "--target=avx2",
        "--remarks=all",
        "--diagnostics-format=short",
    ]);
    let output = vcc.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let loops: Vec<&str> = said
        .lines()
        .filter(|line| line.contains(": loop "))
        .collect();
    // Those of the header are not the file's.
    assert!(loops.iter().all(|line| line.starts_with("a.c:")), "{said}");
    for ((_, wanted), line) in LOOPS.iter().zip(&loops) {
        assert!(line.contains(wanted), "{wanted}: {line}");
    }
    assert_eq!(built(folder, "a.c"), built(folder, "out.c"));
}

#[test]
fn headers_that_initialize_registers_by_themselves_draw_no_warnings() {
    let folder = tempfile::tempdir().unwrap();
    let text = "int most(int n, const int *a)\n{\n    int most = 0;\n    for (int i = 0; i < n; i++)\n        \
                most = a[i] > most ? a[i] : most;\n    return most;\n}\n\
                void low(int n, const int *restrict a, unsigned char *restrict b)\n{\n    \
                for (int i = 0; i < n; i++)\n        b[i] = (unsigned char)(a[i] >> 3);\n}\n";
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path()).env_remove("CC");
    vcc.args([
        "cc",
        "gcc",
        "-O3",
        "-mavx512bw",
        "-mavx512dq",
        "-mavx512vl",
        "-c",
        "a.c",
    ]);
    let output = vcc
        .args(["-Wall", "-Wextra", "-Winit-self"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}");
}

/// Whether a kept file with a loop that calls `f` of `own.h` has vector code, which it must not have with `-DA`.
fn kept(own: &str, before: &str, depends: bool) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = format!(
        "{before}\nvoid t(int n, const int *restrict a, int *restrict b)\n{{\n    \
         for (int i = 0; i < n; i++)\n        b[i] = f(a[i]) + 1;\n}}\n"
    );
    let other = "static inline int f(int x) { return x - 5; }\n";
    for (name, text) in [("a.c", text.as_str()), ("own.h", own), ("other.h", other)] {
        std::fs::write(folder.join(name), text).unwrap();
    }
    std::fs::write(
        folder.join("outer.h"),
        "#ifdef A\n#include \"other.h\"\n#else\n#include \"own.h\"\n#endif\n",
    )
    .unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder).env_remove("CC");
    vcc.args(["--target=avx2", "-O3", "a.c", "-o", "out.c"]);
    let output = vcc.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let out = std::fs::read_to_string(folder.join("out.c")).unwrap();
    let mut gcc = Command::new("gcc");
    gcc.current_dir(folder);
    let seen = gcc.args(["-mavx2", "-DA", "-E", "out.c"]).output().unwrap();
    let other = String::from_utf8_lossy(&seen.stdout).contains("_mm256_");
    assert!(seen.status.success() && !(depends && other), "{out}");
    out.contains("_mm256_")
}

#[test]
fn functions_of_headers_that_another_configuration_changes_are_no_part_of_kept_vector_code() {
    let plain = "static inline int f(int x) { return x * 3; }\n";
    let include = "#include \"own.h\"";
    let guarded = |text: &str| format!("#ifndef OWN_H\n#define OWN_H\n{text}#endif\n");
    let by_macro = "#ifdef A\n#define K 4\n#else\n#define K 3\n#endif\n#define LOCAL static inline\n\
                    LOCAL int f(int x) { return x * K; }\n";
    let call = "#define TIMES(x) ((x) * 3)\nstatic inline int f(int x) { return TIMES(x); }\n";
    let inside =
        "static inline int f(int x)\n{\n#ifdef A\n    return x;\n#endif\n    return x * 3;\n}\n";
    let group =
        format!("#ifdef A\nstatic inline int f(int x) {{ return x; }}\n#else\n{plain}#endif\n");
    for (own, before, wanted) in [
        (plain.to_owned(), include, true),
        (guarded(plain), include, true),
        (
            guarded("#ifdef __cplusplus\nextern \"C\" {\n#endif\n")
                .replace("#endif\n#endif\n", "#endif\n")
                + plain
                + "#ifdef __cplusplus\n}\n#endif\n#endif\n",
            include,
            true,
        ),
        // The guard asks for `A`.
        (by_macro.to_owned(), include, true),
        (call.to_owned(), include, false),
        (inside.to_owned(), include, false),
        (guarded(&group), include, false),
        (plain.to_owned(), "#include \"outer.h\"", false),
        (
            plain.to_owned(),
            "#ifdef A\n#include \"other.h\"\n#else\n#include \"own.h\"\n#endif",
            false,
        ),
    ] {
        let depends = own.contains("#ifdef A") || before != include;
        assert_eq!(kept(&own, before, depends), wanted, "{before}\n{own}");
    }
}
