//! Loops of which vector code does all: nothing of them stays.

use std::path::Path;
use std::process::Command;

const TEXT: &str = "static int only(int x)
{
    return x * 5;
}
static int others(int x)
{
    return x - 9;
}
static void all(const int *restrict a, int *restrict b, int m, int unread)
{
    int i, j = 3, behind;
    for (i = 0; i < 64; i++)
        b[i] = others(a[i]) * m;
    for (int k = 0; k < 64; k++)
        b[k] += a[k] + j;
    if (m)
        for (i = 0; i < 64; i++)
            b[i] ^= a[i] + unread * 0;
    for (i = 3; i < 67; i += 1)
        b[i] += only(a[i]);
    for (behind = 0; behind < 64; behind++)
        b[behind] *= 3;
    b[0] += behind;
    for (int k = 0, l = m; k < 64; k++)
        b[k] ^= l;
    /* What the header says of other variables stays. */
    for (i = 0, m = b[3]; i < 64; i++)
        b[i] += a[i];
    b[1] += m;
}
static void left(const int *restrict a, int *restrict b, int m)
{
    if (m < 0)
        goto end;
    for (int i = 0; i < 64; i++)
        b[i] += a[i] >> 1;
end:
    b[3] += m;
}
static int rows(int n, int (*restrict a)[16])
{
    int sum = 0;
    for (int i = 0; i < n; i++) {
        int j;
        for (j = 0; j < 16; j++)
            sum += a[i][j];
        for (j = 0; j < 16; j++)
            a[i][j] += sum;
    }
    return sum;
}
";

const MAIN: &str = "int main(void)
{
    static int a[80], b[80], c[5][16];
    for (int i = 0; i < 80; i++) { a[i] = i * 7919 % 1000 - 500; b[i] = i; c[i / 16][i % 16] = i * i; }
    all(a, b, 3, 4);
    all(b, a, -2, 1);
    left(a, b, 5);
    unsigned long sum = (unsigned)(others(rows(5, c)));
    for (int i = 0; i < 80; i++) sum = sum * 31 + (unsigned)(a[i] ^ b[i]) + (unsigned)c[i / 16][i % 16];
    printf(\"%lu\\n\", sum);
    return 0;
}
";

/// What the program prints, built without warnings.
fn printed(folder: &Path, compiler: &str, file: &str) -> String {
    let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-std=c99"];
    let given = ["-O2", "-mavx2", file, "-o", "program"];
    let mut build = Command::new(compiler);
    let output = build.current_dir(folder).args(strict).args(given).output();
    let output = output.unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{file}: {said}");
    let output = Command::new(folder.join("program")).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn nothing_stays_of_loops_that_vectors_do_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = format!("#include <stdio.h>\n{TEXT}{MAIN}");
    std::fs::write(folder.join("a.c"), &text).unwrap();
    let wanted = printed(folder, "gcc", "a.c");
    for target in ["avx2", "sse2", "generic"] {
        let target = format!("--target={target}");
        let given = ["--ignore-cost", "a.c", "-o", "out.c"];
        let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
        let output = vcc
            .current_dir(folder)
            .env_remove("CC")
            .arg(&target)
            .args(given)
            .output();
        assert!(output.as_ref().unwrap().status.success(), "{output:?}");
        let out = std::fs::read_to_string(folder.join("out.c")).unwrap();
        let remainders = out.matches("/* remaining iterations */").count();
        // Two call functions of the file, one reads what its header declares, one may be jumped over.
        let main = out.find("int main").unwrap();
        let in_main = out[main..].matches("/* remaining iterations */").count();
        assert_eq!(remainders - in_main, 4, "{out}");
        // The header, and the statement in its place.
        for (text, times) in [("(void)j;", 3), ("i = 0, m = b[3];", 2)] {
            assert_eq!(out.matches(text).count(), times, "{text}\n{out}");
        }
        for compiler in ["gcc", "clang-19"] {
            assert_eq!(printed(folder, compiler, "out.c"), wanted, "{out}");
        }
    }
}

#[test]
fn loops_with_directives_in_them_stay() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = "#include <stdio.h>
static void t(const int *restrict a, int *restrict b)
{
    for (int i = 0; i < 64; i++)
#ifdef A
        b[i] = a[i];
#else
        b[i] = a[i] * 3;
#endif
    for (int i = 0; i < 64; i++) {
#define K 5
        b[i] += a[i] * K;
    }
    /* Two lines. */ for (int i = 0; i < 64; i++) {
        /* A
           comment. */ b[i] ^= K;
    }
}
int main(void)
{
    static int a[64], b[64];
    for (int i = 0; i < 64; i++) a[i] = i * 77 % 31;
    t(a, b);
    unsigned long sum = 0;
    for (int i = 0; i < 64; i++) sum = sum * 31 + (unsigned)b[i];
    printf(\"%lu\\n\", sum);
    return 0;
}
";
    std::fs::write(folder.join("a.c"), text).unwrap();
    let wanted = printed(folder, "gcc", "a.c");
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder).env_remove("CC");
    vcc.args(["cc", "gcc", "-O3", "-mavx2", "-Wall", "-Wextra", "-Werror"]);
    let output = vcc.args(["a.c", "-o", "program"]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let output = Command::new(folder.join("program")).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), wanted);
}

