//! Loops on arrays of one size.

use crate::Arguments;
use std::path::{Path, PathBuf};
use std::process::Command;
use testsuite::bench::program;
use testsuite::kernel::Kernel;
use testsuite::toolchain::{self, Target, run as run_command};

/// Kernels where none is named.
const DEFAULT: &[&str] = &[
    "saxpy",
    "dot",
    "sum_u8",
    "rgb_to_grey",
    "grey_planar",
    "fixed_filter",
    "max_i32",
    "max_f32",
    "abs_difference",
    "sum_abs_difference",
];

/// Elements of the arrays, which stay in the second-level cache.
const ELEMENTS: u64 = 8192;

struct Variant<'a> {
    name: &'static str,
    cc: &'a str,
    flags: &'static [&'static str],
    vcc: Option<PathBuf>,
}

/// Prints the table.
pub fn run(arguments: &Arguments, target: &Target) {
    let mut variants = vec![
        Variant {
            name: "scalar",
            cc: "gcc",
            flags: &["-fno-tree-vectorize"],
            vcc: None,
        },
        Variant {
            name: "gcc",
            cc: "gcc",
            flags: &[],
            vcc: None,
        },
        Variant {
            name: "vcc",
            cc: "gcc",
            flags: &[],
            vcc: Some(toolchain::vcc()),
        },
    ];
    if toolchain::exists(&arguments.clang) {
        variants.push(Variant {
            name: "clang",
            cc: &arguments.clang,
            flags: &[],
            vcc: None,
        });
    }
    if let Some(before) = &arguments.before {
        variants.push(Variant {
            name: "before",
            cc: "gcc",
            flags: &[],
            vcc: Some(before.clone()),
        });
    }
    println!(
        "{:20} {:>10} {:>10} {:>10} {:>10} {:>12} {:>12} {:>8}",
        "speed over scalar", "gcc", "clang", "vcc", "before", "vcc/best peer", "vcc/before", "loop"
    );
    let mut logarithms = (0.0, 0.0);
    let names = match (arguments.all, arguments.kernels.is_empty()) {
        (true, _) => all_kernels(),
        (false, true) => DEFAULT.iter().map(|name| name.to_string()).collect(),
        (false, false) => arguments.kernels.clone(),
    };
    for name in &names {
        let directory = tempfile::tempdir().expect("scratch directory");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("kernels/{name}.c"));
        let kernel = Kernel::read(&path).unwrap_or_else(|error| panic!("{error}"));
        let (seconds, vectorized) = time(
            &kernel,
            &path,
            &variants,
            target,
            arguments,
            directory.path(),
        );
        let speed = |variant: &str| {
            let position = variants.iter().position(|v| v.name == variant);
            position.map_or(f64::NAN, |position| seconds[0] / seconds[position])
        };
        let best = speed("gcc").max(speed("clang"));
        let form = if vectorized { "vector" } else { "scalar" };
        println!(
            "{name:20} {:10.2} {:10.2} {:10.2} {:10.2} {:12.2} {:12.2} {form:>8}",
            speed("gcc"),
            speed("clang"),
            speed("vcc"),
            speed("before"),
            speed("vcc") / best,
            speed("vcc") / speed("before")
        );
        logarithms.0 += (speed("vcc") / best).ln();
        logarithms.1 += (speed("vcc") / speed("before")).ln();
    }
    let mean = |sum: f64| (sum / names.len() as f64).exp();
    println!(
        "{:20} {:>10} {:>10} {:>10} {:>10} {:12.2} {:12.2}",
        "geometric mean",
        "",
        "",
        "",
        "",
        mean(logarithms.0),
        mean(logarithms.1)
    );
}

/// Names of all kernels, in order.
fn all_kernels() -> Vec<String> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let files = std::fs::read_dir(&directory).expect("kernels exist");
    let mut names: Vec<String> = files
        .map(|file| file.expect("directory can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "c"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// Seconds of each variant, and whether vcc wrote a vector loop.
fn time(
    kernel: &Kernel,
    path: &Path,
    variants: &[Variant<'_>],
    target: &Target,
    arguments: &Arguments,
    directory: &Path,
) -> (Vec<f64>, bool) {
    // Otherwise the place that a short loop happens to get decides more than its instructions.
    let mut flags = vec!["-O3", "-w", "-falign-loops=64"];
    flags.extend(target.isa_flags);
    if arguments.fast {
        flags.push("-ffast-math");
    }
    let mut objects: Vec<PathBuf> = Vec::new();
    let mut vectorized = false;
    for variant in variants {
        let mut source = path.to_path_buf();
        if let Some(vcc) = &variant.vcc {
            source = directory.join(format!("{}.c", variant.name));
            run_command(
                Command::new(vcc)
                    .args(&flags)
                    .arg(path)
                    .arg("-o")
                    .arg(&source)
                    .args(["--target", target.name, "--cc", variant.cc]),
            );
            let text = std::fs::read_to_string(&source).expect("vcc wrote it");
            vectorized |= variant.name == "vcc" && text.contains("/* vcc: line ");
        }
        let object = directory.join(format!("{}.o", variant.name));
        run_command(
            Command::new(variant.cc)
                .args(&flags)
                .args(variant.flags)
                .arg(format!("-D{0}={0}_{1}", kernel.name, variant.name))
                .arg("-c")
                .arg(&source)
                .arg("-o")
                .arg(&object),
        );
        objects.push(object);
    }
    let names: Vec<&str> = variants.iter().map(|variant| variant.name).collect();
    let main = directory.join("main.c");
    let text = program(
        kernel,
        &names,
        arguments.n.unwrap_or(ELEMENTS),
        include_str!("../../../driver/bench.h"),
    );
    std::fs::write(&main, text).expect("scratch directory is writable");
    let timer = directory.join("timer");
    run_command(
        Command::new("gcc")
            .args(["-O1", "-w", "-o"])
            .arg(&timer)
            .arg(&main)
            .args(&objects),
    );
    let output =
        String::from_utf8_lossy(&run_command(&mut target.run_command(&timer)).stdout).into_owned();
    let seconds = output
        .lines()
        .filter_map(|line| line.split_once(' ')?.1.parse().ok())
        .collect();
    (seconds, vectorized)
}
