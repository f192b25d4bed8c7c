//! Loops on arrays of one size.

use crate::Arguments;
use std::path::{Path, PathBuf};
use std::process::Command;
use testsuite::bench::program;
use testsuite::kernel::{self, Kernel};
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
    let mut all = Means::default();
    for (folder, paths) in beds(arguments) {
        let mut means = Means::default();
        for path in paths {
            let directory = tempfile::tempdir().expect("scratch directory");
            let kernel = Kernel::read(&path).unwrap_or_else(|error| panic!("{error}"));
            let place = directory.path();
            let (seconds, vectorized) = time(&kernel, &path, &variants, target, arguments, place);
            let speed = |variant: &str| {
                let position = variants.iter().position(|v| v.name == variant);
                position.map_or(f64::NAN, |position| seconds[0] / seconds[position])
            };
            let best = speed("gcc").max(speed("clang"));
            let form = if vectorized { "vector" } else { "scalar" };
            println!(
                "{:20} {:10.2} {:10.2} {:10.2} {:10.2} {:12.2} {:12.2} {form:>8}",
                kernel.name,
                speed("gcc"),
                speed("clang"),
                speed("vcc"),
                speed("before"),
                speed("vcc") / best,
                speed("vcc") / speed("before")
            );
            means.add(speed("vcc") / best, speed("vcc") / speed("before"));
        }
        if arguments.everyday {
            means.print(&format!("mean of {folder}"));
        }
        all.merge(&means);
    }
    all.print("geometric mean");
}

/// Geometric means of vcc against the better peer, and against another vcc.
#[derive(Default)]
struct Means {
    count: u32,
    logarithms: (f64, f64),
}

impl Means {
    fn add(&mut self, peer: f64, before: f64) {
        self.count += 1;
        self.logarithms.0 += peer.ln();
        self.logarithms.1 += before.ln();
    }

    fn merge(&mut self, other: &Means) {
        self.count += other.count;
        self.logarithms.0 += other.logarithms.0;
        self.logarithms.1 += other.logarithms.1;
    }

    fn print(&self, what: &str) {
        let mean = |sum: f64| (sum / f64::from(self.count)).exp();
        println!(
            "{what:20} {:>10} {:>10} {:>10} {:>10} {:12.2} {:12.2}",
            "",
            "",
            "",
            "",
            mean(self.logarithms.0),
            mean(self.logarithms.1)
        );
    }
}

/// The kernels to time, by the folders they are in.
fn beds(arguments: &Arguments) -> Vec<(String, Vec<PathBuf>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = |name: &str| root.join(format!("kernels/{name}.c"));
    let kernels = match (arguments.all, arguments.kernels.is_empty()) {
        _ if arguments.everyday => return kernel::everyday().expect("kernels can be read"),
        (true, _) => kernel::files(&root.join("kernels")).expect("kernels can be read"),
        (false, true) => DEFAULT.iter().copied().map(file).collect(),
        (false, false) => arguments.kernels.iter().map(|name| find(name)).collect(),
    };
    vec![("kernels".to_owned(), kernels)]
}

/// The file of a kernel.
fn find(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let everyday = kernel::everyday().expect("kernels can be read");
    let mut paths = everyday.into_iter().flat_map(|(_, paths)| paths);
    paths
        .find(|path| path.file_stem().is_some_and(|stem| stem == name))
        .unwrap_or_else(|| root.join(format!("kernels/{name}.c")))
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
    let level = format!("-O{}", arguments.optimize);
    let mut flags = vec![level.as_str(), "-w", "-falign-loops=64"];
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
