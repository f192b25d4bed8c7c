//! Every shape of control flow beside its scalar self, on every target this machine can run.
//!
//! Which of them stay scalar, and why, is in golden files: `UPDATE_GOLDENFILES=1` rewrites them.

use goldenfile::Mint;
use std::io::Write;
use std::path::Path;
use testsuite::batch::Batch;
use testsuite::shapes;
use testsuite::suite::Build;
use testsuite::toolchain::{self, Target};

/// The loops that vcc left, by function, and why.
fn refused(said: &str) -> Vec<(String, String)> {
    let remarks = said.split("loop not vectorized: ").skip(1);
    let read = remarks.map(|remark| {
        let name = remark.split_once("in `")?.1.split_once('`')?.0;
        Some((name.to_string(), remark.lines().next()?.to_string()))
    });
    read.collect::<Option<_>>().expect("remarks have this form")
}

fn compare(targets: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("shapes");
    let kernels = shapes::all(&folder).unwrap();
    let mut mint = Mint::new(folder.join("refused"));
    let directory = tempfile::tempdir().unwrap();
    let mut batch = None;
    for name in targets {
        let target = Target::named(name).unwrap();
        if let Err(why) = target.way() {
            toolchain::skip(&format!("shapes for {name}"), &why);
            continue;
        }
        let batch =
            batch.get_or_insert_with(|| Batch::new(&kernels, target.cc, directory.path()).unwrap());
        let build = Build {
            target,
            cc: None,
            // With every branch that there may be, and with those that are worth it.
            vcc_flags: match *name {
                "avx2" | "generic" => &["--remarks=missed", "--ignore-cost"],
                _ => &["--remarks=missed"],
            },
            cc_flags: &["-O1", "-ffp-contract=off"],
        };
        let compared = batch.vectorize(&build).and_then(|(text, said)| {
            let runs = batch.compare(&text, &build, 600)?;
            Ok((runs, refused(&said)))
        });
        let (runs, mut refused) = compared.unwrap_or_else(|why| panic!("{name}: {why}"));
        // Not the loops of the functions themselves.
        refused.retain(|(function, _)| runs.iter().any(|run| run.name == *function));
        let mut golden = mint.new_goldenfile(format!("{name}.txt")).unwrap();
        for (function, why) in &refused {
            writeln!(golden, "{function}: {why}").unwrap();
        }
        for run in &runs {
            let scalar = refused.iter().any(|(function, _)| *function == run.name);
            assert!(scalar || run.hits > 0, "{name}: {run:?}");
        }
        assert!(runs.len() - refused.len() >= 80, "{name}: {refused:?}");
    }
}

#[test]
fn shapes_equal_their_scalar_selves_on_x86() {
    compare(&Target::x86());
}

#[test]
fn shapes_equal_their_scalar_selves_on_neon() {
    compare(&["neon"]);
}
