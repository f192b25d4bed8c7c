//! The seeded faults can still be seeded; `testsuite/mutants/run` shows that they are found.

use std::path::Path;
use std::process::Command;
use testsuite::toolchain::{needs, run};

#[test]
fn every_patch_applies() {
    if !needs("patches of seeded faults", "git") {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut count = 0;
    for entry in std::fs::read_dir(root.join("testsuite/mutants")).unwrap() {
        let path = entry.unwrap().path().canonicalize().unwrap();
        if path
            .extension()
            .is_some_and(|extension| extension == "patch")
        {
            let mut git = Command::new("git");
            run(git.current_dir(&root).args(["apply", "--check"]).arg(path));
            count += 1;
        }
    }
    assert!(count >= 10, "only {count} patches");
}