/// A loop that does more for what stands around it than to iterate, of a function with the parameters `n` and `m`.
const MORE: [&str; 11] = [
    // Pragmas and macros that mean something behind it.
    "for (int i = 0; i < 64; i++) { _Pragma(\"pack(1)\") A[i] += m; }\nstruct z { char c; int x; }; return n + (int)sizeof(struct z);",
    "#define PACKED _Pragma(\"pack(1)\")\nfor (int i = 0; i < 64; i++) { PACKED A[i] += m; }\nstruct z { char c; int x; }; return n + (int)sizeof(struct z);",
    "int t; for (int i = 0; i < 64; i++) A[i] += m + __COUNTER__;\nt = __COUNTER__; return n + t;",
    "for (int i = 0; i < 64; i++) {\n/* a comment\nends */ #define K 5\nA[i] += m; }\nreturn n + K;",
    // Tags that are known behind it.
    "int i; for (i = 0; i < (int)sizeof(struct q { char a; }) * 64; i++) A[i] += m;\nreturn n + i + (int)sizeof(struct q);",
    "int i; for (i = 0; i < 64; i++) A[i] += m + (int)sizeof(enum { QQ = 5 });\nreturn QQ + n + i;",
    // What has no value to be cast, and what is not the loop's own.
    "register int w[2] = { 1, 2 }; for (n = 0; n < 64; n++) A[n] += m + (int)sizeof w;\nreturn n + w[0];",
    "int x; for (int i = 0; i < 64; i++) { int x = A[i]; B[i] += x * m; }\nx = n; return n + x;",
    // Names of members are no use of variables.
    "struct p { int x[64]; } k = { { 0 } }, *p = &k; int x = n;\nfor (int i = 0; i < 64; i++) p->x[i] += i + (0 ? x : 3);\nreturn p->x[3] + m;",
    "static int hits; struct { int hits[64]; } w = { { 1 } };\nfor (int i = 0; i < 64; i++) w.hits[i] += i + (int)sizeof hits;\nreturn w.hits[4] + n + m;",
    "int left = 3; for (int i = 0; i < 64; i++) A[i] += (int)sizeof left + m;\nreturn A[3] + n;",
];

