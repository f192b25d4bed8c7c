//! When straight-line code becomes vector code, and what is said of it.

use std::process::{Command, Output};

const TEXT: &str = "void f(float *restrict a, const float *b, float s)
{
    a[0] = b[0] * s;
    a[1] = b[1] * s;
    a[2] = b[2] * s;
    a[3] = b[3] * s;
}
void g(double *a, const double *b)
{
    a[0] = b[0] * 2.0;
    a[1] = b[1] * 2.0;
}
";

fn vcc(arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), TEXT).unwrap();
    Command::new(env!("CARGO_BIN_EXE_vcc"))
        .current_dir(folder.path())
        .args(["--target=sse2", "a.c"])
        .args(arguments)
        .output()
        .unwrap()
}

fn blocks(arguments: &[&str]) -> Vec<String> {
    let output = vcc(&[arguments, &["-o", "-"]].concat());
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().filter(|line| line.contains("/* vcc: block"));
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn where_it_gains_enough_and_is_not_switched_off() {
    let packed = ["/* vcc: block at lines 3 to 6: 4 lanes, sse2 */"];
    assert_eq!(blocks(&[]), packed);
    assert_eq!(blocks(&["--slp-threshold=10"]), packed);
    assert!(blocks(&["--slp-threshold=1000"]).is_empty());
    assert!(blocks(&["--without=slp"]).is_empty());
    assert!(blocks(&["-fno-tree-slp-vectorize"]).is_empty());
}

#[test]
fn limits_are_kept() {
    for limit in ["--slp-depth=0", "--slp-stores=3"] {
        assert!(blocks(&[limit]).is_empty(), "{limit}");
    }
    assert!(!blocks(&["--slp-distance=0", "--slp-look-ahead=0"]).is_empty());
}

#[test]
fn trees_are_shown_with_the_price_of_each_node() {
    let shown = |form: &str| {
        let output = vcc(&[form]);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(
        shown("--dump=slp"),
        "; lines 3 to 6
node vector scalar    sum
   0      2     16    -14  store 4xf32 [1] a[0] = b[0] * s
   1      2      8     -6  fmul 4xf32 [2 3] b[0] * s
   2      2      8     -6  load consecutive 4xf32 [] b[0]
   3      2      0      2  splat 4xf32 []
all nodes: -24; registers of 128 bits, with latency and moves: vector 25, scalar 49

"
    );
    assert_eq!(
        shown("--dump=slp-dot"),
        "digraph \"lines 3 to 6\" {
    node [shape=box];
    n0 [label=\"store 4xf32\\na[0] = b[0] * s\\n2 - 16 = -14\"];
    n0 -> n1;
    n1 [label=\"fmul 4xf32\\nb[0] * s\\n2 - 8 = -6\"];
    n1 -> n2;
    n1 -> n3;
    n2 [label=\"load consecutive 4xf32\\nb[0]\\n2 - 8 = -6\"];
    n3 [label=\"splat 4xf32\\n\\n2 - 0 = 2\"];
}
"
    );
}

#[test]
fn remarks_say_what_became_of_each_block() {
    let output = vcc(&["--remarks=all", "--diagnostics-format=short", "-o", "-"]);
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = said.lines().filter(|l| l.contains("block ")).collect();
    let [packed, scalar] = lines[..] else {
        panic!("{said}");
    };
    assert!(packed.starts_with("a.c:3:5: ") && packed.contains("block vectorized: 4 lanes"));
    let why =
        "block not vectorized: what is read here may be what a statement before it has written";
    assert!(
        scalar.starts_with("a.c:10:5: ") && scalar.contains(why),
        "{said}"
    );
}

#[test]
fn what_is_declared_and_assigned_is_declared_before() {
    let text = "int f(const int *restrict x, int *restrict y, int n)
{
    y[0] = x[0] + n;
    int unused = 3;
    y[1] = x[1] + n;
    y[2] = x[2] + n;
    y[3] = x[3] + n;
    y[9] = 3;
    return n;
}
";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("b.c");
    std::fs::write(&path, text).unwrap();
    let made = folder.path().join("b_vec.c");
    let run = |program: &str, arguments: &[&std::ffi::OsStr]| {
        let output = Command::new(program).args(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
    };
    let vcc = env!("CARGO_BIN_EXE_vcc");
    run(
        vcc,
        &[
            "--target=sse2".as_ref(),
            path.as_ref(),
            "-o".as_ref(),
            made.as_ref(),
        ],
    );
    let written = std::fs::read_to_string(&made).unwrap();
    assert!(written.contains("/* vcc: block at lines 3 to 7: 4 lanes, sse2 */"));
    run(
        "gcc",
        &[
            "-fsyntax-only".as_ref(),
            "-Werror=implicit".as_ref(),
            made.as_ref(),
        ],
    );
}
