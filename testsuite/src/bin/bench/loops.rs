//! Loops on arrays of one size.

use crate::timing::{Timing, Variant, Vectorizer};
use crate::{Arguments, refuse};
use std::path::{Path, PathBuf};
use testsuite::kernel::{self, Kernel};
use testsuite::toolchain::{self, Target};

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

/// The same of loops that end early, for which there are several sets of arrays.
const ELEMENTS_OF_SETS: u64 = 4096;

/// Prints the table for a trip count.
pub fn run(arguments: &Arguments, target: &Target, n: Option<u64>) {
    let variants = variants(arguments);
    println!(
        "{:24} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "speed over scalar",
        "gcc",
        "clang",
        "vcc",
        "vcc clg",
        "before",
        "vcc/peer",
        "clg/clg",
        "best/bst",
        "vcc/bef",
        "loop"
    );
    let mut all = Means::default();
    for (folder, paths) in beds(arguments) {
        let mut means = Means::default();
        for path in paths {
            let directory = tempfile::tempdir().expect("scratch directory");
            let kernel = Kernel::read(&path).unwrap_or_else(|error| panic!("{error}"));
            let usual = match kernel.data.exits.is_empty() {
                true => ELEMENTS,
                false => ELEMENTS_OF_SETS,
            };
            let timing = Timing {
                arguments,
                target,
                elements: n.unwrap_or(usual),
                place: directory.path(),
            };
            let seconds = timing.time(&kernel, &path, &variants);
            let vectorized = variants.iter().any(|variant| {
                variant.name == "vcc" && is_vectorized(&timing.source(variant, &path))
            });
            let speed = |variant: &str| {
                let position = variants.iter().position(|v| v.name == variant);
                position.map_or(f64::NAN, |position| seconds[0] / seconds[position])
            };
            let [gcc, clang, vcc, by_clang, before] =
                ["gcc", "clang", "vcc", "vcc_clang", "before"].map(speed);
            let best = gcc.max(clang);
            let ratios = [
                vcc / best,
                by_clang / clang,
                vcc.max(by_clang) / best,
                vcc / before,
            ];
            let form = if vectorized { "vector" } else { "scalar" };
            print!("{:24}", kernel.name);
            for figure in [gcc, clang, vcc, by_clang, before].iter().chain(&ratios) {
                print!(" {figure:8.2}");
            }
            println!(" {form:>8}");
            means.add(ratios);
        }
        if folder != KERNELS {
            means.print(&format!("mean of {folder}"));
        }
        all.merge(&means);
    }
    all.print("geometric mean");
}

/// Scalar code first.
fn variants(arguments: &Arguments) -> Vec<Variant> {
    let variant = |name: &str, cc: &str, flags: &[&str], vcc: Option<PathBuf>| Variant {
        name: name.to_owned(),
        cc: cc.to_owned(),
        flags: flags.iter().map(|&flag| flag.to_owned()).collect(),
        vcc: vcc.map(|vcc| Vectorizer {
            vcc,
            options: Vec::new(),
        }),
    };
    let mut all = vec![
        variant("scalar", "gcc", &["-fno-tree-vectorize"], None),
        variant("gcc", "gcc", &[], None),
        variant("vcc", "gcc", &[], Some(toolchain::vcc())),
    ];
    if toolchain::exists(&arguments.clang) {
        let clang = &arguments.clang;
        all.push(variant("clang", clang, &[], None));
        all.push(variant("vcc_clang", clang, &[], Some(toolchain::vcc())));
    }
    if let Some(before) = &arguments.before {
        all.push(variant("before", "gcc", &[], Some(before.clone())));
    }
    all
}

/// Geometric means of ratios: vcc's code by gcc against the better peer, by clang against clang alone, the better of
/// both against the better peer, and against another vcc.
#[derive(Default)]
struct Means {
    count: u32,
    logarithms: [f64; 4],
}

impl Means {
    fn add(&mut self, ratios: [f64; 4]) {
        self.count += 1;
        for (sum, ratio) in self.logarithms.iter_mut().zip(ratios) {
            *sum += ratio.ln();
        }
    }

    fn merge(&mut self, other: &Means) {
        self.count += other.count;
        for (sum, other) in self.logarithms.iter_mut().zip(other.logarithms) {
            *sum += other;
        }
    }

    fn print(&self, what: &str) {
        print!("{what:69}");
        for sum in self.logarithms {
            print!(" {:8.2}", (sum / f64::from(self.count)).exp());
        }
        println!();
    }
}

/// What kernels that are in no folder of everyday loops are called.
const KERNELS: &str = "kernels";

/// The kernels to time, by the folders they are in.
pub fn beds(arguments: &Arguments) -> Vec<(String, Vec<PathBuf>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let everyday = kernel::everyday().expect("kernels can be read");
    let file = |name: &str| {
        let mut paths = everyday.iter().flat_map(|(_, paths)| paths);
        let named = paths.find(|path| path.file_stem().is_some_and(|stem| stem == name));
        let own = root.join(format!("kernels/{name}.c"));
        match named {
            Some(path) => path.clone(),
            None if own.exists() => own,
            None => refuse(format!(
                "there is no kernel or folder `{name}`; kernels are named without folder and `.c`"
            )),
        }
    };
    let mut folders = Vec::new();
    let kernels = match (arguments.all, arguments.kernels.is_empty()) {
        _ if arguments.everyday => return everyday,
        (true, _) => kernel::files(&root.join("kernels")).expect("kernels can be read"),
        (false, true) => DEFAULT.iter().copied().map(file).collect(),
        (false, false) => {
            let is_named = |folder: &str| arguments.kernels.iter().any(|name| name == folder);
            folders.extend(
                everyday
                    .iter()
                    .filter(|(folder, _)| is_named(folder))
                    .cloned(),
            );
            let is_folder = |name: &&String| everyday.iter().any(|(folder, _)| folder == *name);
            let names = arguments.kernels.iter().filter(|name| !is_folder(name));
            names.map(|name| file(name)).collect()
        }
    };
    if !kernels.is_empty() {
        folders.push((KERNELS.to_owned(), kernels));
    }
    folders
}

/// Whether vcc wrote vector code.
fn is_vectorized(source: &Path) -> bool {
    let text = std::fs::read_to_string(source).expect("vcc wrote it");
    ["line ", "block at "]
        .iter()
        .any(|what| text.contains(&format!("/* vcc: {what}")))
}
