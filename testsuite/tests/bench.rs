//! The benchmark of functions runs, and says in which columns it compares what.

use midend::options::Optimization;
use std::process::Command;

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
