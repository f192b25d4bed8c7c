//! Output texts of the kernels, held against golden files.
//!
//! `UPDATE_GOLDENFILES=1 cargo test` rewrites them.

use frontend::sorted::SortedSet;
use goldenfile::Mint;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use testsuite::kernel;
use testsuite::toolchain::{self, TARGETS};

/// Targets for which every kernel has a golden.
const ALL_KERNELS: &[&str] = &["avx2", "generic"];

/// Kernels with a golden for every target.
const ALL_TARGETS: &[&str] = &[
    "abs_difference",
    "checksum_xor",
    "copy_reversed",
    "count_equal",
    "dot",
    "fixed_filter",
    "float_to_double",
    "guarded_store",
    "i32_to_double",
    "if_else",
    "max_f32",
    "max_i32",
    "mixed_widths",
    "saxpy",
    "sum_u8",
];

/// Kernels whose output is too long for anybody to read it: thousands of multiplications, one by one.
const UNREAD: &[&str] = &["dct_8x8"];

fn goldens() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens")
}

fn golden_name(kernel: &str, target: &str) -> String {
    format!("{kernel}.{target}.c")
}

#[test]
fn output_is_as_blessed() {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let mut mint = Mint::new(goldens());
    let mut made = SortedSet::new();
    for target in TARGETS {
        if !toolchain::needs(&format!("goldens for {}", target.name), target.cc) {
            continue;
        }
        for kernel in kernel::all(&kernels).unwrap() {
            if !ALL_KERNELS.contains(&target.name) && !ALL_TARGETS.contains(&kernel.name.as_str()) {
                continue;
            }
            if UNREAD.contains(&kernel.name.as_str()) {
                continue;
            }
            let mut vcc = Command::new(toolchain::vcc());
            vcc.current_dir(&kernels).arg(format!("{}.c", kernel.name));
            vcc.args([
                "-o",
                "-",
                "--internal-errors=fatal",
                "--cc",
                target.cc,
                "--target",
                target.name,
            ]);
            let text = toolchain::run(vcc.args(kernel.vcc_flags())).stdout;
            let name = golden_name(&kernel.name, target.name);
            mint.new_goldenfile(&name)
                .unwrap()
                .write_all(&text)
                .unwrap();
            made.insert(name);
        }
    }
    let orphans: Vec<String> = std::fs::read_dir(goldens())
        .map(|entries| {
            entries
                .filter_map(|e| e.ok()?.file_name().into_string().ok())
                .collect()
        })
        .unwrap_or_default();
    let orphans: Vec<_> = orphans
        .iter()
        .filter(|name| !made.contains(*name))
        .collect();
    assert!(
        orphans.is_empty() || made.len() < orphans.len(),
        "golden files that nothing produces: {orphans:?}"
    );
}
