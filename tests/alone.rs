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
    if (m < 0)
        goto end;
    for (i = 3; i < 67; i += 1)
        b[i] += only(a[i]);
    for (behind = 0; behind < 64; behind++)
        b[behind] *= 3;
    b[0] += behind;
end:
    for (int k = 0, l = m; k < 64; k++)
        b[k] ^= l;
    /* What the header says of other variables stays. */
    for (i = 0, m = b[3]; i < 64; i++)
        b[i] += a[i];
    b[1] += m;
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
        // One calls a function that nobody else calls, the other reads what its header declares.
        let main = out.find("int main").unwrap();
        let in_main = out[main..].matches("/* remaining iterations */").count();
        assert_eq!(remainders - in_main, 2, "{out}");
        // The header, and the statement in its place.
        for (text, times) in [("(void)j;", 2), ("i = 0, m = b[3];", 2)] {
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
