//! The benchmark of functions runs, and says in which columns it compares what; loops that end early end
//! anywhere.

use midend::options::Optimization;
use std::process::Command;
use testsuite::bench::program;
use testsuite::kernel::Kernel;
use testsuite::toolchain;

#[test]
fn a_function_is_timed_in_all_columns() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    command.args(["--functions", "--switches", "--target=sse2", "--n=256"]);
    command.args(["--rounds=1", "--clang=none", "convolution"]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let columns = text.lines().find(|line| line.contains("gcc omp")).unwrap();
    let columns: Vec<&str> = columns.split("  ").map(str::trim).collect();
    let columns: Vec<&str> = columns.into_iter().filter(|c| !c.is_empty()).collect();
    let switches = Optimization::ALL.iter();
    let without: Vec<String> = switches.map(|s| format!("w/o {}", s.name())).collect();
    let mut expected = vec!["gcc", "gcc omp", "vcc"];
    expected.extend(without.iter().map(String::as_str));
    expected.extend(["gcc fast", "vcc fast", "scalar µs", "called as, on"]);
    assert_eq!(columns, expected);
    let row = text.lines().find(|line| line.starts_with("convolution "));
    let row = row.unwrap();
    assert!(
        row.ends_with(
            "convolution(int n, in float x[n+30], in float w[31], out float y[n] restrict), \
             n = 256: 31 taps"
        ),
        "{row}"
    );
    let speeds = row.split_whitespace().skip(1).take(expected.len() - 2);
    let speeds: Vec<f64> = speeds.map(|speed| speed.parse().unwrap()).collect();
    assert!(speeds.iter().all(|speed| *speed > 0.0), "{row}");
}

#[test]
fn loops_are_timed_for_several_trip_counts() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
    command.args(["find_int", "--n=16,64", "--target=sse2", "--clang=none"]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let heads: Vec<&str> = text.lines().filter(|l| l.starts_with("n = ")).collect();
    assert_eq!(heads, ["n = 16", "n = 64"]);
    let rows = text.lines().filter(|line| line.starts_with("find_int "));
    assert_eq!(rows.count(), 2, "{text}");
}

#[test]
fn what_cannot_be_timed_is_refused() {
    for (arguments, why) in [
        (
            &["testsuite/kernels/dot.c"][..],
            "`testsuite/kernels/dot.c`",
        ),
        (&["--functions", "none_such"], "none_such"),
        (&["--target=none_such"], "`none_such`"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bench"));
        let output = command.args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.starts_with("error: ") && text.contains(why), "{text}");
    }
}

/// The only variant tells when it is unloaded at how many iterations it ended, the first and the last.
const TELLING: &str = "#include <stdio.h>\nstatic char met[10000];\n\
    int f_v(int n, const int *a, int x)\n{\n    int i;\n    for (i = 0; i < n && a[i] != x; i++)\n        ;\n    \
    met[i] = 1;\n    return i;\n}\n\
    static void tell(void) __attribute__((destructor));\n\
    static void tell(void)\n{\n    int i, count = 0, first = -1, last = -1;\n    \
    for (i = 0; i < 10000; i++)\n        if (met[i]) {\n            count++;\n            \
    first = first < 0 ? i : first;\n            last = i;\n        }\n    \
    printf(\"%d %d %d\\n\", count, first, last);\n}\n";

#[test]
fn timed_loops_end_at_many_iterations() {
    let head = "/* kernel: int n | in i32 a[n] | i32 x | exit a = x | -> i32 */\n";
    let kernel = Kernel::parse("f", head.to_string()).unwrap();
    for (n, least) in [(16, 12), (64, 32), (4096, 8)] {
        let directory = tempfile::tempdir().unwrap();
        let main = directory.path().join("main.c");
        let text = program(&kernel, &["v"], n, include_str!("../driver/bench.h"));
        std::fs::write(&main, text).unwrap();
        let telling = directory.path().join("telling.c");
        std::fs::write(&telling, TELLING).unwrap();
        let timer = directory.path().join("timer");
        let mut gcc = Command::new("gcc");
        gcc.args(["-O1", "-w", "-o"]).arg(&timer);
        toolchain::run(gcc.arg(&main).arg(&telling));
        let said = toolchain::run(&mut Command::new(&timer)).stdout;
        let said = String::from_utf8(said).unwrap();
        let last = said.lines().last().unwrap();
        let numbers: Vec<u64> = last.split(' ').map(|word| word.parse().unwrap()).collect();
        assert!(numbers[0] >= least, "n = {n}: {said}");
        assert!(
            numbers[1] < n / 4 && numbers[2] > n / 2 && numbers[2] < n,
            "n = {n}: {said}"
        );
    }
}
