//! Whole functions, with the pragmas of vcc or of OpenMP.

use crate::{Arguments, refuse};
use midend::options::Optimization;
use std::path::{Path, PathBuf};
use std::process::Command;
use testsuite::functions::{Function, names, with_openmp};
use testsuite::toolchain::{self, Target, run as run_command};

/// Rounding of each operation on its own, so that all results are the same bits.
const STRICT: &[&str] = &["-ffp-contract=off"];
/// Products fused with what is added to them, which is what gcc does if it is told nothing.
const FUSED: &[&str] = &["-ffp-contract=fast"];
const FAST: &[&str] = &["-ffast-math"];

/// A way to compile.
struct Variant {
    /// Column; empty: none.
    name: String,
    cc: String,
    flags: Vec<&'static str>,
    /// With directives of OpenMP.
    openmp: bool,
    /// vcc and what it is told.
    vcc: Option<(PathBuf, Vec<String>)>,
    /// Number of the variant to compare with.
    base: usize,
    /// Different results are an error.
    strict: bool,
}

impl Variant {
    fn new(name: &str, cc: &str, flags: &[&[&'static str]]) -> Variant {
        Variant {
            name: name.to_string(),
            cc: cc.to_string(),
            flags: flags.concat(),
            openmp: false,
            vcc: None,
            base: 0,
            strict: false,
        }
    }

    fn with_openmp(self) -> Variant {
        Variant {
            openmp: true,
            ..self
        }
    }

    fn by(self, vcc: &Path, options: &[String]) -> Variant {
        Variant {
            vcc: Some((vcc.to_path_buf(), options.to_vec())),
            strict: self.flags == STRICT,
            ..self
        }
    }
}

/// All ways to compile.
fn variants(arguments: &Arguments, target: &Target) -> Vec<Variant> {
    let openmp: &[&str] = &["-fopenmp-simd"];
    let scalar: &[&str] = &["-fno-tree-vectorize"];
    let vcc = toolchain::vcc();
    let mut all = vec![
        Variant::new("", "gcc", &[STRICT, scalar]),
        Variant::new("gcc", "gcc", &[STRICT]),
        Variant::new("gcc omp", "gcc", &[STRICT, openmp]).with_openmp(),
    ];
    let clang = toolchain::exists(&arguments.clang).then_some(arguments.clang.as_str());
    if let Some(clang) = clang {
        all.push(Variant::new("clang", clang, &[STRICT]));
        all.push(Variant::new("clang omp", clang, &[STRICT, openmp]).with_openmp());
    }
    all.push(Variant::new("vcc", "gcc", &[STRICT]).by(&vcc, &[]));
    if let Some(before) = &arguments.before {
        all.push(Variant::new("before", "gcc", &[STRICT]).by(before, &[]));
    }
    if arguments.switches {
        for optimization in Optimization::ALL {
            let name = format!("w/o {}", optimization.name());
            let option = format!("--without={}", optimization.name());
            all.push(Variant::new(&name, "gcc", &[STRICT]).by(&vcc, &[option]));
        }
    }
    let fused = has_fused(target).then_some(("fused", FUSED));
    for (name, mode) in fused.into_iter().chain([("fast", FAST)]) {
        let base = all.len();
        let name = |cc: &str| format!("{cc} {name}");
        let mut group = vec![
            Variant::new("", "gcc", &[mode, scalar]),
            Variant::new(&name("gcc"), "gcc", &[mode]),
        ];
        group.extend(clang.map(|clang| Variant::new(&name("clang"), clang, &[mode])));
        group.push(Variant::new(&name("vcc"), "gcc", &[mode]).by(&vcc, &[]));
        all.extend(group.into_iter().map(|variant| Variant { base, ..variant }));
    }
    all
}

/// Prints the table.
pub fn run(arguments: &Arguments, target: &Target, n: Option<u64>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let functions = match arguments.kernels.is_empty() {
        true => names(folder).unwrap_or_else(|error| panic!("{error}")),
        false => arguments.kernels.clone(),
    };
    let read = |name: &String| Function::read(folder, name);
    let functions: Result<Vec<Function>, String> = functions.iter().map(read).collect();
    let functions = functions.unwrap_or_else(|error| refuse(error));
    let variants = variants(arguments, target);
    println!(
        "{}: speed over gcc -O3 -fno-tree-vectorize with the same floating-point flags\n\
         (strict: {}; columns `fused`: {}; `fast`: {}); `omp`: with OpenMP's directives;\n\
         `!`: results differ from the scalar code's (not compared in columns `fast`)\n",
        target.name,
        STRICT.join(" "),
        FUSED.join(" "),
        FAST.join(" ")
    );
    let columns: Vec<&Variant> = variants.iter().filter(|v| !v.name.is_empty()).collect();
    let width = |variant: &Variant| variant.name.len().max(7) + 2;
    print!("{:20}", "");
    for column in &columns {
        let width = width(column);
        print!("{:>width$}", column.name);
    }
    println!("  {:>9}  called as, on", "scalar µs");
    let mut logarithms = vec![0.0; columns.len()];
    let mut wrong = Vec::new();
    for function in &functions {
        let n = n.unwrap_or(function.n);
        let times = time(function, n, &variants, target, arguments.rounds);
        print!("{:20}", function.kernel.name);
        let shown = variants
            .iter()
            .zip(&times)
            .filter(|(v, _)| !v.name.is_empty());
        for ((variant, time), sum) in shown.zip(&mut logarithms) {
            let speed = times[variant.base].seconds / time.seconds;
            let mark = match time.differs && variant.flags[..1] != *FAST {
                true => "!",
                false => " ",
            };
            let width = width(variant) - 1;
            print!("{speed:width$.2}{mark}");
            *sum += speed.ln();
            if time.differs && variant.strict {
                wrong.push(format!("{}: {}", function.kernel.name, variant.name));
            }
        }
        println!(
            "  {:9.1}  {}, n = {n}: {}",
            times[0].seconds * 1e6,
            function.signature(),
            function.what
        );
    }
    print!("{:20}", "geometric mean");
    for (variant, sum) in columns.iter().zip(&logarithms) {
        let mean: f64 = (sum / functions.len() as f64).exp();
        let width = width(variant) - 1;
        print!("{mean:width$.2} ");
    }
    println!();
    assert!(
        wrong.is_empty(),
        "results differ from those of the scalar code: {}",
        wrong.join(", ")
    );
}

/// What was measured of a variant.
struct Time {
    seconds: f64,
    differs: bool,
}

/// Times all variants of a function.
fn time(
    function: &Function,
    n: u64,
    variants: &[Variant],
    target: &Target,
    rounds: u32,
) -> Vec<Time> {
    let scratch = tempfile::tempdir().expect("scratch directory");
    let mut objects = Vec::new();
    for (v, variant) in variants.iter().enumerate() {
        objects.push(compile(function, v, variant, target, scratch.path()));
    }
    let main = scratch.path().join("main.c");
    let bases: Vec<usize> = variants.iter().map(|variant| variant.base).collect();
    let text = function.program(&bases, n, rounds);
    std::fs::write(&main, text).expect("scratch directory is writable");
    let timer = scratch.path().join("timer");
    run_command(
        Command::new("gcc")
            .args(["-O1", "-w", "-o"])
            .arg(&timer)
            .arg(&main)
            .args(&objects)
            .args(["-lmvec", "-lm"]),
    );
    let output = run_command(&mut target.run_command(&timer));
    let times = String::from_utf8_lossy(&output.stdout);
    let time = |line: &str| {
        let mut words = line.split_whitespace().skip(1);
        Some(Time {
            seconds: words.next()?.parse().ok()?,
            differs: words.next()? == "1",
        })
    };
    times.lines().filter_map(time).collect()
}

/// Compiles one variant.
fn compile(
    function: &Function,
    number: usize,
    variant: &Variant,
    target: &Target,
    scratch: &Path,
) -> PathBuf {
    let name = &function.kernel.name;
    // Otherwise the place that a short loop happens to get decides more than its instructions.
    let mut flags = vec!["-O3", "-w", "-falign-loops=64"];
    flags.extend(architecture(target));
    flags.extend(&variant.flags);
    flags.extend(function.flags.iter().map(String::as_str));
    let mut source = scratch.join(format!("{name}_{number}.c"));
    let text = match variant.openmp {
        true => with_openmp(&function.kernel.text),
        false => function.kernel.text.clone(),
    };
    std::fs::write(&source, text).expect("scratch directory is writable");
    if let Some((vcc, options)) = &variant.vcc {
        let result = scratch.join(format!("{name}_{number}_vec.c"));
        run_command(
            Command::new(vcc)
                .args(&flags)
                .args(&function.vcc_flags)
                .args(options)
                .arg(&source)
                .arg("-o")
                .arg(&result)
                .args(["--target", target.name, "--cc", &variant.cc]),
        );
        source = result;
    }
    let object = scratch.join(format!("{number}.o"));
    run_command(
        Command::new(&variant.cc)
            .args(&flags)
            .arg(format!("-D{name}={name}_{number}"))
            .arg("-c")
            .arg(&source)
            .arg("-o")
            .arg(&object),
    );
    object
}

/// Whether these processors multiply and add in one operation.
fn has_fused(target: &Target) -> bool {
    matches!(target.name, "avx2" | "avx512")
}

/// Flags for a processor that has the target's ISA, with all that such processors have besides.
fn architecture(target: &Target) -> Vec<&'static str> {
    match target.name {
        "sse4.1" => vec!["-march=x86-64-v2"],
        "avx2" => vec!["-march=x86-64-v3"],
        "avx512" => vec!["-march=x86-64-v4"],
        _ => target.isa_flags.to_vec(),
    }
}
