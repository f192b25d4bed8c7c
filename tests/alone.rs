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