#[test]
fn loops_that_do_more_for_what_stands_around_them_stay() {
    for body in MORE {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let text = format!(
            "int printf(const char *, ...);\nint A[128], B[128];\nstruct q {{ int a[4]; }};\nint f(int n, int m)\n{{\n{body}\n}}\n\
             int main(void)\n{{\nint i, sum;\nfor (i = 0; i < 128; i++) A[i] = B[i] = i * 7919 % 100;\nsum = f(3, 5);\n\
             for (i = 0; i < 128; i++) sum = sum * 3 + A[i] + B[i];\nprintf(\"%d\\n\", sum);\nreturn 0;\n}}\n"
        );
        // The ends of `for` are the ends of scopes, or not.
        let (standard, text) = match body.contains("sizeof(struct q {") || body.contains("QQ") {
            true => ("-std=gnu89", text),
            false => ("-std=gnu11", text),
        };
        std::fs::write(folder.join("a.c"), text).unwrap();
        let build = |file: &str| {
            let given = [standard, "-O2", "-mavx2", "-Wall", "-Wextra", "-Werror"];
            let mut gcc = Command::new("gcc");
            gcc.current_dir(folder).args(given);
            let given = ["-Wno-shadow", file, "-o", "program"];
            let output = gcc.args(given).output().unwrap();
            assert!(output.status.success(), "{output:?}{body}");
            let output = Command::new(folder.join("program")).output().unwrap();
            String::from_utf8(output.stdout).unwrap()
        };
        let wanted = build("a.c");
        let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
        vcc.current_dir(folder).env_remove("CC");
        let given = [
            "--target=avx2",
            "--ignore-cost",
            "-std=gnu89",
            "a.c",
            "-o",
            "out.c",
        ];
        let output = vcc.args(given).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!said.contains("internal error"), "{said}{body}");
        assert_eq!(build("out.c"), wanted, "{body}");
    }
}

#[test]
fn loops_whose_headers_do_more_than_to_count_end_as_they_did() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = "#include <stdio.h>
static int a[80], b[80], tested;
static volatile int here;
static int down(void)
{
    int i;
    for (i = 64; i-- > 0;)
        a[i] += 3;
    return i;
}
static int twice(void)
{
    int n = 64, i, t;
    while (n-- > 0)
        a[n] += 5;
    for (i = 0; (t = i) < 64; i++)
        b[i] ^= a[i];
    return n + t;
}
static int counted(void)
{
    int i;
    for (i = 0; (tested += 3), i < 64; i++)
        a[i] += 7;
    return i;
}
static void stored(void)
{
    int i;
    for (i = 0; a[i] += 3, i < 64; i++)
        b[i]++;
}
static int read(void)
{
    int i;
    for (i = here, i = 0; i < 64; i++)
        a[i] += i;
    return i;
}
static void entered(void)
{
    int i;
    if (sizeof(int) == 8)
        goto in;
    for (i = 0; i < 64; i++) {
        a[i] += 3;
    in:
        b[i] += 3;
    }
}
static void forever(void)
{
    int i = 0;
    for (;;) {
        a[i] -= b[i];
        if (++i == 64)
            break;
    }
    do
        b[i & 63] += i;
    while (++i < 128);
    b[0] += i;
}
int main(void)
{
    for (int i = 0; i < 80; i++) { a[i] = i * 7919 % 1000 - 500; b[i] = i; }
    int sum = down();
    sum = sum * 31 + twice();
    sum = sum * 31 + counted();
    stored();
    entered();
    forever();
    sum = sum * 31 + read() + tested;
    for (int i = 0; i < 80; i++) sum = (int)((unsigned)sum * 31u + (unsigned)(a[i] ^ b[i]));
    printf(\"%d\\n\", sum);
    return 0;
}
";
    std::fs::write(folder.join("a.c"), text).unwrap();
    let wanted = printed(folder, "gcc", "a.c");
    for target in ["avx2", "sse2", "generic"] {
        let target = format!("--target={target}");
        let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
        vcc.current_dir(folder).env_remove("CC").arg(&target);
        let output = vcc.args(["--ignore-cost", "a.c", "-o", "out.c"]).output();
        assert!(output.as_ref().unwrap().status.success(), "{output:?}");
        for compiler in ["gcc", "clang-19"] {
            assert_eq!(printed(folder, compiler, "out.c"), wanted, "{target}");
        }
    }
}
